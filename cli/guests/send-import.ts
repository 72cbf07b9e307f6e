import { ApiError, NetworkError } from '@cueroom/core/contract/client.ts'
import { type Cli, CliError, exit } from '../app/cli.ts'
import { hasChanges, type PlannedChange } from './duplicate-choice.ts'
import { guestsIn } from './import-calls.ts'
import type { Acknowledged, Journal } from './import-journal.ts'
import { counted, grouped } from './show-plan.ts'

export interface FailedRow {
  sheet: string
  row: number
  reason: string
  text: string
}

export interface Sent {
  /** Null when no guest was added. */
  importId: string | null
  imported: number
  ids: number[]
  changed: number
  failed: FailedRow[]
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
  const { importId, file } = journal
  const call = journal.calls[index]!
  if ('change' in call) return { call: index, ...(await sendChange(cli, call.change)) }
  const body = { guests: call.guests, importId, fileName: file.slice(0, 300) }
  const idempotencyKey = `${importId}-${index}`
  const send = () => cli.api.guests.import({ body, idempotencyKey, signal: cli.world.signal })
  return { call: index, ids: (await patiently(cli, send)).ids }
}

async function sendChange(
  cli: Cli,
  { id, changes, version }: PlannedChange,
): Promise<Omit<Acknowledged, 'call'>> {
  const { api, world } = cli
  const params = { id }
  try {
    await patiently(cli, () =>
      api.guests.update({ params, body: changes, ifMatch: version, signal: world.signal }),
    )
    return { changed: true }
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 404, 409, 422].includes(error.status)) throw error
    // A change whose answer was lost is answered 409 when it is sent again: it is there already
    const now = error.status === 409 ? await patiently(cli, () => api.guests.show({ params })) : undefined
    return now && hasChanges(now, changes) ? { changed: true } : { failure: reasonOf(error) }
  }
}

const reasonOf = ({ status, problem }: ApiError) => problem.error ?? `The server answered ${status}.`

/** What the server has acknowledged so far. */
export function sentBy({ importId, calls, acknowledged }: Journal): Sent {
  const answers = [...acknowledged.values()]
  const ids = answers.flatMap((answer) => answer.ids ?? [])
  const failed = answers.flatMap(({ call, failure }) => {
    const sent = calls[call]
    if (failure === undefined || !sent || !('change' in sent)) return []
    const { sheet, row, name } = sent.change
    return [{ sheet, row, reason: failure, text: name }]
  })
  const changed = answers.filter((answer) => answer.changed).length
  return { importId: ids.length > 0 ? importId : null, imported: ids.length, ids, changed, failed }
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
