import { cueroom } from '@cueroom/cli/testing.ts'
import type { Finding } from '@cueroom/core/embed/finding.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { devices } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { hasTakenOver } from './has-taken-over.ts'
import { hostClient } from './host.ts'
import { startSite } from './host-site.ts'
import { startJourneys } from './journey.ts'

const journey = startJourneys()

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const title = 'Tide pools'
const site = startSite()

journey(
  'a host builds and shares a questionnaire, and a guest answers it on a phone',
  async ({ page, app }) => {
    await signIn(page)
    const link = await build(page)
    expect(new URL(link).origin).toBe(app.url)

    const phone = await newPhone(page.context().browser()!, app.url)
    await answer(await phone.newPage(), link)
    await phone.close()

    await page.getByRole('link', { name: 'Guest Manager' }).click()
    const card = page.getByRole('article', { name: 'Marta Kowalczyk' })
    await card.waitFor()
  },
)

async function signIn(page: Page) {
  await page.goto('/questionnaires')
  await page.getByRole('button', { name: 'Use the demo show' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await heading(page, 'Questionnaire Builder').waitFor()
}

async function build(page: Page) {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Question 1', { exact: true }).fill('What is your name?')
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByLabel('Question 2', { exact: true }).fill('Where shall we record?')
  await page.getByLabel('Type of question 2').selectOption('radio')
  await page.getByLabel('Options of question 2').fill('Studio\n\nOnline')
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByLabel('Question 3', { exact: true }).fill('How can we reach you by email?')
  await page.getByRole('button', { name: 'Move question 3 up' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByLabel('How can we reach you by email? (required)').waitFor()
  await preview.getByLabel('Online').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create questionnaire' }).click()
  await page.getByText('Questionnaire created successfully.').waitFor()

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: `Share Link ${title}` }).click()
  await page.getByText('Link copied!').waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

const newPhone = (browser: Browser, baseURL: string): Promise<BrowserContext> => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  return browser.newContext({ ...phone, baseURL, reducedMotion: 'reduce', locale: 'en-US' })
}

async function answer(page: Page, link: string) {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(String(error)))
  await page.goto(link)
  await heading(page, title).last().waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByLabel('What is your name? (required)').fill('Marta Kowalczyk')
  await page.getByRole('button', { name: 'Submit Responses' }).click()
  await page.getByRole('heading', { name: '2 answers need another look' }).waitFor()
  await expectAccessible(page)

  await page.reload()
  await page.getByText(/We restored your answers/).waitFor()
  await expect
    .poll(() => page.getByLabel('What is your name? (required)').inputValue())
    .toBe('Marta Kowalczyk')
  await page.getByLabel('How can we reach you by email? (required)').fill('marta@tides.example')
  await page.getByLabel('Online').check()

  // The connection goes while the guest submits, and the page with it
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Submit Responses' }).click()
  await page.getByRole('heading', { name: 'Submission Failed' }).waitFor()
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto(link)
  await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
  await expectAccessible(page)
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('answers')))
  await expect.poll(kept).toEqual([])
  expect(troubles).toEqual([])
}

journey(
  'a guest types on while the questions load, and a reload finds every letter',
  async ({ page, app }) => {
    const host = await hostClient(app)
    const questions = [
      { id: 'story', question: 'Which moment changed your path?', type: 'textarea' as const },
    ]
    const { id } = await host.questionnaires.create({ body: { title: 'Slow', questions } })
    let arrive = () => {}
    const arriving = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/widgets/v1/questionnaires-*.js', async (route) => {
      await arriving
      await route.continue()
    })
    await page.goto(`/q/${id}`)
    const story = page.getByLabel('Which moment changed your path?')
    await story.focus()
    await page.keyboard.type('A storm')
    arrive()
    for (const letter of ' at sea, and after it') await page.keyboard.type(letter)
    await page.waitForFunction(hasTakenOver)
    await page.keyboard.type(' calm.')
    expect(await story.inputValue()).toBe('A storm at sea, and after it calm.')
    await page.reload()
    await page.waitForFunction(hasTakenOver)
    expect(await story.inputValue()).toBe('A storm at sea, and after it calm.')
  },
)

journey('an address nobody made says so, under both of its names', async ({ page }) => {
  for (const path of ['/q/gone', '/questionnaire/gone']) {
    await page.goto(path)
    await heading(page, 'Questionnaire Not Found').waitFor()
    await expectAccessible(page)
  }
})

journey(
  'a host reads the answers, takes the code for a page, and the check finds it in order',
  async ({ page, app }) => {
    const host = await hostClient(app)
    const questions = [
      { id: 'story', question: 'Which moment changed your path?', type: 'textarea' as const },
    ]
    const { id } = await host.questionnaires.create({ body: { title: 'Embedded', questions } })
    const answers = { responses: { story: 'A storm at sea.' }, guestName: 'Jun Ito' }
    await host.questionnaires.submit({ params: { id }, body: answers })

    await signIn(page)
    await page.getByRole('button', { name: /^Embedded/ }).click()
    await page.getByRole('button', { name: /^Answers/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Jun Ito/ }).click()
    await dialog.getByText('A storm at sea.').waitFor()
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'Word document' }).click()
    expect((await downloading).suggestedFilename()).toBe('Embedded - answers.docx')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Embed', exact: true }).click()
    await dialog.getByLabel('Theme').selectOption('midnight')
    const preview = dialog.frameLocator('iframe')
    await preview.getByLabel('Which moment changed your path?').waitFor()
    const keep = dialog.getByRole('switch', { name: /^Keep this version/ })
    // Until the versions have loaded there is nothing to keep
    await expect.poll(() => keep.isEnabled()).toBe(true)
    await keep.press('Space')
    const code = dialog.getByRole('group', { name: 'Code for your page' })
    await expect.poll(() => code.textContent()).toContain('integrity="sha384-')
    await expectAccessible(page)

    const address = site.page({ body: (await code.textContent())! })
    const ran = await cueroom(`embed check ${address} --json`)
    const { findings } = JSON.parse(ran.stdout) as { findings: Finding[] }
    expect(findings.filter(({ state }) => state !== 'good')).toEqual([])
    expect(findings.map((finding) => finding.code)).toEqual([
      'element',
      'policy',
      'loader',
      'questionnaire',
      'shown',
      'contrast',
    ])
  },
)
