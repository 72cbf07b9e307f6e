import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostClient, signInToGuests } from '@cueroom/stories/journeys/host.ts'
import { type RunningApp, startApp } from '@cueroom/stories/journeys/running-app.ts'
import { chromiumFlags, findChromium } from '@cueroom/stories/testing/chromium.ts'
import { type Browser, chromium, type Page } from 'playwright-core'
import { type Drawn, watchUntilDrawn } from './drawn.ts'
import { interactionsOf, longestTask, traced } from './page-trace.ts'

const guests = 10_000
/** Visits in a fresh browser, whose code has to load; the worst of them counts. */
const visits = 5

const columns = ['computing', 'clock', 'drawn', 'task'] as const
type Figures = Partial<Record<(typeof columns)[number], number>>

/** How soon the list of 10,000 guests answers a key or a click, and shows what was asked for. */
export async function* benchGuestListPage(): AsyncGenerator<string> {
  const executablePath = findChromium()?.path
  if (!executablePath) return yield 'the list of guests: not measured, there is no Chromium'
  const folder = mkdtempSync(join(tmpdir(), 'cueroom-bench-'))
  const app = await startApp(join(folder, 'data'))
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    await addGuests(app)
    yield `\n### The list of ${guests.toLocaleString('en')} guests, the worst of ${visits} visits, ms\n`
    yield '|  | longest interaction, computing | by the clock | until it is drawn | longest task |'
    yield '| --- | ---: | ---: | ---: | ---: |'
    for (const view of ['cards', 'table'] as const) {
      const worst = new Map<string, Figures>()
      for (let visit = 0; visit < visits; visit++)
        for await (const [what, figures] of visitOf(browser, app, view))
          worst.set(what, worstOf(worst.get(what) ?? {}, figures))
      for (const [what, figures] of worst)
        yield `| ${view}: ${what} | ${columns.map((each) => figures[each]?.toFixed(0) ?? '').join(' | ')} |`
    }
  } finally {
    await browser.close()
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function worstOf(one: Figures, other: Figures): Figures {
  const worst = columns.map((each) => [each, Math.max(one[each] ?? -1, other[each] ?? -1)] as const)
  return Object.fromEntries(worst.filter(([, figure]) => figure >= 0))
}

async function* visitOf(
  browser: Browser,
  app: RunningApp,
  view: 'cards' | 'table',
): AsyncGenerator<[string, Figures]> {
  const context = await browser.newContext({ baseURL: app.url })
  try {
    const page = await context.newPage()
    await signInToGuests(page, app)
    await page.getByRole('group', { name: 'Show as' }).getByRole('button', { name: view }).click()
    await page.locator('[data-guest]').first().waitFor()
    for (const [what, { act, drawn }] of Object.entries(actions(page))) {
      await settled(page)
      const watched = drawn && (await watchUntilDrawn(page, drawn))
      await browser.startTracing(page, { categories: traced })
      await act()
      const shown = await watched?.()
      await settled(page)
      const trace = await browser.stopTracing()
      const longest = (measure: 'clock' | 'computing') => {
        const each = interactionsOf(trace).map((interaction) => interaction[measure])
        return each.length > 0 && { [measure]: Math.max(...each) }
      }
      const figures = { ...longest('computing'), ...longest('clock'), task: longestTask(trace) }
      yield [what, shown === undefined ? figures : { ...figures, drawn: shown }]
    }
  } finally {
    await context.close()
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

const settled = (page: Page) => page.waitForTimeout(500)

interface Action {
  act: () => Promise<void>
  /** What the host waits for. */
  drawn?: Drawn
}

const first = ':is([aria-posinset="1"], tr[aria-rowindex="2"])'
const bar = '[aria-label="Selected guests"]'

function actions(page: Page): Record<string, Action> {
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
  const open = (nth: number) =>
    page
      .getByRole('link', { name: /^Guest \d+$/ })
      .nth(nth)
      .click()
  const back = () => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
  const list = { selector: first }
  const guestPage = { selector: '[aria-label="Preparation"]' }
  const sort = async (key: string) => {
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('combobox', { name: 'Sort guests' }).focus()
    await page.keyboard.press(key)
  }
  return {
    'a search is typed': {
      act: () =>
        page.getByRole('textbox', { name: 'Search guests' }).pressSequentially('guest 77', { delay: 120 }),
      drawn: { selector: `${first}:not(:has([title="Guest 9999"]))` },
    },
    'the search is cleared': {
      act: () => press('Clear the search'),
      drawn: { selector: first, text: 'Guest 9999' },
    },
    'it is scrolled': {
      act: async () => {
        for (let turn = 0; turn < 30; turn++) {
          await page.mouse.wheel(0, 900)
          await page.waitForTimeout(50)
        }
      },
    },
    'it is sorted by name': { act: () => sort('ArrowDown'), drawn: { selector: first, text: 'Priscilla' } },
    'it is sorted as before': { act: () => sort('ArrowUp'), drawn: { selector: first, text: 'Guest 9999' } },
    'one is selected': {
      act: async () => {
        await press('Select')
        await page
          .getByRole('checkbox', { name: /^Select Guest/ })
          .first()
          .press('Space')
      },
      drawn: { selector: bar, text: '1 selected' },
    },
    'all are selected': {
      act: () => press(/^Select (all|the first) /),
      drawn: { selector: bar, text: '10,000 selected' },
    },
    'their actions are shown': {
      act: () => press('Set status'),
      drawn: { selector: '[role=menuitem]' },
    },
    'all are deselected': {
      act: async () => {
        await page.keyboard.press('Escape')
        await press('Done')
      },
      drawn: { selector: `body:not(:has(${bar}))` },
    },
    'one is opened': { act: () => open(0), drawn: guestPage },
    'back to the list': { act: back, drawn: list },
    'another is opened': { act: () => open(1), drawn: guestPage },
    'back again': { act: back, drawn: list },
  }
}

if (import.meta.main) for await (const line of benchGuestListPage()) console.log(line)
