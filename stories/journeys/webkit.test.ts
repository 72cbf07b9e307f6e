import { startModelServer } from '@cueroom/api/testing/model-server.ts'
import { Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver'
import { afterAll, expect } from 'vitest'
import { element, loader } from './embedding.ts'
import { repeatedIn } from './enduring.ts'
import { hostClient } from './host.ts'
import { startSite } from './host-site.ts'
import { hasTakenOver } from './has-taken-over.ts'
import { patience, startWebkitJourneys, type Traveller } from './webkit.ts'
import { unsupportedText } from './unsupported-text.ts'
import { asked } from './widget-on-page.ts'

const model = await startModelServer()
afterAll(() => model.close())
const journey = startWebkitJourneys({ OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'local-model' })
const repeatedJourney = repeatedIn(journey)
const site = startSite()

journey("in WebKit a guest answers on a host's own page", async ({ driver, app, find, type, press }) => {
  const host = await hostClient(app)
  const { id } = await host.questionnaires.create({ body: asked })
  await driver.get(site.page({ body: element({ app, id }, 'theme="midnight"') + loader({ app }) }))
  await type('How is your name pronounced?', 'AY-da')
  const bio = await find('How would you introduce yourself?')
  const height = () => bio.getRect().then((rect) => rect.height)
  const before = await height()
  await bio.sendKeys(['I', 'write', 'programs', 'and', 'poems', 'at', 'night'].join(Key.ENTER))
  await expect.poll(height).toBeGreaterThan(before)
  const cut = () => driver.executeScript('return arguments[0].scrollHeight - arguments[0].clientHeight', bio)
  await expect.poll(cut).toBeLessThanOrEqual(0)
  await type('Which format?', 'Audio')
  await press('Online')
  await press('Bees')
  const look = (name: string, property: string) => find(name).then((field) => field.getCssValue(property))
  for (const property of ['color', 'background-color'])
    expect(await look('Which format?', property)).toBe(await look('Your name', property))
  await type('Your name', 'Ada Lovelace')
  await type('Your email address', 'ada.webkit@engine.example')
  await press('Submit Responses')
  await find('Thank you')
  const [stored] = await host.questionnaires.responses({ params: { id }, query: {} })
  expect(stored!.responses).toMatchObject({
    name: 'AY-da',
    format: 'Audio',
    place: 'Online',
    topics: ['Bees'],
  })
})

repeatedJourney(
  'in WebKit a guest answers on the public page',
  async ({ driver, app, find, type, press }) => {
    const host = await hostClient(app)
    const { id } = await host.questionnaires.create({ body: asked })
    await driver.get(`${app.url}/q/${id}`)
    await driver.wait(() => driver.executeScript(`return (${hasTakenOver})()`))
    await type('How is your name pronounced?', 'AY-da')
    await press('Studio')
    await press('Submit Responses')
    await find('Thank you')
  },
)

repeatedJourney('in WebKit a host signs in, adds a guest, and edits the introduction', async (traveller) => {
  const { driver, app, find, type, press } = traveller
  await signIn(traveller)

  await driver.get(`${app.url}/guests?open=add`)
  await type('Name *', 'Ines Duarte', Key.ENTER)
  // The list has the guest before the dialog that covers it is closed
  await driver.wait(
    async () => (await driver.findElements({ css: '[role="dialog"]' })).length === 0,
    patience,
  )
  await driver.executeScript('arguments[0].click()', await waitFor(driver, 'a[title="Ines Duarte"]'))

  model.behave({ text: unsupportedText })
  await press('Write introduction')
  await find('Versions')
  const marked = await waitFor(driver, '[data-unsupported]')
  expect(await marked.getText()).toContain('gold medal')
  expect(await marked.getCssValue('text-decoration-line')).toBe('underline')

  await press('Edit')
  await (await waitFor(driver, '[aria-label="Text of the Guest Introduction"]')).sendKeys('Good evening.')
  await press('Save')
  await find('Content saved')
  const host = await hostClient(app)
  expect((await host.content.recent({ query: {} }))[0]?.content).toContain('Good evening.')
})

repeatedJourney("in WebKit a question's order is changed by keyboard and by dragging", async (traveller) => {
  const { driver, app, find, type, press } = traveller
  const host = await hostClient(app)
  const questions = ['First?', 'Second?', 'Third?'].map((question, at) => ({
    id: `q${at}`,
    question,
    type: 'text' as const,
    required: false,
    options: [],
  }))
  const { id } = await host.questionnaires.create({ body: { title: 'Order', questions } })
  await signIn(traveller)
  // Before the page is there, as a window takes its time to be as large as it is asked to be
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1390, height: 980 })
  await driver.get(`${app.url}/questionnaires?id=${id}`)
  await type('Move question 1 down', Key.ENTER)
  await waitFor(driver, '[title="Drag to reorder"]')
  const [top, , last] = await driver.findElements({ css: '[title="Drag to reorder"]' })
  await driver.executeScript('arguments[0].closest("li").scrollIntoView({ block: "start" })', top)
  await driver
    .actions()
    .move({ origin: last!, x: 0, y: 0 })
    .press()
    .move({ origin: Origin.POINTER, x: 0, y: -10 })
    .perform()
  await waitFor(driver, '[data-drag="dragged"]')
  await driver.actions().move({ origin: top!, x: 0, y: 0 }).perform()
  await waitFor(driver, '[data-drag="before"]')
  await driver.actions().release().perform()
  await press('Update questionnaire')
  await find('Questionnaire updated successfully.')
  const stored = await host.questionnaires.get({ params: { id } })
  expect(stored.questions.map(({ question }) => question)).toEqual(['Third?', 'Second?', 'First?'])
})

/** Whoever was signed in before no longer is: journeys share a window. */
async function signIn({ driver, app, find, type, press }: Traveller) {
  await driver.get(`${app.url}/robots.txt`)
  await driver.executeScript('localStorage.clear()')
  await driver.get(`${app.url}/login`)
  await press('Use the demo show')
  await type('Password', Key.ENTER)
  await find('Coming up')
}

const waitFor = (driver: WebDriver, css: string) =>
  driver.wait(
    async () => (await driver.findElements({ css }))[0] ?? null,
    patience,
    `Nothing is at ${css}`,
  ) as Promise<WebElement>
