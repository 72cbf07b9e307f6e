import { ApiError, NetworkError } from '@cueroom/core/contract/client.ts'
import type { LeftOutRow } from '@cueroom/core/imports/imports.contract.ts'
import { guestsIn } from '@cueroom/core/imports/send/import-calls.ts'
import { type Cli, CliError, exit } from '../app/cli.ts'
import type { Acknowledged, Journal } from './import-journal.ts'
import { counted, grouped } from '@cueroom/core/text/counted.ts'

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
  const { output, world } = cli
  const all = journal.calls.reduce((sum, call) => sum + guestsIn(call), 0)
  let done = 0
  for (const [index, call] of journal.calls.entries()) {
    if (!journal.acknowledged.has(index)) {
      output.progress(`Importing ${grouped(done)} of ${grouped(all)} …`)
      try {
        world.signal.throwIfAborted()
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

async function sendCall(cli: Cli, journal: Journal, index: number): Promise<Acknowledged> {
  const { importId, file, leftOut } = journal
  const body = {
    ...journal.calls[index]!,
    importId,
    fileName: file.slice(0, 300),
    source: 'cli' as const,
    ...(index === 0 && { leftOut }),
  }
  const idempotencyKey = `${importId}-${index}`
  const send = () => cli.api.imports.create({ body, idempotencyKey, signal: cli.world.signal })
  const { ids, changed, missing } = await patiently(cli, send)
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

const tries = 4

/** Repeats a call that failed for a passing reason, after the time the server names. */
async function patiently<T>({ output, world }: Cli, call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call()
    } catch (error) {
      if (!isPassing(error) || attempt === tries || world.signal.aborted) throw error
      const seconds = Math.min(60, (error instanceof ApiError && error.retryAfter) || 2 ** attempt)
      output.progress(`The server is busy: trying again in ${seconds} s …`)
      await world.wait(seconds * 1000)
    }
  }
}

const isPassing = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && [429, 502, 503, 504].includes(error.status))

/** The failure that ends an import before its end, with the command that goes on with it. */
async function stopped({ world }: Cli, journal: Journal, cause: unknown, done: number, all: number) {
  const interrupted = world.signal.aborted
  const refused = cause instanceof ApiError && !isPassing(cause)
  // Refused at once, nothing is there to go on with
  if (refused && done === 0 && !interrupted) {
    await journal.remove()
    return cause
  }
  const refusal = cause instanceof ApiError ? cause.problem.error : undefined
  const why = interrupted ? 'Stopped' : (refusal ?? 'The server stopped answering')
  return new CliError(`${why}. ${grouped(done)} of ${counted(all, 'guest')} done.`, {
    exit: interrupted ? exit.interrupted : done === 0 ? exit.temporary : exit.partly,
    code: interrupted ? 'interrupted' : 'partly_done',
    next: [`cueroom guests import --resume ${journal.importId}`],
    cause,
  })
}
