import { importBytes } from '@cueroom/core/contract/limits.ts'
import type { NewGuest } from '@cueroom/core/guests/guest.ts'
import type { PlannedChange, Work } from './duplicate-choice.ts'

type ImportedGuest = Omit<NewGuest, 'questionnaire'>

/** One call of an import. The guests of a call are added together or not at all. */
export type ImportCall = { guests: ImportedGuest[] } | { change: PlannedChange }

/** Room in a call for what stands around the guests. */
const bodyBytes = importBytes - 4_096

/** Everything that an import sends, in the order in which it is sent: new guests by `most` and by size, then changes. */
export function callsOf({ create, change }: Work, most: number): ImportCall[] {
  const calls: { guests: ImportedGuest[] }[] = []
  let size = Infinity
  for (const { guest } of create) {
    const { questionnaire: _, ...imported } = guest
    const bytes = Buffer.byteLength(JSON.stringify(imported)) + 1
    const last = calls.at(-1)
    if (last && last.guests.length < most && size + bytes <= bodyBytes) {
      last.guests.push(imported)
      size += bytes
    } else {
      calls.push({ guests: [imported] })
      size = bytes
    }
  }
  return [...calls, ...change.map((each) => ({ change: each }))]
}

/** How many guests a call is about. */
export const guestsIn = (call: ImportCall) => ('guests' in call ? call.guests.length : 1)
