import { isBlankRow } from '../read/cell-text.ts'
import type { Sheet } from '../read/sheet.ts'
import { findHeaderRow, isPlainHeader, isSameRow, namesFields } from '../recognize/header-row.ts'
import { matchHeader } from '../recognize/match-header.ts'

const codeLength = 4
const leastCodes = 3
const rowsLookedAt = 6

/** A survey's codes in a row of their own say nothing: `{"ImportId":"QID1"}` over the answers of all questions. */
export function leaveCodesOut(sheet: Sheet): Sheet {
  const isOfCodes = (cells: string[]) => {
    const filled = cells.filter(Boolean)
    const start = filled[0]?.slice(0, codeLength) ?? ''
    return filled.length >= leastCodes && /^\W/.test(start) && filled.every((cell) => cell.startsWith(start))
  }
  return sheet.rows.slice(0, rowsLookedAt).some(isOfCodes)
    ? { ...sheet, rows: sheet.rows.map((cells, at) => (at < rowsLookedAt && isOfCodes(cells) ? [] : cells)) }
    : sheet
}

/** A header over two rows, such as questions and their parts, as one: each column has the text that says what it holds. */
export function joinHeaders(sheet: Sheet): Sheet {
  const above = findHeaderRow(sheet)
  const below = above === null ? -1 : above + 1
  const own = sheet.rows[below]
  if (above === null || !own || isSameRow(own, sheet.rows[above]!)) return sheet
  if (!isPlainHeader(own) && !holdsParts(sheet, above)) return sheet
  // "Name" under "Guest" and under "Agent": groups say whose it is
  if (repeats(sheet.rows[above]!.filter(Boolean)) || repeats(own.filter(saysField))) return sheet
  const texts = Array.from({ length: Math.max(own.length, sheet.rows[above]!.length) }, (_, column) => {
    const [upper = '', lower = ''] = [sheet.rows[above]![column], own[column]]
    return (saysField(lower) ? lower : upper) || lower
  })
  return {
    ...sheet,
    rows: sheet.rows.map((cells, row) => (row === above ? [] : row === below ? texts : cells)),
  }
}

/** Under questions of several parts: texts wherever a column has no header, and blanks where the rows below all have a value. */
function holdsParts({ rows }: Sheet, above: number): boolean {
  const [header, own, ...others] = [rows[above]!, rows[above + 1]!, ...rows.slice(above + 2)]
  const below = others.filter((cells) => !isBlankRow(cells))
  const columns = own.map((_, column) => column)
  const parts = columns.filter((column) => !header[column] && below.some((cells) => cells[column]))
  return (
    below.length > 1 &&
    parts.length > 1 &&
    parts.every((column) => own[column]) &&
    columns.some((column) => !own[column] && below.every((cells) => cells[column])) &&
    namesFields(own)
  )
}

const repeats = (texts: string[]) => new Set(texts).size < texts.length
const saysField = (text: string) => (matchHeader(text)?.field ?? 'ignore') !== 'ignore'

/**
 * A report with several tables, each with a header of its own, as several sheets: "1. Summary", "2. Participants". Rows keep
 * their numbers; a table that its title says is about the hosts is left out.
 */
export function splitTables(sheet: Sheet): Sheet[] {
  const { rows } = sheet
  const best = findHeaderRow(sheet)
  if (best === null) return [sheet]
  const headers: number[] = []
  // Groups over a header are part of it
  const isOver = (row: number) => row + 1 === best || isPlainHeader(rows[row + 1] ?? [])
  const isOfHosts = (row: number) => matchHeader(titleOver(rows, row))?.kind === 'other'
  // The guests of a report may have the same columns as its hosts
  const isNew = (row: number) => {
    const same = headers.findLast((header) => isSameRow(rows[row]!, rows[header]!))
    return same === undefined || isOfHosts(same) !== isOfHosts(row)
  }
  rows.forEach((cells, row) => {
    const isHeader = isPlainHeader(cells) || headers.some((header) => isMadeOf(cells, rows[header]!))
    const isFurther = isHeader && isApart(sheet, row) && isNew(row) && !isOver(row)
    if (row === best || isFurther) headers.push(row)
  })
  if (headers.length === 1) return [sheet]
  const tables = headers.flatMap((header, index) => {
    if (header !== best && isOfHosts(header)) return []
    const [from, to = Infinity] = [header, headers[index + 1]].map((row) =>
      row !== undefined && titleOver(rows, row) ? row - 1 : row,
    )
    return [rows.map((cells, row) => ((index === 0 || row >= from!) && row < to ? cells : []))]
  })
  return tables.map((own, index) => ({
    ...sheet,
    name: index === 0 ? sheet.name : `${sheet.name} (${index + 1})`,
    rows: own,
  }))
}

/** The one cell right above a header; empty if there are none or several. */
function titleOver(rows: string[][], header: number): string {
  const [title = '', ...others] = (rows[header - 1] ?? []).filter(Boolean)
  return others.length === 0 ? title : ''
}

/** A shorter table's header: most of its texts are in that of another. */
function isMadeOf(cells: string[], header: string[]): boolean {
  const filled = cells.filter(Boolean)
  const known = filled.filter((cell) => header.includes(cell)).length
  return known >= leastKnown && known > filled.length * mostKnown
}
const leastKnown = 3
const mostKnown = 0.7

const isApart = ({ rows }: Sheet, row: number) =>
  titleOver(rows, row) !== '' || isBlankRow(rows[row - 1] ?? [])
