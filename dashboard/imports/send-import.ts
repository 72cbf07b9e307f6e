import type { Client } from '@cueroom/core/contract.ts'
import type { ImportChoices, ImportSession } from '@cueroom/core/imports/session/import-session.ts'
import { guestsIn } from '@cueroom/core/imports/send/import-calls.ts'

/** An id for all calls of one file. */
export const newImportId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

interface Sending {
  importId: string
  fileName: string
  choices: ImportChoices
  /** Guests that the server has by now. */
  onSent: (guests: number) => void
}

export interface Imported {
  imported: number
  changed: number
  /** Guests to change whom the show no longer has. */
  missing: number
}

/** Sends the calls one after another. Sent again with the same id after a failure, nothing is imported twice. */
export async function sendImport(
  api: Client,
  session: ImportSession,
  { importId, fileName, choices, onSent }: Sending,
): Promise<Imported> {
  const done: Imported = { imported: 0, changed: 0, missing: 0 }
  let sent = 0
  for (let index = 0; ; index++) {
    const next = await session.call(choices, index)
    if (!next) return done
    const { imported, changed, missing } = await api.imports.create({
      body: {
        ...next.call,
        importId,
        fileName: fileName.slice(0, 300),
        source: 'dashboard',
        ...(index === 0 && { leftOut: next.leftOut }),
      },
      idempotencyKey: `${importId}-${index}`,
    })
    done.imported += imported
    done.changed += changed
    done.missing += missing.length
    onSent((sent += guestsIn(next.call)))
  }
}
