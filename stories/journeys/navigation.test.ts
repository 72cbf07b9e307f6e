import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { signIn, signInToGuests } from './host.ts'
import { startJourneys } from './journey.ts'

const journey = startJourneys()

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** Waits for the settings, which come in parts: one that comes later would move what is scrolled to. */
async function untilSettingsStay(page: Page) {
  await page.getByRole('textbox', { name: /^Podcast name/ }).waitFor()
  let before = 0
  const isSame = async () => {
    const now = await page.evaluate(() => document.documentElement.scrollHeight)
    return now === before || ((before = now), false)
  }
  await expect.poll(isSame, { interval: 400 }).toBe(true)
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const groundOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor)
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

journey(
  'Back and Forward find screens where they were scrolled to, also after loading again',
  async ({ page, app }) => {
    await signIn(page, app)
    await page.setViewportSize({ width: 1200, height: 400 })
    await page.goto('/show-settings')
    await heading(page, 'Show Settings').waitFor()
    await untilSettingsStay(page)
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await groundOf(entry(page, 'Show Settings'))).not.toBe(await groundOf(entry(page, 'Today')))
    await page.emulateMedia({ forcedColors: null })
    // In a window this low no bar covers fields
    const bars = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--cue-sticky'),
    )
    expect(bars).toBe('static')
    await page.evaluate(() => scrollTo(0, 600))
    await entry(page, 'Guest Manager').click()
    await heading(page, 'Guest Manager').waitFor()
    expect(await scrolled(page)).toBe(0)

    await page.goBack()
    await heading(page, 'Show Settings').waitFor()
    await expect.poll(() => scrolled(page)).toBe(600)
    await page.goForward()
    await heading(page, 'Guest Manager').waitFor()
    await page.reload()
    await page.goBack()
    await heading(page, 'Show Settings').waitFor()
    await expect.poll(() => scrolled(page)).toBe(600)
  },
)

journey(
  'unsaved changes are asked about by links, by Back and by leaving the site',
  async ({ page, app }) => {
    await signInToGuests(page, app)
    await entry(page, 'Show Settings').click()
    await page.getByRole('textbox', { name: 'Podcast name *' }).fill('Wrong name')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })

    await entry(page, 'Inbox').click()
    await question.getByRole('button', { name: 'Stay' }).click()
    await page.evaluate(() => history.back())
    await question.getByRole('button', { name: 'Stay' }).click()
    await question.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/show-settings')
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Podcast name *' }).inputValue())
      .toBe('Wrong name')

    const asked = page.waitForEvent('dialog')
    const leaving = page.evaluate(() => location.assign('/widgets/v1/loader.js'))
    await (await asked).dismiss()
    await leaving.catch(() => {})

    await page.evaluate(() => history.back())
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await heading(page, 'Guest Manager').waitFor()
    await page.evaluate(() => history.forward())
    await heading(page, 'Show Settings').waitFor()
  },
)

journey(
  'a screen that cannot be loaded says so next to the sidebar, and loads later',
  async ({ page, app }) => {
    await signInToGuests(page, app)
    await page.route(/\/assets\/episodes-screen-.*\.js$/, (route) => route.abort())
    await entry(page, 'Episodes').click()
    await page.getByRole('alert').getByText("Couldn't load this page").waitFor()
    expect(new URL(page.url()).pathname).toBe('/episodes')
    await page.unroute(/\/assets\/episodes-screen-.*\.js$/)
    await entry(page, 'Guest Manager').click()
    await heading(page, 'Guest Manager').waitFor()
    await entry(page, 'Episodes').click()
    await heading(page, 'Episodes').waitFor()
  },
)

journey('a link with Ctrl opens a tab of its own', async ({ page, app }) => {
  await signInToGuests(page, app)
  const opened = page.context().waitForEvent('page')
  await entry(page, 'Inbox').click({ modifiers: ['Control'] })
  await heading(await opened, 'Inbox').waitFor()
  await heading(page, 'Guest Manager').waitFor()
})

journey(
  'sign-in is on the page before any script has run, and not for whoever is signed in',
  async ({ page, app }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    const goWithoutScripts = () => page.goto('/login', { waitUntil: 'domcontentloaded' })
    await goWithoutScripts()
    await page.getByText('Your guests and their stories are waiting.').waitFor()
    await page.getByLabel('Email').click({ force: true })
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')

    await signIn(page, app)
    await goWithoutScripts()
    expect(await page.getByText('Your guests and their stories are waiting.').isVisible()).toBe(false)
    await page.unroute(/\/assets\/.*\.js$/)
    await page.goto('/login')
    await heading(page, 'Today').waitFor()
  },
)
