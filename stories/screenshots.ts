import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { openBrowser } from './journeys/browser.ts'
import { signIn } from './journeys/host.ts'
import { startApp } from './journeys/running-app.ts'

/** Takes the pictures of README.md from the built product with its sample show: `npm run screenshots`. */
const folder = fileURLToPath(new URL('../docs/images', import.meta.url))

const button = (page: Page, name: string) => page.getByRole('button', { name }).first().waitFor()
const pictures: { file: string; path: string; loaded: (page: Page) => Promise<void> }[] = [
  {
    file: 'today.png',
    path: '/today',
    loaded: (page) => page.getByRole('list', { name: 'Preparation' }).first().waitFor(),
  },
  {
    file: 'guests.png',
    path: '/guests',
    loaded: (page) => page.getByRole('article', { name: 'Maya Okafor' }).waitFor(),
  },
  {
    file: 'generate.png',
    path: '/generate?guest=1',
    loaded: (page) => button(page, 'Export to Word'),
  },
]

const data = mkdtempSync(join(tmpdir(), 'cueroom-screenshots-'))
const app = await startApp(join(data, 'data'))
const browser = await openBrowser()
try {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  const page = await context.newPage()
  await signIn(page, app)
  for (const { file, path, loaded } of pictures) {
    await page.goto(path)
    await loaded(page)
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(folder, file) })
  }
} finally {
  await browser.close()
  await app.stop()
  rmSync(data, { recursive: true, force: true })
}
