import { findEmail } from '../read/addresses.ts'
import { isOfTickets } from './attendance.ts'
import { matchHeader } from './match-header.ts'
import { normalizeWords } from './normalize.ts'
import { type ColumnGuess, found, leftOut, nameColumns, type Table, wordsIn } from './table.ts'

export const rowsCompared = 200
const mostly = 0.5
/** A column that nobody takes for the guests, of people of whom most are not the guest of the row. */
export function isOfOthers(
  { field, code }: ColumnGuess,
  column: number,
  guesses: ColumnGuess[],
  { profiles, sheet, firstRow }: Table,
) {
  const names = nameColumns(guesses)
  const { person, given } = profiles[column]!
  // "Las Vegas" under a header for something else has the form of a name
  const arePeople = person > mostly && (code !== 'other-subject' || given > mostly)
  if (field !== null || !arePeople || code === 'chosen' || code === 'remembered' || names.length === 0)
    return false
  const rows = sheet.rows.slice(firstRow, firstRow + rowsCompared).filter((row) => row[column])
  const same = rows.filter((row) => {
    const [own, other] = [wordsIn(row, names), wordsIn(row, [column])]
    // In another script nothing tells whether they are the same
    const isComparable = latinPattern.test(own.join('')) === latinPattern.test(other.join(''))
    return !isComparable || own.filter((word) => other.includes(word)).length > 1
  })
  return same.length < rows.length * mostly
}

const latinPattern = /\p{Script=Latin}/u

/** Addresses made of the names in a publicist's column are the publicist's, whatever their header says. */
export function leaveOthersAddressesOut(guesses: ColumnGuess[], table: Table) {
  const own = nameColumns(guesses)
  const others = guesses.flatMap(({ field, code }, column) => {
    const { person, given, severalWords, long } = table.profiles[column]!
    const isOther = code === 'other-person' && person > 0.3
    // "Brandi at Spotlight PR"
    const isOpen = field === null && code === 'unrecognized' && severalWords > 0.4 && long < 0.3
    const isNamed = isOpen && Math.max(person, given) > 0.2
    return isOther || isNamed || isOfOthers(guesses[column]!, column, guesses, table) ? [column] : []
  })
  if (own.length === 0 || others.length === 0) return
  // Rows of firms and of addresses alone say nothing of whose the guests' are
  const rows = table.sheet.rows.slice(table.firstRow).filter((row) => own.some((at) => row[at]))
  const named = { ...table, firstRow: 0, sheet: { ...table.sheet, rows } }
  guesses.forEach(({ field, code }, column) => {
    if (field !== 'email' || code === 'chosen') return
    if (addressesFrom(named, column, others) <= addressesFrom(named, column, own)) return
    guesses[column] = leftOut('other-person')
    for (const at of [column - 1, column + 1])
      if (guesses[at]?.field === 'phone' && guesses[at].code !== 'chosen')
        guesses[at] = leftOut('other-person')
  })
}

/**
 * What no header announces and guests of different names have: an address is an agency's, a text is about their talk. So are
 * other addresses next to names that come with their own, and one address in every row.
 */
export function leaveSharedOut(guesses: ColumnGuess[], table: Table) {
  const names = nameColumns(guesses)
  leaveOrdersOut(guesses, table, names)
  guesses.forEach(({ field, code, also }, column) => {
    if (field === 'email' && namesOthers(table, column, names)) guesses[column] = leftOut('other-person')
    else if (field === 'email' && code === 'header') {
      const { filled, unique } = table.profiles[column]!
      // A family or a practice shares one under "Email", not under "userEmail"
      const least = matchHeader(table.headers[column]!)?.score === 1 ? leastOfAll : leastOfOwner
      const isOfAll = filled >= least && unique <= 1 / filled && isShared(table, column, names, findEmail)
      if (isOfAll || isBesideLinks(table, column, names)) guesses[column] = leftOut('other-person')
    }
    if (code !== 'values' || also) return
    if (field === 'email' && isShared(table, column, names, findEmail))
      guesses[column] = leftOut('other-person')
    if (field === 'bio' && isShared(table, column, names, (cell) => cell)) guesses[column] = leftOut('talk')
  })
}

