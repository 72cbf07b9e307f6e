import { findEmail } from '../read/addresses.ts'
import { matchHeader } from './match-header.ts'
import { normalize, normalizeWords } from './normalize.ts'
import { type ColumnGuess, leftOut, type Table } from './table.ts'

export const rowsCompared = 200
const contactFields = new Set(['email', 'phone', 'linkedin', 'website', 'social', 'company'])

const isName = ({ field }: ColumnGuess) => field === 'name' || field === 'firstName' || field === 'lastName'

/** Leaves out what belongs to somebody else than the guest. */
export function leaveOthersOut(guesses: ColumnGuess[], table: Table) {
  leaveOtherPrefixesOut(guesses, table)
  leaveOthersFirmsOut(guesses, table)
  leaveNeighboursOut(guesses, table)
  leaveOthersAddressesOut(guesses, table)
}

/** Next to "Invitee Name" and "Invitee Email" the columns "User Name" and "User Email" are about somebody else. */
function leaveOtherPrefixesOut(guesses: ColumnGuess[], { headers }: Table) {
  const whose = headers.map((header) => {
    const words = normalize(header).split(' ')
    return words.length > 1 ? words[0]! : ''
  })
  const own = new Set(whose.filter((word, column) => word && isName(guesses[column]!)))
  if (own.size === 0) return
  const others = new Set(
    whose.filter((word, column) => word && !own.has(word) && normalize(headers[column]!).endsWith(' name')),
  )
  guesses.forEach(({ field }, column) => {
    const owned = headers.some((_, at) => guesses[at]!.field === field && own.has(whose[at]!))
    if (field && owned && others.has(whose[column]!)) guesses[column] = leftOut('other-person')
  })
}

/** Next to "Agency contact" and "Agency email" the column "Agency" is no guest's employer. */
function leaveOthersFirmsOut(guesses: ColumnGuess[], { headers }: Table) {
  const others = new Set(
    headers.flatMap((header, column) => {
      const words = normalize(header).split(' ')
      return guesses[column]!.code === 'other-person' && words.length > 1 ? [words[0]!] : []
    }),
  )
  guesses.forEach(({ field }, column) => {
    if (field === 'company' && others.has(normalize(headers[column]!)))
      guesses[column] = leftOut('other-person')
  })
}

/** "Guest, Email, Publicist, Email": a plain contact header right behind somebody else's column, and not the first. */
function leaveNeighboursOut(guesses: ColumnGuess[], { headers }: Table) {
  let behindOther = false
  const seen = new Set<string>()
  guesses.forEach((guess, column) => {
    if (guess.code === 'other-person') behindOther = true
    else if (!guess.field || !contactFields.has(guess.field)) behindOther = false
    else if (behindOther && seen.has(guess.field) && matchHeader(headers[column]!)?.score === 1)
      guesses[column] = leftOut('other-person')
    if (guess.field) seen.add(guess.field)
  })
}

/** Addresses made of the names in a publicist's column are the publicist's, whatever their header says. */
function leaveOthersAddressesOut(guesses: ColumnGuess[], table: Table) {
  const own = guesses.flatMap((guess, column) => (isName(guess) ? [column] : []))
  const others = guesses.flatMap(({ code }, column) =>
    code === 'other-person' && table.profiles[column]!.person > 0.3 ? [column] : [],
  )
  if (own.length === 0 || others.length === 0) return
  guesses.forEach(({ field, code }, column) => {
    if (field !== 'email' || code === 'chosen') return
    if (addressesFrom(table, column, others) > addressesFrom(table, column, own))
      guesses[column] = leftOut('other-person')
  })
}

/** In how many rows an address holds a word of the names in these columns. */
export function addressesFrom({ sheet, firstRow }: Table, column: number, names: number[]): number {
  return sheet.rows.slice(firstRow, firstRow + rowsCompared).filter((row) => {
    const local = normalizeWords(findEmail(row[column] ?? '')?.split('@')[0] ?? '').replaceAll(' ', '')
    const words = names.flatMap((name) => normalizeWords((row[name] ?? '').slice(0, 80)).split(' '))
    return local !== '' && words.some((word) => word.length > 2 && local.includes(word))
  }).length
}
