import { columnLabel, shorten } from '../read/cell-text.ts'
import type { Sheet } from '../read/sheet.ts'
import { withoutNamespaces, withoutNumbering, withQuestionsAsHeaders } from './asked-in-cells.ts'
import { isColumn } from './column-key.ts'
import { leaveAttachedOut, leaveOthersOut, takeAttached } from './column-owners.ts'
import { keepOwnAddresses, leaveSharedAddressesOut } from './own-addresses.ts'
import type { ColumnProfile } from './column-profile.ts'
import { isOfOthers, preferWholeNames, rescueByValues, rescueName } from './column-rescue.ts'
import { voteOnColumns } from './column-votes.ts'
import { findContacts } from './contact-columns.ts'
import { fromHeader } from './header-guess.ts'
import type { Header } from './header-row.ts'
import {
  type ColumnMap,
  type DatedTarget,
  datedTargets,
  type ImportColumn,
  type ImportField,
} from './import-column.ts'
import { findInterviewDates } from './interview-dates.ts'
import { leaveWorseLinksOut } from './link-columns.ts'
import { settleNames } from './name-columns.ts'
import { findNameParts } from './name-echoes.ts'
import { findNotes } from './note-columns.ts'
import { findPeopleInTitles } from './people-in-titles.ts'
import { findPersonGroups, numberedOthers } from './person-groups.ts'
import { departmentWords } from './word-lists.ts'
import { wordsOf } from './looks-like.ts'
import { addSecondColumns } from './second-columns.ts'
import { settleClearColumns } from './settled-columns.ts'
import { type ColumnGuess, found, leftOut, type Table, toTable } from './table.ts'
import { isProgramme } from './programme.ts'
import { titleFit } from './title-columns.ts'
import { fromContent, isProse, supports } from './value-rules.ts'

/** `fit` decides between columns that are equally sure. */
type Candidate = ColumnGuess & { column: number; field: ImportField; fit: number }

/** Fields that may take several columns: the first filled one counts, or all of them joined. */
const maxColumns: Partial<Record<ImportField, number>> = {
  email: 3,
  phone: 3,
  expertise: 2,
  social: 8,
  website: 2,
  linkedin: 2,
  middleName: 2,
}
const sampleLength = 80
const samplesShown = 3

/** What each column of a sheet holds: as the host chose, else by its header, else by its values. */
export function recognizeColumns(
  sheet: Sheet,
  header: Header,
  map: ColumnMap = {},
  remembered: ColumnMap = {},
): ImportColumn[] {
  const table = toTable(sheet, header)
  const asked = withoutNamespaces(withQuestionsAsHeaders(withoutNumbering(table)))
  const mappings = table.headers.map(
    (text, column) => mapped(text, column, map, 'chosen') ?? mapped(text, column, remembered, 'remembered'),
  )
  const others = numberedOthers(asked, mappings)
  const chosen = mappings.map(
    (guess, column) => guess ?? (others.has(column) ? leftOut('other-subject') : null),
  )
  const groups = findPersonGroups(asked, chosen)
  if (!groups) {
    const guesses = recognizePerson(asked, chosen, header.row === null)
    return guesses.map((guess, index) => toColumn(guess, index, table))
  }
  const { persons, headers } = groups
  const guesses: ColumnGuess[] = []
  for (const person of new Set([...persons].map((person) => person ?? 0))) {
    const own = (column: number) => (persons[column] ?? 0) === person
    const view = { ...asked, headers: headers.map((text, column) => (own(column) ? text : '')) }
    view.profiles = table.profiles.map((profile, column) => (own(column) ? profile : emptyProfile(profile)))
    const given = chosen.map((guess, column) => (own(column) ? guess : leftOut('other-column')))
    recognizePerson(view, given, false).forEach((guess, column) => {
      if (own(column)) guesses[column] = guess
    })
  }
  return guesses.map((guess, index) => {
    const person = persons[index]
    return { ...toColumn(guess, index, table), ...(typeof person === 'number' && { person }) }
  })
}

/** Columns about one person. */
function recognizePerson(table: Table, chosen: (ColumnGuess | null)[], headerless: boolean): ColumnGuess[] {
  const guessed = assign(table, chosen, headerless)
  const guesses = table.headers.map((_, column) => chosen[column] ?? guessed[column]!)
  settleNames(guesses, table, chosen)
  findPeopleInTitles(guesses, table, chosen)
  settleClearColumns(guesses, table)
  findContacts(guesses, table)
  findInterviewDates(guesses, table)
  findNotes(guesses, table)
  return guesses
}

const emptyProfile = (profile: ColumnProfile): ColumnProfile => ({
  ...profile,
  filled: 0,
  fill: 0,
  values: [],
  person: 0,
})

const toColumn = (
  { field, confidence, code, reason, also, frame, rivals, dateOrder, zoneColumn, timeColumn }: ColumnGuess,
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
  ...(frame && { frame }),
  ...(rivals && rivals.length > 0 && { rivals }),
  ...(dateOrder && { dateOrder }),
  ...(zoneColumn !== undefined && { zoneColumn }),
  ...(timeColumn !== undefined && { timeColumn }),
})

