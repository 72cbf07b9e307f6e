import type { Client } from '@cueroom/core/contract/contract.ts'
import { importBytes } from '@cueroom/core/contract/limits.ts'
import type { NewGuest } from '@cueroom/core/guests/guest.ts'

export type ImportedGuest = Omit<NewGuest, 'questionnaire'>

/** Guests one call may carry. */
const callGuests = 1_000
/** Room in a call for what stands around the guests. */
const callBytes = importBytes - 4_096

/** The guests in calls that stay below both limits of the server, in their order. */
export function inCalls(guests: readonly NewGuest[]): ImportedGuest[][] {
  const encoder = new TextEncoder()
  const sized = guests.map(({ questionnaire: _, ...guest }) => ({
    guest,
    bytes: encoder.encode(JSON.stringify(guest)).length + 1,
  }))
  const calls: ImportedGuest[][] = []
  let bytes = Infinity
  for (const { guest, bytes: more } of sized) {
    const last = calls.at(-1)
    if (last && last.length < callGuests && bytes + more <= callBytes) {
      last.push(guest)
      bytes += more
    } else {
      calls.push([guest])
      bytes = more
    }
  }
  return calls
}

/** An id for all calls of one file. */
export const newImportId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

interface Sending {
  importId: string
  fileName: string
  calls: ImportedGuest[][]
  onSent: (guests: number) => void
}

/** Sends the calls one after another. Sent again with the same id after a failure, nothing is imported twice. */
export async function sendImport(
  api: Client,
  { importId, fileName, calls, onSent }: Sending,
): Promise<number> {
  let sent = 0
  for (const [index, guests] of calls.entries()) {
    const idempotencyKey = `${importId}-${index}`
    const { imported } = await api.guests.import({
      body: { guests, importId, fileName: fileName.slice(0, 300) },
      idempotencyKey,
    })
    onSent((sent += imported))
  }
  return sent
}
