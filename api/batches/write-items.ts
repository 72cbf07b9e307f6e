import { setTimeout } from 'node:timers/promises'
import { stepAfter } from '@cueroom/core/batches/provider-failure.ts'
import type { Brief } from '@cueroom/core/content/brief.ts'
import type { LimitFunction } from 'p-limit'
import { written } from '../content/content.service.ts'
import { inShowsTurn, recentTexts } from '../content/recent-texts.ts'
import { inTenant } from '../db/tenant.ts'
import type { TextJob } from '../jobs/jobs.ts'
import { LaterError } from '../jobs/queue.ts'
import { toProblem } from '../problems/problems.ts'
import type { createKeyedLimits } from '../threads/keyed-limits.ts'
import { endExhausted, stopBatch, waitForProvider, waitForTomorrow } from './batch-state.ts'
import type { createModelWarnings } from './model-warnings.ts'
import { endUnwritten, putBack, type StartedItem } from './item-state.ts'
import { type Prepared, prepareItems, putOff, type WorkerDeps } from './prepare-items.ts'
import { storeText } from './store-texts.ts'

/** What the texts of a worker share. */
export interface WriterState extends WorkerDeps {
  /** Aborted when nothing more may begin. */
  closing: AbortSignal
  /** Aborted when texts in progress also have to stop. */
  stopping: AbortSignal
  /** Limits parallel calls of the language model; other texts are prepared while they wait. */
  limit: LimitFunction
  /** Those of batches with a limit of their own. Two places that fetch at the same moment can both take a batch's last turn. */
  batchLimits: ReturnType<typeof createKeyedLimits>
  /** Counts stops and provider delays: texts prepared before the latest one don't start. */
  halts: number
  modelWarnings: ReturnType<typeof createModelWarnings>
}

/** Writes texts, each to its own end; those of a show are prepared together. */
export function writeItems(worker: WriterState, jobs: TextJob[]): Promise<void>[] {
  const { halts } = worker
  const shows = Map.groupBy(jobs, ({ tenantId }) => tenantId)
  const preparing = new Map([...shows].map(([id, ofShow]) => [id, prepareItems(worker, id, ofShow)]))
  return jobs.map(async ({ tenantId, itemId }) => {
    const prepared = await preparing.get(tenantId)
    const text = prepared?.find(({ item }) => item.id === itemId)
    if (text) await writeItem(worker, text, halts)
  })
}

/** Writes one text of a batch, waiting for the model outside of any transaction, and stores it or why it wasn't written. */
async function writeItem(worker: WriterState, { item, brief: prepared }: Prepared, halts: number) {
  const { tenantId, prompt } = item
  const { knex, drafting, closing, stopping: signal } = worker
  try {
    if (prepared instanceof Error) throw prepared
    const more = await inShowsTurn(drafting, tenantId, async () => {
      const brief = await upToDate(worker, item, prepared)
      const draft = await inTurn(worker, item, () => {
        if (closing.aborted || worker.halts !== halts) throw putOff()
        return drafting.draft(brief, { tenantId, signal, onText: () => {} })
      })
      const known = draft.provider === 'drafter' ? brief.recent : undefined
      return storeText(worker, item, { prompt, ...written(brief, draft) }, { signal, known })
    })
    if (more) return
  } catch (error) {
    await handleFailure(worker, item, signal.aborted ? putOff() : error)
  }
  await endExhausted(knex, item.batchId)
}

/** The brief with what the show's texts say by now: others were stored since it was prepared. Models don't read them. */
async function upToDate({ knex, drafting }: WriterState, item: StartedItem, brief: Brief): Promise<Brief> {
  if (drafting.provider !== 'drafter') return brief
  const recentOf = await inTenant(knex, item.tenantId, (db) => recentTexts(db, [item.type]))
  return { ...brief, recent: recentOf(item) }
}

/** Waits for the turn of a text within its batch, then within the worker. */
async function inTurn<T>(
  { limit, batchLimits }: WriterState,
  { batchId, concurrency }: StartedItem,
  write: () => Promise<T>,
): Promise<T> {
  if (concurrency === null) return limit(write)
  return batchLimits.run(batchId, concurrency, () => limit(write))
}

const guestDeleted = { code: 'guest_deleted', text: 'This guest was deleted.' }

/**
 * Stores why a text was not written, and what follows for its batch, or for all.
 * @throws LaterError when it has to be started again
 */
async function handleFailure(worker: WriterState, item: StartedItem, error: unknown) {
  const { knex, log, jobs } = worker
  const failure = toProblem(error)
  const { code = 'failed', retryAfter } = failure.data ?? {}
  worker.modelWarnings.note(failure)
  const reason = code === 'not_found' ? guestDeleted : { code, text: failure.message }
  if (code === 'internal') log.error({ err: error }, 'a text of a batch failed')
  const { attempts, setbacks } = item
  const step = stepAfter({ code, retryAfter, attempts, setbacks })
  const isOver = step.kind === 'skip' || step.kind === 'fail'
  await inTenant(knex, item.tenantId, async (db) => {
    if (isOver) await endUnwritten(db, item, step.kind === 'skip' ? 'skipped' : 'failed', reason)
    else await putBack(db, item, step.kind === 'again' ? 1 : 0)
    if (step.kind === 'stop') await stopBatch(db, jobs, item, reason)
    if (step.kind === 'tomorrow') await waitForTomorrow(db, jobs, reason)
  })
  if (isOver) return
  if (step.kind === 'wait') await waitForProvider(knex, step.seconds, reason)
  // What was prepared until now would meet the same
  if (step.kind === 'stop' || step.kind === 'wait') worker.halts += 1
  // The place waits as well: no other text could be written
  if (step.kind === 'later')
    await setTimeout(step.seconds * 1_000, undefined, { signal: worker.closing }).catch(() => {})
  throw new LaterError(code)
}
