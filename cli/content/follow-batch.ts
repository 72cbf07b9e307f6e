import type { Batch, BatchItem } from '@cueroom/core/batches/batch.ts'
import { batchWords, durationWords } from '@cueroom/core/batches/batch-words.ts'
import { isRetryable } from '@cueroom/core/contract/client.ts'
import { type Page, type PageCall, readPage } from '@cueroom/core/contract/pages.ts'
import { type Cli, CliError, exit } from '../app/cli.ts'
import { reportEnd } from './report-batch.ts'

/** Shows the progress of a batch until it stops. Ctrl-C pauses it. */
export async function followBatch(cli: Cli, batch: Batch): Promise<void> {
  const report = cli.output.format === 'jsonl' ? itemLines(cli, batch.id) : async () => {}
  try {
    const end = await untilRest(cli, batch, report)
    await reportEnd(cli, end)
  } catch (error) {
    if (error instanceof CliError || !cli.environment.signal.aborted) throw error
    throw await paused(cli, batch)
  }
}

/** Failed attempts in a row before giving up. */
const triesMax = 30
const betweenTries = 2_000

async function untilRest(cli: Cli, batch: Batch, report: (batch: Batch) => Promise<void>) {
  const { api, output, environment } = cli
  const show = (now: Batch) => output.progress(line(now, environment.now()))
  let reporting = Promise.resolve()
  let now = batch
  let failures = 0
  const hear = (heard: Batch) => {
    failures = 0
    show((now = heard))
    // Sequential; a page that failed to load is retried with the next
    reporting = reporting.then(() => report(heard)).catch(() => {})
  }
  while (now.state === 'running') {
    environment.signal.throwIfAborted()
    show(now)
    const before = now
    try {
      now = await api.batches.follow({ params: { id: batch.id }, signal: environment.signal, onEvent: hear })
      failures = 0
      await reporting
      await report(now)
    } catch (error) {
      // A restarted server, or one whose database is away, resumes the batch automatically
      if (!isRetryable(error) || environment.signal.aborted || ++failures > triesMax) throw error
      // A stream that was cut after it had brought something is reopened silently
      if (now === before) output.progress('Lost the connection. The batch continues on the server…')
      await environment.wait(betweenTries)
    }
  }
  return now
}

const barCells = 20

/** "31/120  ███████·············  2 failed  about 3 minutes" */
function line({ total, done, failed, skipped, secondsLeft, reason, waitingUntil }: Batch, now: Date) {
  const over = done + failed + skipped
  const full = total === 0 ? 0 : Math.floor((over / total) * barCells)
  const waiting = reason && waitingUntil && Date.parse(waitingUntil) > now.getTime() ? reason.text : undefined
  const parts = [
    `${over}/${total}`,
    '█'.repeat(full) + '·'.repeat(barCells - full),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(waiting ? [waiting] : secondsLeft ? [durationWords(secondsLeft)] : []),
  ]
  return parts.join('  ')
}

const page = 1_000

interface ItemsQuery {
  limit: number
  after?: number
}

const atRest = ['done', 'failed', 'skipped', 'cancelled']

/** Prints every text of a finished batch as one JSON line, in batch order. */
function itemLines({ api, output }: Cli, id: string) {
  const list = (call: PageCall<ItemsQuery>) => api.batches.items({ params: { id }, ...call })
  let unread: ItemsQuery = { limit: page }
  return async () => {
    for (let query: ItemsQuery | undefined = unread; query;) {
      const { rows, next }: Page<BatchItem, ItemsQuery> = await readPage(list, { query })
      for (const item of rows) {
        if (!atRest.includes(item.state)) return
        output.json(item)
        unread = { limit: page, after: item.id }
      }
      query = next
    }
  }
}

/** Pauses the batch after all other calls were aborted. */
async function paused({ apiAfterInterrupt }: Cli, { id }: Batch) {
  const next = [`cueroom generate --resume ${id}`]
  const options = { exit: exit.interrupted, code: 'interrupted', next }
  try {
    const batch = await apiAfterInterrupt().batches.pause({ params: { id } })
    return new CliError(`Stopped. ${batchWords(batch)}.`, options)
  } catch (cause) {
    return new CliError("Stopped following the batch, but couldn't pause it. It continues on the server.", {
      ...options,
      cause,
    })
  }
}
