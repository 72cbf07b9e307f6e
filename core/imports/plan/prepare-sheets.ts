import { layCardsOut } from './read-cards.ts'
import { nameRelations } from '../read/relation-cells.ts'
import type { Sheet } from '../read/sheet.ts'
import { matchHeader } from '../recognize/match-header.ts'
import { findHeaderRow } from '../recognize/header-row.ts'
import { isPersonName, isPhone } from '../recognize/looks-like.ts'
import { isEmail } from '../read/addresses.ts'

const mostFields = 40
const leastFields = 3
const clearScore = 0.7

/** Sheets as they are read: relations by their names, cards with a row each, and sheets that list people in columns turned upright. */
export const prepareSheets = (sheets: Sheet[]): Sheet[] =>
  sheets.map(nameRelations).map(layCardsOut).map(turnUpright)

/** A sheet whose first column holds what are headers elsewhere, with rows for its columns. */
function turnUpright(sheet: Sheet): Sheet {
  const rows = sheet.rows.filter((row) => row.some(Boolean))
  if (rows.length < leastFields || rows.length > mostFields || !isTransposed(sheet, rows)) return sheet
  const width = Math.max(...rows.map((row) => row.length))
  const links = Object.fromEntries(
    Object.entries(sheet.links).map(([place, link]) => [place.split(':').toReversed().join(':'), link]),
  )
  return {
    ...sheet,
    transposed: true,
    links,
    rows: Array.from({ length: width }, (_, column) => sheet.rows.map((row) => row[column] ?? '')),
  }
}

function isTransposed(sheet: Sheet, rows: string[][]): boolean {
  const first = rows.map(([cell = '']) => cell)
  const fields = new Set(fieldsOf(first))
  const named = fields.has('name') || fields.has('firstName') || fields.has('lastName')
  const known = first.filter((cell) => (matchHeader(cell)?.score ?? 0) >= clearScore).length
  if (!named || fields.size < 2 || known < Math.max(leastFields, rows.length * 0.4)) return false
  const headerRow = findHeaderRow(sheet)
  const across = headerRow === null ? [] : fieldsOf(sheet.rows[headerRow]!)
  return new Set(across).size < fields.size && rows.some((row) => row.slice(1).some(isOfPerson))
}

const fieldsOf = (cells: string[]) =>
  cells.flatMap((cell) => {
    const match = matchHeader(cell)
    return match && match.field !== 'ignore' && match.score >= clearScore ? [match.field] : []
  })

const isOfPerson = (cell: string) => isPersonName(cell) || isEmail(cell) || isPhone(cell)
