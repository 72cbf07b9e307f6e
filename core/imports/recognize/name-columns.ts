import type { ColumnProfile } from './column-profile.ts'
import { isPersonName } from './looks-like.ts'
import { matchHeader } from './match-header.ts'
import { normalize } from './normalize.ts'
import { fillsBlanks } from './second-columns.ts'
import { found, type ColumnGuess, isName, leftOut, type Table } from './table.ts'

const rowsCompared = 200
/** First and last names side by side leave no doubt about either. */
const sureConfidence = 0.9
/** Whole names hold the first and last names of nearly all rows; user names and firms do not. */
const wholeShare = 0.75

/** Settles which of several name columns hold what: `Nom` next to `Prénom`, `name` next to `surname`, or all three. */
export function settleNames(guesses: ColumnGuess[], table: Table, chosen: (ColumnGuess | null)[]) {
  const at = (field: ColumnGuess['field']) => guesses.findIndex((guess) => guess.field === field)
  const [name, first, last] = [at('name'), at('firstName'), at('lastName')]
  if (first !== -1 && last !== -1)
    for (const part of [guesses[first]!, guesses[last]!])
      part.confidence = Math.max(part.confidence, sureConfidence)
  if (first === -1 || last === -1) leaveMiddleOut(guesses, chosen)
  else findParticles(guesses, table, chosen)
  if (name === -1) {
    if (first === -1 && last === -1) return findParts(guesses, table)
    if (first !== -1 && last !== -1) findShown(guesses, table, [first, last])
    return
  }
  if (chosen[name] || (first === -1 && last === -1)) return
  const guess = guesses[name]!
  const drop = (column: number, reason: string) => {
    if (!chosen[column]) guesses[column] = leftOut('other-column', reason)
  }
  if (first !== -1 && last !== -1) {
    // Where no row fills both, they fill each other's blanks, and neither is less than the other
    const least = areWhole(table, name, first, last) ? 1 : wholeShare
    if (contains(table, name, first) < least || contains(table, name, last) < least)
      drop(name, 'The first and last name columns already contain it')
  } else {
    const part = first === -1 ? last : first
    const areWholeNames = contains(table, name, part) > 0.5 || areTurned(table, name)
    if (areWholeNames || (last !== -1 && invertsNames(table, name, last)))
      drop(part, 'Already part of the full name')
    else if (chosen[part] || table.profiles[part]!.filled > 0) {
      const field = first === -1 ? 'firstName' : 'lastName'
      const other = first === -1 ? 'last' : 'first'
      guesses[name] = { ...guess, field, reason: `${guess.reason}, next to ${other} names` }
    }
  }
}

/** What programs show for a contact is the name where a row says neither first nor last. */
function findShown(guesses: ColumnGuess[], table: Table, parts: number[]) {
  const shown = guesses.findIndex(
    ({ code }, column) =>
      (code === 'unrecognized' || code === 'other-column') &&
      parts.every((part) => contains(table, column, part) >= wholeShare) &&
      areNames(
        table.sheet.rows.slice(table.firstRow).filter((row) => parts.every((part) => !row[part])),
        column,
      ),
  )
  if (shown !== -1) guesses[shown] = found('name', sureConfidence)
}

/** Rows of firms and of addresses alone are shown under these, too. */
const areNames = (rows: string[][], column: number) =>
  rows.some((row) => row[column]) && rows.every((row) => !row[column] || isPersonName(row[column]))

/** Between first and last names a column of "van", "de" and "Graf" is part of the name, whatever its header is. */
function findParticles(guesses: ColumnGuess[], { headers, profiles }: Table, chosen: (ColumnGuess | null)[]) {
  profiles.forEach(({ filled, particle }, column) => {
    const weak = guesses[column]!.field === null || guesses[column]!.confidence < sureConfidence
    // Elsewhere "de" is a language
    const isBeside = [column - 1, column + 1].some((at) => guesses[at] && isName(guesses[at]))
    const isOther = matchHeader(headers[column]!)?.score === 1
    if (filled > 0 && particle > 0.6 && weak && isBeside && !isOther && !chosen[column])
      guesses[column] = found('middleName', sureConfidence)
  })
}

/** What is between first and last names says nothing next to whole names. */
function leaveMiddleOut(guesses: ColumnGuess[], chosen: (ColumnGuess | null)[]) {
  guesses.forEach(({ field }, column) => {
    if (field === 'middleName' && !chosen[column]) guesses[column] = leftOut('other-column')
  })
}

