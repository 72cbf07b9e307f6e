import type { Sheet } from '../read/sheet.ts'
import { findHeaderRow } from '../recognize/header-row.ts'
import { matchHeader } from '../recognize/match-header.ts'
import { areNames } from '../recognize/name-lines.ts'

/**
 * Two lists next to each other, such as guests and a wish list, as two sheets: behind an empty column, a list of names with
 * a header of its own, which ends at another row than the first.
 */
export function splitColumns(sheet: Sheet): Sheet[] {
  const header = findHeaderRow(sheet)
  if (header === null || sheet.labelled) return [sheet]
  const at = sheet.rows[header]!.findIndex(
    (cell, column) => column > 1 && !cell && isGap(sheet.rows, header, column),
  )
  if (at === -1 || !isListOfItsOwn(sheet.rows, header, at)) return [sheet]
  return [
    { ...sheet, rows: sheet.rows.map((row, index) => (index < header ? row : row.slice(0, at))) },
    {
      ...sheet,
      name: `${sheet.name} (${at + 2}+)`,
      links: {},
      rows: sheet.rows.map((row, index) => (index < header ? [] : [...blank(at), ...row.slice(at)])),
    },
  ]
}

const blank = (count: number) => Array.from({ length: count }, () => '')

const isGap = (rows: string[][], header: number, column: number) =>
  rows.slice(header).every((row) => !row[column]) && rows[header]!.slice(column).some(Boolean)

function isListOfItsOwn(rows: string[][], header: number, at: number): boolean {
  const heads = rows[header]!
  const left = new Set(heads.slice(0, at).filter(Boolean))
  if (heads.slice(at).some((head) => left.has(head))) return false
  const below = rows.slice(header + 1)
  const column = heads.findIndex((head, index) => index > at && head && isOfNames(below, index))
  const said = column === -1 ? null : matchHeader(heads[column]!)
  if (column === -1 || said?.field === 'ignore') return false
  if (!heads.some((_, index) => index < at && isOfNames(below, index))) return false
  const first = lengthOf(below.map((row) => row.slice(0, at)))
  const second = lengthOf(below.map((row) => row.slice(at)))
  return first !== second && below.slice(0, second).every((row) => row[column])
}

/** How many rows there are before the first that is empty. */
const lengthOf = (rows: string[][]) => {
  const end = rows.findIndex((row) => !row.some(Boolean))
  return end === -1 ? rows.length : end
}

const isOfNames = (rows: string[][], column: number) => areNames(rows.flatMap((row) => row[column] || []))
