import { findEmail } from '../read/addresses.ts'
import type { ColumnProfile } from './column-profile.ts'
import { voteOnHeader } from './header-vocabulary.ts'
import { isKnownPerson } from './leading-names.ts'
import { isPersonName } from './looks-like.ts'
import { normalizeWords } from './normalize.ts'
import { matchHeader } from './match-header.ts'
import { shareOfEchoes } from './name-echoes.ts'
import { isSentence } from './row-evidence.ts'
import { splitPeople } from './split-people.ts'
import { type ColumnGuess, found, leftOut, type Table } from './table.ts'
import { hasTopicWord } from './topic-words.ts'
import { countries } from './word-lists.ts'

const isOpen = ({ code, field }: ColumnGuess) =>
  field === null && code !== 'chosen' && code !== 'remembered' && code !== 'salutation' && code !== 'talk'

/** Where no header named the addresses or profiles, the values of a column that headers left out may be them beyond doubt. */
export function rescueLinks(guesses: ColumnGuess[], table: Table) {
  for (const field of ['email', 'linkedin'] as const)
    if (!guesses.some((guess) => guess.field === field)) rescueLink(guesses, table, field)
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
      isNobodysYet(guesses[column]!) &&
      profile.person > 0.8 &&
      profile.unique > 0.9 &&
      profile.filled >= filled,
  )
  if (whole === -1) return
  guesses[name] = leftOut('other-column')
  guesses[whole] = found('name', 0.7)
}

const isNobodysYet = ({ code }: ColumnGuess) =>
  code === 'other-person' || code === 'unrecognized' || code === 'other-column'

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

/** Takes the column for names that is likeliest to hold people, if one is likely enough. */
export function rescueName(guesses: ColumnGuess[], table: Table, headerless = false) {
  // Next to addresses names that nobody listed are likely people
  const isReached = guesses.some(({ field }) => field === 'email' || field === 'phone')
  const least = headerless || isReached ? 0.3 : 0.45
  const likely = guesses
    .map((guess, column) => ({ column, score: nameScore(guess, column, table) }))
    .filter(({ column }) => !headerless || withPairs(table.profiles[column]!).person > 0.5)
    .filter(({ column, score }) => score > (isDifferent(table.profiles[column]!) ? leastOfUnique : least))
    .map((each) => ({ ...each, rank: each.score - teamDoubt(table.profiles[each.column]!) }))
  const top = Math.max(...likely.map(({ rank }) => rank))
  const near = likely.filter(({ rank }) => rank > top - clearlyLess)
  // Of columns that are about as likely, the first is whom a list is about
  const [best = near.find(({ rank }) => rank === top), ...rivals] = near.filter(
    ({ column }) => guesses[column]!.code === 'unrecognized',
  )
  if (!best) return
  const { person, line } = table.profiles[best.column]!
  const name = {
    ...found('name', Math.min(0.93, 0.35 + best.score * 0.6)),
    rivals: rivals.map(({ column }) => column),
  }
  guesses[best.column] = person < line ? { ...name, also: ['title', 'company'] } : name
}

const clearlyLess = 0.15

const isDifferent = ({ unique, filled }: ColumnProfile) => unique > 0.9 && filled > 2

/** How likely a column holds the guests' names; 0 where something else is known about it. */
function nameScore(guess: ColumnGuess, column: number, table: Table): number {
  const profile = table.profiles[column]!
  const isLine = profile.line > linesShare && (isByValues(guess) || guess.code === 'other-person')
  if (isOfSentences(profile) || isOfTopics(profile) || isOfPlaces(profile)) return 0
  const people = Math.max(peopleScore(withPairs(profile)), isLine ? lineScore(profile) : 0)
  if (people === 0) return 0
  const echoes = shareOfEchoes(table, column)
  const isEpisode = guess.code === 'talk' && people > clearlyPeople && profile.person > 0.6
  if (!isOpen(guess) && !isLine && !isEpisode && !(isOfText(guess) && echoes > clearEchoes)) return 0
  const again = profile.filled > 2 && profile.unique <= 0.5 ? repeated : 0
  return people + echoWeight * echoes - doubtOf(guess, table.headers[column]!) - again
}

function doubtOf({ code }: ColumnGuess, header: string): number {
  if (code === 'other-person' || isOfOthers(header)) return 0.35
  return matchHeader(header)?.kind === 'thing' ? 0.1 : 0
}

/** "Chaired by": a header that only resembles those of other people. */
export const isOfOthers = (header: string) =>
  /\p{L}\s+\p{L}/u.test(header) && (voteOnHeader(header).other ?? 0) > maxOther
const maxOther = 0.6

const leastOfUnique = 0.25

/** Who looks after the guests is named again and again, or here and there, and in the team's own language. */
const teamDoubt = ({ filled, unique, fill, given, person }: ColumnProfile) =>
  (filled > 2 ? 0.6 * (1 - unique) : 0) + 0.4 * (1 - fill) + 0.4 * Math.min(given, person)

const isOfSentences = ({ values, filled }: ColumnProfile) => values.filter(isSentence).length > filled / 2

/** "Edit Machine Learning" has the form of a name. */
const isOfTopics = ({ values, filled }: ColumnProfile) =>
  values.filter((value) => isPersonName(value) && !isKnownPerson(value) && hasTopicWord(value)).length >
  filled / 2

/** "Oak Bay, BC, Canada" */
const isOfPlaces = ({ values, filled }: ColumnProfile) =>
  values.filter((value) => {
    const [, ...behind] = value.split(',').map((part) => part.trim())
    return behind.some((part) => /^\p{Lu}{2}$/u.test(part) || countries.has(normalizeWords(part)))
  }).length >
  filled * mostPlaces
const mostPlaces = 0.4

/** "Headliner" resembles a job's header. */
const isOfText = ({ code, field }: ColumnGuess) =>
  code === 'header' && (field === 'title' || field === 'company')
const clearEchoes = 0.6

/** Whose addresses the sheet holds is whom it is about. */
const echoWeight = 0.3

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

/** "Bo, bo@x.example" and "ana at x dot example": among addresses with more around them some are written out. */
const areReached = ({ values, filled }: ColumnProfile) =>
  filled > 2 && values.filter((value) => findEmail(value) !== null).length > filled * mostReached
const mostReached = 0.6

/** Addresses and profiles say themselves what they are; only somebody else's are left alone. */
function rescueLink(guesses: ColumnGuess[], { profiles, headers }: Table, field: 'email' | 'linkedin') {
  const column = profiles.findIndex(
    (profile, at) =>
      isOpen(guesses[at]!) &&
      guesses[at]!.code !== 'other-person' &&
      (profile[field] > 0.8 || (field === 'email' && areReached(profile))) &&
      profile.filled > 1 &&
      profile.unique > 0.85 &&
      matchHeader(headers[at]!)?.kind !== 'thing',
  )
  if (column !== -1) guesses[column] = found(field, guesses[column]!.code === 'unrecognized' ? 0.9 : 0.7)
}
