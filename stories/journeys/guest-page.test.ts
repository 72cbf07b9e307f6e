import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { hostClient, signIn } from './host.ts'
import { startJourneys } from './journey.ts'
import { layoutShift } from './layout-shift.ts'
import type { RunningApp } from './running-app.ts'
import { asked } from './widget-on-page.ts'

const journey = startJourneys({}, undefined, { apart: true, drawn: true })

const create = async (app: RunningApp) =>
  (await (await hostClient(app)).questionnaires.create({ body: asked })).id

/** What a page loads, in bytes on the wire by address. */
async function weigh(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const urls = new Map<string, string>()
  const loaded: Record<string, number> = {}
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded[urls.get(requestId) ?? requestId] = encodedDataLength
  })
  return () => loaded
}

for (const width of [390, 1280]) {
  journey(
    `at ${width} pixels the page of a questionnaire is light, still and complete`,
    async ({ page, app }) => {
      const id = await create(app)
      await page.setViewportSize({ width, height: 844 })
      const bytes = await weigh(page)
      await page.goto(`/q/${id}`)
      await page.getByRole('heading', { name: asked.title, level: 1 }).waitFor()
      await page.locator('cueroom-questionnaire-content form').waitFor()
      expect(await page.getByRole('heading', { name: asked.title }).count()).toBe(1)
      // What the form needs after its first view counts as well
      await page.waitForLoadState('networkidle')
      const total = Object.values(bytes()).reduce((sum, size) => sum + size, 0)
      expect(total).toBeLessThanOrEqual(100_000)
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      )
      expect(loaded.filter((path) => path.startsWith('/assets/'))).toEqual([])
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
    },
  )
}

journey('what a guest types before the widget has loaded is in it', async ({ page, app }) => {
  const id = await create(app)
  let load = () => {}
  const waiting = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route('**/widgets/v1/*-*.js', async (route) => {
    await waiting
    await route.continue()
  })
  await page.goto(`/q/${id}`, { waitUntil: 'commit' })
  const name = page.getByLabel('How is your name pronounced?')
  await name.fill('AY-da')
  await page.getByLabel('Bees').check()
  load()
  await page.locator('cueroom-questionnaire-content form').waitFor()
  const widget = page.locator('cueroom-questionnaire-content')
  expect(await widget.getByLabel('How is your name pronounced?').inputValue()).toBe('AY-da')
  expect(await widget.getByLabel('Bees').isChecked()).toBe(true)
  await page.getByText('2 of 6').waitFor()
})

journey('a browser without scripts shows the questions, and sends the answers', async ({ page, app }) => {
  const id = await create(app)
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false, baseURL: app.url })
  onTestFinished(() => context.close())
  const plain = await context.newPage()
  await plain.setViewportSize({ width: 160, height: 400 })
  await plain.goto(`/q/${id}`)
  expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBe(160)
  await plain.getByLabel('Your email address').fill('ada@engine.example')
  await plain.getByLabel('How would you introduce yourself?').fill('I write programs.')
  await plain.getByLabel('Which format?').selectOption('Audio')
  await plain.getByLabel('Maps').check()
  await plain.getByRole('button', { name: 'Submit Responses' }).click()
  await plain.getByRole('heading', { name: 'Thank you!' }).waitFor()
  const host = await hostClient(app)
  const [stored] = await host.questionnaires.responses({ params: { id } })
  expect(stored).toMatchObject({
    guestEmail: 'ada@engine.example',
    responses: { bio: 'I write programs.', format: 'Audio', topics: ['Maps'] },
  })
})