function mapped(
  header: string,
  column: number,
  map: ColumnMap,
  code: 'chosen' | 'remembered',
): ColumnGuess | null {
  for (const [key, target] of Object.entries(map)) {
    if (!isColumn(key, header, column)) continue
    if (target === 'ignore') return { ...leftOut(code), confidence: 1 }
    if (isDated(target)) return { ...found('interviewDate', 1, code), dateOrder: datedTargets[target] }
    return found(target, 1, code)
  }
  return null
}

const isDated = (target: string): target is DatedTarget => target in datedTargets

function assign(table: Table, chosen: (ColumnGuess | null)[], headerless: boolean): ColumnGuess[] {
  const guesses: ColumnGuess[] = table.headers.map(() => leftOut('unrecognized'))
  const used = new Map<ImportField, number>(
    chosen.flatMap((guess) => (guess?.field ? [[guess.field, Infinity]] : [])),
  )
  const byHeader: Candidate[] = []
  const open: number[] = []
  table.headers.forEach((header, column) => {
    if (chosen[column]) return void (guesses[column] = chosen[column])
    const guess = fromHeader(header, column, table)
    if (guess?.field) byHeader.push(candidate(guess, column, table))
    else if (guess) guesses[column] = guess
    else open.push(column)
  })
  const passedOver = place(byHeader, guesses, used)
  preferWholeNames(guesses, table)
  leaveOthersOut(guesses, table)
  leaveWorseLinksOut(guesses, table)
  addSecondColumns(passedOver, guesses, table)
  if (!hasName(used)) takeNameParts(guesses, table, used)
  const byContent = open.flatMap((column) => {
    if (guesses[column]!.field) return []
    const guess = fromContent(table.profiles[column]!, headerless)
    // Which of several columns of people are the guests, all of them decide together
    if (guess?.field === 'name' && (!guess.also || hasName(used) || isOfOthers(table.headers[column]!)))
      return []
    if (guess?.field === 'bio' && isProgramme(table)) return []
    if (
      guess?.field === 'company' &&
      guesses.some(({ field, also }) => field === 'title' && also?.includes('company'))
    )
      return []
    return guess?.field ? [candidate(guess, column, table)] : []
  })
  const isLine = byContent.some(({ field }) => field === 'name')
  if (!hasName(used) && !isLine) rescueName(guesses, table, headerless)
  place(
    byContent.filter(({ column }) => !guesses[column]!.field),
    guesses,
    used,
    1,
  )
  if (!headerless) rescueByValues(guesses, table)
  voteOnColumns(guesses, table, headerless)
  if (headerless) keepOwnAddresses(guesses, table)
  leaveSharedAddressesOut(guesses, table)
  leaveAttachedOut(guesses, table)
  takeAttached(guesses, table)
  return guesses
}

/** First and last names under headers that say neither, which addresses give away. */
function takeNameParts(guesses: ColumnGuess[], table: Table, used: Map<ImportField, number>) {
  const parts = findNameParts(table, (column) => guesses[column]!.code === 'unrecognized')
  if (!parts) return
  for (const [at, field] of (['firstName', 'lastName'] as const).entries()) {
    guesses[parts[at]!] = found(field, 0.9)
    used.set(field, 1)
  }
}

const hasName = (used: Map<ImportField, number>) =>
  used.has('name') || used.has('firstName') || used.has('lastName')

function candidate(guess: ColumnGuess, column: number, table: Table): Candidate {
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
  if (field === 'name')
    return 0.2 * profile.person + 0.04 * profile.given + 0.3 * profile.unique + 0.1 * profile.fill
  if (field === 'bio') return Math.min(profile.averageWords, 200) / 2_000 + (isProse(profile) ? 0.15 : 0)
  // Next to universities their departments say less
  if (field === 'company' && profile.values.some(isDepartment)) return 0
  return supports(field, profile) ? 0.05 : 0
}

const isDepartment = (value: string) => departmentWords.has(wordsOf(value)[0]!)

/** Gives each field its best columns; returns the candidates that were passed over. */
function place(
  candidates: Candidate[],
  guesses: ColumnGuess[],
  used: Map<ImportField, number>,
  most?: number,
) {
  const passedOver: Candidate[] = []
  candidates.sort((a, b) => b.fit - a.fit || a.column - b.column)
  for (const candidate of candidates) {
    const { column, fit: _, ...guess } = candidate
    const count = used.get(guess.field) ?? 0
    // "cc on invite" holds addresses, too: nobody said that they are the guests'
    const isByHeader = ({ field, code }: Candidate) => field === guess.field && code === 'header'
    const isBeside = guess.field === 'email' && guess.code === 'values' && candidates.some(isByHeader)
    if (isBeside || count >= (most ?? maxColumns[guess.field] ?? 1)) {
      guesses[column] = leftOut('other-column')
      passedOver.push(candidate)
      continue
    }
    used.set(guess.field, count + 1)
    guesses[column] = guess
  }
  return passedOver
}
