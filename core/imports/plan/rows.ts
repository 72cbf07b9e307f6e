import type { TidiedGuest } from '../../guests/guest.ts'
import { isAside, noteIn, type PersonValues } from './row-notes.ts'
import { isPlaceholder, oneLine, shorten } from '../read/cell-text.ts'
import type { Sheet } from '../read/sheet.ts'
import { usualWidth } from '../recognize/header-row.ts'
import type { ImportColumn, ImportField } from '../recognize/import-column.ts'
import { type AwayColumn, findAway, findBots } from '../recognize/attendance.ts'
import { hasGivenName, isDate, isPhone, isSalutation } from '../recognize/looks-like.ts'
import { normalizeWords } from '../recognize/normalize.ts'
import { isSurelySeveral, splitPeople } from '../recognize/split-people.ts'
import { decideSplits } from '../recognize/splits.ts'
import { statusIn } from '../recognize/status-words.ts'
import { bookingsOf, leaveToOwners, settleBookings } from './bookings.ts'
import { nameOf } from './clean-names.ts'
import { columnLabels } from './column-labels.ts'
import type { DateReading } from './date-reading.ts'
import { isNobody } from './nobody.ts'
import { type RowValues, toGuest, type Warn } from './guest-values.ts'
import type { ImportWarning, PlannedGuest, SkippedRow } from './import-plan.ts'
import { type RemarkedName, remarkOnAddress, remarksIn, remarksWarning } from './name-remarks.ts'
import { type PersonColumns, rowValues, splitNameRole, valuesOfOne } from './row-values.ts'

export interface RowsResult {
  guests: PlannedGuest[]
  skipped: SkippedRow[]
  warnings: ImportWarning[]
  /** First row, from 1, whose cell named several people, how many such rows there are, and how many only seem so. */
  severalPeople: { row: number; rows: number; unsure: number } | null
}
interface RowsOptions {
  dates: DateReading
  nameNameless?: boolean | undefined
  splitPeople?: boolean | undefined
}
interface Reading {
  sheet: Sheet
  linked: boolean
  header: string[]
  /** How many cells the header or most rows fill. */
  width: number
  persons: PersonColumns[]
  away: AwayColumn[]
  bots: AwayColumn[]
  remarked: RemarkedName[]
  result: RowsResult
}
/** Every row under the header as guests, or with the reason why it has none. */
export function readRows(
  sheet: Sheet,
  headerRow: number | null,
  columns: ImportColumn[],
  options: RowsOptions,
  byPosition?: (cells: string[]) => RowValues,
): RowsResult {
  const firstRow = (headerRow ?? -1) + 1
  const header = headerRow === null ? [] : sheet.rows[headerRow]!
  const reading: Reading = {
    sheet,
    linked: Object.keys(sheet.links).length > 0,
    header: header.map((cell) => cell.toLowerCase()),
    width: Math.max(usualWidth(sheet), header.filter(Boolean).length),
    persons: personsOf(sheet, firstRow, columns, options.dates),
    away: findAway(columns, sheet.rows.slice(firstRow)),
    bots: findBots(columns, sheet.rows.slice(firstRow)),
    remarked: [],
    result: { guests: [], skipped: [], warnings: [], severalPeople: null },
  }
  for (let row = firstRow; row < sheet.rows.length; row++) {
    const cells = sheet.rows[row]!
    if (cells.some((cell) => cell !== '' && !isPlaceholder(cell))) readRow(reading, row, options, byPosition)
    else if (isOpenSlot(reading.persons[0]!, cells)) leaveOut(reading, row, 'placeholder', 'No name yet')
  }
  leaveToOwners(reading.result.guests)
  const warnings = [...remarksWarning(sheet.name, reading.remarked), ...reading.result.warnings]
  return { ...reading.result, warnings: oncePerStatus(warnings) }
}

/** A word that nobody calls a status gets one warning, however many rows have it. */
function oncePerStatus(warnings: ImportWarning[]): ImportWarning[] {
  const rows = new Map<string, number>()
  const ofStatus = ({ field }: ImportWarning) => field === 'episodeStatus'
  for (const { message } of warnings.filter(ofStatus)) rows.set(message, (rows.get(message) ?? 0) + 1)
  const reported = new Set<string>()
  return warnings.flatMap((warning) => {
    const count = ofStatus(warning) ? rows.get(warning.message)! : 1
    if (count === 1) return [warning]
    if (reported.has(warning.message)) return []
    reported.add(warning.message)
    return [{ ...warning, row: null, message: `In ${count} rows: ${warning.message}` }]
  })
}

