import { spawnSync } from 'node:child_process'
import { makeTestFolder, removeTestFolder } from '@cueroom/api/testing/data-directory.ts'
import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo } from './demo-app.ts'
import { findControl } from './find-control.ts'
import type { RunningApp } from './running-app.ts'

/** Milliseconds until something that does not appear counts as missing. */
const patience = 60_000
const executablePath = ['firefox-esr', 'firefox'].find(
  (name) => spawnSync(name, ['--version'], { timeout: patience }).status === 0,
)

interface Traveller {
  page: Page
  app: RunningApp
  /** The field with this label, or the button, link or heading with this name, also in a widget. */
  find(name: string): Promise<ElementHandle<HTMLElement>>
}

/**
 * Journeys through the built product in the Firefox of this machine; skipped if it has none.
 * A journey fails as well when a page throws.
 */
export function startFirefoxJourneys(variables: Record<string, string> = {}) {
  const folder = makeTestFolder('firefox')
  let app: RunningApp
  let browser: Browser | undefined

  beforeAll(async () => {
    if (!executablePath) return
    app = await startDemo(folder, variables)
    browser = await launch({ browser: 'firefox', executablePath: pathOf(executablePath), headless: true })
  })
  afterAll(async () => {
    await browser?.close()
    await app?.stop()
    removeTestFolder(folder)
  })

  return (title: string, travel: (traveller: Traveller) => Promise<void>) =>
    test.skipIf(!executablePath)(title, async () => {
      const context = await browser!.createBrowserContext()
      const page = await context.newPage()
      page.setDefaultTimeout(patience)
      const troubles: string[] = []
      page.on('pageerror', (error) => troubles.push(String(error)))
      await travel({ page, app, find: (name) => find(page, name) })
      expect(troubles).toEqual([])
      await context.close()
    })
}

// Puppeteer takes a path, not a name
const pathOf = (name: string) =>
  spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()

async function find(page: Page, name: string) {
  const found = await page.waitForFunction(findControl, {}, name)
  return found as ElementHandle<HTMLElement>
}
