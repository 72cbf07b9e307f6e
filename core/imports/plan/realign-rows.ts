import { findHeaderRow } from '../recognize/header-row.ts'
import { isEmail, isFileName, isUrl } from '../read/addresses.ts'
import type { Sheet } from '../read/sheet.ts'
import {
  hasJobWord,
  hasOrganisationWord,
  isDate,
  isNumber,
  isPersonName,
  isPhone,
} from '../recognize/looks-like.ts'
import { listed } from '../../text/format.ts'

const rowsLookedAt = 200
const leastRows = 3
const maxMissing = 2
const maxExtra = 3
/** How much better than left to right another placement has to be. */
const clearlyBetter = 2
const rowsNamed = 3

const isAddress = (cell: string) => isEmail(cell) && !/\s/.test(cell)
/** What no text is mistaken for. */
const plainKinds: ((cell: string) => boolean)[] = [isAddress, isUrl, isFileName, isDate, isPhone, isNumber]
/** What only most cells of a column look like. */
const likelyKinds: ((cell: string) => boolean)[] = [isPersonName, hasJobWord, hasOrganisationWord]

interface Column {
  /** Share of its cells of each kind. */
  plain: number[]
  likely: number[]
  /** Cells that several rows have. */
  repeated: Set<string>
  averageLength: number
}

/**
 * Rows with a cell too many or too few, since a comma wasn't quoted or a blank one was left out, with their cells where
 * others of their kind are; a row for which no place is clearly better stays as it is.
 */
export function realignRows(sheet: Sheet): Sheet {
  const { uneven } = sheet
  if (!uneven) return sheet
  const header = findHeaderRow(sheet) ?? sheet.rows.findIndex((row) => row.some(Boolean))
  // The header says how many columns there are
  if (uneven.lengths[header] !== undefined) return sheet
  const even = sheet.rows.filter((row, at) => row.some(Boolean) && uneven.lengths[at] === undefined)
  if (even.length < leastRows) return sheet
  const columns = Array.from({ length: uneven.width }, (_, column) => profile(even, column))
  const moved: number[] = []
  const rows = sheet.rows.map((row, at) => {
    const length = at > header ? uneven.lengths[at] : undefined
    const better = length === undefined ? null : realign(row, length, columns)
    if (better) moved.push(at + 1)
    return better ?? row
  })
  if (moved.length === 0) return sheet
  const where =
    moved.length === 1
      ? `Row ${moved[0]} has`
      : `${moved.length} rows, such as ${listed(moved.slice(0, rowsNamed).map(String))}, have`
  const note = `${where} more or fewer cells than the others. Their values were matched to columns by content`
  return { ...sheet, rows, notes: [...(sheet.notes ?? []), note] }
}

function profile(rows: string[][], column: number): Column {
  const cells = rows.slice(0, rowsLookedAt).flatMap((row) => row[column] || [])
  const share = (test: (cell: string) => boolean) => cells.filter(test).length / (cells.length || 1)
  const seen = new Set<string>()
  return {
    plain: plainKinds.map(share),
    likely: likelyKinds.map(share),
    repeated: new Set(cells.filter((cell) => seen.size === seen.add(cell).size)),
    averageLength: cells.reduce((sum, cell) => sum + cell.length, 0) / (cells.length || 1),
  }
}

function realign(row: string[], length: number, columns: Column[]): string[] | null {
  const missing = columns.length - length
  // Blank cells beyond the last column say nothing
  const extra = row.length - columns.length
  const options =
    missing > 0 && missing <= maxMissing
      ? withGaps(row, missing, columns.length)
      : extra > 0 && extra <= maxExtra
        ? withJoints(row, extra)
        : []
  const scored = options.map((cells) => ({ cells, score: fitOf(cells, columns) }))
  const best = scored.reduce<(typeof scored)[number] | null>(
    (most, each) => (most === null || each.score > most.score ? each : most),
    null,
  )
  return best && best.score >= fitOf(row, columns) + clearlyBetter ? best.cells : null
}

/** The row with blank cells put in, the last places first. */
function withGaps(row: string[], count: number, width: number): string[][] {
  const options: string[][] = []
  for (let at = Math.min(row.length, width - 1); at >= 0; at--) {
    const once = row.toSpliced(at, 0, '')
    options.push(
      ...(count === 1 ? [once] : withGaps(once, count - 1, width).filter((cells) => cells[at] === '')),
    )
  }
  return options
}

/** The row with neighbouring cells joined, as they were before a comma in them was taken for a delimiter; the last ones first. */
const withJoints = (row: string[], extra: number): string[][] =>
  Array.from({ length: row.length - extra }, (_, at) =>
    row.toSpliced(at, extra + 1, row.slice(at, at + extra + 1).join(', ')),
  ).toReversed()

const fitOf = (row: string[], columns: Column[]) =>
  row.reduce((sum, cell, at) => sum + (cell === '' ? 0 : fitOfCell(cell, columns[at])), 0)

const lost = 3
const mostly = 0.8
const hardly = 0.1
const likely = 0.6

function fitOfCell(cell: string, column: Column | undefined): number {
  // Beyond the last column it would be lost
  if (!column) return -lost
  const plain = plainKinds.findIndex((isKind) => isKind(cell))
  const expected = column.plain.findIndex((share) => share >= mostly)
  if (expected !== -1) return plainKinds[expected]!(cell) ? 2 : -2
  if (plain !== -1) return column.plain[plain]! <= hardly ? -2 : 0
  const isExpected = likelyKinds.some((isKind, kind) => column.likely[kind]! >= likely && isKind(cell))
  const length = Math.abs(cell.length - column.averageLength) / (cell.length + column.averageLength)
  return (column.repeated.has(cell) ? 1 : 0) + (isExpected ? 1 : 0) - length / 2
}
