import type { ColumnProfile } from './content.ts'
import { profileColumn } from './content.ts'
import { matchHeader } from './dictionary.ts'
import type { ImportColumn, ImportField, ImportOptions, Sheet } from './plan-shapes.ts'
import { columnLabel, fold, shorten } from './text.ts'

type Guess = { field: ImportField | null; confidence: number; reason: string }
type Candidate = Guess & { column: number; field: ImportField }
type Table = { sheet: Sheet; headerRow: number | null; profiles: ColumnProfile[]; headers: string[] }

/** Fields that may take several columns: the first filled one counts, or all of them joined. */
const SEVERAL: Partial<Record<ImportField, number>> = {
  email: 3,
  phone: 3,
  expertise: 2,
  social: 6,
  website: 2,
}
const SAMPLE_LENGTH = 80
const UNSURE = 0.5

/** What each column of a sheet holds: by the host's word, else by its header, else by its values. */
export function recogniseColumns(
  sheet: Sheet,
  headerRow: number | null,
  map: ImportOptions['map'],
): ImportColumn[] {
  const table = readTable(sheet, headerRow)
  const told = table.headers.map((header, column) => mapped(header, column, map))
  const taken = new Set(told.flatMap((guess) => guess?.field ?? []))
  const guessed = assign(table, told, taken)
  const guesses = table.headers.map((_, column) => told[column] ?? guessed[column]!)
  settleNames(guesses, table, told)
  return guesses.map(({ field, confidence, reason }, index) => ({
    sheet: sheet.name,
    index,
    header: table.headers[index] || columnLabel(index),
    field,
    confidence,
    reason,
    samples: table.profiles[index]!.samples.map((sample) => shorten(sample, SAMPLE_LENGTH)),
  }))
}

function readTable(sheet: Sheet, headerRow: number | null): Table {
  const width = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0)
  const columns = Array.from({ length: width }, (_, column) => column)
  const header = headerRow === null ? [] : sheet.rows[headerRow]!
  return {
    sheet,
    headerRow,
    headers: columns.map((column) => shorten(header[column] ?? '', 200)),
    profiles: columns.map((column) => profileColumn(sheet, (headerRow ?? -1) + 1, column)),
  }
}

/** Whether a key of the host's mapping, a header or a label such as `Column C`, means this column. */
export const isColumn = (key: string, header: string, index: number) =>
  key.toLowerCase() === columnLabel(index).toLowerCase() || (header !== '' && fold(key) === fold(header))

function mapped(header: string, column: number, map: ImportOptions['map']): Guess | null {
  for (const [key, field] of Object.entries(map ?? {})) {
    if (!isColumn(key, header, column)) continue
    return { field: field === 'ignore' ? null : field, confidence: 1, reason: 'Chosen by you' }
  }
  return null
}

function assign(table: Table, told: (Guess | null)[], taken: Set<ImportField>): Guess[] {
  const guesses: Guess[] = table.headers.map(() => ({ field: null, confidence: 0, reason: 'Not recognised' }))
  const byHeader: Candidate[] = []
  const open: number[] = []
  table.headers.forEach((header, column) => {
    if (told[column]) return
    const guess = fromHeader(header, column, table)
    if (guess?.field) byHeader.push({ ...guess, field: guess.field, column })
    else if (guess) guesses[column] = guess
    else open.push(column)
  })
  const used = new Map<ImportField, number>([...taken].map((field) => [field, Infinity]))
  place(byHeader, guesses, used)
  const byContent = open.flatMap((column) => {
    const guess = fromContent(table.profiles[column]!, table.headerRow === null)
    return guess?.field ? [{ ...guess, field: guess.field, column }] : []
  })
  place(
    byContent.filter((guess) => !(guess.field === 'name' && hasName(used))),
    guesses,
    used,
    1,
  )
  return guesses
}

const hasName = (used: Map<ImportField, number>) =>
  used.has('name') || used.has('firstName') || used.has('lastName')

function place(candidates: Candidate[], guesses: Guess[], used: Map<ImportField, number>, most?: number) {
  candidates.sort((a, b) => b.confidence - a.confidence || a.column - b.column)
  for (const { column, ...guess } of candidates) {
    const count = used.get(guess.field) ?? 0
    if (count >= (most ?? SEVERAL[guess.field] ?? 1)) {
      guesses[column] = { field: null, confidence: 0, reason: 'Another column fits better' }
      continue
    }
    used.set(guess.field, count + 1)
    guesses[column] = guess
  }
}

