import { isEmail, isUrl } from '../read/addresses.ts'
import type { ColumnProfile } from './column-profile.ts'
import type { ImportField } from './import-column.ts'
import { findLinkedin, isHandle, isPhone } from './looks-like.ts'
import { type ColumnGuess, found, type Table } from './table.ts'

/** How a person is reached who is only said by one address in a cell; null for anything else. */
export function contactIn(cell: string): ImportField | null {
  if (isHandle(cell)) return 'social'
  if (findLinkedin(cell)) return /\s/.test(cell) ? null : 'linkedin'
  if (/\s/.test(cell) ? isPhone(cell) : !isUrl(cell) && isPhone(cell)) return 'phone'
  if (/\s/.test(cell)) return null
  if (isEmail(cell)) return 'email'
  return isUrl(cell) ? 'website' : null
}

/** "ana@x.example / 0151 555 0102 (Ana)" */
const contactsIn = (cell: string) =>
  cell
    .slice(0, longestCell)
    .split(/ [/|] |[,;|\n(]|: (?=[+(\d])/)
    .flatMap((part) => contactIn(part.trim()) ?? [])
const longestCell = 200

const maxContacts = 0.7
const leastContacts = 2

/** Columns such as "Reach" hold an address in one row, a number in the next and an account in a third. */
export function findContacts(guesses: ColumnGuess[], { profiles }: Table) {
  const emails = guesses.filter(({ field }) => field === 'email')
  if (emails.length > 0) return addOtherKinds(guesses, profiles)
  const column = guesses.findIndex(
    (guess, at) => isOpen(guess) && guesses[at - 1]?.code !== 'other-person' && isOfContacts(profiles[at]!),
  )
  if (column === -1) return
  guesses[column] = { ...found('email', 0.9), also: [...otherKinds] }
}

const otherKinds = ['phone', 'social', 'linkedin', 'website'] as const

/** Among addresses under "How to reach" some cells hold a number or an account. */
function addOtherKinds(guesses: ColumnGuess[], profiles: ColumnProfile[]) {
  guesses.forEach((guess, column) => {
    if (guess.field !== 'email' || guess.also || guess.code === 'chosen' || guess.code === 'remembered')
      return
    const kinds = new Set(profiles[column]!.values.flatMap((value) => contactIn(value) ?? contactsIn(value)))
    const own = otherKinds.filter((kind) => kinds.has(kind) && !guesses.some(({ field }) => field === kind))
    if (own.length > 0) guesses[column] = { ...guess, also: own }
  })
}

/** An address holds the name of a firm, too. */
const isOpen = ({ field, code }: ColumnGuess) =>
  (field === 'company' && code === 'values') ||
  (field === null && (code === 'unrecognized' || code === 'other-subject' || code === 'other-column'))

function isOfContacts({ values, filled }: ColumnProfile): boolean {
  const cells = values.map(contactsIn).filter(({ length }) => length > 0)
  const kinds = cells.flat()
  return (
    filled >= leastContacts &&
    cells.length >= filled * maxContacts &&
    kinds.some((kind) => kind === 'email' || kind === 'phone') &&
    new Set(kinds).size > 1
  )
}
