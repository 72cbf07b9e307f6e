import { isPlaceholder, oneLine } from '../read/cell-text.ts'
import type { Sheet } from '../read/sheet.ts'
import { usualInterviewTime } from '../../guests/interview-time.ts'
import { decodedAddress } from '../../text/decoded-address.ts'
import type { ImportColumn, ImportField } from '../recognize/import-column.ts'
import { contactIn } from '../recognize/contact-columns.ts'
import { type DateOrder, readClock, readDate } from '../recognize/read-date.ts'
import { findLinkedin, hasJobWord, isPersonName, mayBeJob, words } from '../recognize/looks-like.ts'
import { findEmail, isEmail, isUrl } from '../read/addresses.ts'
import { turnedAround, withoutMarks, withoutNotes, withoutYears } from '../recognize/name-notes.ts'
import { normalizeWords } from '../recognize/normalize.ts'
import { splitPronunciation } from '../recognize/pronunciations.ts'
import { peopleInLines, splitPeople } from '../recognize/split-people.ts'
import { isPlainRole, type Role, splitRole } from '../recognize/split-role.ts'
import { readTitle, type TitleFrame } from '../recognize/title-frames.ts'
import { momentInZone, zoneBehind, zoneOf } from '../recognize/time-zones.ts'
import {
  lastPhone,
  type NameLine,
  splitName,
  type Splits,
  withoutBracket,
  withoutContacts,
} from '../recognize/splits.ts'
import { isHandle } from './column-labels.ts'
import type { RowValues } from './guest-values.ts'

/** The columns about one person of each row, the surest first, since the first filled one counts. */
export interface PersonColumns {
  columns: ImportColumn[]
  splits: Splits
  dates: DateReading
  /** Columns that most rows fill, each with something else: what a row of a guest hardly leaves blank. */
  usual: number[]
  /** As `columnLabels` makes them. */
  labels: ReadonlyMap<number, string>
}

/** How dates of a file are read where they do not say it themselves. */
export interface DateReading {
  order: DateOrder
  timeZone: string
  /** What was read before: the same days come back, and time zones take long. */
  known: Map<string, Moment | undefined>
  /** Days without a time, by the moment, in ISO 8601, that they are taken for. */
  untimed: Map<string, string>
}

/** A date's moment in ISO 8601, and the time of day it was read with; null if it was assumed. */
interface Moment {
  moment: string
  time: string | null
}

const addressFields = new Set<ImportField>(['website', 'photo', 'linkedin', 'social'])

export function rowValues(sheet: Sheet, linked: boolean, row: number, person: PersonColumns): RowValues {
  const { columns, splits, dates, labels } = person
  const values: RowValues = {}
  const add = (field: ImportField, value: string) => {
    const known = (values[field] ??= [])
    if (!known.includes(value)) known.push(value)
  }
  const cells = sheet.rows[row]!
  const time = timeIn(cells, columns)
  let unused = columns.some(({ field }) => field === 'interviewDate') ? time : ''
  for (const { field, index, also, frame, dateOrder, zoneColumn } of columns) {
    const cell = cells[index] ?? ''
    const link = linked ? sheet.links[`${row}:${index}`] : undefined
    if (link && /^mailto:/i.test(link)) add('email', decodeLink(link))
    else if (link && findLinkedin(link) && field !== 'linkedin') add('linkedin', link)
    if (!field || field === 'interviewTime' || cell === '' || isPlaceholder(cell)) continue
    if (field === 'interviewDate') {
      const named = cells[zoneColumn ?? -1] ?? ''
      const zone = zoneOf(named)
      const timeZone = zone ?? zoneBehind(time) ?? zoneBehind(cell) ?? dates.timeZone
      if (named !== '' && !isPlaceholder(named)) values.interviewZone = zone ? [zone] : [named, timeZone]
      const order = dateOrder === undefined || dateOrder === 'unsure' ? dates.order : dateOrder
      const read = momentIn(cell, time, { ...dates, order, timeZone })
      add(field, read?.moment ?? cell)
      if (read?.time && read.time === readClock(time)) unused = ''
      continue
    }
    if (frame) {
      addFromTitle(values, cell, frame)
      continue
    }
    if (also && field === 'email') {
      add(contactIn(cell) ?? field, cell)
      continue
    }
    const label = labels.get(index)
    if (label && (field === 'notes' || isHandle(cell))) {
      add(field === 'notes' ? field : 'social', label + cell)
      continue
    }
    add(field, link && addressFields.has(field) && !isUrl(cell) ? link : cell)
  }
  if (unused) values.interviewTime = [unused]
  if (values.name) takePronunciation(values)
  if (splits.rowBrackets && values.name) values.name = values.name.map(withoutBracket)
  if (splits.nameRole && values.name) splitNameRole(values, values.name[0]!, splits)
  if (splits.titleCompany && values.title && !values.company) {
    const role = splitRole(values.title[0]!)
    const { title, company } = role
    if (title && company && (splits.titleCompany === 'all' || isPlainRole(role)))
      Object.assign(values, { title: [title], company: [company] })
  }
  if (splits.companyTitle && values.company) setRole(values, splitRole(values.company[0]!, true))
  return values
}