function personsOf(
  sheet: Sheet,
  firstRow: number,
  columns: ImportColumn[],
  dates: DateReading,
): PersonColumns[] {
  const persons = 1 + Math.max(0, ...columns.map(({ person = 0 }) => person))
  const owned = new Set(columns.flatMap(({ person, field }) => (person === undefined ? [] : [field])))
  const usual = usualColumns(sheet, firstRow)
  const isShared = ({ person, field }: ImportColumn) =>
    person === undefined && field !== null && ofAll.has(field) && !owned.has(field)
  return Array.from({ length: persons }, (_, index) => {
    const own = columns.filter((column) => (column.person ?? 0) === index || isShared(column))
    return {
      dates,
      usual: usual.filter((at) => !own.some(({ index, field }) => index === at && isOfName(field))),
      splits: decideSplits(sheet, firstRow, own),
      bookings: bookingsOf(own),
      labels: columnLabels(sheet, firstRow, own),
      columns: own
        .filter(({ field, code }) => field || code === 'unrecognized')
        .sort((a, b) => b.confidence - a.confidence || a.index - b.index),
    }
  })
}

const isOfName = (field: ImportField | null) =>
  field === 'name' || field === 'firstName' || field === 'lastName'

const rowsLookedAt = 400
const usualShare = 0.6
const leastDifferent = 0.5

function usualColumns(sheet: Sheet, firstRow: number): number[] {
  const rows = sheet.rows
    .slice(firstRow, firstRow + rowsLookedAt)
    .filter((cells) => cells.filter(Boolean).length > 1)
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  return Array.from({ length: width }, (_, column) => column).filter((column) => {
    const values = rows
      .flatMap((cells) => cells[column] || [])
      .filter((cell) => /\p{L}/u.test(cell) && !isDate(cell))
    return values.length >= rows.length * usualShare && new Set(values).size >= values.length * leastDifferent
  })
}

/** What the people of one row share where no column says it of one of them. */
const ofAll = new Set<ImportField>(['company', 'interviewDate', 'interviewTime', 'episodeStatus', 'notes'])

function readRow(
  reading: Reading,
  row: number,
  options: RowsOptions,
  byPosition?: (cells: string[]) => RowValues,
) {
  const { sheet, linked, persons, result } = reading
  const cells = sheet.rows[row]!
  const where = { sheet: sheet.name, row: row + 1 }
  const skip = (code: SkippedRow['code'], reason: string) => leaveOut(reading, row, code, reason)
  if (repeatsHeader(cells, reading.header)) return skip('repeated_header', 'Repeats the header')
  if (isOverHeader(reading, row)) return skip('footer', 'Not a guest: a heading or a note')
  const all = persons.map((person): PersonValues => {
    const values = byPosition ? byPosition(cells) : rowValues(sheet, linked, row, person)
    const name = nameOf(values, person.splits)
    settleBookings(values, name, cells, person.bookings)
    return { values, name, person }
  })
  const named = all.filter(({ name }) => isName(name))
  const first = named[0] ?? all[0]!
  const note = noteIn(cells, first, reading.width)
  if (note) return skip('footer', note)
  if (reading.bots.some(({ index, away }) => away.has(cells[index] ?? '')))
    return skip('placeholder', 'A bot, not a guest')
  const guests = named.filter((each) => !isNobody(each.name, each.values) && !isAside(cells, each))
  if (guests.length === 0 && named.length > 0) return skip('placeholder', 'No guest')
  if (guests.length === 0 && !options.nameNameless)
    return hasOpenName(first.person, cells)
      ? skip('placeholder', 'No name yet')
      : skip('nameless', 'No name in this row')
  const reported = new Set<string>()
  const warn: Warn = (field, message) => {
    // Several people of a row share its date
    if (!reported.has(message)) result.warnings.push({ ...where, field, message })
    reported.add(message)
  }
  const away = reading.away.find((column) => column.away.has(cells[column.index] ?? ''))
  const said = away && `${away.header}: ${cells[away.index]!}`
  const add = (name: string, values: RowValues, { person, name: written }: PersonValues = first) => {
    const planned = asPlanned(name, values, said, warn)
    const remarks = remarksNextTo(cells, person, planned.guest, [written, values.outcome?.said ?? ''])
    const noted = { ...values, notes: [...(values.notes ?? []), ...remarks] }
    result.guests.push({ ...where, ...(remarks.length > 0 ? asPlanned(name, noted, said, warn) : planned) })
    if (remarks.length > 0) reading.remarked.push({ row: where.row, remarks })
  }
  if (guests.length === 0) return add(`Guest ${row + 1}`, first.values)
  for (const each of guests)
    addPeople(each, where.row, options, result, (name, values) => add(name, values, each))
}

