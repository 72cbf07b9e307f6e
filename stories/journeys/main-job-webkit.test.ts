import { startModelServer } from '@cueroom/api/testing/model-server.ts'
import { Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver'
import { afterAll, expect } from 'vitest'
import { hostClient } from './host.ts'
import { startWebkitJourneys } from './webkit.ts'

const model = await startModelServer()
afterAll(() => model.close())
const journey = startWebkitJourneys({ OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'local-model' })

/** Nothing that is known of the guest supports the second sentence. */
const written = `Our guest today is Ines Duarte. She won a gold medal in Sydney in 2000.

=== SOURCES ===
Our guest today is => 1
She won a gold =>`

journey('in WebKit a host signs in, adds a guest, and edits the introduction', async (traveller) => {
  const { driver, app, find, press } = traveller
  await driver.get(`${app.url}/login`)
  await press('Use the demo show')
  await (await find('Password')).sendKeys(Key.ENTER)
  await find('Coming up')

  await driver.get(`${app.url}/guests?open=add`)
  await (await find('Name *')).sendKeys('Ines Duarte', Key.ENTER)
  await driver.executeScript('arguments[0].click()', await waitFor(driver, 'a[title="Ines Duarte"]'))

  model.behave({ text: written })
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

journey("in WebKit a question's order is changed by keyboard and by dragging", async (traveller) => {
  const { driver, app, find, press } = traveller
  const host = await hostClient(app)
  const asked = ['First?', 'Second?', 'Third?'].map((question, at) => ({
    id: `q${at}`,
    question,
    type: 'text' as const,
    required: false,
    options: [],
  }))
  const { id } = await host.questionnaires.create({ body: { title: 'Order', questions: asked } })
  await driver.get(`${app.url}/questionnaires?id=${id}`)
  await (await find('Move question 1 down')).sendKeys(Key.ENTER)
  await waitFor(driver, '[title="Drag to reorder"]')
  const [top, , last] = await driver.findElements({ css: '[title="Drag to reorder"]' })
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1390, height: 980 })
  await driver.executeScript('arguments[0].closest("li").scrollIntoView({ block: "start" })', top)
  await driver
    .actions()
    .move({ origin: last!, x: 0, y: 0 })
    .press()
    .move({ origin: Origin.POINTER, x: 0, y: -10 })
    .move({ origin: top!, x: 0, y: 0 })
    .release()
    .perform()
  await press('Update Questionnaire')
  await find('Questionnaire updated successfully.')
  const { questions } = await host.questionnaires.get({ params: { id } })
  expect(questions.map(({ question }) => question)).toEqual(['Third?', 'Second?', 'First?'])
})

const waitFor = (driver: WebDriver, css: string) =>
  driver.wait(
    async () => (await driver.findElements({ css }))[0] ?? null,
    20_000,
    `Nothing is at ${css}`,
  ) as Promise<WebElement>
