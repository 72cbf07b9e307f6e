import { counted, numberText } from '@cueroom/core/text/format.ts'
import { ApiError, isRetryable } from '@cueroom/core/contract/client.ts'
import type { LeftOutRow } from '@cueroom/core/imports/imports.contract.ts'
import { guestsIn } from '@cueroom/core/imports/send/import-calls.ts'
import { sendImportCall } from '@cueroom/core/imports/send/send-call.ts'
import { type Cli, CliError, exit } from '../app/cli.ts'
import type { Acknowledged, Journal } from './import-journal.ts'

export interface Sent {
  /** Null when no guest was added or changed. */
  importId: string | null
  imported: number
  ids: number[]
  changed: number
  failed: LeftOutRow[]
}

/** Sends what the server has not acknowledged yet. Every call may be repeated: its key makes it count once. */
export async function sendImport(cli: Cli, journal: Journal): Promise<Sent> {
  const { output, environment } = cli
  const all = journal.calls.reduce((sum, call) => sum + guestsIn(call), 0)
  let done = 0
  for (const [index, call] of journal.calls.entries()) {
    if (!journal.acknowledged.has(index)) {
      output.progress(`Importing ${numberText(done)} of ${numberText(all)}…`)
      try {
        environment.signal.throwIfAborted()
        await journal.acknowledge(await sendCall(cli, journal, index))
      } catch (error) {
        throw await stopped(cli, journal, error, done, all)
      }
    }
    done += guestsIn(call)
  }
  await journal.remove()
  return sentBy(journal)
}

async function sendCall(
  { api, output, environment }: Cli,
  journal: Journal,
  index: number,
): Promise<Acknowledged> {
  const { importId, file: fileName, timeZone, leftOut } = journal
  const header = { importId, fileName, source: 'cli' as const, timeZone, leftOut }
  const onRetry = (milliseconds: number) =>
    output.progress(`The server is busy. Trying again in ${Math.round(milliseconds / 1_000)} s…`)
  const { signal, wait } = environment
  const call = { call: journal.calls[index]!, index }
  const { ids, changed, missing } = await sendImportCall(api, call, header, { signal, wait, onRetry })
  return { call: index, ids, changed, missing }
}

/** What the server has acknowledged so far. */
export function sentBy({ importId, merges, acknowledged }: Journal): Sent {
  const answers = [...acknowledged.values()]
  const ids = answers.flatMap((answer) => answer.ids)
  const changed = answers.reduce((sum, answer) => sum + answer.changed, 0)
  const missing = new Set(answers.flatMap((answer) => answer.missing))
  const failed = merges
    .filter(({ id }) => missing.has(id))
    .map(({ id: _, ...row }) => ({ ...row, reason: 'Your show no longer has this guest.' }))
  const any = ids.length + changed > 0
  return { importId: any ? importId : null, imported: ids.length, ids, changed, failed }
}

/** The failure of an unfinished import, with the command that resumes it. */
async function stopped({ environment }: Cli, journal: Journal, cause: unknown, done: number, all: number) {
  const interrupted = environment.signal.aborted
  const refused = cause instanceof ApiError && !isRetryable(cause)
  // Refused before anything was sent: nothing to resume
  if (refused && done === 0 && !interrupted) {
    await journal.remove()
    return cause
  }
  const refusal = cause instanceof ApiError ? cause.problem.error : undefined
  const why = interrupted ? 'Stopped' : (refusal ?? 'The server stopped responding')
  return new CliError(`${why}. ${numberText(done)} of ${counted(all, 'guest')} done.`, {
    exit: interrupted ? exit.interrupted : done === 0 ? exit.temporary : exit.partly,
    code: interrupted ? 'interrupted' : 'partly_done',
    next: [`cueroom guests import --resume ${journal.importId}`],
    cause,
  })
}
