import { matchHeader } from './dictionary.ts'
import { isEmail, isPhone, isUrl } from './looks-like.ts'
import type { Sheet } from './plan-shapes.ts'
import { isBlankRow } from './text.ts'

const ROWS_LOOKED_AT = 20
const ENOUGH = 0.55

/** Index of the header row, under whatever title rows there are; null when no row reads like one. */
export function findHeaderRow(sheet: Sheet): number | null {
  let best: { row: number; score: number } | null = null
  let looked = 0
  for (let row = 0; row < sheet.rows.length && looked < ROWS_LOOKED_AT; row++) {
    const cells = sheet.rows[row]!
    if (isBlankRow(cells)) continue
    looked++
    const score = headerScore(cells)
    if (score >= ENOUGH && (!best || score > best.score + 0.01)) best = { row, score }
  }
  return best && best.row
}

function headerScore(cells: string[]): number {
  const filled = cells.filter((cell) => cell !== '')
  const seen = new Set<string>()
  let score = 0
  for (const cell of filled) {
    if (isEmail(cell) || isUrl(cell) || isPhone(cell)) score -= 1
    else if (cell.length > 120) score -= 0.5
    else {
      const match = matchHeader(cell)
      if (match && !seen.has(cell)) score += match.field === 'ignore' ? match.score / 2 : match.score
      seen.add(cell)
    }
  }
  return score / Math.sqrt(filled.length)
}
