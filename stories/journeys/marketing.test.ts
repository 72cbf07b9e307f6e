import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessibleAgain } from './accessibility.ts'
import { hostClient, signIn, signInToGuests } from './host.ts'
import { startJourneys } from './journey.ts'

const journey = startJourneys()

const readClipboard = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const parts = item!.types.map(async (type) => [type, await (await item!.getType(type)).text()])
    return Object.fromEntries(await Promise.all(parts)) as Record<string, string>
  })

const openTab = (page: Page, tab: string) => page.getByRole('tab', { name: tab, exact: true }).click()

journey(
  'a sponsor is discovered, saved, written to, and the mail copied with its formats',
  async (traveller) => {
    const { page, app } = traveller
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await signInToGuests(page, app)
    await page.getByRole('link', { name: 'Marketing Hub' }).click()
    await openTab(page, 'Sponsor Discovery')
    await page.getByRole('button', { name: 'Find sponsors' }).click()
    const suggestions = page.getByRole('article', { name: 'Suggested sponsors' })
    const first = suggestions.getByRole('checkbox').first()
    await first.check()
    await expectAccessibleAgain(page)
    const kind = await suggestions.getByRole('listitem').first().locator('label').innerText()
    await page.getByRole('button', { name: 'Save sponsor', exact: true }).click()
    await page.getByText('Sponsor saved').waitFor()
    await expect.poll(() => first.isChecked()).toBe(false)

    await page.getByRole('tab', { name: /^Saved sponsors/ }).click()
    await expectAccessibleAgain(page)
    // A kind of company can't be written to; one that was found can
    const company = 'Kelp Tools'
    await page.getByText('A kind of company, not a name.').waitFor()
    await page.getByRole('button', { name: `Edit ${kind}` }).click()
    await page.getByLabel('Company name').fill(company)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: `Write outreach to ${company}` }).click()
    await expect.poll(() => page.getByLabel('Sponsor name').inputValue()).toBe(company)
    await page.getByRole('button', { name: 'Generate outreach' }).click()
    await page.getByText('Sponsor outreach email generated').waitFor()
    const frame = page.getByTitle(`Outreach to ${company}`)
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(384)
    await frame.contentFrame().getByText('$').first().waitFor()
    await expectAccessibleAgain(page)

    await page.getByRole('button', { name: 'Copy email' }).click()
    await page.getByText('Email content copied to clipboard').waitFor()
    const copied = await readClipboard(page)
    expect(copied['text/html']).toContain('<p')
    expect(copied['text/plain']).not.toContain('<p')
    const [stored] = await (await hostClient(app)).marketing.results({ query: { type: 'sponsor_outreach' } })
    expect(stored).toMatchObject({ label: company, provider: 'drafter', text: copied['text/plain'] })

    await page.reload()
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByRole('button', { name: `View Sponsor outreach: ${company}` }).click()
    await frame.waitFor()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await page.getByText('No email yet').waitFor()
  },
)

journey(
  'posts about a guest are written for two platforms, and one is copied alone',
  async ({ page, app }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page, app)
    await page.goto('/marketing')
    await openTab(page, 'Social Media')
    await page.getByRole('button', { name: /^Guest: / }).click()
    await page.getByRole('option', { name: /Maya Okafor/ }).click()
    await page.getByRole('checkbox', { name: 'X (Twitter)' }).check()
    await page.getByRole('checkbox', { name: 'LinkedIn' }).check()
    await page.getByRole('button', { name: 'Generate posts' }).click()
    await page.getByText('Posts generated').waitFor()
    const posts = page.getByRole('region', { name: 'X (Twitter)' }).getByRole('listitem')
    await expect.poll(() => posts.count()).toBe(3)
    await expectAccessibleAgain(page)
    const text = await posts.first().locator('p').innerText()
    await page.getByRole('button', { name: 'Copy X (Twitter) post 1' }).click()
    await page.getByText('Copied!').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)

    await openTab(page, 'Guest Outreach')
    await page.getByRole('combobox', { name: 'Guest name' }).fill('Maya Okafor')
    await page.getByLabel('Show topic').fill('Counting reefs')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Generate invitation' }).click()
    await page.getByText('Generation failed').waitFor()
    await page.context().setOffline(false)
    await page.reload()
    await expect.poll(() => page.getByLabel('Show topic').inputValue()).toBe('Counting reefs')
    await page.getByRole('button', { name: 'Generate invitation' }).click()
    await page.getByText('Invitation generated').waitFor()
    await expectAccessibleAgain(page)
  },
)