/** What the cells of a name say besides, unless all names come with it, and those of an address. */
function remarksNextTo(
  cells: string[],
  { columns, splits }: PersonColumns,
  guest: TidiedGuest,
  read: string[],
) {
  const named = columns.filter(({ field, frame }) => isOfName(field) && !frame)
  const reached = columns.filter(({ field }) => field === 'email')
  return [
    ...named.flatMap(({ index }) => remarksIn(cells[index] ?? '', guest, [...read, splits.mark ?? ''])),
    ...reached.flatMap(({ index, header }) => remarkOnAddress(header, cells[index] ?? '', guest, read)),
  ]
}

/** Whose row says that they aren't coming has no interview, either. */
function asPlanned(
  name: string,
  values: RowValues,
  away: string | undefined,
  warn: Warn,
): Pick<PlannedGuest, 'guest' | 'cancelled'> {
  const [status = ''] = values.episodeStatus ?? []
  const said = statusIn(status) === 'cancelled' ? status : values.outcome?.said
  if (!said && !away) return { guest: toGuest(name, values, warn) }
  const { interviewDate: _, interviewTime: __, interviewZone: ___, ...others } = values
  return {
    guest: toGuest(name, others, warn),
    cancelled: said ? `Cancelled or declined: ${shorten(oneLine(said), 60)}` : shorten(oneLine(away!), 80),
  }
}

const hasOpenName = ({ columns }: PersonColumns, cells: string[]) =>
  columns.some(({ field, index }) => field === 'name' && isPlaceholder(cells[index] ?? ''))

/** Nothing but "TBD" for a name; a line of dashes only parts rows. */
const isOpenSlot = ({ columns }: PersonColumns, cells: string[]) =>
  columns.some(({ field, index }) => field === 'name' && /\p{L}/u.test(cells[index] ?? ''))

function leaveOut({ sheet, result }: Reading, row: number, code: SkippedRow['code'], reason: string) {
  const text = shorten(sheet.rows[row]!.filter(Boolean).join(' · '), 80)
  result.skipped.push({ sheet: sheet.name, row: row + 1, code, reason, text })
}

/** The one person whom a name's cell names, or each of several. */
function addPeople(
  { name, values, person: { splits } }: PersonValues,
  row: number,
  options: RowsOptions,
  result: RowsResult,
  add: (name: string, values: RowValues) => void,
) {
  // "Huber & Söhne" under "Company", too
  const isFirm = values.company?.some((firm) => normalizeWords(firm) === normalizeWords(name)) === true
  const people = isFirm || options.splitPeople === false ? null : splitPeople(name, splits.people)
  if (!people) return add(name, values)
  const { row: first = row, rows = 0, unsure = 0 } = result.severalPeople ?? {}
  result.severalPeople = { row: first, rows: rows + 1, unsure: unsure + (isSurelySeveral(people) ? 0 : 1) }
  const meant = people.findLastIndex((one) => values.outcome?.before.endsWith(one))
  people.forEach((one, index) => {
    const own: RowValues = { ...valuesOfOne(values, index, people), name: [one] }
    if (meant !== -1 && meant !== index) delete own.outcome
    splitNameRole(own, one, splits)
    add(own.name![0]!, own)
  })
}

const isName = (name: string) =>
  /\p{L}/u.test(name) &&
  (!isSalutation(name) || hasGivenName(name)) &&
  !/^(?:https?:|www\.)|\.[a-z]+\//i.test(name) &&
  !/^\S[^\s@]*@\S+$/.test(name) &&
  !isPhone(name) &&
  !isDate(name)

/** One cell alone right above a header that comes again is what the rows below it are called. */
function isOverHeader({ sheet: { rows }, header }: Reading, row: number): boolean {
  if (rows[row]!.filter(Boolean).length !== 1) return false
  const next = rows.slice(row + 1).find((cells) => cells.some(Boolean))
  return next !== undefined && header.filter(Boolean).length > 1 && repeatsHeader(next, header)
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
  if (same > 0 && same > filled / 2 && (same > 1 || header.filter(Boolean).length < 3)) return true
  // The header of parts of an entry, such as subtasks, in other columns
  const isKnown = (cell: string) => header.includes(cell.toLowerCase())
  if (filled < leastKnown || !isKnown(cells.find(Boolean)!)) return false
  return cells.filter((cell) => cell && isKnown(cell)).length > filled / 2
}
const leastKnown = 4