/** "Chidi Okafor (say: oh-KAH-for)": no part of the name. */
function takePronunciation(values: RowValues) {
  const read = values.name!.map(splitPronunciation)
  values.name = read.map(({ name }) => name)
  const said = read.find(({ pronunciation }) => pronunciation)?.pronunciation
  if (said && !values.pronunciation) values.pronunciation = [said]
}

/** The people of a title, one a line, and what it says that they do. */
function addFromTitle(values: RowValues, title: string, frame: TitleFrame) {
  const read = values.name ? null : readTitle(title, frame)
  if (!read) return
  values.name = [read.people.join('\n')]
  if (read.role && read.people.length === 1) setRole(values, splitRole(read.role, !hasJobWord(read.role)))
}

function setRole(values: RowValues, { title, company }: Role) {
  if (title) values.title = [title]
  if (company) values.company = [company]
  else delete values.company
}

const timeIn = (cells: string[], columns: ImportColumn[]) =>
  columns
    .flatMap(({ field, index }) => (field === 'interviewTime' ? (cells[index] ?? '') : []))
    .find((cell) => cell !== '' && !isPlaceholder(cell)) ?? ''

/** What a cell's date means; `clock` is the cell with the time, where there is one. */
function momentIn(cell: string, clock: string, dates: DateReading): Moment | undefined {
  const { order, timeZone, known } = dates
  const key = `${timeZone} ${order} ${cell} ${clock}`
  if (!known.has(key)) known.set(key, readMoment(cell, clock, dates))
  return known.get(key)
}

function readMoment(
  cell: string,
  clock: string,
  { order, timeZone, untimed }: DateReading,
): Moment | undefined {
  const read = readDate(cell, order)
  if (!read) return undefined
  const { date, offset } = read
  const time = read.time ?? readClock(clock)
  if (read.time && offset)
    return { moment: new Date(`${date}T${time}:00${offset}`).toISOString(), time: read.time }
  const moment = momentInZone({ date, time: time ?? usualInterviewTime }, timeZone)?.toISOString()
  if (moment && !time) untimed.set(moment, date)
  return moment ? { moment, time } : undefined
}

/** "Ana Ruiz — CEO, Acme <ana@acme.example>": what the name's cell says fills what no other column says. */
export function splitNameRole(
  values: RowValues,
  cell: string,
  { people, mark, bracketTitle, firmBehind }: Splits,
) {
  const apart = splitPeople(cell, people) ? null : splitName(withoutContacts(cell), true)
  if (!apart) return
  const { title, company }: Role =
    apart.rest.toLowerCase() === mark || (!bracketTitle && isTopic(apart))
      ? {}
      : isFirm(apart, bracketTitle) || (firmBehind && !hasJobWord(apart.rest))
        ? { company: apart.rest }
        : splitRole(apart.rest)
  if (!values.email && isEmail(cell)) values.email = [cell]
  const phone = lastPhone(cell)
  if (!values.phone && phone) values.phone = [phone]
  values.name = [apart.name]
  if (title && !values.title) values.title = [title]
  if (company && !values.company) values.company = [company]
}

/** "Ana Ruiz (the future of trains)" */
const isTopic = ({ rest, bracket }: NameLine) =>
  bracket && words(rest) > 1 && /^\p{Ll}/u.test(rest) && !mayBeJob(rest)

/** Brackets mostly hold where people come from; a job is in small letters there. */
const isFirm = ({ rest, bracket, at }: NameLine, bracketTitle: boolean) =>
  !hasJobWord(rest) && (at || (bracket && !bracketTitle && !/^\p{Ll}/u.test(rest)))

const decodeLink = (link: string) => decodedAddress(link.replace(/^mailto:/i, '').replace(/\?.*$/s, ''))

export function nameOf(values: RowValues, { lastFirst, code }: Splits): string {
  const own = cleanName(values.name?.[0] ?? '')
  const whole = code && own.endsWith(` ${code}`) ? own.slice(0, -code.length - 1) : own
  if (whole) return lastFirst ? turnedAround(whole) : withoutYears(whole)
  const parts = [values.firstName?.[0], ...(values.middleName ?? []), values.lastName?.[0]].filter(Boolean)
  const isEastAsian = parts.every((part) => eastAsianPattern.test(part!))
  return withoutMarks(oneLine((isEastAsian ? parts.toReversed() : parts).join(' ')))
}

