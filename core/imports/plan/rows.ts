import { matchHeader } from '../recognize/match-header.ts'
import { normalizeWords } from '../recognize/normalize.ts'
import { toGuest } from './guest-values.ts'
import type { RowValues, Warn } from './guest-values.ts'
import { usualWidth } from '../recognize/header-row.ts'
import {
  findLinkedin,
  hasJobWord,
  isDate,
  isEmail,
  isPersonName,
  isPhone,
  isSalutation,
  isUrl,
  words,
} from '../recognize/looks-like.ts'
import type { ImportColumn, ImportField } from '../recognize/import-column.ts'
import type { ImportWarning, PlannedGuest, SkippedRow } from './import-plan.ts'
import type { Sheet } from '../read/sheet.ts'
import {
  decideSplits,
  splitName,
  splitPeople,
  splitRole,
  withoutContacts,
  withoutNotes,
} from '../recognize/splits.ts'
import type { Role, Splits } from '../recognize/splits.ts'
import { isPlaceholder, oneLine, shorten } from '../read/cell-text.ts'
import { breakWords, footerWords } from '../recognize/word-lists.ts'

export interface RowsResult {
  guests: PlannedGuest[]
  skipped: SkippedRow[]
  warnings: ImportWarning[]
  /** First row, from 1, whose cell named several people, and how many such rows there are. */
  severalPeople: { row: number; rows: number } | null
}
export interface RowsOptions {
  nameNameless?: boolean | undefined
  splitPeople?: boolean | undefined
}
interface Reading {
  sheet: Sheet
  linked: boolean
  header: string[]
  /** How many cells the header or most rows fill. */
  width: number
  splits: Splits
  columns: ImportColumn[]
  result: RowsResult
}

/** Every row under the header as a guest, or with the reason why it is none. */
export function readRows(
  sheet: Sheet,
  headerRow: number | null,
  columns: ImportColumn[],
  options: RowsOptions,
  byPosition?: (cells: string[]) => RowValues,
): RowsResult {
  const firstRow = (headerRow ?? -1) + 1
  const reading: Reading = {
    sheet,
    linked: Object.keys(sheet.links).length > 0,
    header: headerRow === null ? [] : sheet.rows[headerRow]!.map((cell) => cell.toLowerCase()),
    width: Math.max(
      usualWidth(sheet),
      headerRow === null ? 0 : sheet.rows[headerRow]!.filter(Boolean).length,
    ),
    splits: decideSplits(sheet, firstRow, columns),
    // The surest first, since the first filled one counts.
    columns: columns
      .filter(({ field, code }) => field || code === 'unrecognized')
      .sort((a, b) => b.confidence - a.confidence || a.index - b.index),
    result: { guests: [], skipped: [], warnings: [], severalPeople: null },
  }
  for (let row = firstRow; row < sheet.rows.length; row++) {
    const cells = sheet.rows[row]!
    if (cells.every((cell) => cell === '' || isPlaceholder(cell))) continue
    readRow(reading, row, byPosition ? byPosition(cells) : rowValues(reading, row), options)
  }
  return reading.result
}

function readRow(reading: Reading, row: number, values: RowValues, options: RowsOptions) {
  const { sheet, splits, result } = reading
  const cells = sheet.rows[row]!
  const where = { sheet: sheet.name, row: row + 1 }
  const name = nameOf(values, splits)
  const skip = (code: SkippedRow['code'], reason: string) =>
    result.skipped.push({ ...where, code, reason, text: shorten(cells.filter(Boolean).join(' · '), 80) })
  if (repeatsHeader(cells, reading.header)) return skip('repeated-header', 'Repeats the header')
  const note = noteIn(cells, name, values, reading)
  if (note) return skip('footer', note)
  const named = isName(name)
  if (!named && !options.nameNameless) {
    const open = reading.columns.some(
      ({ field, index }) => field === 'name' && isPlaceholder(cells[index] ?? ''),
    )
    return open ? skip('placeholder', 'No name yet') : skip('nameless', 'No name in this row')
  }
  const warn: Warn = (field, message) => result.warnings.push({ ...where, field, message })
  const people = named && options.splitPeople !== false ? splitPeople(name) : null
  if (!people) {
    result.guests.push({ ...where, guest: toGuest(named ? name : `Guest ${row + 1}`, values, warn) })
    return
  }
  result.severalPeople = {
    row: result.severalPeople?.row ?? row + 1,
    rows: (result.severalPeople?.rows ?? 0) + 1,
  }
  people.forEach((person, index) => {
    const own: RowValues = { ...valuesOfOne(values, index, people.length), name: [person] }
    splitNameRole(own, person)
    result.guests.push({ ...where, guest: toGuest(own.name![0]!, own, warn) })
  })
}

const ownFields: ImportField[] = ['email', 'phone', 'linkedin', 'social', 'photo', 'website', 'title']

/** What people of one row share, and of the rest each their own, or the first alone where it cannot be told apart. */
function valuesOfOne(values: RowValues, index: number, people: number): RowValues {
  const own: RowValues = { ...values }
  for (const field of ownFields) {
    const parts = values[field]
      ?.flatMap((value) => value.split(/\s*[;\n]\s*|\s*,\s+|\s+\/\s+|\s+&\s+/))
      .filter(Boolean)
    if (!parts) continue
    if (parts.length === people) own[field] = [parts[index]!]
    else if (index > 0) delete own[field]
  }
  if (index > 0) delete own.bio
  return own
}

