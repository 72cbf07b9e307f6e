import { isEmail, isFileName, isUrl } from '../read/addresses.ts'
import { isBlankRow } from '../read/cell-text.ts'
import type { Sheet } from '../read/sheet.ts'
import { givenNames } from '../recognize/given-names.ts'
import { findHeaderRow } from '../recognize/header-row.ts'
import { hasGivenName } from '../recognize/looks-like.ts'
import { matchHeader } from '../recognize/match-header.ts'
import { normalizeWords } from '../recognize/normalize.ts'
import { isPlainTitleWord, withoutNumber } from '../recognize/title-words.ts'

const rowsLookedAt = 100
const leastNames = 3
/** Of a column's values, those with the form of a name, and those of them that begin with a known given name. */
const leastShaped = 0.6
const leastKnown = 0.4
/** From here on another column speaks of people, too, and says it better. */
const mostOthers = 0.3

/**
 * A sheet that names its people nowhere but in slugs, files or addresses ("ada-lovelace", "photos/Ada_Lovelace.jpg"), with
 * the names written out: in place of slugs, and in a column of their own for files and addresses, which stay what they are.
 */
export function nameSlugs(sheet: Sheet): Sheet {
  const columns = columnsOf(sheet)
  const slugs = columns.map((values) => shareOf(values, (value) => nameInSlug(value) !== null))
  if (!columns.some((values, at) => values.length >= leastNames && slugs[at]! >= leastShaped)) return sheet
  const isNamed = columns.some((values, at) => slugs[at]! < leastShaped && areOfPeople(values))
  if (isNamed) return sheet
  const header = findHeaderRow(sheet)
  const known = columns.map((values, column) =>
    slugs[column]! < leastShaped ? 0 : knownShare(values, sheet.rows[header ?? -1]?.[column]),
  )
  const most = Math.max(...known)
  if (most < leastKnown) return sheet
  return withNames(sheet, header, known.indexOf(most))
}

function columnsOf({ rows }: Sheet): string[][] {
  const looked = rows.slice(0, rowsLookedAt)
  const width = looked.reduce((most, row) => Math.max(most, row.length), 0)
  return Array.from({ length: width }, (_, column) => looked.flatMap((row) => row[column] || []))
}

const shareOf = (values: string[], test: (value: string) => boolean) =>
  values.length === 0 ? 0 : values.filter(test).length / values.length

const areOfPeople = (values: string[]) =>
  shareOf(values, (value) => !isAddress(value) && hasGivenName(value)) > mostOthers

/** Under a header for names their form is enough. */
function knownShare(values: string[], header = ''): number {
  if (matchHeader(header)?.field === 'name') return 1
  const names = values.flatMap((value) => nameInSlug(value) ?? [])
  const known = names.filter((name) => givenNames.has(normalizeWords(name.split(' ')[0]!)))
  return new Set(names).size < names.length / 2 ? 0 : known.length / names.length
}

function withNames(sheet: Sheet, header: number | null, column: number): Sheet {
  const isOwn = columnsOf(sheet)[column]!.some(isAddress)
  const width = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0)
  const rows = sheet.rows.map((row, at) => {
    if (isBlankRow(row)) return row
    const cell = row[column] ?? ''
    if (!isOwn) return at === header || !cell ? row : row.with(column, nameInSlug(cell) ?? cell)
    const name = at === header ? `Name (${cell})` : (nameInSlug(cell) ?? '')
    return [...row, ...Array<string>(width - row.length).fill(''), name]
  })
  return { ...sheet, rows }
}

const isAddress = (value: string) => isUrl(value) || isFileName(value) || value.startsWith('@')

const longestSlug = 300
const slugPattern = /^@?[\p{L}\p{N}]+(?:[-_.+][\p{L}\p{N}]+)+$/u
/** What names of files say besides the name. */
const fileWords = new Set(
  'photo picture pic portrait headshot head profile speaker guest img image avatar small square web bw final cropped'.split(
    ' ',
  ),
)

/** "Ada Lovelace" of "ada-lovelace", "img/Ada_Lovelace-2.jpg" or "…/episodes/12-ada-lovelace"; null if there is no name. */
function nameInSlug(value: string): string | null {
  if (value.length > longestSlug || isEmail(value)) return null
  if (!isUrl(value) && !isFileName(value)) return slugPattern.test(value) ? nameOfParts(value) : null
  const path = value
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\.\w{2,4}$/, '')
    .split('/')
  const parts = isUrl(value) ? path.slice(1) : path
  return parts.reduceRight<string | null>((name, part) => name ?? nameOfParts(part), null)
}

function nameOfParts(part: string): string | null {
  const spaced = part
    .replaceAll('%20', ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[-_.+@\s]+/g, ' ')
    .trim()
  const words = withoutNumber(spaced)
    .split(' ')
    .filter((word) => !fileWords.has(word.toLowerCase()) && !/^\d+$/.test(word))
  const isName =
    words.length > 1 &&
    words.length < 5 &&
    words.every((word) => /^\p{L}+$/u.test(word)) &&
    !words.some(isPlainTitleWord)
  return isName ? words.map(capitalized).join(' ') : null
}

const capitalized = (word: string) => word[0]!.toUpperCase() + word.slice(1)
