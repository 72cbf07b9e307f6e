import { peopleScore } from './column-rescue.ts'
import { peopleWords } from './header-kinds.ts'
import { matchHeader } from './match-header.ts'
import { findMirrored } from './mirrored-columns.ts'
import { normalize } from './normalize.ts'
import type { ColumnGuess, Table } from './table.ts'

/** Columns of several people in one row: `person` by column, null for what all share. */
export interface PersonGroups {
  persons: (number | null)[]
  /** Headers without what distinguishes the people: "Guest 2 Email" as "Guest Email". */
  headers: string[]
}

/** From here on the values of a numbered column are people, whatever its header calls them. */
const clearlyPeople = 0.5
/** Enough where further columns are about the same person: "G1" and "G1 email". */
const likelyPeople = 0.6
const letters = 'abcd'
const ordinals = ['first', 'second', 'third', 'fourth']
const furtherPersonPattern =
  /^(?:co|additional|other|extra|weitere[rn]?|zweite[rn]?|deuxieme|segund[oa]|second[oa])$/

/** The people that columns are about, by number ("Guest 2 Email"), by prefix ("Co-guest") or by what they are next to. */
export function findPersonGroups(table: Table, chosen: (ColumnGuess | null)[]): PersonGroups | null {
  const keys = table.headers.map(personKey)
  const named = nameColumns(table, chosen, keys)
  const names = areSamePeople(named, table) ? [] : named
  if (names.length < 2) return chosen.some((guess) => guess?.field === 'name') ? null : findMirrored(table)
  const numbers = keys.map(({ number }) => number)
  const distinct = new Set(names.map((column) => numbers[column] ?? 1))
  const byNumber = distinct.size === names.length
  const persons = table.headers.map((_, column) =>
    byNumber ? personByNumber(column, numbers, names, table) : personByPlace(column, names, table),
  )
  return {
    persons,
    headers: table.headers.map((header, at) =>
      persons[at] === null ? header : names.includes(at) ? nameHeader(keys[at]!.rest) : keys[at]!.rest,
    ),
  }
}

const rowsCompared = 100

/** Forms ask for one name twice. */
function areSamePeople([first = 0, second = 0]: number[], { sheet, firstRow }: Table): boolean {
  const pairs = sheet.rows.slice(firstRow, firstRow + rowsCompared).flatMap((row) => {
    const [one = '', other = ''] = [row[first], row[second]].map((cell) =>
      normalize((cell ?? '').slice(0, 80)),
    )
    return one && other && first !== second ? [[one, other] as const] : []
  })
  const same = pairs.filter(([one, other]) => one.split(' ')[0] === other.split(' ')[0]).length
  return pairs.length > 1 && same > pairs.length / 2
}

/**
 * Next to a column of people without a number, numbered columns such as "Artist 1" and "Book 2" are about what these people
 * chose, unless their headers name a guest's role or field.
 */
export function numberedOthers(table: Table, chosen: (ColumnGuess | null)[]): ReadonlySet<number> {
  const keys = table.headers.map(personKey)
  const hasPeople = table.profiles.some(
    (profile, column) =>
      keys[column]!.number === null &&
      !chosen[column] &&
      matchHeader(table.headers[column]!)?.kind !== 'other' &&
      profile.unique > leastDifferent &&
      peopleScore(profile) > clearlyPeople,
  )
  if (!hasPeople) return new Set()
  const numbered = keys.flatMap(({ number, rest }, column) =>
    number !== null && !chosen[column] && !isOfGuest(rest) ? [column] : [],
  )
  const bases = numbered.map((column) => normalize(keys[column]!.rest))
  return new Set(numbered.filter((_, at) => bases.indexOf(bases[at]!) !== bases.lastIndexOf(bases[at]!)))
}

const leastDifferent = 0.6

/** "Guest email" and "email", but not "disc artist". */
function isOfGuest(rest: string): boolean {
  const words = normalize(rest).split(' ')
  if (words.some((word) => peopleWords.has(word))) return true
  const field = matchHeader(rest)?.field
  if (field === 'name' || field === 'title') return words.length === 1 && words[0] !== 'artist'
  return field !== undefined && field !== 'ignore'
}

/** "G" of "G1" says nothing if it is known to be a name. */
const nameHeader = (rest: string) => (matchHeader(rest) ? rest : 'Guest')

interface PersonKey {
  number: number | null
  rest: string
}

