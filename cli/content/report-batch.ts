import type { Batch } from '@cueroom/core/batches/batch.ts'
import {
  batchWords,
  guestsToCheck,
  noteCheckReason,
  noteCheckWords,
} from '@cueroom/core/batches/batch-words.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { readAll } from '@cueroom/core/contract/pages.ts'
import { type Cli, CliError, exit } from '../app/cli.ts'

/** Ends the command when a batch has stopped. */
export async function reportEnd(cli: Cli, batch: Batch): Promise<void> {
  const { api, output } = cli
  const toCheck = await itemsToCheck(cli, batch)
  if (output.format === 'json') output.json({ ...batch, noteCheck: toCheck.map(({ guestId }) => guestId) })
  if (toCheck.length > 0) {
    const names = toCheck.slice(0, namedMax).map(({ guestName }) => guestName)
    const more = toCheck.length > namedMax ? ` and ${toCheck.length - namedMax} more` : ''
    output.warn(
      `${noteCheckWords(toCheck.length)}. ${noteCheckReason} ${names.join(', ')}${more}. Run: cueroom guests list --texts note-check`,
    )
  }
  const next = [`cueroom generate --resume ${batch.id}`]
  if (batch.state === 'done' && batch.failed === 0) {
    output.done(`${batchWords(batch)}.`)
    return output.next('cueroom content export --all -o texts')
  }
  if (batch.state === 'cancelled') throw ended(`Cancelled. ${batchWords(batch)}.`, [])
  if (batch.state === 'paused') throw ended(`Paused. ${batchWords(batch)}.`, next)
  if (batch.state === 'stopped') {
    const lasting = ['subscription_inactive', 'feature_disabled'].includes(batch.reason?.code ?? '')
    throw new CliError(`${batch.reason?.text ?? 'It was stopped.'} ${batchWords(batch)}.`, {
      exit: lasting ? exit.notAllowed : exit.temporary,
      code: batch.reason?.code ?? 'stopped',
      next,
    })
  }
  const failed = await api.batches.items({ params: { id: batch.id }, query: { state: 'failed', limit: 10 } })
  const details = failed.map(({ guestName, contentType, error }) => ({
    path: `${guestName}, ${contentTypeLabels[contentType]}`,
    message: error?.text ?? '',
  }))
  throw ended(`${batchWords(batch)}.`, next, details)
}

/** Guests that are named. */
const namedMax = 10
const itemsAPage = 1_000

/** One text of each guest about whom the host noted something that the batch's texts may say. */
async function itemsToCheck({ api, output }: Cli, { id, done }: Batch) {
  // With --jsonl, the line of each text says it
  if (done === 0 || output.format === 'jsonl') return []
  const { rows } = await readAll((call) => api.batches.items({ params: { id }, ...call }), {
    query: { state: 'done' as const, limit: itemsAPage },
  })
  return guestsToCheck(rows)
}

const ended = (message: string, next: string[], details: { path: string; message: string }[] = []) =>
  new CliError(message, { exit: exit.partly, code: 'partly_done', details, next })