function rowValues({ sheet, linked, columns, splits }: Reading, row: number): RowValues {
  const values: RowValues = {}
  const add = (field: ImportField, value: string) => {
    const known = (values[field] ??= [])
    if (!known.includes(value)) known.push(value)
  }
  const cells = sheet.rows[row]!
  for (const { field, index } of columns) {
    const cell = cells[index] ?? ''
    const link = linked ? sheet.links[`${row}:${index}`] : undefined
    if (link && /^mailto:/i.test(link)) add('email', decodeLink(link))
    else if (link && findLinkedin(link) && field !== 'linkedin') add('linkedin', link)
    if (!field || cell === '' || isPlaceholder(cell)) continue
    const address = field === 'website' || field === 'photo' || field === 'linkedin' || field === 'social'
    add(field, address && link && !isUrl(cell) ? link : cell)
  }
  if (splits.nameRole && values.name) splitNameRole(values, values.name[0]!)
  if (splits.titleCompany && values.title && !values.company) {
    const { title, company } = splitRole(values.title[0]!)
    if (title && company) Object.assign(values, { title: [title], company: [company] })
  }
  return values
}

/** "Ana Ruiz — CEO, Acme <ana@acme.example>": what the name's cell says fills what no other column says. */
function splitNameRole(values: RowValues, cell: string) {
  const apart = splitPeople(cell) ? null : splitName(withoutContacts(cell), true)
  if (!apart) return
  // In brackets mostly stands where people come from.
  const { title, company }: Role =
    apart.bracket && !hasJobWord(apart.rest) ? { company: apart.rest } : splitRole(apart.rest)
  if (!values.email && isEmail(cell)) values.email = [cell]
  values.name = [apart.name]
  if (title && !values.title) values.title = [title]
  if (company && !values.company) values.company = [company]
}

function decodeLink(link: string): string {
  const address = link.replace(/^mailto:/i, '').replace(/\?.*$/s, '')
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

function nameOf(values: RowValues, { lastFirst }: Splits): string {
  const whole = cleanName(values.name?.[0] ?? '')
  if (whole) return lastFirst ? whole.replace(/^([^,]+),\s*([^,]+)/, '$2 $1') : whole
  return oneLine([values.firstName?.[0], values.lastName?.[0]].filter(Boolean).join(' '))
}

/** A name without an address, pronouns or a number in a list. */
function cleanName(cell: string): string {
  if (!/[<([@\d\n]|\s\s/.test(cell)) return cell
  const text = withoutNotes(oneLine(cell))
    .replace(/<[^<>]*>/g, '')
    .replace(/^\d{1,4}[.)]\s+/, '')
    .trim()
  return isEmail(text) && words(text) > 2 ? withoutContacts(text) : text
}

const isName = (name: string) =>
  /\p{L}/u.test(name) &&
  !isSalutation(name) &&
  !/^(?:https?:|www\.)|\.[a-z]+\//i.test(name) &&
  !/^\S+@\S+$/.test(name) &&
  !isPhone(name) &&
  !isDate(name)

/** Why a row is a note rather than a guest: a total, a break, a heading over some rows, a remark below them. */
function noteIn(cells: string[], name: string, values: RowValues, { width }: Reading): string | null {
  const filled = cells.filter(Boolean)
  const first = name || filled[0]!
  if (name && !values.email && breakWords.has(normalizeWords(name))) return 'Not a guest: part of a programme'
  if (filled.length > 2) return null
  if (isFooter(first, filled.length, width)) return 'Not a guest: a total or a note'
  if (filled.length > 1 || width < 3 || isPersonName(first) || values.email?.some(isEmail)) return null
  const heading = words(first) > 4 || /[:.!?\d]/.test(first) || matchHeader(first) !== null || isDate(first)
  return heading ? 'Not a guest: a heading or a note' : null
}

function isFooter(text: string, filled: number, width: number): boolean {
  const folded = normalizeWords(text.slice(0, 200))
  if (footerWords.has(folded.replace(/ [\d ]+$/, ''))) return true
  const start = folded.split(' ').slice(0, 2)
  const begins = footerWords.has(start[0]!) || footerWords.has(start.join(' '))
  if (begins && /^[^\s]+(?:\s\S+)?\s*[:：=]|\d|\b(?:by|on|at|of|from|am|vom|le|du|el|em|il)\b/i.test(text))
    return true
  return filled === 1 && (words(text) > 12 || (width > 1 && /^(?:\*|©|†|\()/.test(text) && words(text) > 3))
}

/** `header`: in lower case. */
function repeatsHeader(cells: string[], header: string[]): boolean {
  let filled = 0
  let same = 0
  for (let column = 0; column < cells.length; column++) {
    const cell = cells[column]!
    if (cell === '') continue
    filled++
    if (cell.length === header[column]?.length && cell.toLowerCase() === header[column]) same++
  }
  return same > 0 && same > filled / 2 && (same > 1 || header.filter(Boolean).length < 3)
}
