import { matchHeader } from './match-header.ts'
import { isDate, isNumber, isPersonName, isPhone, words } from './looks-like.ts'
import { isKnownPerson } from './leading-names.ts'
import { isEmail, isUrl } from '../read/addresses.ts'
import type { Sheet } from '../read/sheet.ts'
import { beginsWithName } from './name-lines.ts'
import { isBlankRow, isPlaceholder } from '../read/cell-text.ts'

const rowsLookedAt = 20
const rowsBelow = 40
const enoughScore = 0.55

/** A sheet's header: its row from 0, and per column the text and the text above it in a row of groups. */
export interface Header {
  row: number | null
  texts: string[]
  groups: string[]
}

/** Index of the header row, under whatever title rows there are; null when no row reads like one. */
export function findHeaderRow(sheet: Sheet): number | null {
  if (sheet.labelled) return 0
  let best: { row: number; score: number } | null = null
  let looked = 0
  const width = usualWidth(sheet)
  for (let row = 0; row < sheet.rows.length && looked < rowsLookedAt; row++) {
    const cells = sheet.rows[row]!
    if (isBlankRow(cells)) continue
    looked++
    const score = headerScore(sheet, row, width)
    if (score >= enoughScore && (!best || score > best.score + 0.01)) best = { row, score }
  }
  if (!best) return null
  const row = sheet.rows.findIndex((cells) => isSameRow(cells, sheet.rows[best.row]!, 0))
  return isUnderGroups(sheet, row + 1) ? row + 1 : row
}

/** "Name, Job, Name, Email" under "Guest, , Agency": words for fields alone, and more of them than above. */
function isUnderGroups({ rows }: Sheet, row: number): boolean {
  const [above, own] = [rows[row - 1]!, rows[row] ?? []].map((cells) => cells.filter(Boolean))
  const areHeaders = own!.every((cell) => (matchHeader(cell)?.score ?? 0) >= plainScore && !isData(cell))
  return areHeaders && own!.length > above!.length && new Set(own).size < own!.length
}

