import {
  leaveArchivesOut,
  leaveAttachedOut,
  leaveOthersOut,
  leaveOthersWordsOut,
  leaveSharersOut,
  takeAttached,
} from './column-owners.ts'
import type { ColumnProfile } from './column-profile.ts'
import { isOfOthers, preferWholeNames, rescueLinks, rescueName } from './column-rescue.ts'
import { voteOnColumns } from './column-votes.ts'
import { fromHeader } from './header-guess.ts'
import type { ImportField } from './import-column.ts'
import { areOfTalks, leaveWorseLinksOut } from './link-columns.ts'
import { wordsOf } from './looks-like.ts'
import { fillNames } from './name-columns.ts'
import { findNameParts } from './name-echoes.ts'
import { keepOwnAddresses, leaveOthersAddressesOut, leaveSharedOut } from './own-addresses.ts'
import { isProgramme } from './programme.ts'
import { normalize } from './normalize.ts'
import { isPhoneticPart } from './pronunciations.ts'
import { replaceRanks } from './rank-columns.ts'
import { addSecondColumns } from './second-columns.ts'
import { type ColumnGuess, found, leftOut, type Table } from './table.ts'
import { titleFit } from './title-columns.ts'
import { fromContent, isProse, supports } from './value-rules.ts'
import { departmentWords } from './word-lists.ts'

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
  pronunciation: 3,
}
/** Fields that hold the values of all their columns. */
const joined = new Set<ImportField>(['expertise', 'social'])
/** Gives the columns that the host has not chosen their fields: by headers first, then by values, then by both and their neighbours. */
export function assignColumns(
  table: Table,
  chosen: (ColumnGuess | null)[],
  headerless: boolean,
): ColumnGuess[] {
  const guesses: ColumnGuess[] = table.headers.map(() => leftOut('unrecognized'))
  // What a host chooses replaces what was recognized, except where a guest has the values of several columns
  const used = new Map<ImportField, number>(
    chosen.flatMap((guess) => (guess?.field ? [[guess.field, joined.has(guess.field) ? 1 : Infinity]] : [])),
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
  const passedOver = place(leaveSameOut(byHeader, guesses, table), guesses, used)
  preferFirst(guesses)
  joinPhoneticParts(guesses, table)
  preferWholeNames(guesses, table)
  fillNames(guesses, table)
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
    if (guess?.field === 'website' && areOfTalks(column, guesses, table)) return []
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
  if (!headerless) rescueLinks(guesses, table)
  replaceRanks(guesses, table)
  voteOnColumns(guesses, table, headerless)
  if (headerless) keepOwnAddresses(guesses, table)
  leaveArchivesOut(guesses, table)
  leaveOthersWordsOut(guesses, table)
  leaveSharersOut(guesses, table)
  leaveOthersAddressesOut(guesses, table)
  leaveSharedOut(guesses, table)
  leaveAttachedOut(guesses, table)
  takeAttached(guesses, table)
  return guesses
}

/** Of addresses whose headers say about as much, the first column's count: "main" and "further". */
function preferFirst(guesses: ColumnGuess[]) {
  const emails = guesses.filter(({ field, code }) => field === 'email' && code === 'header')
  for (const guess of emails)
    if (guess.confidence < 0.9 && guess.confidence - emails[0]!.confidence < aboutAsMuch)
      guess.confidence = Math.min(guess.confidence, emails[0]!.confidence)
}
const aboutAsMuch = 0.05

/** How first and last names are said is one pronunciation; next to the whole of it nothing else is. */
function joinPhoneticParts(guesses: ColumnGuess[], { headers }: Table) {
  const said = headers.flatMap((_, column) => (guesses[column]!.field === 'pronunciation' ? [column] : []))
  const whole = said.find((column) => !isPhoneticPart(normalize(headers[column]!)))
  if (whole === undefined) return
  for (const column of said)
    if (column !== whole && guesses[column]!.code === 'header') guesses[column] = leftOut('other-column')
}

/** Where a column names others, one that says the same in every row, such as a form's name, names nobody. */
function leaveSameOut(candidates: Candidate[], guesses: ColumnGuess[], { profiles }: Table): Candidate[] {
  const isSame = ({ column }: Candidate) =>
    profiles[column]!.filled > 2 && profiles[column]!.unique <= 1 / profiles[column]!.filled
  const isOfOne = (candidate: Candidate) => candidate.field === 'name' || candidate.field === 'firstName'
  if (!candidates.some((candidate) => isOfOne(candidate) && !isSame(candidate))) return candidates
  return candidates.filter((candidate) => {
    const isLeftOut = isOfOne(candidate) && isSame(candidate)
    if (isLeftOut) guesses[candidate.column] = leftOut('other-subject')
    return !isLeftOut
  })
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
  // Whatever an empty column is called, one with values says more
  if (profile.filled === 0) return -1
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
