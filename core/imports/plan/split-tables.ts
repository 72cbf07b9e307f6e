import { isBlankRow } from '../read/cell-text.ts'
import type { Sheet } from '../read/sheet.ts'
import { findHeaderRow, isData, isPlainHeader, isSameRow, valuesBelow } from '../recognize/header-row.ts'
import { isNumber, isPersonName } from '../recognize/looks-like.ts'
import { matchHeader } from '../recognize/match-header.ts'
import { areNames } from '../recognize/name-lines.ts'

const codeLength = 4
const leastCodes = 3
const rowsLookedAt = 6

/**
 * A survey's codes in a row of their own say nothing: `{"ImportId":"QID1"}` over the answers of all questions. Neither does
 * a first line in which a program describes the list to itself.
 */
export function leaveCodesOut(sheet: Sheet): Sheet {
  const isOfCodes = (cells: string[]) => {
    const filled = cells.filter(Boolean)
    const start = filled[0]?.slice(0, codeLength) ?? ''
    return filled.length >= leastCodes && /^\W/.test(start) && filled.every((cell) => cell.startsWith(start))
  }
  const isOut = (cells: string[], at: number) =>
    (at < rowsLookedAt && isOfCodes(cells)) || (at === 0 && sheet.rows.length > 2 && isOfMarkup(cells))
  return sheet.rows.some(isOut)
    ? { ...sheet, rows: sheet.rows.map((cells, at) => (isOut(cells, at) ? [] : cells)) }
    : sheet
}

/** `ListSchema={"xml":["<Field Name=…`: data of programs, cut at its commas. */
const isOfMarkup = (cells: string[]) => /^\w*[=:]?[{[]["\\]/.test(cells[0] ?? '')

/** A header over two rows, such as questions and their parts, as one: each column has the text that says what it holds. */
export function joinHeaders(sheet: Sheet): Sheet {
  const above = findHeaderRow(sheet)
  const below = above === null ? -1 : above + 1
  const own = sheet.rows[below]
  if (above === null || !own || isSameRow(own, sheet.rows[above]!)) return sheet
  if (!isPlainHeader(own) && !isOverData(sheet, below)) return sheet
  // "Name" under "Guest" and under "Agent": groups say whose it is
  if (repeats(sheet.rows[above]!.filter(Boolean)) || repeats(own.filter(saysField))) return sheet
  // "Q7" over "Do you agree?": a row that asks everything once more says more than its codes
  const isWhole = sheet.rows[above]!.every((cell, column) => cell === '' || own[column])
  const texts = Array.from({ length: Math.max(own.length, sheet.rows[above]!.length) }, (_, column) => {
    const [upper = '', lower = ''] = [sheet.rows[above]![column], own[column]]
    return (saysField(lower) || (isWhole && !saysField(upper)) ? lower : upper) || lower
  })
  return {
    ...sheet,
    rows: sheet.rows.map((cells, row) => (row === above ? [] : row === below ? texts : cells)),
  }
}

const leastOf = 2
const mostlyShare = 0.7

/** Words for two fields and more, over columns of addresses, dates and numbers: no row of a person has none of these. */
function isOverData(sheet: Sheet, row: number): boolean {
  const own = sheet.rows[row]!
  if (own.some(isValue)) return false
  const fields = new Set(own.flatMap((cell) => (saysField(cell) ? matchHeader(cell)!.field : [])))
  const overValues = own.filter(
    (cell, column) => cell !== '' && isMostlyValues(valuesBelow(sheet, row, column)),
  )
  return fields.size >= leastOf && overValues.length >= leastOf
}

const isValue = (cell: string) => isData(cell) || isNumber(cell)
const isMostlyValues = (below: string[]) =>
  below.length >= leastOf && below.filter(isValue).length >= below.length * mostlyShare

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
  // Those who were heard have the header of those who ran it, under another title
  const isNew = (cells: string[], row: number) =>
    !headers.some(
      (header) => isSameRow(cells, rows[header]!) && isOfHosts(rows, header) === isOfHosts(rows, row),
    )
  rows.forEach((cells, row) => {
    // First, as few rows are apart, and the words of all others would be looked up
    const isFurther =
      isApart(sheet, row) &&
      (isPlainHeader(cells) ||
        (titleOver(rows, row) !== '' && repeatsCells(cells, rows, headers)) ||
        isOverNames(rows, row)) &&
      isNew(cells, row) &&
      !isOver(row)
    if (row === best || isFurther) headers.push(row)
  })
  if (headers.length === 1) return [sheet]
  const tables = headers.flatMap((header, index) => {
    if (header !== best && isOfHosts(rows, header)) return []
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

/** "Name, why, via" and "Reserves, tel": one word at least that headers have, and names below, up to the next blank row. */
function isOverNames(rows: string[][], row: number): boolean {
  const own = rows[row]!
  const filled = own.filter(Boolean)
  if (filled.length < leastOf || filled.some((cell) => isValue(cell) || isPersonName(cell))) return false
  if (!filled.some((cell) => (matchHeader(cell)?.score ?? 0) >= clearScore)) return false
  const end = rows.findIndex((cells, at) => at > row && isBlankRow(cells))
  const below = rows.slice(row + 1, end === -1 ? undefined : end)
  return own.some((head, column) => {
    const cells = head ? below.flatMap((cells) => cells[column] || []) : []
    return areNames(cells, mostlyShare)
  })
}
const clearScore = 0.9

const isOfHosts = (rows: string[][], header: number) => matchHeader(titleOver(rows, header))?.kind === 'other'

/** "User name, Join time, Leave time" after other tables with these columns and more. */
function repeatsCells(cells: string[], rows: string[][], headers: number[]): boolean {
  const filled = cells.filter(Boolean)
  return (
    filled.length >= leastRepeated &&
    headers.some((header) => {
      const known = new Set(rows[header])
      return filled.filter((cell) => known.has(cell)).length >= filled.length / 2
    })
  )
}
const leastRepeated = 3

/** The one cell right above a header; empty if there are none or several. */
function titleOver(rows: string[][], header: number): string {
  const [title = '', ...others] = (rows[header - 1] ?? []).filter(Boolean)
  return others.length === 0 ? title : ''
}

const isApart = ({ rows }: Sheet, row: number) =>
  titleOver(rows, row) !== '' || isBlankRow(rows[row - 1] ?? [])
