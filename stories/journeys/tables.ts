import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Fails with column heads of tables that don't begin, or end, where their cells do. */
export async function expectHeadsOverCells(page: Page) {
  expect.soft(await page.evaluate(headsAside), `column heads on ${page.url()}`).toEqual([])
}

/** Runs in the page. */
function headsAside(): string[] {
  const roomIn = (cell: Element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(cell)
    return [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)] as const
  }
  return [...document.querySelectorAll('table')].flatMap((table) => {
    const [heads, cells] = [table.tHead?.rows[0]?.cells ?? [], table.tBodies[0]?.rows[0]?.cells ?? []]
    return [...heads].flatMap((head, column) => {
      const cell = cells[column]
      if (!cell || cell.colSpan > 1 || !head.checkVisibility()) return []
      const [[left, right], [cellLeft, cellRight]] = [roomIn(head), roomIn(cell)]
      const aside = Math.min(Math.abs(left - cellLeft), Math.abs(right - cellRight))
      return aside > 1 ? [`“${head.textContent}” is ${aside} px away`] : []
    })
  })
}
