import type { Batch } from '@cueroom/core/batches/batch.ts'
import { batchWords } from '@cueroom/core/batches/batch-words.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { type Cli, CliError, exit } from '../app/cli.ts'

/** Ends the command when a batch has stopped. */
export async function reportEnd({ api, output }: Cli, batch: Batch): Promise<void> {
  if (output.format === 'json') output.json(batch)
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

const ended = (message: string, next: string[], details: { path: string; message: string }[] = []) =>
  new CliError(message, { exit: exit.partly, code: 'partly_done', details, next })