journey(
  'without scripts a question waits for all that it hangs on, and problems lead to their fields',
  async ({ page, app }) => {
    const host = await hostClient(app)
    const { id } = await host.questionnaires.create({
      body: {
        title: 'Before we record',
        questions: [
          { id: 'been', question: 'Been on a show?', type: 'radio', options: ['Yes', 'No'], required: true },
          { id: 'which', question: 'Which one?', type: 'text', showIf: { question: 'been', is: 'Yes' } },
          { id: 'link', question: 'A link to it', type: 'url', showIf: { question: 'which', is: null } },
        ],
      },
    })
    const context = await page.context().browser()!.newContext({ javaScriptEnabled: false, baseURL: app.url })
    onTestFinished(() => context.close())
    const plain = await context.newPage()
    await plain.goto(`/q/${id}`)
    const [which, link] = [plain.getByLabel('Which one?'), plain.getByLabel('A link to it')]
    expect([await which.isVisible(), await link.isVisible()]).toEqual([false, false])
    await plain.getByLabel('Yes').check()
    expect([await which.isVisible(), await link.isVisible()]).toEqual([true, false])
    await which.fill('Kelp Talk')
    await link.waitFor()
    expect(await plain.getByText('Answer this if').filter({ visible: true }).count()).toBe(0)
    await plain.getByLabel('No').check()
    await link.waitFor({ state: 'hidden' })

    await plain.goto(`/q/${id}`)
    await plain.getByRole('button', { name: 'Submit Responses' }).click()
    await plain.getByText('1 answer needs another look').waitFor()
    expect(await plain.getByRole('alert').evaluate((summary) => summary === document.activeElement)).toBe(
      true,
    )
    await plain.getByRole('link', { name: 'Been on a show?' }).click()
    expect(plain.url()).toMatch(/#q\.been$/)
    expect(await plain.locator(':target').getAttribute('value')).toBe('Yes')
  },
)

journey(
  'the whole evening: a host sends a page, the guest does everything on a phone, the host takes it over',
  async ({ page, app }) => {
    const host = await hostClient(app)
    const name = 'Wilhelmina Sundqvist-Oyelaran'
    const { id } = await host.guests.create({ body: { name, email: 'wilhelmina@engine.example' } })
    await host.content.generate({ body: { guestId: id, type: 'introduction' } })
    await host.guestPages.saveRelease({ body: { text: 'You may publish our conversation.' } })
    const times = ['2099-12-04T09:00:00Z', '2099-12-05T09:00:00Z']
    await host.guestPages.offerTimes({ params: { id }, body: { times, timeZone: 'Europe/Berlin' } })
    await signIn(page, app)

    await page.goto(`/guests/${id}?do=send`)
    await page.getByRole('link', { name: `Open in email app: ${name}` }).waitFor()
    await page.getByRole('button', { name: 'Mark as sent' }).click()
    await page.getByText('1 guest marked as sent').waitFor()
    await page.goto(`/guests/${id}?tab=page`)
    await page.getByRole('button', { name: 'Create a link' }).click()
    await page.getByRole('switch', { name: 'Ask for a fact check of the introduction' }).click()
    await page.getByRole('switch', { checked: true }).waitFor()
    const link = await page.getByRole('textbox', { name: 'Private link' }).inputValue()

    const context = await page
      .context()
      .browser()!
      .newContext({
        ...{
          javaScriptEnabled: false,
          baseURL: app.url,
          viewport: { width: 390, height: 844 },
          locale: 'en-US',
        },
      })
    onTestFinished(() => context.close())
    const phone = await context.newPage()
    const bytes = await weigh(phone)
    await phone.goto(link)
    await phone.getByRole('heading', { name: `Hello, ${name.split(' ')[0]}` }).waitFor()
    await phone.waitForLoadState('networkidle')
    expect(Object.values(bytes()).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000)
    await phone.getByText('Suggest a correction').click()
    const text = phone.getByLabel('Correct anything that’s wrong. Your host decides what to read.')
    await text.fill(`${await text.inputValue()} She still writes letters by hand.`)
    await phone.getByRole('button', { name: 'Send the correction' }).click()
    await phone.getByText('You sent a correction.').waitFor()
    const isFocused = (at: string) => phone.locator(at).evaluate((each) => each === document.activeElement)
    expect(await isFocused('#saved')).toBe(true)
    await phone.getByRole('link', { name: 'Approve the introduction' }).click()
    await phone.getByRole('group', { name: /^Approve it although/ }).waitFor()
    expect(await isFocused('#question')).toBe(true)
    await phone.getByRole('link', { name: 'Keep my correction' }).click()
    await phone.getByRole('link', { name: 'Approve the introduction' }).waitFor()
    await phone.getByLabel(/December 5/).check()
    await phone.getByRole('button', { name: 'Choose this time' }).click()
    await phone.getByRole('link', { name: 'Add to your calendar' }).waitFor()
    await phone.getByLabel('I have read this text and I agree to it').check()
    await phone.getByRole('button', { name: 'Give consent' }).click()
    await phone.getByText(`as ${name}`).waitFor()

    // The guest's clock is another one than the host's
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(link)
      await page.getByText('Your time: Saturday, December 5 at 4:00 AM').waitFor()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await page.goto('/inbox')
    for (const text of ['suggested a correction', 'chose a time', 'gave consent'])
      await page.getByText(`${name} ${text}`).waitFor()

    await page.goto(`/guests/${id}?tab=page`)
    await page.getByRole('button', { name: 'Accept the correction' }).click()
    await page.getByText(/^You accepted a correction/).waitFor()
    await page.goto(`/guests/${id}?tab=introduction`)
    await page.getByText('She still writes letters by hand.').click()
    await page.getByText('The guest’s correction').waitFor()
    await page.getByText(/corrected by the guest/).waitFor()
  },
)

journey(
  'a guest gets from their page to the questions and back, and the address of the questions does not give that page away',
  async ({ page, app }) => {
    const host = await hostClient(app)
    const { id } = await host.guests.create({ body: { name: 'Wilhelmina', email: 'w@engine.example' } })
    const questionnaireId = await create(app)
    await host.sends.mark({ body: { questionnaireId, guestIds: [id] } })
    const { url } = await host.guestPages.open({ params: { id } })
    await page.goto(url!)
    await page.locator('.asked a').click()
    await page.waitForURL(/\/q\//)
    const back = page.locator('.back a')
    await back.waitFor()
    await page.waitForURL((address) => !address.href.includes('guestPage'))
    expect(new URL(page.url()).searchParams.get('guest')).toBeTruthy()
    await back.click()
    await page.getByRole('heading', { name: 'Hello, Wilhelmina' }).waitFor()
    expect(page.url()).toBe(url)
  },
)

journey(
  'nothing on a guest’s page is announced as invalid before the guest has answered',
  async ({ page, app }) => {
    const host = await hostClient(app)
    const { id } = await host.guests.create({ body: { name: 'Wilhelmina', email: 'w@engine.example' } })
    await host.guestPages.saveRelease({ body: { text: 'You may publish our conversation.' } })
    // Nobody else has chosen one of these
    const times = ['2099-12-11T09:00:00Z', '2099-12-12T09:00:00Z']
    await host.guestPages.offerTimes({ params: { id }, body: { times, timeZone: 'Europe/Berlin' } })
    const { url } = await host.guestPages.open({ params: { id } })
    await page.goto(url!)
    await page.getByLabel('Choose a photo').waitFor()
    await page.getByLabel('I have read this text and I agree to it').waitFor()
    expect(await page.getByRole('radio').count()).toBe(2)
    await expectAccessible(page)
  },
)
