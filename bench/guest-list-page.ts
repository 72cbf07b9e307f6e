import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostClient, signInToGuests } from '@cueroom/stories/journeys/host.ts'
import { type RunningApp, startApp } from '@cueroom/stories/journeys/running-app.ts'
import { chromiumFlags, findChromium } from '@cueroom/stories/testing/chromium.ts'
import { chromium, type Page } from 'playwright-core'
import { interactionsOf, longestTask, traced } from './page-trace.ts'

const guests = 10_000

/** How soon the list of 10,000 guests answers a key or a click. */
export async function* benchGuestListPage(): AsyncGenerator<string> {
  const executablePath = findChromium()?.path
  if (!executablePath) return yield 'the list of guests: not measured, there is no Chromium'
  const folder = mkdtempSync(join(tmpdir(), 'cueroom-bench-'))
  const app = await startApp(join(folder, 'data'))
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    await addGuests(app)
    const page = await browser.newPage({ baseURL: app.url })
    yield `\n### The list of ${guests.toLocaleString('en')} guests, ms\n`
    yield '|  | longest interaction, computing | by the clock | longest task |\n| --- | ---: | ---: | ---: |'
    for (const view of ['cards', 'table'] as const) {
      await signInToGuests(page, app)
      await page.getByRole('group', { name: 'Show as' }).getByRole('button', { name: view }).click()
      for (const [what, act] of Object.entries(actions(page))) {
        await page.getByRole('heading', { name: 'Guest Manager' }).waitFor()
        await browser.startTracing(page, { categories: traced })
        await act()
        const trace = await browser.stopTracing()
        const interactions = interactionsOf(trace)
        const longest = (measure: 'clock' | 'computing') =>
          interactions.length ? Math.max(...interactions.map((each) => each[measure])).toFixed(0) : ''
        yield `| ${view}: ${what} | ${longest('computing')} | ${longest('clock')} | ${longestTask(trace).toFixed(0)} |`
      }
    }
  } finally {
    await browser.close()
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function addGuests(app: RunningApp) {
  const host = await hostClient(app)
  for (let from = 0; from < guests; from += 1_000) {
    const added = Array.from({ length: 1_000 }, (_, n) => ({
      name: `Guest ${from + n}`,
      company: `Studio ${n % 977}`,
      title: 'Sound engineer',
      email: `guest${from + n}@studio.example`,
      bio: 'A sentence about them. '.repeat(10),
    }))
    await host.imports.create({ body: { guests: added } })
  }
}

const settled = (page: Page) => page.waitForTimeout(700)

const actions = (page: Page): Record<string, () => Promise<void>> => ({
  'a search is typed': async () => {
    await page.getByRole('textbox', { name: 'Search guests' }).pressSequentially('guest 77', { delay: 120 })
    await settled(page)
  },
  'the search is cleared': async () => {
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await settled(page)
  },
  'it is scrolled': async () => {
    for (let turn = 0; turn < 30; turn++) {
      await page.mouse.wheel(0, 900)
      await page.waitForTimeout(50)
    }
    await settled(page)
  },
  'another order is chosen': async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('combobox', { name: 'Sort guests' }).focus()
    await page.keyboard.press('ArrowDown')
    await settled(page)
    await page.keyboard.press('ArrowUp')
    await settled(page)
  },
  'one is selected': async () => {
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page
      .getByRole('checkbox', { name: /^Select Guest/ })
      .first()
      .press('Space')
    await settled(page)
  },
  'all are selected': async () => {
    await page.getByRole('button', { name: /^Select (all|the first) / }).click()
    await page.getByText('10,000 selected').waitFor()
    await settled(page)
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await settled(page)
  },
  'one is opened': async () => {
    await page
      .getByRole('link', { name: /^Guest \d+$/ })
      .first()
      .click()
    await page.getByRole('list', { name: 'Preparation' }).waitFor()
    await settled(page)
    await page.goBack()
  },
})

if (import.meta.main) for await (const line of benchGuestListPage()) console.log(line)
