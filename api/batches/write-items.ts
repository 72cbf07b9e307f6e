import { setTimeout } from 'node:timers/promises'
import { stepAfter } from '@cueroom/core/batches/provider-failure.ts'
import pLimit, { type LimitFunction } from 'p-limit'
import { written } from '../content/content.service.ts'
import { type Db, inTenant } from '../db/tenant.ts'
import type { TextJob } from '../jobs/jobs.ts'
import { LaterError } from '../jobs/queue.ts'
import { toProblem } from '../problems/problems.ts'
import { endExhausted, stopBatch, waitForProvider } from './batch-state.ts'
import { endUnwritten, putBack, type StartedItem } from './item-state.ts'
import { guestDeleted, prepareItems, type ToWrite, type WorkerDeps } from './prepare-items.ts'
import { storeText } from './store-texts.ts'

/** What the texts of a worker share. */
export interface WorkerState {
  /** Aborted when nothing more may begin. */
  closing: AbortSignal
  /** Aborted when texts in progress also have to stop. */
  stopping: AbortSignal
  /** Limits parallel calls of the language model; other texts are prepared while they wait. */
  limit: LimitFunction
  /** Those of batches with a limit of their own. Two places that fetch at the same moment can both take a batch's last turn. */
  batchLimits: Map<string, LimitFunction>
  /** Counts stops and provider delays: texts prepared before the latest one don't start. */
  halts: number
}

/** Seconds after which a text that waits for its provider checks whether it still has to. */
const longestSleep = 5

/** Writes texts, each to its own end; those of a show are prepared together. */
export function writeItems(deps: WorkerDeps, worker: WorkerState, jobs: TextJob[]): Promise<void>[] {
  const { halts } = worker
  const shows = new Map(
    [...Map.groupBy(jobs, ({ tenantId }) => tenantId)].map(([tenantId, [first, ...others]]) => [
      tenantId,
      prepareItems(deps, [first!, ...others]),
    ]),
  )
  return jobs.map((job) => writeItem(deps, worker, job, { preparing: shows.get(job.tenantId)!, halts }))
}

/**
 * Writes one text of a batch: waits for the model outside of any transaction, then stores. Whatever happens is written down
 * with the item. While the provider asks for patience the job keeps its place: no other text could be written.
 */
async function writeItem(
  deps: WorkerDeps,
  worker: WorkerState,
  job: TextJob,
  start: { preparing: ReturnType<typeof prepareItems>; halts: number },
): Promise<void> {
  for (let { preparing, halts } = start; ; preparing = prepareItems(deps, [job]), halts = worker.halts) {
    const prepared = (await preparing)(job)
    if ('wait' in prepared) {
      const milliseconds = Math.min(prepared.wait, longestSleep) * 1_000 + 50
      await setTimeout(milliseconds, undefined, { signal: worker.closing }).catch(() => {})
    } else if ('over' in prepared) {
      if (prepared.over !== undefined) await endExhausted(deps.knex, prepared.over)
      return
    } else if (await writePrepared(deps, worker, prepared, halts)) return
    if (worker.closing.aborted) throw new LaterError('The worker stops')
  }
}

/** Writes and stores a text; false when it was put back and has to be started again. */
async function writePrepared(deps: WorkerDeps, worker: WorkerState, { item, brief }: ToWrite, halts: number) {
  const { tenantId } = item
  const { closing, stopping: signal } = worker
  const isHalted = () => closing.aborted || worker.halts !== halts
  const inShow = <T>(work: (db: Db) => Promise<T>) => inTenant(deps.knex, tenantId, work)
  let more: boolean | undefined
  try {
    const draft = await inTurn(worker, item, () =>
      isHalted() ? undefined : deps.drafting.draft(brief, { tenantId, signal, onText: () => {} }),
    )
    if (draft) more = await storeText(deps, { item, text: written(brief, draft) }, signal)
    else await inShow((db) => putBack(db, item))
    if (!draft) return false
  } catch (error) {
    if (!signal.aborted) return handleFailure(deps, worker, item, error)
    await inShow((db) => putBack(db, item))
    return false
  }
  if (!more) await endExhausted(deps.knex, item.batchId)
  return true
}

/** Waits for the turn of a text within its batch, then within the worker. */
async function inTurn<T>(
  { limit, batchLimits }: WorkerState,
  { batchId, concurrency }: StartedItem,
  write: () => T | Promise<T>,
): Promise<T> {
  if (concurrency === null) return limit(write)
  const ofBatch = batchLimits.get(batchId) ?? pLimit(concurrency)
  for (const [id, { activeCount, pendingCount }] of batchLimits)
    if (activeCount + pendingCount === 0) batchLimits.delete(id)
  batchLimits.set(batchId, ofBatch)
  return ofBatch(() => limit(write))
}

/** Stores the outcome of a text that was not written; false when it has to be started again. */
async function handleFailure(
  { knex, log, jobs }: WorkerDeps,
  worker: WorkerState,
  item: StartedItem,
  error: unknown,
) {
  const failure = toProblem(error)
  const { code = 'failed', retryAfter } = failure.data ?? {}
  const reason = { code, text: failure.message }
  if (code === 'internal') log.error({ err: error }, 'a text of a batch failed')
  const { attempts, setbacks } = item
  const step = stepAfter({ code, retryAfter, attempts, setbacks })
  await inTenant(knex, item.tenantId, async (db) => {
    if (step.kind === 'skip') await endUnwritten(db, item, 'skipped', guestDeleted)
    else if (step.kind === 'fail') await endUnwritten(db, item, 'failed', reason)
    else await putBack(db, item, step.kind === 'again' ? 1 : 0)
    if (step.kind === 'stop') await stopBatch(db, jobs, item, reason)
  })
  if (step.kind === 'wait')
    await waitForProvider(knex, {
      ...reason,
      seconds: step.seconds,
      setback: code === 'provider_unreachable',
    })
  // What was prepared until now would meet the same
  if (step.kind === 'stop' || step.kind === 'wait') worker.halts += 1
  if (step.kind === 'again') throw new LaterError(code)
  if (step.kind !== 'skip' && step.kind !== 'fail') return false
  await endExhausted(knex, item.batchId)
  return true
}