/** Several people of one order with one address: it is that of whoever ordered, and so is the number. */
function leaveOrdersOut(guesses: ColumnGuess[], table: Table, names: number[]) {
  const { headers, profiles } = table
  const isOrder = (header: string, at: number) =>
    guesses[at]!.field === null && profiles[at]!.unique < 1 && isOfTickets(header)
  const emails = guesses.filter(({ field, code }) => field === 'email' && code === 'header')
  const isKnown = guesses.some(
    ({ code }, at) => code === 'other-person' && profiles[at]!.email > mostlyLinked,
  )
  if (emails.length !== 1 || isKnown || !headers.some(isOrder)) return
  const email = guesses.indexOf(emails[0]!)
  const areOwn = addressesFrom(table, email, names) > profiles[email]!.filled * mostlyOwn
  if (areOwn || !isShared(table, email, names, findEmail)) return
  guesses.forEach(({ field, code }, column) => {
    const isReach = column === email || (field === 'phone' && code === 'header')
    if (isReach && isShared(table, column, names, (cell) => cell)) guesses[column] = leftOut('other-person')
  })
}

const mostlyOwn = 0.5

/** "Bob (bob@x.example)" next to "Ana Ruiz": whose addresses they are, the cells say themselves. */
function namesOthers({ sheet, firstRow, profiles }: Table, column: number, names: number[]): boolean {
  if (names.length === 0 || profiles[column]!.at > 0 || profiles[column]!.given < someGiven) return false
  return sheet.rows.slice(firstRow, firstRow + rowsCompared).every((row) => {
    const own = wordsIn(row, names)
    return !wordsIn(row, [column]).some((word) => own.includes(word))
  })
}
const someGiven = 0.4

const leastOfAll = 5
const leastOfOwner = 3

/** Calendars know whoever is invited by name and address, and whose calendar it is by address alone. */
function isBesideLinks({ sheet, firstRow, profiles }: Table, column: number, names: number[]): boolean {
  if (!names.some((name) => profiles[name]!.email > mostlyLinked)) return false
  return sheet.rows.slice(firstRow, firstRow + rowsCompared).every((row, at) => {
    const own = names.flatMap((name) => sheet.links[`${firstRow + at}:${name}`] ?? [])
    return !row[column] || !own.some((link) => link.toLowerCase().includes(row[column]!.toLowerCase()))
  })
}
const mostlyLinked = 0.6

function isShared(
  { sheet, firstRow }: Table,
  column: number,
  names: number[],
  read: (cell: string) => string | null,
): boolean {
  const holders = new Map<string, string[]>()
  return sheet.rows.slice(firstRow, firstRow + rowsCompared).some((row) => {
    const value = read(row[column] ?? '')
    const name = wordsIn(row, names)
    if (!value || name.length === 0) return false
    const holder = holders.get(value) ?? name
    holders.set(value, holder)
    // "Ana Ruiz again!" is who "Ana Ruiz, botanist" is
    return (
      name.filter((word) => holder.includes(word)).length < Math.min(wordsOfOne, holder.length, name.length)
    )
  })
}
const wordsOfOne = 2

const leastOwn = 0.3

/** Where no header says whose addresses are in which column, the guests' are made of their names, and nobody else's. */
export function keepOwnAddresses(guesses: ColumnGuess[], table: Table) {
  const names = nameColumns(guesses)
  const emails = table.profiles.flatMap(({ email, filled }, column) =>
    email > 0.6 && filled > 1 ? [column] : [],
  )
  const taken = guesses.findIndex(({ field, code, also }) => field === 'email' && code === 'values' && !also)
  if (names.length === 0 || taken === -1) return
  if (emails.length > 1) {
    const shares = emails.map(
      (column) => addressesFrom(table, column, names) / table.profiles[column]!.filled,
    )
    const best = emails[shares.indexOf(Math.max(...shares))]!
    guesses[taken] = leftOut('other-person')
    if (Math.max(...shares) >= leastOwn) guesses[best] = found('email', 0.7)
  }
}

/** In how many rows an address holds a word of the names in these columns. */
export function addressesFrom({ sheet, firstRow }: Table, column: number, names: number[]): number {
  return sheet.rows.slice(firstRow, firstRow + rowsCompared).filter((row) => {
    const local = spelled(findEmail(row[column] ?? '')?.split('@')[0] ?? '').replaceAll(' ', '')
    const words = names.flatMap((name) => spelled((row[name] ?? '').slice(0, 80)).split(' '))
    return local !== '' && words.some((word) => word.length > 2 && local.includes(word))
  }).length
}

/** "Röder" is "roeder" in addresses. */
const spelled = (text: string) => normalizeWords(text).replace(/([aou])e/g, '$1')
