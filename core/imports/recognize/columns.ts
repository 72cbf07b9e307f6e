import type { ColumnProfile } from './column-profile.ts'
import { matchHeader } from './match-header.ts'
import { normalize } from './normalize.ts'
import type { Header } from './header-row.ts'
import { settleNames } from './name-columns.ts'
import type { ColumnMap, ImportColumn, ImportField } from './import-column.ts'
import type { Sheet } from '../read/sheet.ts'
import { addSecondColumns } from './second-columns.ts'
import type { Guess, Table } from './table.ts'
import { found, leftOut, toTable } from './table.ts'
import { isColumn } from './column-key.ts'
import { columnLabel, shorten } from '../read/cell-text.ts'
import { doubtTitle, isProgramme, titleFit } from './title-columns.ts'
import { fromContent, plainlyOther, supports } from './value-rules.ts'

/** `fit` decides between columns that are equally sure. */
interface Candidate extends Guess {
  column: number
  field: ImportField
  fit: number
}

/** Fields that may take several columns: the first filled one counts, or all of them joined. */
const mostColumns: Partial<Record<ImportField, number>> = {
  email: 3,
  phone: 3,
  expertise: 2,
  social: 8,
  website: 2,
  linkedin: 2,
}
const sampleLength = 80
const samplesShown = 3
const rowsRead = 200

/** What each column of a sheet holds: by the host's word, else by its header, else by its values. */
export function recognizeColumns(
  sheet: Sheet,
  header: Header,
  map: ColumnMap = {},
  remembered: ColumnMap = {},
): ImportColumn[] {
  const table = toTable(sheet, header)
  const told = table.headers.map(
    (text, column) => mapped(text, column, map, 'chosen') ?? mapped(text, column, remembered, 'remembered'),
  )
  const guessed = assign(table, told, header.row === null)
  const guesses = table.headers.map((_, column) => told[column] ?? guessed[column]!)
  settleNames(guesses, table, told)
  return guesses.map((guess, index) => toColumn(guess, index, table))
}

const toColumn = (
  { field, confidence, code, reason, also }: Guess,
  index: number,
  table: Table,
): ImportColumn => ({
  sheet: table.sheet.name,
  index,
  header: table.headers[index] || columnLabel(index),
  field,
  confidence,
  code,
  reason,
  samples: table.profiles[index]!.values.slice(0, samplesShown).map((sample) =>
    shorten(sample, sampleLength),
  ),
  ...(also && also.length > 0 && { also }),
})

function mapped(header: string, column: number, map: ColumnMap, code: 'chosen' | 'remembered'): Guess | null {
  for (const [key, field] of Object.entries(map)) {
    if (isColumn(key, header, column))
      return field === 'ignore' ? { ...leftOut(code), confidence: 1 } : found(field, 1, code)
  }
  return null
}

function assign(table: Table, told: (Guess | null)[], headerless: boolean): Guess[] {
  const guesses: Guess[] = table.headers.map(() => leftOut('unrecognized'))
  const used = new Map<ImportField, number>(
    told.flatMap((guess) => (guess?.field ? [[guess.field, Infinity]] : [])),
  )
  const byHeader: Candidate[] = []
  const open: number[] = []
  table.headers.forEach((header, column) => {
    if (told[column]) return
    const guess = fromHeader(header, column, table)
    if (guess?.field) byHeader.push(candidate(guess, column, table))
    else if (guess) guesses[column] = guess
    else open.push(column)
  })
  const passedOver = place(byHeader, guesses, used)
  leaveOthersOut(guesses, table)
  addSecondColumns(passedOver, guesses, table)
  if (!used.has('email')) findAddresses(guesses, table)
  const byContent = open.flatMap((column) => {
    const guess = fromContent(table.profiles[column]!, headerless)
    if (guess?.field === 'name' && hasName(used)) return []
    if (guess?.field === 'bio' && isProgramme(table)) return []
    return guess?.field ? [candidate(guess, column, table)] : []
  })
  place(byContent, guesses, used, 1)
  return guesses
}

const isNameField = (field: ImportField | null) =>
  field === 'name' || field === 'firstName' || field === 'lastName'

/** Beside "Invitee Name" and "Invitee Email" the columns "User Name" and "User Email" are about somebody else. */
function leaveOthersOut(guesses: Guess[], { headers }: Table) {
  const whose = headers.map((header) => {
    const words = normalize(header).split(' ')
    return words.length > 1 ? words[0]! : ''
  })
  const own = new Set(whose.filter((word, column) => word && isNameField(guesses[column]!.field)))
  if (own.size === 0) return
  const others = new Set(
    whose.filter((word, column) => word && !own.has(word) && normalize(headers[column]!).endsWith(' name')),
  )
  guesses.forEach(({ field }, column) => {
    const owned = headers.some((_, at) => guesses[at]!.field === field && own.has(whose[at]!))
    if (field && owned && others.has(whose[column]!)) guesses[column] = leftOut('other-person')
  })
}

