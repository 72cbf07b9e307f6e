import { isEmail, isUrl } from '../read/addresses.ts'
import type { Sheet } from '../read/sheet.ts'
import {
  hasGivenName,
  isDate,
  isHandle,
  isNumber,
  isPersonName,
  isPhone,
  words,
} from '../recognize/looks-like.ts'
import { normalizeWords } from '../recognize/normalize.ts'

const rowsLookedAt = 400
const leastCells = 3
const leastShare = 0.2
const longestFiller = 40
const leastOthers = 2
const mostOthers = 0.6
const someKnown = 0.3
/** A text that so many columns repeat is no value of any of them. */
const manyColumns = 3

/**
 * A sheet without what means nothing in it, in whatever language: "N/d" again and again among names, "por investigar" among
 * links. What is written so in many columns says nothing in any of them.
 */
export function leaveFillersOut(sheet: Sheet): Sheet {
  const columns = repeatedIn(sheet)
  const often = new Map<string, number>()
  for (const { texts } of columns)
    for (const text of texts.keys()) often.set(text, (often.get(text) ?? 0) + 1)
  const everywhere = new Set<string>()
  const fillers = columns.map(({ texts, others }) => {
    const isMany = others.length >= leastOthers
    const own = [...texts.keys()].filter((text) => {
      const isUsual = often.get(text)! >= manyColumns
      const isFiller = (isMany || isUsual) && !isFormed(texts.get(text)!) && areFormed(others)
      if (isFiller && isUsual) everywhere.add(text)
      return isFiller
    })
    return new Set(own)
  })
  const bracketed = bracketedIn(sheet)
  if (everywhere.size + bracketed.size === 0 && fillers.every(({ size }) => size === 0)) return sheet
  const isFiller = (cell: string, column: number) => {
    if (cell === '' || cell.length > longestFiller) return false
    if (bracketed.has(cell)) return true
    const text = normalizeWords(cell)
    return everywhere.has(text) || fillers[column]?.has(text) === true
  }
  return {
    ...sheet,
    rows: sheet.rows.map((row) =>
      row.some(isFiller) ? row.map((cell, column) => (isFiller(cell, column) ? '' : cell)) : row,
    ),
  }
}

const bracketedPattern = /^[(（[<][\p{L} ]{1,25}[)）\]>]$/u

/** "(skipped)", "(空)": nothing but a word in brackets, in more than one column. */
function bracketedIn({ rows }: Sheet): Set<string> {
  const columns = new Map<string, Set<number>>()
  for (const row of rows.slice(0, rowsLookedAt))
    for (const [column, cell] of row.entries())
      if (cell.length <= longestFiller && bracketedPattern.test(cell))
        columns.set(cell, (columns.get(cell) ?? new Set()).add(column))
  return new Set([...columns].flatMap(([cell, { size }]) => (size > 1 ? [cell] : [])))
}

/** Of each column the short texts that come again and again, by their words, and the other values. */
function repeatedIn({ rows }: Sheet) {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  return Array.from({ length: width }, (_, column) => {
    const counts = new Map<string, number>()
    let filled = 0
    for (const row of rows.slice(0, rowsLookedAt)) {
      const cell = row[column] ?? ''
      if (cell === '') continue
      filled++
      counts.set(cell, (counts.get(cell) ?? 0) + 1)
    }
    const isOften = (cell: string) =>
      counts.get(cell)! >= Math.max(leastCells, filled * leastShare) && cell.length <= longestFiller
    const cells = [...counts.keys()]
    return {
      texts: new Map(cells.filter(isOften).map((cell) => [normalizeWords(cell), cell])),
      // The first is the header
      others: cells.filter((cell) => !isOften(cell)).slice(1),
    }
  })
}

const isAddress = (cell: string) => isEmail(cell) || isUrl(cell) || isHandle(cell) || isPhone(cell)

const isFormed = (cell: string) =>
  isAddress(cell) || isPersonName(cell) || hasGivenName(cell) || isDate(cell) || isNumber(cell)

/** Whether texts are people, perhaps in small letters, or addresses. */
function areFormed(cells: string[]): boolean {
  const count = (test: (cell: string) => boolean) => cells.filter(test).length / cells.length
  if (cells.length === 0) return false
  const known = count((cell) => words(cell) <= wordsOfPeople && hasGivenName(cell))
  return (
    count(isAddress) >= mostOthers ||
    known >= mostOthers ||
    (known >= someKnown && count(isPersonName) >= mostOthers)
  )
}
const wordsOfPeople = 10
