import { findEmail } from '../read/addresses.ts'
import { areForms } from '../recognize/column-owners.ts'
import type { ImportColumn } from '../recognize/import-column.ts'
import { isPersonName, wordsOf } from '../recognize/looks-like.ts'
import { normalize } from '../recognize/normalize.ts'
import type { RowValues } from './guest-values.ts'
import type { PlannedGuest } from './import-plan.ts'
import { ownerOf } from './others-addresses.ts'

/** Where the address of whoever ordered, booked or signed somebody up is, and their names. */
export interface Booking {
  email: number
  names: number[]
}

const longWord = 4

export function bookingsOf(columns: ImportColumn[]): Booking[] {
  const others = columns.filter(({ code }) => code === 'other-person')
  const longWords = ({ header }: ImportColumn) =>
    normalize(header)
      .split(' ')
      .filter((word) => word.length > longWord)
  return others
    .filter(({ samples }) => samples.some(findEmail))
    .map((email) => {
      const words = longWords(email)
      const names = columns.filter(
        (column) =>
          (column.code === 'other-person' || column.code === 'unrecognized') &&
          !column.samples.some((sample) => /[\d@]/.test(sample)) &&
          longWords(column).some((word) => words.some((other) => areForms(word, other))),
      )
      return { email: email.index, names: names.map(({ index }) => index) }
    })
}

/** Who booked for themselves has the address of who booked; who was booked by somebody else hasn't, whatever column repeats it. */
export function settleBookings(values: RowValues, name: string, cells: string[], bookings: Booking[]) {
  const own = wordsOf(name)
  for (const { email, names } of bookings) {
    const address = findEmail(cells[email] ?? '')
    if (!address || own.length < 2) continue
    const booker = names.map((at) => cells[at] ?? '').join(' ')
    const words = wordsOf(booker)
    if (own.every((word) => words.includes(word)) || isMadeOf(address, own)) values.email ??= [address]
    else if (
      isPersonName(booker.trim()) &&
      !own.some((word) => words.includes(word)) &&
      findEmail(values.email?.[0] ?? '') === address
    )
      delete values.email
  }
}

/** "ana.ruiz@x.example" */
function isMadeOf(address: string, name: string[]): boolean {
  const local = wordsOf(address.split('@')[0]!).join('')
  return local === name.join('') || local === name.toReversed().join('')
}

/** One address of several people that is made of the name of one of them is not the others'. */
export function leaveToOwners(guests: PlannedGuest[]) {
  const byAddress = Map.groupBy(
    guests.filter(({ guest }) => guest.email),
    ({ guest }) => guest.email!.toLowerCase(),
  )
  for (const [address, sharing] of byAddress) {
    const names = [...new Set(sharing.map(({ guest }) => guest.name))]
    const owner = names.length > 1 ? ownerOf(address, names) : -1
    if (owner === -1) continue
    const own = wordsOf(names[owner]!)
    for (const { guest } of sharing)
      if (!wordsOf(guest.name).some((word) => own.includes(word))) delete guest.email
  }
}