/** Under "Subscriber" or "Account" an address for every row is how to reach people, where nothing else is. */
function findAddresses(guesses: Guess[], { profiles }: Table) {
  const column = profiles.findIndex(
    ({ email, unique, filled }, at) =>
      filled > 1 && email > 0.9 && unique > 0.9 && guesses[at]!.code === 'other-subject',
  )
  if (column !== -1) guesses[column] = found('email', 0.7)
}

const hasName = (used: Map<ImportField, number>) =>
  used.has('name') || used.has('firstName') || used.has('lastName')

function candidate(guess: Guess, column: number, table: Table): Candidate {
  const profile = table.profiles[column]!
  const field = guess.field!
  return { ...guess, field, column, fit: guess.confidence + fitOf(field, table.headers[column]!, profile) }
}

function fitOf(field: ImportField, header: string, profile: ColumnProfile): number {
  if (profile.filled === 0) return -0.2
  return 0.03 * profile.fill + likeness(field, header, profile)
}

function likeness(field: ImportField, header: string, profile: ColumnProfile): number {
  if (field === 'title') return titleFit(header, profile)
  // One name all the way down is somebody who looks after the guests
  if (field === 'name') return 0.06 * profile.person + 0.04 * profile.given + 0.1 * profile.unique
  if (field === 'bio') return Math.min(profile.averageWords, 200) / 2_000
  return supports(field, profile) ? 0.05 : 0
}

/** Gives each field its best columns; returns the candidates that were passed over. */
function place(candidates: Candidate[], guesses: Guess[], used: Map<ImportField, number>, most?: number) {
  const passedOver: Candidate[] = []
  candidates.sort((a, b) => b.fit - a.fit || a.column - b.column)
  for (const candidate of candidates) {
    const { column, fit: _, ...guess } = candidate
    const count = used.get(guess.field) ?? 0
    if (count >= (most ?? mostColumns[guess.field] ?? 1)) {
      guesses[column] = leftOut('other-column')
      passedOver.push(candidate)
      continue
    }
    used.set(guess.field, count + 1)
    guesses[column] = guess
  }
  return passedOver
}

/** Null: the header says nothing, so the values may. */
function fromHeader(header: string, column: number, table: Table): Guess | null {
  const profile = table.profiles[column]!
  const group = table.groups[column]
  const match = matchHeader(header, true)
  if (group && group !== header && matchHeader(group)?.field === 'ignore' && !isPlainGroup(group))
    return leftOut('other-subject', `About “${shorten(group, 40)}”`)
  if (!match) return null
  if (match.field === 'ignore') return leftOut('other-subject')
  if (match.field === 'salutation') return leftOut('salutation')
  const { field } = match
  const doubt =
    field === 'title' ? doubtTitle(header, profile, table) : doubtText(header, column, field, table)
  if (doubt) return doubt
  if (profile.filled > 0 && plainlyOther(field, profile, match.score)) {
    const also = match.also?.find((other) => !plainlyOther(other, profile, match.score))
    return also
      ? { field: also, confidence: 0.9, code: 'header', reason: reasonOf(header) }
      : fromContent(profile, false)
  }
  const confidence = confidenceOf(match.score, supports(field, profile))
  return {
    field,
    confidence,
    code: 'header',
    reason: reasonOf(header),
    ...(match.also && { also: match.also }),
  }
}

const reasonOf = (header: string) => `Header “${shorten(header, 60)}”`

/** Groups such as "Address" or "Details" say what kind of data follows, and each header says it better. */
const isPlainGroup = (group: string) => /detail|info|data|daten|general|allgemein|notes?$/i.test(group)

function confidenceOf(score: number, supported: boolean): number {
  if (score >= 0.9) return Math.min(0.97, score)
  return Math.min(0.93, score + (supported ? 0.25 : 0))
}

/** In a programme "description" and "summary" are about the talk, unless they speak of the person. */
function doubtText(header: string, column: number, field: ImportField, table: Table): Guess | null {
  if (field !== 'bio' || !aboutAnythingPattern.test(normalize(header)) || !isProgramme(table)) return null
  return speaksOfNames(table, column) ? null : leftOut('talk', 'Describes talks')
}

const aboutAnythingPattern =
  /\b(?:description|summary|introduction|beschreibung|descripcion|descricao|descrizione)\b/

/** A biography mentions whom it is about. */
function speaksOfNames({ sheet, firstRow, headers }: Table, column: number): boolean {
  const named = headers.flatMap((header, at) => {
    const field = matchHeader(header)?.field
    return field === 'name' || field === 'firstName' || field === 'lastName' ? [at] : []
  })
  const texts = sheet.rows
    .slice(firstRow, firstRow + rowsRead)
    .filter((row) => row[column] && named.some((at) => row[at]))
  const speaking = texts.filter((row) => {
    const said = new Set(normalize(row[column]!).split(' '))
    return named.some((at) =>
      normalize(row[at] ?? '')
        .split(' ')
        .some((part) => part.length > 2 && said.has(part)),
    )
  })
  return texts.length > 0 && speaking.length > texts.length * 0.4
}
