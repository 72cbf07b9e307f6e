import { startModelServer } from '@cueroom/api/testing/model-server.ts'
import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import type { Client } from '@cueroom/core/contract/contract.ts'
import { hostClient, signInToGuests } from './host.ts'
import { startJourneys } from './journey.ts'

const model = await startModelServer()
afterAll(() => model.close())
// Two at once, so that a batch for the sample show takes some seconds
const journey = startJourneys({
  OPENAI_BASE_URL: model.baseUrl,
  OPENAI_MODEL: 'local-model',
  GENERATION_CONCURRENCY: '2',
})

const introduction = Array.from({ length: 28 }, () => 'She counts the same nine reefs every month.').join(' ')

const generate = (page: Page) => page.getByRole('button', { name: 'Generate for all' }).first()
const batch = (page: Page) => page.getByRole('article', { name: /^Guest Introduction, / })
const done = (page: Page) => page.getByText('Texts for your guests are ready')
/** The button that begins, which tells how many texts that will be. */
const begin = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Generate \d/ })

journey('introductions for all are written while the host does something else', async ({ page, app }) => {
  const host = await hostClient(app)
  await signInToGuests(page)
  await page.goto('/generate/all')
  model.behave({ text: introduction, afterMilliseconds: 700 })
  await generate(page).click()
  await begin(page).waitFor()
  await expectAccessible(page)
  const total = Number(/\d+/.exec(await begin(page).innerText())![0])
  await begin(page).click()
  await batch(page)
    .getByText(new RegExp(`^[1-9] saved, .* of ${total} texts$`))
    .waitFor()
  await expectAccessible(page)

  await page.goto('/show-settings')
  await page.reload()
  await done(page).waitFor()
  await page.getByText(`${total} texts written`).waitFor()
  await page.getByRole('button', { name: 'Look' }).click()
  await batch(page).getByText(`${total} saved of ${total} texts`).waitFor()
  await expectAccessible(page)

  const maya = (await host.guests.list({ query: { search: 'Maya Okafor' } }))[0]!
  await answerAnew(host, maya.id)
  await page.goto(`/generate?guest=${maya.id}`)
  await page.getByText(/^The guest's answers .*have changed since this was written\./).waitFor()
  await expectAccessible(page)

  await page.goto('/generate/all')
  await generate(page).click()
  await page.getByText('Nothing to write').waitFor()
  await page.getByRole('radio', { name: 'What is missing or out of date' }).check()
  await page.getByRole('button', { name: 'Generate 1 text', exact: true }).click()
  await done(page).waitFor()
  await page.goto(`/generate?guest=${maya.id}`)
  await page.getByRole('article', { name: 'Guest Introduction for Maya Okafor' }).waitFor()
  expect(await page.getByText('changed since this was written').count()).toBe(0)
})

/** What a guest does with the link that the host sent. */
async function answerAnew(host: Client, guestId: number) {
  const [questionnaire] = await host.questionnaires.list()
  const id = questionnaire!.id
  const { path } = await host.questionnaires.personalLink({ params: { id, guestId } })
  const guest = new URL(path, 'http://any').searchParams.get('guest')!
  const { questionnaire: before } = await host.guests.show({ params: { id: guestId } })
  const responses = { ...before.responses, bio: 'I have moved on to the deep sea.' }
  await host.questionnaires.submit({ params: { id }, body: { responses, guest } })
}
