import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { startJourneys } from './journey.ts'

const journey = startJourneys()

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

journey(
  'a company asks about a package, and the host finds it among the sponsors and answers it',
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/sponsorship-packages')
    await heading(page, 'Sponsorship Packages').waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.getByRole('button', { name: 'Ask about this: Mid-roll, $320 per episode' }).click()
    await page.getByRole('button', { name: 'Send inquiry' }).click()
    await page.getByRole('heading', { name: '2 fields need another look' }).waitFor()
    await expectAccessible(page)
    await page.getByLabel('Company (required)').fill('Kelp Tools')
    await page.getByLabel('Email address (required)').fill('ada@kelp.example')
    await page.getByLabel('Message').fill('Six episodes from March?')
    await page.getByRole('button', { name: 'Send inquiry' }).click()
    await heading(page, 'Thank you!').waitFor()
    await expectAccessible(page)

    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/marketing?tab=sponsor-discovery&view=saved')
    await page.getByRole('button', { name: 'Use the demo show' }).click()
    await page.getByRole('button', { name: 'Sign in' }).click()
    const inquiries = page.getByRole('list', { name: 'Inquiries from Kelp Tools' })
    await inquiries.getByText('Asks about Mid-roll, $320 per episode').waitFor()
    await inquiries.getByText('Six episodes from March?').waitFor()
    await page.getByRole('link', { name: 'Write outreach to Kelp Tools' }).click()
    const field = (label: string) => page.getByLabel(label, { exact: true })
    await expect.poll(() => field('Recipient email').inputValue()).toBe('ada@kelp.example')
    await page.getByRole('button', { name: 'Generate reply' }).click()
    await page.getByText('Sponsor outreach email generated').waitFor()
  },
)

journey('both addresses show the same offer, and one that no show has says so', async ({ page, app }) => {
  const told = await page.goto('/sponsorship/default')
  await expect.poll(() => page.title()).toMatch(/^Sponsorship Packages · /)
  expect(told?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await heading(page, 'Sponsorship Packages').waitFor()
  await page.getByText('$650', { exact: true }).waitFor()
  expect(await page.context().cookies()).toEqual([])
  for (const path of ['/sponsorship/nobody', '/sponsorship-packages/nobody']) {
    const answer = await page.goto(app.url + path)
    expect(answer?.status()).toBe(404)
    await heading(page, 'Sponsorship Page Not Found').waitFor()
    await expectAccessible(page)
  }
})
