import { demoAdmin } from '@cueroom/api/config/demo.ts'
import { routes } from '@cueroom/dashboard/shell/routes.tsx'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, expectReadableColours } from './accessibility.ts'
import { hostClient, signIn, visitorClient } from './host.ts'
import { startJourneys } from './journey.ts'
import type { RunningApp } from './running-app.ts'
import { expectHeadsOverCells } from './tables.ts'
import { expectRoomForFingers, touchPhone } from './touch.ts'

const journey = startJourneys()

/** Screens that whoever is signed in doesn't see. */
const signedOut = new Set(['/login', '/confirm-email', '/setup', '/admin'])

/** Paths of screens that another path shows as well. */
const aliases = new Set(['/', '/admin-login', '/sponsor-outreach-simple'])

/** Addresses of what the sample show has, by the path of their screen. */
const examples: Record<string, (app: RunningApp) => Promise<string>> = {
  '/guests/:id': async (app) => {
    const [guest] = await (await hostClient(app)).guests.list({ query: { limit: 1 } })
    return `/guests/${guest!.id}`
  },
  '/generate/all/:id': async (app) => {
    const [batch] = await (await hostClient(app)).batches.list()
    return `/generate/all/${batch!.id}`
  },
  '/episodes/:id': async (app) => {
    const [episode] = await (await hostClient(app)).episodes.list()
    return `/episodes/${episode!.id}`
  },
  '/admin-dashboard/:id': async (app) =>
    `/admin-dashboard/${(await (await hostClient(app)).auth.session()).tenant.id}`,
  '*': async () => '/nowhere',
}

const adminTokens = new WeakMap<RunningApp, Promise<{ token: string }>>()

async function signInAsAdmin(page: Page, app: RunningApp) {
  const signedIn = adminTokens.get(app) ?? visitorClient(app).auth.adminSignIn({ body: demoAdmin })
  adminTokens.set(app, signedIn)
  const { token } = await signedIn
  await page.addInitScript((stored) => localStorage.setItem('cueroom.admin-token', stored), token)
}

async function addressOf(app: RunningApp, path: string) {
  const address = (await examples[path]?.(app)) ?? path
  expect(address, 'has an example').not.toContain(':')
  return address
}

async function expectToBeAt(page: Page, address: string) {
  await page.getByRole('heading').first().waitFor()
  await page.locator('[role=status][aria-label^=Loading]').first().waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(address)
}

/** Goes there as the Back button does, and waits until the screen that was left has disappeared. */
async function goWithin(page: Page, address: string) {
  const headings = 'h1, h2, h3'
  await page.evaluate(
    ([to, titles]) => {
      for (const title of document.querySelectorAll<HTMLElement>(titles)) title.dataset['left'] = ''
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    },
    [address, headings] as const,
  )
  await page.locator('[data-left]').first().waitFor({ state: 'detached' })
}

/** Whether everyone can read and press what is on the page. */
async function expectUsable(page: Page) {
  await expectAccessible(page)
  await expectHeadsOverCells(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor()
  await expectReadableColours(page)
  const leavePhone = await touchPhone(page)
  await expectRoomForFingers(page)
  await leavePhone()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.locator('html[data-mantine-color-scheme=light]').waitFor()
}

/** Whether a screen has the width of the paper, in landscape too: the sidebar isn't printed. */
async function expectWidePrint(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const share = await page.locator('main').evaluate((main) => main.clientWidth / innerWidth)
  await page.emulateMedia({ media: 'screen' })
  expect(share).toBeGreaterThan(0.9)
}

const paths = routes.map(({ path }) => path).filter((path) => !aliases.has(path))

for (const path of paths.filter((each) => signedOut.has(each)))
  journey(`${path} is accessible, in the light, in the dark and to a finger`, async ({ page }) => {
    await page.goto(path)
    await expectToBeAt(page, path)
    await expectUsable(page)
  })

// Loading the page again for each would take half of the time
journey('so is every screen of whoever is signed in', async ({ page, app }) => {
  await signIn(page, app)
  await signInAsAdmin(page, app)
  await page.goto('/today')
  await expectToBeAt(page, '/today')
  await expectUsable(page)
  await expectWidePrint(page)
  for (const path of paths.filter((each) => !signedOut.has(each) && each !== '/today')) {
    const address = await addressOf(app, path)
    await goWithin(page, address)
    await expectToBeAt(page, address)
    await expectUsable(page)
  }
})

journey('so is the command palette', async ({ page, app }) => {
  await signIn(page, app)
  await page.goto('/today')
  await expectToBeAt(page, '/today')
  await page.keyboard.press('Control+k')
  await page.getByLabel('Search screens, guests and actions').fill('sponsor')
  await page.getByText('Saved sponsors').waitFor()
  await expectUsable(page)
})
