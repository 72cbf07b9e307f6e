import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workbook } from '@cueroom/core/testing/imports/sample-files.ts'
import { signInToGuests } from '@cueroom/stories/journeys/host.ts'
import { startApp } from '@cueroom/stories/journeys/running-app.ts'
import { chromiumFlags, findChromium } from '@cueroom/stories/testing/chromium.ts'
import { chromium, type Page } from 'playwright-core'
import { guestRows } from './guest-rows.ts'
import { longestTask } from './page-trace.ts'

/** How long the page is blocked while 10,000 guests of a workbook are read, previewed, corrected and sent. */
export async function* benchImportPage(): AsyncGenerator<string> {
  const executablePath = findChromium()?.path
  if (!executablePath) return yield 'the page during an import: not measured, there is no Chromium'
  const folder = mkdtempSync(join(tmpdir(), 'cueroom-bench-'))
  const file = join(folder, 'guests.xlsx')
  writeFileSync(file, workbook({ People: guestRows }))
  const app = await startApp(join(folder, 'data'))
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const page = await browser.newPage({ baseURL: app.url })
    await signInToGuests(page, app)
    for (const [what, work] of Object.entries(steps(page, file))) {
      await browser.startTracing(page, { categories: ['toplevel'] })
      await work()
      const longest = longestTask(await browser.stopTracing())
      yield `${`longest task while ${what}`.padEnd(52)} ${longest.toFixed(0).padStart(6)} ms`
    }
  } finally {
    await browser.close()
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const steps = (page: Page, file: string): Record<string, () => Promise<void>> => ({
  'the dialog opens': async () => {
    await page.getByRole('button', { name: 'Upload Excel' }).click()
    await page.getByLabel('Spreadsheet file').waitFor({ state: 'attached' })
  },
  '10,000 rows are read': async () => {
    await page.getByLabel('Spreadsheet file').setInputFiles(file)
    await page.getByText('10,000 guests found').waitFor()
  },
  'a column is mapped otherwise': async () => {
    await page.getByLabel('“Title” becomes').selectOption('Bio')
    await page.getByText('Studio 0', { exact: true }).first().waitFor()
  },
  'a page is turned': async () => {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByText('26 to 50 of 10,000 rows').waitFor()
  },
  'a cell is corrected': async () => {
    await page.locator('[data-cell]').first().click()
    await page.keyboard.type(' Corrected')
    await page.keyboard.press('Enter')
    await page.getByText('Corrected').nth(1).waitFor()
  },
  'the guests are sent': async () => {
    await page.getByRole('button', { name: 'Import 10,000 guests' }).click()
    await page.getByText('10,000 guests imported').waitFor({ timeout: 60_000 })
  },
})

if (import.meta.main) for await (const line of benchImportPage()) console.log(line)
