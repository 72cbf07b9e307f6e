import type { CellObject, Range } from 'xlsx'
import { isUrl } from './addresses.ts'
import { cleanText } from './cell-text.ts'

const hyperlinkPattern = /^(?:of:)?=?\s*HYPERLINK\(\s*"([^"]{1,2000})"/i
const headerZone = 20

/** The text a spreadsheet shows, but whole numbers in full (phones never as 4.9E+11) and dates as 2026-05-31 or 2026-05-31 10:00. */
export function cellText(cell: CellObject): string {
  const value = cell.v
  if (value === undefined || value === null || cell.t === 'e' || cell.t === 'z') return ''
  if (typeof value === 'string') return cleanText(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dateText(value)
  if (typeof value === 'number' && (cell.w === undefined || /^#+$|\d[eE][+-]?\d+$/.test(cell.w))) {
    return Number.isInteger(value) ? BigInt(value).toString() : String(value)
  }
  return cleanText(cell.w ?? String(value))
}

/** A time of day alone is one of the day before spreadsheets begin to count. */
const firstDay = '1900-01-01'

/** To the minute, since spreadsheets store times as fractions of a day. */
function dateText(value: Date): string {
  const [date, time] = new Date(Math.round(value.getTime() / 60_000) * 60_000).toISOString().split('T')
  const clock = time!.slice(0, 5)
  if (date! < firstDay) return clock
  return clock === '00:00' ? date! : `${date} ${clock}`
}

/** Where a cell leads: by its hyperlink, or by a HYPERLINK formula. */
export function cellLink(cell: CellObject): string | null {
  const target = cell.l?.Target ?? (cell.f && hyperlinkPattern.exec(cell.f)?.[1])
  if (!target || target.startsWith('#')) return null
  return /^(?:https?:|mailto:)/i.test(target) || isUrl(target) ? target : null
}

/**
 * Merged cells as the host sees them: downwards every cell holds the value, and sideways those of headers over several columns. A title across the whole table stays where it is. Stops after `most` cells.
 */
export function spreadMerges(rows: string[][], merges: Range[] = [], most = 1_000_000) {
  let left = most
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  for (const { s: from, e: to } of merges) {
    const text = rows[from.r]?.[from.c]
    if (!text) continue
    const lastRow = Math.min(to.r, rows.length - 1)
    const sideways = from.r < headerZone && to.c - from.c + 1 < width * 0.8
    const lastColumn = sideways ? Math.min(to.c, width - 1) : from.c
    left -= (lastRow - from.r + 1) * (lastColumn - from.c + 1)
    if (left < 0) return
    for (let row = from.r; row <= lastRow; row++) {
      const cells = (rows[row] ??= [])
      if (row > from.r && cells.every((cell) => !cell)) continue
      for (let column = from.c; column <= lastColumn; column++) {
        while (cells.length < column) cells.push('')
        cells[column] ||= text
      }
    }
  }
}
