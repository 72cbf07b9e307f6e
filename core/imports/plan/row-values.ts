import { isPlaceholder, oneLine } from '../read/cell-text.ts'
import type { Sheet } from '../read/sheet.ts'
import { decodedAddress } from '../../text/decoded-address.ts'
import type { ImportColumn, ImportField } from '../recognize/import-column.ts'
import { contactIn } from '../recognize/contact-columns.ts'
import { isMaybe } from '../recognize/maybe-words.ts'
import { readClock } from '../recognize/read-date.ts'
import { findLinkedin, hasJobWord, isHandle, mayBeJob, words, wordsOf } from '../recognize/looks-like.ts'
import { isEmail, isUrl } from '../read/addresses.ts'
import { isShout } from '../recognize/name-notes.ts'
import { takeOutcome } from '../recognize/name-outcome.ts'
import { splitPronunciation } from '../recognize/pronunciations.ts'
import { isInDomain } from '../recognize/row-evidence.ts'
import { splitPeople } from '../recognize/split-people.ts'
import { isPlainRole, type Role, splitRole } from '../recognize/split-role.ts'
import { readTitle, type TitleFrame } from '../recognize/title-frames.ts'
import { isNoGuest } from '../recognize/word-lists.ts'
import { zoneBehind, zoneOf } from '../recognize/time-zones.ts'
import { type Splits, withoutBracket } from '../recognize/splits.ts'
import {
  accountPattern,
  lastPhone,
  type NameLine,
  splitName,
  withoutContacts,
} from '../recognize/name-lines.ts'
import type { Booking } from './bookings.ts'
import { groupIn, originalName, signedName } from './clean-names.ts'
import { type DateReading, momentIn, timeIn } from './date-reading.ts'
import { isSocialSite, type RowValues } from './guest-values.ts'
import { ownerOf } from './others-addresses.ts'

/** The columns about one person of each row, the surest first, since the first filled one counts. */
export interface PersonColumns {
  columns: ImportColumn[]
  splits: Splits
  dates: DateReading
  bookings: Booking[]
  /** Columns that most rows fill, each with something else: what a row of a guest hardly leaves blank. */
  usual: number[]
  /** As `columnLabels` makes them. */
  labels: ReadonlyMap<number, string>
}

/** "655 550 143 / @anaruiz" */
const handlePattern = /(?<![^\s/,;(])@[\p{L}\p{N}_.-]{2,40}(?![^\s/,;)])/u
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
    const cell = narrowed(cells[index] ?? '', field)
    const link = linked ? sheet.links[`${row}:${index}`] : undefined
    // Who is linked in a column that nobody recognizes is likely somebody else
    if (field && link && /^mailto:/i.test(link)) add('email', decodeLink(link))
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
    if (also && field === 'social') {
      add(isUrl(cell) && !isSocialSite(cell) ? 'website' : field, cell)
      continue
    }
    if (also && field === 'email') {
      add(contactIn(cell) ?? field, cell)
      const [handle] = handlePattern.exec(cell) ?? []
      if (handle && handle !== cell && also.includes('social')) add('social', handle)
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
  takeOutcomes(values)
  const profile = values.linkedin ? null : findLinkedin(values.name?.[0] ?? '')
  if (profile) values.linkedin = [profile]
  if (values.name) takePronunciation(values)
  if (values.name) takeAccount(values)
  if (values.name) values.name = values.name.map(originalName)
  const group = groupIn(values.name?.[0] ?? '')
  if (group) values.name = [group.people]
  if (group?.group) values.company ??= [group.group]
  if (splits.rowBrackets && values.name) values.name = values.name.map(withoutBracket)
  const signed = signedName(values.name?.[0] ?? '')
  if (splits.nameRole && values.name && (!signed || values.name[0]!.startsWith(signed)))
    splitNameRole(values, values.name[0]!, splits)
  if (splits.titleCompany && values.title && !values.company) {
    const role = inOrder(splitRole(values.title[0]!), values)
    const { title, company } = role
    if (title && company && (splits.titleCompany === 'all' || isPlainRole(role)))
      Object.assign(values, { title: [title], company: [company] })
    // Among others with both, a firm alone
    else if (company && !title && splits.titleCompany === 'all') {
      values.company = [company]
      delete values.title
    }
  }
  if (splits.companyTitle && values.company)
    setRole(values, inOrder(splitRole(values.company[0]!, true), values))
  return values
}

/** "０３", "۰۹" and "ana＠x.example", as Asian keyboards write them. */
const narrowed = (cell: string, field: ImportField | null) =>
  (field === 'email' || field === 'phone') && widePattern.test(cell)
    ? cell.normalize('NFKC').replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    : cell