function personKey(header: string): PersonKey {
  const spaced = header
    .slice(0, 80)
    .replace(/(\p{L})([1-9])(?!\d)/gu, '$1 $2')
    .replace(/(?<!\d)([1-9])(\p{L})(?!\p{L}?\b)/gu, '$1 $2')
  // Odd entries are what separates the words, which stays: "E-Mail" is one word
  const pieces = spaced.split(/([^\p{L}\p{N}]+)/u)
  const words = pieces.map((piece, index) => (index % 2 === 0 ? piece : ''))
  const numbers = words.map((word, index) =>
    isOfDate(pieces, index) ? null : numberOf(word, words[index + 2], words[index - 2]),
  )
  // "A – email" next to "Panelist A"
  const [first = '', behind = ''] = pieces
  if (/^[A-D]$/.test(first) && /[-–:._]/.test(behind)) numbers[0] = letters.indexOf(first.toLowerCase()) + 1
  const at = numbers.findIndex((number) => number !== null)
  if (at !== -1)
    return {
      number: numbers[at]!,
      rest: pieces.toSpliced(at, 1).join('').trim(),
    }
  // "Segundo nombre" is the middle of one name
  const further =
    words.length > 2 &&
    furtherPersonPattern.test(normalize(words[0]!)) &&
    matchHeader(header)?.field !== 'middleName'
  return further ? { number: 2, rest: pieces.slice(2).join('') } : { number: null, rest: header }
}

/** The five of "due 5/25". */
const isOfDate = (pieces: string[], index: number) =>
  [1, -1].some(
    (step) => /^[/.:-]$/.test(pieces[index + step] ?? '') && /^\d+$/.test(pieces[index + 2 * step] ?? ''),
  )

/** "2", "2nd", "B" behind a word for people and "second" before one: "first name" is no first person. */
function numberOf(word: string, next = '', previous = ''): number | null {
  const digit = /^([1-9])(?:st|nd|rd|th)?$/i.exec(word)?.[1]
  if (digit) return Number(digit)
  if (/^[a-d]$/i.test(word) && peopleWords.has(normalize(previous)))
    return letters.indexOf(word.toLowerCase()) + 1
  const ordinal = ordinals.indexOf(word.toLowerCase())
  return ordinal !== -1 && peopleWords.has(normalize(next)) ? ordinal + 1 : null
}

/** Columns that each hold another person's name: those the host chose, else those whose headers and values both say so. */
function nameColumns(
  { profiles, groups }: Table,
  chosen: (ColumnGuess | null)[],
  keys: PersonKey[],
): number[] {
  const columns = keys.map((_, column) => column)
  const told = columns.filter((column) => chosen[column]?.field === 'name')
  if (told.length > 0) return told
  const isName = (field: string | undefined) => field === 'name' || field === 'firstName'
  const found = columns.filter((column) => {
    if (chosen[column] || matchHeader(groups[column] ?? '')?.kind === 'other') return false
    const { filled, person, given, job, organisation, severalWords, at, number } = profiles[column]!
    const said = matchHeader(keys[column]!.rest)
    const field = said?.field
    const single = field === 'firstName' && severalWords < 0.3 && at + number < 0.1
    const people = filled === 0 || (Math.max(person, given) > 0.4 && at < 0.5) || single
    const isRole = field === undefined || field === 'title' || (field === 'ignore' && said?.kind !== 'other')
    const isNumbered = keys[column]!.number !== null && isRole
    if (isNumbered && peopleScore(profiles[column]!) > clearlyPeople) return true
    if (isNumbered && person > likelyPeople && job + organisation < 0.3 && isFollowed(column, keys))
      return true
    return isName(field) && people && job < 0.5 && organisation < 0.5
  })
  const bases = found.map((column) => normalize(keys[column]!.rest))
  const numbered = found.some((column) => (keys[column]!.number ?? 1) > 1)
  const repeated = new Set(bases).size === 1
  return found.length > 1 && (numbered || repeated) && profilesDiffer(found, keys, bases) ? found : []
}

/** Whether other headers say more about the person of this one. */
function isFollowed(column: number, keys: PersonKey[]): boolean {
  const { number, rest } = keys[column]!
  const base = normalize(rest)
  return keys.some((key) => key.number === number && normalize(key.rest).startsWith(`${base} `))
}

/** "Name" next to "Guest 1" and "Guest 2" is another column, so only headers of one kind are people of one row. */
function profilesDiffer(found: number[], keys: PersonKey[], bases: string[]): boolean {
  const numbers = found.map((column) => keys[column]!.number ?? 1)
  return new Set(numbers).size === found.length || new Set(bases).size === 1
}

function personByNumber(
  column: number,
  numbers: (number | null)[],
  names: number[],
  table: Table,
): number | null {
  const own = numbers[column]
  const place = names.findIndex((name) => (numbers[name] ?? 1) === own)
  if (own !== null && place !== -1) return place
  if (names.includes(column)) return names.indexOf(column)
  return isRepeated(column, table) ? personByPlace(column, names, table) : null
}

/** "Guest 1, Email, Guest 2, Email": columns after a name, under a header that repeats for each. */
function personByPlace(column: number, names: number[], table: Table): number | null {
  const at = names.indexOf(column)
  if (at !== -1) return at
  if (!isRepeated(column, table)) return null
  const before = names.filter((name) => name < column).length
  return before === 0 ? 0 : before - 1
}

const isRepeated = (column: number, { headers }: Table) => {
  const own = normalize(headers[column]!)
  return own !== '' && headers.filter((header) => normalize(header) === own).length > 1
}
