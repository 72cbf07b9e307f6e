import type { ImportField } from './import-column.ts'
import type { ColumnProfile } from './column-profile.ts'
import { voteOnHeader } from './header-vocabulary.ts'
import { isPersonName } from './looks-like.ts'
import { matchHeader } from './match-header.ts'
import { splitPeople } from './split-people.ts'
import { type ColumnGuess, found, leftOut, type Table } from './table.ts'

const isOpen = ({ code, field }: ColumnGuess) =>
  field === null && code !== 'chosen' && code !== 'remembered' && code !== 'salutation' && code !== 'talk'

/** Where no header named a field, the values of a column that headers left out may be it beyond doubt. */
export function rescueByValues(guesses: ColumnGuess[], table: Table) {
  const has = (...fields: ImportField[]) => guesses.some(({ field }) => field && fields.includes(field))
  if (!has('name', 'firstName', 'lastName')) rescueName(guesses, table)
  if (!has('email')) rescueLink(guesses, table, 'email')
  if (!has('linkedin')) rescueLink(guesses, table, 'linkedin')
}

const singleWords = 0.3

/**
 * Where a header chose single names that come back, such as those of who looks after the guests, and another column holds
 * a different whole name in each row, that column is the guests, even if its header names another role.
 */
export function preferWholeNames(guesses: ColumnGuess[], { profiles }: Table) {
  const name = guesses.findIndex(({ field }) => field === 'name')
  if (name === -1 || guesses.some(({ field }) => field === 'firstName' || field === 'lastName')) return
  const { code } = guesses[name]!
  const { person, severalWords, unique, filled } = profiles[name]!
  if (code !== 'header' || person > singleWords) return
  if (severalWords > singleWords || unique > 0.8) return preferPeople(name, guesses, profiles)
  const whole = profiles.findIndex(
    (profile, column) =>
      guesses[column]!.code === 'other-person' &&
      profile.person > 0.8 &&
      profile.unique > 0.9 &&
      profile.filled >= filled,
  )
  if (whole === -1) return
  guesses[name] = leftOut('other-column')
  guesses[whole] = found('name', 0.7)
}

/** Under "Name" are titles of episodes, and people are in a column whose header says nothing. */
function preferPeople(name: number, guesses: ColumnGuess[], profiles: ColumnProfile[]) {
  if (profiles[name]!.filled < leastNames || peopleScore(withPairs(profiles[name]!)) > 0) return
  const people = profiles.findIndex(
    (profile, column) =>
      guesses[column]!.code === 'unrecognized' &&
      peopleScore(withPairs(profile)) > clearlyPeople &&
      profile.unique > 0.8 &&
      profile.filled >= profiles[name]!.filled / 2,
  )
  if (people === -1) return
  guesses[name] = leftOut('other-subject')
  guesses[people] = found('name', 0.7)
}
const leastNames = 3
const clearlyPeople = 0.7

function rescueName(guesses: ColumnGuess[], { profiles, headers }: Table) {
  // Next to addresses names that nobody listed are likely people
  const isReached = guesses.some(({ field }) => field === 'email' || field === 'phone')
  const least = isReached ? 0.3 : 0.45
  let best: { column: number; score: number } | null = null
  profiles.forEach((profile, column) => {
    const guess = guesses[column]!
    const isLine = profiles[column]!.line > linesShare && isByValues(guess)
    if (!isOpen(guess) && !isLine) return
    const said = matchHeader(headers[column]!)
    const doubt =
      guess.code === 'other-person' || isOfOthers(headers[column]!) ? 0.35 : said?.kind === 'thing' ? 0.1 : 0
    const again = profile.filled > 2 && profile.unique <= 0.5 ? repeated : 0
    const score = Math.max(peopleScore(withPairs(profile)), isLine ? lineScore(profile) : 0) - doubt - again
    const isOnly = profile.unique > 0.9 && profile.filled > 2
    if (score > (isOnly ? leastOfUnique : least) && score > (best?.score ?? 0)) best = { column, score }
  })
  if (!best) return
  const { column, score } = best as { column: number; score: number }
  const name = found('name', Math.min(0.93, 0.35 + score * 0.6))
  const isLine = profiles[column]!.person < profiles[column]!.line
  guesses[column] = isLine ? { ...name, also: ['title', 'company'] } : name
}

/** "Chaired by": a header that only resembles those of other people. */
export const isOfOthers = (header: string) =>
  /\p{L}\s+\p{L}/u.test(header) && (voteOnHeader(header).other ?? 0) > mostOther
const mostOther = 0.6

const leastOfUnique = 0.25

/** Who chairs or edits several rows is less likely their guest. */
const repeated = 0.2

/** "Ana Ruiz and Bo Lee" are people, too. */
const withPairs = (profile: ColumnProfile): ColumnProfile => ({
  ...profile,
  person:
    profile.values.filter((value) => isPersonName(value) || splitPeople(value) !== null).length /
    (profile.filled || 1),
})

const linesShare = 0.6
const isByValues = ({ field, code }: ColumnGuess) =>
  field === null ? code === 'unrecognized' : code === 'values' && (field === 'title' || field === 'company')

/** "Ana Ruiz (baker)": people, and what they do. */
const lineScore = ({ line, given, unique }: ColumnProfile) =>
  unique < 0.6 ? 0 : 0.5 * line + 0.4 * Math.min(1, given * 1.3)

/** How sure the values of a column are people: they have the form of names, hold given names, and differ. */
export function peopleScore({
  filled,
  person,
  given,
  job,
  organisation,
  unique,
  number,
  date,
  email,
}: ColumnProfile) {
  if (filled === 0 || number > 0.3 || date > 0.3 || email > 0.3 || person < 0.3) return 0
  const repeats = filled > 5 ? Math.max(0, 0.6 - unique) : 0
  // "Prof Ana Ruiz" is a person in spite of the job
  const others = Math.min(Math.max(job, organisation), 1 - person)
  return Math.max(0, 0.55 * person + 0.6 * Math.min(1, given * 1.3) - 0.8 * others - repeats)
}

/** Addresses and profiles say themselves what they are; only somebody else's are left alone. */
function rescueLink(guesses: ColumnGuess[], { profiles, headers }: Table, field: 'email' | 'linkedin') {
  const column = profiles.findIndex(
    (profile, at) =>
      isOpen(guesses[at]!) &&
      guesses[at]!.code !== 'other-person' &&
      profile[field] > 0.8 &&
      profile.filled > 1 &&
      profile.unique > 0.85 &&
      matchHeader(headers[at]!)?.kind !== 'thing',
  )
  if (column !== -1) guesses[column] = found(field, guesses[column]!.code === 'unrecognized' ? 0.9 : 0.7)
}
