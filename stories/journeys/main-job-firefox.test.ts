import { startModelServer } from '@cueroom/api/testing/model-server.ts'
import type { Page } from 'puppeteer-core'
import { afterAll, expect } from 'vitest'
import { hostClient } from './host.ts'
import { startFirefoxJourneys } from './firefox.ts'

const model = await startModelServer()
afterAll(() => model.close())
const journey = startFirefoxJourneys({ OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'local-model' })

/** Nothing that is known of the guest supports the second sentence. */
const written = `Our guest today is Ines Duarte. She won a gold medal in Sydney in 2000.

=== SOURCES ===
Our guest today is => 1
She won a gold =>`

journey('in Firefox a host signs in, adds a guest, and edits the introduction', async (traveller) => {
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
  await (await page.waitForSelector('a[title="Ines Duarte"]'))?.click()

  model.behave({ text: written })
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
