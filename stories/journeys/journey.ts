import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeTestFolder, removeTestFolder } from '@cueroom/api/testing/data-directory.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { startDemo } from './demo-app.ts'
import { leaveUndrawn, whileDrawn } from './drawing.ts'
import type { RunningApp } from './running-app.ts'

const screenshots = fileURLToPath(new URL('../../.cache/journeys', import.meta.url))
/** Milliseconds until something that does not appear counts as missing; a busy machine takes twenty seconds for a text. */
const patience = 60_000

export interface Traveller {
  page: Page
  app: RunningApp
  /** A folder of this journey's own, for files it uploads and downloads. */
  folder: string
}

/**
 * Journeys of users through the built product: a server with the sample show in demo mode, and Chromium.
 * Everything within one file shares the server, and a browser profile that is emptied after every journey.
 * A journey fails as well when a page logs an error or loads anything from another origin than the server's.
 * @param variables of the server's environment, besides those of demo mode
 * @param belongs whether an address of another origin belongs to the journey
 * @param apart whether every journey has a new profile: for those that count what a first visit loads
 * @param drawn whether pages are drawn: for those that measure how they move while they load
 */
export function startJourneys(
  variables: Record<string, string> = {},
  belongs: (url: URL) => boolean = () => false,
  { apart = false, drawn = false } = {},
) {
  const folder = makeTestFolder('journey')
  let app: RunningApp
  let browser: Browser
  let shared: BrowserContext | undefined

  beforeAll(async () => {
    app = await startDemo(folder, variables)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await shared?.close()
    await app?.stop()
    removeTestFolder(folder)
  })

  return (title: string, travel: (traveller: Traveller) => Promise<void>) =>
    test(title, async ({ task }) => {
      if (!apart) shared ??= await newSharedContext(browser, app, drawn)
      const context = shared ?? (await newContext(browser, app, drawn))
      const page = await context.newPage()
      const troubles = watch(page, app, belongs)
      let arrived = false
      try {
        await travel({ page, app, folder })
        arrived = true
      } finally {
        expect.soft(troubles, 'what the page complained of').toEqual([])
        // What axe finds fails the journey, too, without ending it
        if (!arrived || task.result?.state === 'fail') await picture(page, title)
        await (shared ? leave(page, app) : context.close())
      }
    })
}

async function newContext(browser: Browser, app: RunningApp, drawn: boolean) {
  const context = await browser.newContext({ baseURL: app.url, reducedMotion: 'reduce', locale: 'en-US' })
  context.setDefaultTimeout(patience)
  if (!drawn) await leaveUndrawn(context)
  return context
}

/** Its first page stays open, and with it the process that has compiled the product's code: half of what a visit costs. */
async function newSharedContext(browser: Browser, app: RunningApp, drawn: boolean) {
  const context = await newContext(browser, app, drawn)
  await (await context.newPage()).goto('/robots.txt')
  return context
}

/** Closes all pages but the one that stays, and forgets what their sites have stored. */
async function leave(page: Page, app: RunningApp) {
  const context = page.context()
  await context.setOffline(false)
  await context.clearCookies()
  await context.clearPermissions()
  const session = await context.newCDPSession(page)
  const origins = page.frames().flatMap((frame) => URL.parse(frame.url())?.origin ?? [])
  for (const origin of new Set([app.url, ...origins]))
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await Promise.all(
    context
      .pages()
      .slice(1)
      .map((each) => each.close()),
  )
}

function watch(page: Page, app: RunningApp, belongs: (url: URL) => boolean) {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on('console', (message) => {
    // A refused call is the journey's own business; what the page says about it is seen there
    const refusal = /^Failed to (load resource|find a valid digest)/.test(message.text())
    if (message.type() === 'error' && !refusal) troubles.push(`${message.text()} (${page.url()})`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isVisit = request.isNavigationRequest() && request.frame() === page.mainFrame()
    const isStrange = url.protocol.startsWith('http') && url.origin !== app.url && !belongs(url)
    if (isStrange && !isVisit) troubles.push(`asked ${url.origin}`)
  })
  return troubles
}

async function picture(page: Page, title: string) {
  mkdirSync(screenshots, { recursive: true })
  const path = join(screenshots, `${title.replace(/\W+/g, '-').toLowerCase()}.png`)
  await whileDrawn(page, () => page.screenshot({ path, fullPage: true }))
}
