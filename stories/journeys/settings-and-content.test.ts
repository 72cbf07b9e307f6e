import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startModelServer } from '@cueroom/api/testing/model-server.ts'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { expectAccessibleAgain } from './accessibility.ts'
import { hostClient, signIn } from './host.ts'
import { startJourneys } from './journey.ts'

const model = await startModelServer()
afterAll(() => model.close())
const journey = startJourneys({ OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'local-model' })

const sentence = 'Maya has counted the same nine reefs for twelve years, in every weather.'
const introduction = Array.from({ length: 28 }, () => sentence).join(' ')

const editor = (page: Page) => page.getByLabel('Text of the Guest Introduction')
const text = (page: Page) => page.getByRole('article', { name: 'Guest Introduction for Maya Okafor' })

async function openGenerator(page: Page) {
  await page.goto('/generate')
  await page.getByRole('button', { name: /^Guest: / }).click()
  await page.getByRole('option', { name: /Maya Okafor/ }).click()
  await text(page).waitFor()
}

/** Maya has suggested a correction of her introduction, so that the host is asked first. */
async function generateAgain(page: Page) {
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await page.getByRole('button', { name: 'Replace it' }).click()
}

async function chooseTone(page: Page, tone: string) {
  await page.goto('/show-settings')
  await page.getByRole('combobox', { name: 'Tone' }).click()
  await page.getByRole('option', { name: tone }).click()
  await expectAccessibleAgain(page)
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await page.getByText('Your show settings have been updated successfully.').waitFor()
}

journey(
  'settings shape the text, and an edit of it survives a reload into the Word document',
  async (traveller) => {
    const { page, app, folder } = traveller
    await signIn(page, app)
    await chooseTone(page, 'Educational')

    model.behave({ text: introduction, pieces: 12 })
    await openGenerator(page)
    await generateAgain(page)
    await page.getByText('Content Generated!').waitFor()
    expect(JSON.stringify(model.requests.at(-1))).toContain('Tone: educational.')
    await text(page).getByText(sentence).first().waitFor()
    await expectAccessibleAgain(page)

    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await editor(page).fill(`${introduction}\n\nAnd she sings in her regulator.`)
    await expectAccessibleAgain(page)
    await page.reload()
    await expect.poll(() => editor(page).inputValue()).toContain('And she sings in her regulator.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Content saved').waitFor()
    await page.reload()
    await text(page).getByText('And she sings in her regulator.').waitFor()

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export to Word' }).click()
    const path = join(folder, 'maya.docx')
    await (await downloading).saveAs(path)
    expect(strFromU8(unzipSync(readFileSync(path))['word/document.xml']!)).toContain(
      'And she sings in her regulator.',
    )
  },
)

journey(
  'while the model is down, the host is told in words and keeps the last text',
  async ({ page, app }) => {
    await signIn(page, app)
    await openGenerator(page)
    const before = await text(page).innerText()
    model.behave({ status: 500 })
    await generateAgain(page)
    await page.getByText('Generation Failed').waitFor()
    const earlier = page.getByRole('note').filter({ hasText: 'This is still the earlier text' })
    await earlier.getByText(/server reported an error \(500\)\. Nothing was changed/).waitFor()
    await expectAccessibleAgain(page)
    await expect.poll(() => text(page).innerText()).toBe(before)

    model.behave({ text: introduction })
    await generateAgain(page)
    await page.getByText('Content Generated!').waitFor()
  },
)

journey('a connection lost in Save loses nothing', async ({ page, app }) => {
  await signIn(page, app)
  await openGenerator(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await editor(page).fill('Written on a train.')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText("Not saved: couldn't reach Cueroom").waitFor()
  await expectAccessibleAgain(page)

  await page.context().setOffline(false)
  await page.reload()
  await expect.poll(() => editor(page).inputValue()).toBe('Written on a train.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Content saved').waitFor()
  await text(page).getByText('Written on a train.').waitFor()
})

journey(
  'a text that is deleted comes back with Undo, and reading it aloud is left by Escape',
  async ({ page, app }) => {
    await signIn(page, app)
    await openGenerator(page)
    await page.getByRole('button', { name: 'Read' }).click()
    await page.getByText(/min read aloud/).waitFor()
    await page.getByText('MY-ah oh-KAH-for', { exact: true }).waitFor()
    await expectAccessibleAgain(page)
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('button', { name: 'Close the reading view' }).waitFor({ state: 'hidden' })
    await page.locator('#root').waitFor({ state: 'hidden' })
    await page.emulateMedia({ media: null })
    await page.keyboard.press('Escape')
    await page.getByText(/min read aloud/).waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('No introduction yet').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await text(page).waitFor()
  },
)

journey('what someone else saved is never overwritten without a choice', async ({ page, app }) => {
  const other = await hostClient(app)
  await signIn(page, app)
  await page.goto('/')
  const name = page.getByLabel('Podcast name *')
  await name.fill('Mine')
  const { id } = (await other.show.settings())!
  await other.show.update({ params: { id }, body: { podcastName: 'Theirs' } })
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await page.getByRole('radio', { name: /Theirs/ }).waitFor()
  await expectAccessibleAgain(page)
  await page.getByRole('button', { name: 'Load the latest version' }).click()
  await expect.poll(() => name.inputValue()).toBe('Theirs')

  await openGenerator(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await editor(page).fill('Mine.')
  const [stored] = await other.content.recent({ query: { type: 'introduction', limit: 1 } })
  await other.content.update({ params: { id: stored!.id }, body: { content: 'Theirs.' } })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Overwrite' }).click()
  await page.getByText('Content saved').waitFor()
  expect((await other.content.recent({ query: { type: 'introduction', limit: 1 } }))[0]?.content).toBe(
    'Mine.',
  )
})
