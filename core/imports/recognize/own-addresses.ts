import { findEmail } from '../read/addresses.ts'
import { normalizeWords } from './normalize.ts'
import { type ColumnGuess, found, leftOut, nameColumns, type Table } from './table.ts'

export const rowsCompared = 200

/** Addresses made of the names in a publicist's column are the publicist's, whatever their header says. */
export function leaveOthersAddressesOut(guesses: ColumnGuess[], table: Table) {
  const own = nameColumns(guesses)
  const others = guesses.flatMap(({ field, code }, column) => {
    const { person, given, severalWords, long } = table.profiles[column]!
    const isOther = code === 'other-person' && person > 0.3
    // "Brandi at Spotlight PR"
    const isOpen = field === null && code === 'unrecognized' && severalWords > 0.4 && long < 0.3
    return isOther || (isOpen && Math.max(person, given) > 0.2) ? [column] : []
  })
  if (own.length === 0 || others.length === 0) return
  // Rows of firms and of addresses alone say nothing of whose the guests' are
  const rows = table.sheet.rows.slice(table.firstRow).filter((row) => own.some((at) => row[at]))
  const named = { ...table, firstRow: 0, sheet: { ...table.sheet, rows } }
  guesses.forEach(({ field, code }, column) => {
    if (field !== 'email' || code === 'chosen') return
    if (addressesFrom(named, column, others) > addressesFrom(named, column, own))
      guesses[column] = leftOut('other-person')
  })
}

/** What no header announces and guests of different names have: an address is an agency's, a text is about their talk. */
export function leaveSharedOut(guesses: ColumnGuess[], table: Table) {
  const names = nameColumns(guesses)
  guesses.forEach(({ field, code, also }, column) => {
    if (code !== 'values' || also) return
    if (field === 'email' && isShared(table, column, names, findEmail))
      guesses[column] = leftOut('other-person')
    if (field === 'bio' && isShared(table, column, names, (cell) => cell)) guesses[column] = leftOut('talk')
  })
}

function isShared(
  { sheet, firstRow }: Table,
  column: number,
  names: number[],
  read: (cell: string) => string | null,
): boolean {
  const holders = new Map<string, string[]>()
  return sheet.rows.slice(firstRow, firstRow + rowsCompared).some((row) => {
    const value = read(row[column] ?? '')
    const name = normalizeWords(names.map((at) => (row[at] ?? '').slice(0, 80)).join(' ')).split(' ')
    if (!value || name[0] === '') return false
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
  leaveOthersAddressesOut(guesses, table)
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