/** Null: the header says nothing, so the values may. */
function fromHeader(header: string, column: number, table: Table): Guess | null {
  const match = matchHeader(header)
  if (!match) return null
  if (match.field === 'ignore') return { field: null, confidence: 0, reason: 'About something else' }
  const profile = table.profiles[column]!
  if (match.field === 'title') {
    const doubt = doubtTitle(header, profile, table)
    if (doubt) return doubt
  }
  if (profile.filled > 0 && CONTRADICTIONS[match.field](profile)) return fromContent(profile, false)
  const confidence = Math.min(
    1,
    match.score === 1 ? 0.95 : match.score + (supports(match.field, profile) ? 0.15 : 0),
  )
  return { field: match.field, confidence, reason: `Header “${shorten(header, 60)}”` }
}

/** A header says one thing and the values plainly another. */
const CONTRADICTIONS: Record<ImportField, (profile: ColumnProfile) => boolean> = {
  name: (profile) => isContact(profile) || profile.digits > 0.5 || profile.averageWords > 8,
  firstName: (profile) => isContact(profile) || profile.digits > 0.5 || profile.averageWords > 4,
  lastName: (profile) => isContact(profile) || profile.digits > 0.5 || profile.averageWords > 5,
  title: (profile) => isContact(profile),
  company: ({ email, phone }) => email > 0.5 || phone > 0.5,
  email: ({ at }) => at < 0.3,
  phone: ({ digits, email }) => digits < 0.5 || email > 0.3,
  bio: (profile) => isContact(profile) || (profile.averageWords < 3 && profile.filled > 2),
  expertise: (profile) => isContact(profile),
  social: ({ averageWords }) => averageWords > 6,
  linkedin: ({ severalWords, linkedin }) => severalWords > 0.5 && linkedin < 0.3,
  website: ({ url }) => url < 0.5,
  photo: ({ url }) => url < 0.5,
}

const isContact = ({ email, url, phone }: ColumnProfile) => email > 0.5 || url > 0.5 || phone > 0.5

function supports(field: ImportField, profile: ColumnProfile): boolean {
  if (field === 'name') return profile.person > 0.6
  if (field === 'title') return profile.job > 0.4
  if (field === 'bio') return profile.long > 0.5
  if (field === 'email' || field === 'phone' || field === 'linkedin') return profile[field] > 0.6
  return (field === 'website' || field === 'photo') && profile.url > 0.6
}

/** "Title" is also what a talk has, and what "Dr" is. */
function doubtTitle(header: string, profile: ColumnProfile, table: Table): Guess | null {
  if (profile.salutation > 0.5) return { field: null, confidence: 0, reason: 'Holds salutations' }
  if (profile.filled === 0 || fold(header).includes('job') || profile.job > 0.3) return null
  const besideTalks = table.headers.some((other) =>
    /\b(?:abstract|session|talk|vortrag|palestra)\b/.test(fold(other)),
  )
  if (!besideTalks && profile.averageWords <= 4.5) return null
  return { field: null, confidence: UNSURE, reason: 'Looks like titles of talks, not of jobs' }
}

/** Without any header, names and job titles are looked for, too. */
function fromContent(profile: ColumnProfile, headerless: boolean): Guess | null {
  if (profile.filled === 0) return null
  const found = (field: ImportField, share: number): Guess => ({
    field,
    confidence: 0.5 + 0.35 * share,
    reason: 'By its values',
  })
  if (profile.email > 0.6) return found('email', profile.email)
  if (profile.linkedin > 0.5) return found('linkedin', profile.linkedin)
  if (profile.image > 0.5) return found('photo', profile.image)
  if (profile.url > 0.6) return found('website', profile.url)
  if (profile.phone > 0.6) return found('phone', profile.phone)
  if (profile.long > 0.5) return found('bio', profile.long)
  if (profile.person > (headerless ? 0.5 : 0.75)) return found('name', profile.person)
  if (headerless && profile.job > 0.4) return found('title', profile.job)
  return null
}

/** `Nom` beside `Prénom` is the last name; a column of whole names beside both makes them unnecessary. */
function settleNames(guesses: Guess[], table: Table, told: (Guess | null)[]) {
  const at = (field: ImportField) => guesses.findIndex((guess) => guess.field === field)
  const name = at('name')
  if (name === -1 || told[name] || (at('firstName') === -1 && at('lastName') === -1)) return
  if (table.profiles[name]!.severalWords >= 0.5) return
  const guess = guesses[name]!
  if (at('lastName') === -1)
    guesses[name] = { ...guess, field: 'lastName', reason: `${guess.reason}, beside first names` }
  else if (at('firstName') === -1)
    guesses[name] = { ...guess, field: 'firstName', reason: `${guess.reason}, beside last names` }
  else guesses[name] = { field: null, confidence: 0, reason: 'First and last names say it in full' }
}