const widePattern = /[\uff01-\uff5e٠-٩۰-۹]/

/** "ABGESAGT: Ana Ruiz" in the cell of a name, or of a part of it. */
function takeOutcomes(values: RowValues) {
  for (const field of ['name', 'firstName', 'lastName'] as const) {
    const found = takeOutcome(values[field]?.[0] ?? '')
    if (!found) continue
    values[field] = [found.name]
    values.outcome = found
  }
}

/** "Chidi Okafor (say: oh-KAH-for)": no part of the name. */
function takePronunciation(values: RowValues) {
  const read = values.name!.map(splitPronunciation)
  values.name = read.map(({ name }) => name)
  const said = read.find(({ pronunciation }) => pronunciation)?.pronunciation
  if (said && !values.pronunciation) values.pronunciation = [said]
}

/** "Ana Ruiz, PhD (@anaruiz)": the account is theirs where no other column says it. */
function takeAccount(values: RowValues) {
  if (!values.name![0]!.includes('@')) return
  const [, bracketed, open] = accountPattern.exec(values.name![0]!) ?? []
  const account = bracketed ?? open
  if (!account) return
  values.name = [values.name![0]!.replace(accountPattern, '')]
  values.social ??= [account]
}

/** The people of a title, one a line, and what it says that they do. */
function addFromTitle(values: RowValues, title: string, frame: TitleFrame) {
  const read = values.name ? null : readTitle(title, frame)
  if (!read) return
  values.name = [read.people.join('\n')]
  if (read.role && read.people.length === 1) setRole(values, splitRole(read.role, !hasJobWord(read.role)))
}

/** "Weaver, Nairn Tweed" and "Nairn Tweed, weaver": who somebody works for is in the address. */
function inOrder(role: Role, { email }: RowValues): Role {
  const { title = '', company = '' } = role
  const isTurned = isInDomain(title, email?.[0]) && company !== '' && !isInDomain(company, email?.[0])
  return isTurned ? { title: company, company: title } : role
}

function setRole(values: RowValues, { title, company }: Role) {
  if (title) values.title = [title]
  if (company) values.company = [company]
  else delete values.company
}

/** "Ana Ruiz — CEO, Acme <ana@acme.example>": what the name's cell says fills what no other column says. */
export function splitNameRole(
  values: RowValues,
  cell: string,
  { people, mark, bracketTitle, firmBehind }: Splits,
) {
  const apart = isNoGuest(cell) || splitPeople(cell, people) ? null : splitName(withoutContacts(cell), true)
  if (!apart) return
  const { title, company }: Role =
    apart.rest.toLowerCase() === mark || isNoRole(apart) || (!bracketTitle && isTopic(apart))
      ? {}
      : isFirm(apart, bracketTitle) || (firmBehind && !hasJobWord(apart.rest))
        ? { company: apart.rest }
        : inOrder(splitRole(apart.rest), { email: values.email ?? [cell] })
  if (!values.email && isEmail(cell)) values.email = [cell]
  const phone = lastPhone(cell)
  if (!values.phone && phone) values.phone = [phone]
  values.name = [apart.name]
  if (title && !values.title) values.title = [title]
  if (company && !values.company) values.company = [company]
}

/** "Ana Ruiz - CALL MONDAY", "Ana Ruiz - quizás enero" */
const isNoRole = ({ name, rest }: NameLine) =>
  isMaybe(rest) || (words(rest) > 1 && isShout(rest, name) && !hasJobWord(rest))

/** "Ana Ruiz (the future of trains)" */
const isTopic = ({ rest, bracket }: NameLine) =>
  bracket && words(rest) > 1 && /^\p{Ll}/u.test(rest) && !mayBeJob(rest) && !/^\S+, \p{Lu}/u.test(rest)

/** Brackets mostly hold where people come from; a job is in small letters there. */
const isFirm = ({ rest, bracket, at }: NameLine, bracketTitle: boolean) =>
  !hasJobWord(rest) && (at || (bracket && !bracketTitle && !/^\p{Ll}/u.test(rest)))

const decodeLink = (link: string) => decodedAddress(link.replace(/^mailto:/i, '').replace(/\?.*$/s, ''))

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
  own.bio = values.bio?.map((text) => bioOf(text, index, people)).filter(Boolean)
  return own
}

/** Of a biography that names only some of them nothing is about the others; one that names nobody is about all. */
function bioOf(text: string, index: number, people: string[]): string {
  const said = new Set(wordsOf(text))
  const named = people.map((name) => wordsOf(name).some((word) => word.length > 2 && said.has(word)))
  return named[index] || !named.includes(true) ? text : ''
}