const leastPeople = 0.6

/**
 * A column of people that is filled only where the one of names is blank, as "politician" next to "name", or holds the
 * same names in another script, names the rest.
 */
export function fillNames(guesses: ColumnGuess[], table: Table) {
  const name = guesses.findIndex(({ field, frame }) => field === 'name' && !frame)
  if (name === -1) return
  table.profiles.forEach(({ filled, person, given, severalWords }, column) => {
    const isOpen = guesses[column]!.code === 'unrecognized' || guesses[column]!.code === 'other-column'
    const arePeople = filled > 0 && person > leastPeople && given > 0.2 && severalWords > leastPeople
    if (isOpen && arePeople && fillsBlanks(table, name, column, true))
      guesses[column] = found('name', sureConfidence)
  })
}

/** Where each row says first and last names, too, one "Ana's iPad" shows that the whole names are those of screens. */
const areWhole = ({ sheet, firstRow }: Table, name: number, ...parts: number[]) =>
  sheet.rows.slice(firstRow).every((row) => !row[name] || parts.every((part) => row[part]))

/** Of the rows that fill both columns, the share that holds the text of `inner` in `outer`; NaN where no row does. */
function contains(table: Table, outer: number, inner: number): number {
  let both = 0
  let held = 0
  const { rows } = table.sheet
  for (let row = table.firstRow; row < rows.length && both < rowsCompared; row++) {
    const [whole, part] = [rows[row]![outer], rows[row]![inner]]
    if (!whole || !part) continue
    both++
    if (` ${normalize(whole)} `.includes(` ${normalize(part)} `)) held++
  }
  return held / both
}

/** "Interview with Ana Ruiz" next to her name is what an episode is called, whatever the header says. */
export function leaveTitlesOut(guesses: ColumnGuess[], table: Table, chosen: (ColumnGuess | null)[]) {
  const at = (field: ColumnGuess['field']) => guesses.findIndex((guess) => guess.field === field)
  const [name, first, last] = [at('name'), at('firstName'), at('lastName')]
  const parts = name === -1 ? [first, last] : [name]
  if (parts.includes(-1) || guesses[parts[0]!]!.frame) return
  guesses.forEach(({ field }, column) => {
    const areTitles = field === 'title' && !chosen[column]
    if (areTitles && parts.every((part) => contains(table, column, part) > 0.5))
      guesses[column] = leftOut('talk')
  })
}

/** "Ruiz, Ana" in most cells: next to these a first name is another one, such as "Annie". */
function areTurned({ sheet, firstRow }: Table, name: number): boolean {
  const cells = sheet.rows.slice(firstRow, firstRow + rowsCompared).flatMap((row) => row[name] || [])
  return cells.filter((cell) => /^[^,]{2,60}, [^,]{2,60}$/.test(cell)).length > cells.length / 2
}

/** "Ruiz, Ana, 1948-" next to "Ana B. Ruiz": the same names, as libraries write them. */
function invertsNames({ profiles, sheet, firstRow }: Table, name: number, other: number): boolean {
  const rows = sheet.rows.slice(firstRow, firstRow + rowsCompared).filter((row) => row[name] && row[other])
  const inverted = rows.filter((row) => {
    const [family = '', ...others] = row[other]!.split(',')
    return others.length > 0 && ` ${normalize(row[name]!)} `.includes(` ${normalize(family)} `)
  })
  return profiles[name]!.person > 0.5 && inverted.length > rows.length / 2
}

/** Without headers: a column of given names next to a column of other single words. */
function findParts(guesses: ColumnGuess[], { profiles }: Table) {
  const isGiven = ({ filled, given, severalWords }: ColumnProfile) =>
    filled > 1 && given > 0.45 && severalWords < 0.5
  const isFamily = ({ filled, given, severalWords, job, organisation, number, at, unique }: ColumnProfile) =>
    filled > 1 && given < 0.45 && severalWords < 0.5 && job + organisation + number + at < 0.4 && unique > 0.5
  const first = profiles.findIndex((profile, column) => guesses[column]!.field === null && isGiven(profile))
  if (first === -1) return
  const adjacent = [first + 1, first - 1].find(
    (column) => guesses[column]?.field === null && isFamily(profiles[column]!),
  )
  guesses[first] = found(adjacent === undefined ? 'name' : 'firstName', 0.8)
  if (adjacent !== undefined) guesses[adjacent] = found('lastName', 0.8)
}