/** How many cells most rows fill. */
export function usualWidth(sheet: Sheet): number {
  const step = Math.max(1, Math.floor(sheet.rows.length / 200))
  const widths: number[] = []
  for (let row = 0; row < sheet.rows.length; row += step) {
    const filled = sheet.rows[row]!.filter(Boolean).length
    if (filled > 0) widths.push(filled)
  }
  return widths.sort((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0
}

function headerScore(sheet: Sheet, row: number, width: number): number {
  const cells = sheet.rows[row]!
  const filled = cells.filter((cell) => cell !== '')
  const seen = new Set<string>()
  // A title over a wide table is no header, whatever it says.
  if (filled.length === 1 && width > 2) return 0
  let score = 0
  cells.forEach((cell, column) => {
    if (cell === '') return
    if (isData(cell)) score -= isDate(cell) && isOverOthers(sheet, row, column) ? 0 : 1
    else if (cell.length > 120) score -= 0.5
    else if (!seen.has(cell)) {
      const match = isOneOfMany(sheet, row, column) ? null : matchHeader(cell)
      if (match?.field === 'name') score += match.score + Math.max(0, contrast(sheet, row, column))
      else if (match?.field === 'ignore')
        score += Math.max(match.score / 2, isUnlikeBelow(sheet, row, column) ? likelyLabel : 0)
      else if (match) score += match.score
      else score += contrast(sheet, row, column)
    }
    seen.add(cell)
  })
  // One name above others in a list of nothing else is a name
  if (
    width < 2 &&
    !filled.some((cell) => matchHeader(cell)) &&
    !isLabel(sheet, row, 0) &&
    !isUnlikeBelow(sheet, row, 0)
  )
    return 0
  return score / Math.sqrt(Math.max(filled.length, width))
}

/** "Faculty of Law" among other departments: what reads like a header is a value where others of its column do, too. */
function isOneOfMany(sheet: Sheet, row: number, column: number): boolean {
  const own = sheet.rows[row]!
  const isShort = words(own[column]!) <= mostWords
  if (isShort && (matchHeader(own[column]!)?.score ?? 1) >= plainScore) return false
  const others = sheet.rows
    .slice(Math.max(0, row - rowsAlike), row + rowsAlike)
    .flatMap((cells) => (isSameRow(cells, own, 0) ? [] : cells[column] || []))
  if (isNumbered(own[column]!) && mostAreNumbered(others)) return true
  const alike = others.filter((cell) => cell.length < longestHeader && matchHeader(cell) !== null).length
  return alike > 1 && alike > others.length * alikeShare
}
/** "12. The guest who never came" among others with numbers. */
const isNumbered = (cell: string) => /^\D{0,6}\d/.test(cell) && /\p{L}/u.test(cell)
const mostAreNumbered = (others: string[]) =>
  others.length > 1 && others.filter(isNumbered).length > others.length * alikeShare

/** "video_title" and "pubDate" are how programs write headers, and a text without a number is one over others that have it. */
function isUnlikeBelow(sheet: Sheet, row: number, column: number): boolean {
  const cell = sheet.rows[row]![column]!
  if (sheet.rows.slice(0, row).some((cells) => !isBlankRow(cells))) return false
  const below = valuesBelow(sheet, row, column)
  const isOdd = (test: (text: string) => boolean) => test(cell) && below.length > 1 && !below.some(test)
  return isOdd(isIdentifier) || (!/\d/.test(cell) && mostAreNumbered(below))
}
const isIdentifier = (text: string) => /^\p{Ll}{2,}(?:_\p{Ll}+|\p{Lu}\p{Ll}+){1,3}$/u.test(text)
const likelyLabel = 0.6
const mostWords = 6
const plainScore = 0.9
const rowsAlike = 12
const alikeShare = 0.5
const longestHeader = 50

/** "Name", "Company", "Email": cells that no row of a person has, at least two of which name a field. */
export function isPlainHeader(cells: string[]): boolean {
  const filled = cells.filter(Boolean)
  const said = filled.filter((cell) => matchHeader(cell) !== null)
  return said.length > filled.length / 2 && namesFields(cells)
}

/** Two fields at least, among them how somebody is reached or both parts of names, and nothing that is data. */
function namesFields(cells: string[]): boolean {
  const filled = cells.filter(Boolean)
  if (filled.length < 2 || filled.some((cell) => isData(cell) || isNumber(cell))) return false
  const said = filled.flatMap((cell) => matchHeader(cell) ?? [])
  const fields = new Set(said.flatMap(({ field, score }) => (score >= partScore ? field : [])))
  fields.delete('ignore')
  return (
    fields.size > 1 &&
    (fields.has('email') || fields.has('phone') || (fields.has('firstName') && fields.has('lastName')))
  )
}
const partScore = 0.7

export const isData = (cell: string) => isEmail(cell) || isUrl(cell) || isPhone(cell) || isDate(cell)

/** An unknown word over a column of numbers, dates or addresses is most likely its header; one that comes back is a value. */
function contrast(sheet: Sheet, row: number, column: number): number {
  const cell = sheet.rows[row]![column]!
  if (isNumber(cell)) return -0.5
  const below = valuesBelow(sheet, row, column)
  if (below.includes(cell)) return -0.3
  if (isAmongPeople(sheet, row, column)) return -1
  // Nobody's name is over a column of addresses
  const addresses = below.filter((value) => isEmail(value) || isUrl(value) || isPhone(value)).length
  if (below.length > 0 && addresses > below.length * 0.7) return 0.8
  if (isOverPeople(cell, below)) return 0.5
  if (isLabel(sheet, row, column) || isUnlikeBelow(sheet, row, column)) return likelyLabel
  const data = below.filter((value) => isData(value) || isNumber(value)).length
  return below.length > 0 && data > below.length * 0.7 ? 0.5 : 0
}

/** "Lineup": one word or two in the first row, over texts that are all longer. */
function isLabel(sheet: Sheet, row: number, column: number): boolean {
  const cell = sheet.rows[row]![column] ?? ''
  if (!labelPattern.test(cell) || sheet.rows.slice(0, row).some((cells) => !isBlankRow(cells))) return false
  const below = valuesBelow(sheet, row, column)
  return (
    below.length > 2 &&
    below.every((value) => value.length > cell.length) &&
    below.filter((value) => words(value) > wordsOfLabels + 1).length > below.length * 0.7
  )
}
const labelPattern = /^\p{L}{2,15}(?:[ _]\p{L}{2,15})?$/u
const wordsOfLabels = 2

/** Who came on a day is under that day. */
function isOverOthers(sheet: Sheet, row: number, column: number): boolean {
  const below = valuesBelow(sheet, row, column)
  return below.length > 0 && !below.some(isDate)
}

export function valuesBelow(sheet: Sheet, row: number, column: number): string[] {
  const below: string[] = []
  for (let next = row + 1; next < sheet.rows.length && below.length < rowsBelow; next++) {
    if (isSameRow(sheet.rows[next]!, sheet.rows[row]!)) continue
    const value = sheet.rows[next]![column]
    if (value && !isPlaceholder(value)) below.push(value)
  }
  return below
}

/** A word that is no name, over names. */
const isOverPeople = (cell: string, below: string[]) =>
  !isPersonName(cell) && below.length > 2 && below.filter(beginsWithName).length > below.length * 0.7

/** "Ana Ruiz" between other names: the rows above would have no header. */
function isAmongPeople(sheet: Sheet, row: number, column: number): boolean {
  const cell = sheet.rows[row]![column]!
  if (!isPersonName(cell) || !isKnownPerson(cell)) return false
  const above = sheet.rows.slice(0, row).flatMap((cells) => cells[column] || [])
  const areNames = (values: string[]) => values.filter(isPersonName).length > values.length * 0.7
  return above.length > 2 && areNames(above) && areNames(valuesBelow(sheet, row, column))
}

/** A header that is repeated further down is no value. */
export const isSameRow = (one: string[], other: string[], least = 1) =>
  one.filter(Boolean).length > least && one.filter(Boolean).join('\n') === other.filter(Boolean).join('\n')

/** The header's texts; a column without one takes that of the group above it. */
export function readHeader(sheet: Sheet, row: number | null): Header {
  if (row === null) return { row, texts: [], groups: [] }
  const texts = [...sheet.rows[row]!]
  const groups = readGroups(sheet, row)
  groups.forEach((group, column) => {
    if (!texts[column]) texts[column] = group
  })
  return { row, texts, groups }
}

/** A row right above the header that names groups of columns: "Speaker", "", "Agent", "". */
function readGroups(sheet: Sheet, row: number): string[] {
  const above = sheet.rows[row - 1] ?? []
  const header = sheet.rows[row]!
  if (new Set(above.filter(Boolean)).size < 2 || above.some((cell) => cell.length > 60 || isData(cell)))
    return []
  let group = ''
  return Array.from(header, (text, column) => {
    if (above[column]) group = above[column]
    return text || above[column] ? group : ''
  })
}
