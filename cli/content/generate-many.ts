import { counted, numberText } from '@cueroom/core/text/format.ts'
import type { Batch, BatchEstimate } from '@cueroom/core/batches/batch.ts'
import { batchWords, countedTexts, keptWords } from '@cueroom/core/batches/batch-words.ts'
import type { ContentType } from '@cueroom/core/content/content.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { ApiError } from '@cueroom/core/contract/client.ts'
import type { Cli } from '../app/cli.ts'
import { missingWords, refuseMissing } from '../app/missing-guests.ts'
import { isMissing, missing } from '../app/records.ts'
import { followBatch } from './follow-batch.ts'

export interface ManyFlags {
  guest?: number[]
  all?: true
  missing?: true
  stale?: true
  dryRun?: true
  maxItems?: number
  concurrency?: number
  replaceEdited?: true
  restart?: true
}

interface Wish {
  types: ContentType[]
  prompt?: string
}

/** Starts a batch on the server and follows it to the end. */
export async function generateMany(cli: Cli, flags: ManyFlags, wish: Wish): Promise<void> {
  const { guest, all, missing, stale, maxItems, concurrency, dryRun, replaceEdited, restart } = flags
  const which = guest ? { guestIds: guest } : all ? { filter: {} } : { missing, stale }
  const body = {
    ...which,
    ...wish,
    ...(maxItems && { maxItems }),
    ...(concurrency && { concurrency }),
    ...(replaceEdited && { replaceEdited }),
  }
  if (dryRun) {
    const estimate = await cli.api.batches.estimate({ body })
    printEstimate(cli, estimate, wish)
    return refuseMissing(estimate.missing, guest ?? [])
  }
  if (restart) await cancelUnfinished(cli)
  const batch = await cli.api.batches.create({ body }).catch((error: unknown) => {
    if (guest && isMissing(error)) return refuseMissing(guest, guest)
    return nothing(cli, error)
  })
  if (!batch) return
  const labels = wish.types.map((type) => contentTypeLabels[type]).join(', ')
  cli.output.say(`${countedTexts(batch.total)}: ${labels}. Ctrl-C pauses.`)
  if (batch.kept > 0) cli.output.say(`${keptWords(batch.kept)}. --replace-edited replaces them.`)
  if (batch.missing.length > 0) cli.output.warn(missingWords(batch.missing))
  await followBatch(cli, batch)
  refuseMissing(batch.missing, guest ?? [])
}

/** So that the texts an earlier batch had left aren't written twice. */
async function cancelUnfinished({ api, output }: Cli) {
  const unfinished = (await api.batches.list()).filter((batch) => hasWork(batch) && batch.state !== 'done')
  for (const { id } of unfinished) {
    const cancelled = await api.batches.cancel({ params: { id } })
    output.say(`Cancelled batch ${id}: ${batchWords(cancelled)}.`)
  }
}

/** Not an error: scripts run this repeatedly. */
function nothing({ output }: Cli, error: unknown) {
  if (!(error instanceof ApiError) || error.problem.code !== 'nothing_to_write') throw error
  output.done(error.problem.error ?? 'Nothing to write.')
  if (output.format === 'json') output.json({ total: 0 })
  return undefined
}

function printEstimate({ output }: Cli, estimate: BatchEstimate, { types }: Wish) {
  const { items, guests, kept, littleKnown, tokens, provider, model, itemsLeftToday, tokensLeftToday } =
    estimate
  if (output.format !== 'text') return output.json(estimate)
  const number = (value: number) => numberText(value)
  const left = [
    itemsLeftToday !== null && countedTexts(itemsLeftToday),
    tokensLeftToday !== null && `${number(tokensLeftToday)} tokens`,
  ].filter(Boolean)
  output.record(estimate, [
    ['Texts', `${number(items)} for ${counted(guests, 'guest')}`],
    [
      'Little known',
      littleKnown > 0 ? `${counted(littleKnown, 'guest')} with little more than a name` : null,
    ],
    ['Kept', kept > 0 ? `${number(kept)} edited by hand or checked by the guest` : null],
    ['Types', types.map((type) => contentTypeLabels[type]).join(', ')],
    ['Written by', provider === 'drafter' ? 'template, free' : model],
    ['Tokens', tokens > 0 ? `about ${number(tokens)}` : null],
    ['Left today', left.join(', ')],
  ])
  output.say('Nothing was written.')
}

/** Resumes a batch: the given one, else the newest unfinished one. */
export async function resumeMany(cli: Cli, id: string | undefined): Promise<void> {
  const { api, output } = cli
  const batch = id
    ? await missing(
        api.batches.get({ params: { id } }),
        `Couldn't find batch ${id}.`,
        'cueroom generate --resume',
      )
    : (await api.batches.list()).find(hasWork)
  if (!batch || !hasWork(batch)) {
    output.done(batch ? `Nothing left to do: ${batchWords(batch)}.` : 'No unfinished batches.')
    if (output.format === 'json') output.json(batch ?? null)
    return
  }
  const params = { id: batch.id }
  const going =
    batch.state === 'running'
      ? batch
      : batch.state === 'done'
        ? await api.batches.retry({ params })
        : await api.batches.resume({ params })
  output.say(`${batchWords(going)}. Ctrl-C pauses.`)
  await followBatch(cli, going)
}

const hasWork = ({ state, failed }: Batch) => state !== 'cancelled' && (state !== 'done' || failed > 0)
