import { Key } from 'selenium-webdriver'
import { expect } from 'vitest'
import { element, loader } from './embedding.ts'
import { hostClient } from './host.ts'
import { startSite } from './host-site.ts'
import { startWebkitJourneys } from './webkit.ts'
import { asked } from './widget-on-page.ts'

const journey = startWebkitJourneys()
const site = startSite()

journey("in WebKit a guest answers on a host's own page", async ({ driver, app, find, press }) => {
  const host = await hostClient(app)
  const { id } = await host.questionnaires.create({ body: asked })
  await driver.get(site.page({ body: element({ app, id }, 'theme="midnight"') + loader({ app }) }))
  await (await find('How is your name pronounced?')).sendKeys('AY-da')
  const bio = await find('How would you introduce yourself?')
  const height = () => bio.getRect().then((rect) => rect.height)
  const before = await height()
  await bio.sendKeys(['I', 'write', 'programs', 'and', 'poems', 'at', 'night'].join(Key.ENTER))
  await expect.poll(height).toBeGreaterThan(before)
  const cut = () => driver.executeScript('return arguments[0].scrollHeight - arguments[0].clientHeight', bio)
  await expect.poll(cut).toBeLessThanOrEqual(0)
  await (await find('Which format?')).sendKeys('Audio')
  await press('Online')
  await press('Bees')
  const look = (name: string, property: string) => find(name).then((field) => field.getCssValue(property))
  for (const property of ['color', 'background-color'])
    expect(await look('Which format?', property)).toBe(await look('Your name', property))
  await (await find('Your name')).sendKeys('Ada Lovelace')
  await (await find('Your email address')).sendKeys('ada.webkit@engine.example')
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

journey('in WebKit a guest answers on the public page', async ({ driver, app, find, press }) => {
  const host = await hostClient(app)
  const { id } = await host.questionnaires.create({ body: asked })
  await driver.get(`${app.url}/q/${id}`)
  await driver.wait(() =>
    driver.executeScript("return Boolean(document.querySelector('cueroom-questionnaire')?.shadowRoot)"),
  )
  await (await find('How is your name pronounced?')).sendKeys('AY-da')
  await press('Studio')
  await press('Submit Responses')
  await find('Thank you')
})