/** In Chinese, Japanese and Korean the family name comes first. */
const eastAsianPattern = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+$/

/** As mail programs write it: `"Ruiz, Ana" <ana@x.example>`. */
const quotedPattern = /^["“]([^"“”]{1,100})["”] ?<[^<>]*>$/

/** One conversation in several episodes: "Ana Ruiz, part 2". */
const partPattern =
  /[,:(–-] ?(?:part|pt\.?|teil|partie|parte|deel|del|osa|część|část|część|часть|частина) \d{1,2}\)?$/iu

/** An account behind a name: "Ana Ruiz @anaruiz". */
const accountPattern = /(?<!\s)\s+@[\w.-]{2,40}$/

/** A name without quotation marks around it. */
const unwrapped = (cell: string) =>
  /^["“‘']/.test(cell) ? cell.replace(/^["“‘']([^"“”‘']*)["”’']$/, '$1') : cell

const labelPattern = /^(\p{L}[\p{L}-]{2,19}(?: \p{L}{2,12})?): ?/u

/** "Keynote: Ana Ruiz", "Moderator: Bo Lee", "Mary Stone interview" */
function withoutLabel(text: string): string {
  if (/ interview$/i.test(text)) return text.slice(0, -' interview'.length)
  const [label = '', kind = ''] = labelPattern.exec(text) ?? []
  return label && !isPersonName(kind) && isPersonName(text.slice(label.length))
    ? text.slice(label.length)
    : text
}

/** A name without an address, pronouns, marks or a number in a list. */
function cleanName(cell: string): string {
  const quoted = quotedPattern.exec(cell.trim())
  if (quoted) return quoted[1]!.split(',').toReversed().map(oneLine).join(' ')
  const marked = withoutLabel(withoutMarks(unwrapped(cell)))
  if (marked.includes('\n')) {
    const lines = marked.split('\n').map(oneLine).filter(Boolean)
    if (peopleInLines(marked) || (lines.length > 1 && lines.every(isPersonName))) return lines.join('\n')
  }
  if (!/[<([@\d\n]|\s\s/.test(marked)) return marked
  const text = withoutNotes(oneLine(marked))
    .replace(/<[^<>]*>/g, '')
    .replace(/^\d{1,4}[.)]\s+/, '')
    .replace(partPattern, '')
    .replace(accountPattern, '')
    .trim()
  return (isEmail(text) && words(text) > 1) || lastPhone(text) ? withoutContacts(text) : text
}

const ownFields: ImportField[] = [
  'email',
  'phone',
  'linkedin',
  'social',
  'photo',
  'website',
  'title',
  'pronunciation',
]

/** What people of one row share, and of the rest each their own: by number, by name, or the first alone. */
export function valuesOfOne(values: RowValues, index: number, people: string[]): RowValues {
  const own: RowValues = { ...values }
  for (const field of ownFields) {
    const parts = values[field]
      ?.flatMap((value) => value.split(/(?:(?<!\s)\s+)?(?:[;\n]\s*|,\s+)|(?<!\s)\s+[/&]\s+/))
      .filter(Boolean)
    if (!parts) continue
    const named = field === 'email' ? parts.map((part) => ownerOf(part, people)) : []
    const owned = named.indexOf(index)
    if (owned !== -1) own[field] = [parts[owned]!]
    else if (named.some((owner) => owner !== -1) && parts.length < people.length) delete own[field]
    else if (parts.length === people.length && (named[index] ?? -1) === -1) own[field] = [parts[index]!]
    // One number for all of them is the household's, or of whoever answers for them
    else if (index > 0 && !(field === 'phone' && parts.length === 1)) delete own[field]
  }
  const firms = values.company?.[0]?.split(/[;\n]/).map(oneLine).filter(Boolean) ?? []
  if (firms.length === people.length) own.company = [firms[index]!]
  if (index > 0) delete own.bio
  return own
}

/** Whose name an address is made of; -1 where that is nobody, or more than one of them. */
function ownerOf(text: string, people: string[]): number {
  const local = normalizeWords(findEmail(text)?.split('@')[0] ?? '').replaceAll(' ', '')
  if (local === '') return -1
  const shared = people.map((name) =>
    normalizeWords(name)
      .split(' ')
      .filter((word) => word.length > 2 && local.includes(word))
      .reduce((sum, word) => sum + word.length, 0),
  )
  // "ruben.taelman@" holds "ben", too
  const most = Math.max(...shared)
  const owner = shared.indexOf(most)
  return most > 0 && shared.lastIndexOf(most) === owner ? owner : -1
}
