import { expect } from 'vitest'
import { element, loader } from './embedding.ts'
import { startFirefoxJourneys } from './firefox.ts'
import { hostClient } from './host.ts'
import { startSite } from './host-site.ts'
import { asked } from './widget-on-page.ts'

const journey = startFirefoxJourneys()
const site = startSite()

journey("in Firefox a guest answers on a host's own page", async ({ page, app, find }) => {
  const host = await hostClient(app)
  const { id } = await host.questionnaires.create({ body: asked })
  await page.goto(site.page({ body: element({ app, id }) + loader({ app }) }))
  await (await find('How is your name pronounced?')).type('AY-da')
  const bio = await find('How would you introduce yourself?')
  await bio.type('I write programs.\n'.repeat(12))
  const cut = () => bio.evaluate((area) => area.scrollHeight - area.clientHeight)
  await expect.poll(cut).toBeLessThanOrEqual(0)
  await (await find('Which format?')).select('Audio')
  await (await find('Online')).click()
  await (await find('Bees')).focus()
  await page.keyboard.press(' ')
  await (await find('Your name')).type('Ada Lovelace')
  await (await find('Your email address')).type('ada.firefox@engine.example')
  await (await find('Submit Responses')).click()
  await find('Thank you')
  const [stored] = await host.questionnaires.responses({ params: { id }, query: {} })
  expect(stored!.responses).toMatchObject({
    name: 'AY-da',
    format: 'Audio',
    place: 'Online',
    topics: ['Bees'],
  })
})

journey('in Firefox a guest answers on the public page', async ({ page, app, find }) => {
  const host = await hostClient(app)
  const { id } = await host.questionnaires.create({ body: asked })
  await page.setViewport({ width: 390, height: 844 })
  await page.goto(`${app.url}/q/${id}`)
  await page.waitForFunction(() => document.querySelector('cueroom-questionnaire')?.shadowRoot)
  await (await find('How is your name pronounced?')).type('AY-da')
  await (await find('Studio')).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await (await find('Submit Responses')).click()
  await find('Thank you')
})
