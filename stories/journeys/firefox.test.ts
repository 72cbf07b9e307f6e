import { startModelServer } from '@cueroom/api/testing/model-server.ts'
import type { Page } from 'puppeteer-core'
import { afterAll, expect } from 'vitest'
import { element, loader } from './embedding.ts'
import { repeatedIn } from './enduring.ts'
import { startFirefoxJourneys } from './firefox.ts'
import { hostClient } from './host.ts'
import { startSite } from './host-site.ts'
import { hasTakenOver } from './has-taken-over.ts'
import { unsupportedText } from './unsupported-text.ts'
import { asked } from './widget-on-page.ts'

const model = await startModelServer()
afterAll(() => model.close())
const journey = startFirefoxJourneys({ OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'local-model' })
const repeatedJourney = repeatedIn(journey)
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

repeatedJourney('in Firefox a guest answers on the public page', async ({ page, app, find }) => {
  const host = await hostClient(app)
  const { id } = await host.questionnaires.create({ body: asked })
  await page.setViewport({ width: 390, height: 844 })
  await page.goto(`${app.url}/q/${id}`)
  await page.waitForFunction(hasTakenOver)
  await (await find('How is your name pronounced?')).type('AY-da')
  await (await find('Studio')).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await (await find('Submit Responses')).click()
  await find('Thank you')
})

repeatedJourney('in Firefox a host signs in, adds a guest, and edits the introduction', async (traveller) => {
  const { page, app, find } = traveller
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  // A dialog that scrolls
  await page.setViewport({ width: 1280, height: 480 })
  await page.goto(`${app.url}/login`)
  await (await find('Use the demo show')).click()
  await (await find('Password')).press('Enter')
  await find('Coming up')
  // One that is cut off by leaving is an error
  await page.evaluate(async () => void (await document.fonts.ready))

  await page.goto(`${app.url}/guests?open=add`)
  const name = await find('Name *')
  await name.type('Ines Duarte')
  expect(await cornersOfDialog(page)).toBe('round')
  await name.press('Enter')
  // The list has the guest before the dialog that covers it is closed
  await page.waitForSelector('[role="dialog"]', { hidden: true })
  await (await page.waitForSelector('a[title="Ines Duarte"]'))?.click()

  model.behave({ text: unsupportedText })
  // Where it is changes while the page loads
  await (await find('Write introduction')).evaluate((button) => button.click())
  await find('Versions')
  const marked = await page.waitForSelector('[data-unsupported]')
  expect(await marked?.evaluate((sentence) => sentence.textContent)).toContain('gold medal')
  expect(await marked?.evaluate((sentence) => getComputedStyle(sentence).textDecorationLine)).toBe(
    'underline',
  )

  await (await find('Edit')).click()
  const editor = await page.waitForSelector('[aria-label="Text of the Guest Introduction"]')
  await editor?.type('Good evening. ')
  await (await find('Save')).click()
  await find('Content saved')
  const host = await hostClient(app)
  expect((await host.content.recent({ query: {} }))[0]?.content).toContain('Good evening.')
  expect(complaints).toEqual([])
})

/** Whether all four corners show what is behind the dialog, in a picture: square ones are painted, not laid out. */
async function cornersOfDialog(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  )
  const picture = await page.screenshot({ encoding: 'base64' })
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!
    canvas.drawImage(image, 0, 0)
    const { left, top, right, bottom } = document.querySelector('[role=dialog]')!.getBoundingClientRect()
    const corners = [left + 2, right - 3].flatMap((x) => [top + 2, bottom - 3].map((y) => [x, y] as const))
    const isWhite = corners.some(([x, y]) => canvas.getImageData(x, y, 1, 1).data[0] === 255)
    return isWhite ? 'square' : 'round'
  }, picture)
}
