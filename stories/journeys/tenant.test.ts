import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessibleAgain } from './accessibility.ts'
import { startJourneys } from './journey.ts'

const journey = startJourneys()
const email = 'ines@slow-radio.example'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

journey('an invalid setup link says so', async ({ page }) => {
  await page.goto('/setup#token=nobody-made-this')
  await page.getByText('Invalid or expired setup link').waitFor()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await expectAccessibleAgain(page)
})

journey(
  'a tenant is made, set up, locked out of a feature and let in by the administrator',
  async ({ page }) => {
    await signInAsAdmin(page)
    const link = await createTenant(page)
    await setUp(page, link)
    await meetTheLock(page)
    await buyAndSwitchOn(page)
    await generate(page)
    await page.goto(link)
    await page.getByText('Invalid or expired setup link').waitFor()
  },
)

async function signInAsAdmin(page: Page) {
  await page.goto('/admin')
  await button(page, 'Use the demo admin').click()
  await expectAccessibleAgain(page)
  await button(page, 'Sign in').click()
  await page.getByRole('table', { name: 'Tenants' }).waitFor()
  await expectAccessibleAgain(page)
}

/** Answers the setup link. */
async function createTenant(page: Page) {
  await button(page, 'Create Tenant').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create Tenant' }).click()
  await dialog.getByText('Company name is required').waitFor()
  await dialog.getByLabel('Company name *').fill('Slow Radio')
  await dialog.getByLabel('Email *').fill(email)
  await dialog.getByRole('switch', { name: /^Content generation/ }).uncheck({ force: true })
  await expectAccessibleAgain(page)
  await dialog.getByRole('button', { name: 'Create Tenant' }).click()
  await page.getByText('Tenant created').waitFor()
  const link = await dialog.getByLabel('Setup link', { exact: true }).inputValue()
  await expectAccessibleAgain(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('rowheader', { name: /Slow Radio/ }).waitFor()
  return link
}

async function setUp(page: Page, link: string) {
  await page.goto(link)
  await page.getByLabel('Password', { exact: true }).fill('kettle-and-boat')
  await page.getByLabel('Confirm password').fill('kettle-and-goat')
  await expectAccessibleAgain(page)
  await button(page, 'Set up account').click()
  await page.getByText('Passwords do not match').waitFor()
  await page.getByLabel('Confirm password').fill('kettle-and-boat')
  await button(page, 'Set up account').click()
  await heading(page, "You're all set").waitFor()
  await expectAccessibleAgain(page)
  await heading(page, 'Today').waitFor()
}

async function meetTheLock(page: Page) {
  await page.getByRole('list', { name: 'First steps' }).waitFor()
  await expectAccessibleAgain(page)
  await page.getByRole('link', { name: 'Add Guest', exact: true }).click()
  await page.getByLabel('Name *').fill('Ada Lovelace')
  await page.getByRole('dialog').getByRole('button', { name: 'Add Guest' }).click()
  await page.getByRole('article', { name: 'Ada Lovelace' }).waitFor()
  await page.goto('/generate')
  await page.getByRole('heading', { name: /^Content generation is/ }).waitFor()
  expect(await button(page, 'Generate Content').count()).toBe(0)
  await expectAccessibleAgain(page)
}

async function buyAndSwitchOn(page: Page) {
  await page.goto('/admin-dashboard?search=slow-radio')
  await button(page, 'More for Slow Radio').click()
  await page.getByRole('menuitem', { name: 'Purchases' }).click()
  await page.getByText(/^No purchases yet/).waitFor()
  await button(page, 'Purchase API access').click()
  await page.getByLabel('Until a date').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Purchase' }).click()
  await page.getByText('Feature purchased').waitFor()
  await page.getByText(/^On, bought until/).waitFor()
  await button(page, 'End the purchase of API access').waitFor()
  await expectAccessibleAgain(page)
  await page.getByRole('tab', { name: 'Tenant Management' }).click()
  await button(page, 'Edit Slow Radio').click()
  await page.getByRole('switch', { name: /^Content generation/ }).check({ force: true })
  await expectAccessibleAgain(page)
  await button(page, 'Save').click()
  await page.getByText('Tenant updated').waitFor()
}

async function generate(page: Page) {
  await page.goto('/guests')
  await page
    .getByRole('article', { name: 'Ada Lovelace' })
    .getByRole('link', { name: 'Generate content' })
    .click()
  await button(page, 'Generate Content').click()
  await page.getByRole('article', { name: 'Guest Introduction for Ada Lovelace' }).waitFor()
}
