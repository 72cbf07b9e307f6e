import type { Client } from '@cueroom/core/contract.ts'
import { guestsIn } from '@cueroom/core/imports/send/import-calls.ts'
import { sendImportCall } from '@cueroom/core/imports/send/send-call.ts'
import type { ImportChoices, ImportSession } from '@cueroom/core/imports/session/import-session.ts'

interface Sending {
  importId: string
  fileName: string
  choices: ImportChoices
  /** Guests stored on the server so far. */
  onSent: (guests: number) => void
}

export interface Imported {
  imported: number
  changed: number
  /** Guests to change that no longer exist. */
  missing: number
}

/** Sends the calls one after another. Retrying with the same id after a failure imports nothing twice. */
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
    const { call, timeZone, leftOut } = next
    const header = { importId, fileName, source: 'dashboard' as const, timeZone, leftOut }
    const { imported, changed, missing } = await sendImportCall(api, { call, index }, header)
    done.imported += imported
    done.changed += changed
    done.missing += missing.length
    onSent((sent += guestsIn(call)))
  }
}
