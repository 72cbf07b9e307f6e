import type { Reason } from '@cueroom/core/batches/batch.ts'
import type { Knex } from 'knex'
import { type Db, forTenant } from '../db/tenant.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { StartedItem } from './item-state.ts'
import { withdraw } from './queue-items.ts'

/** State changes of batches while their texts are written. */

/** Unless it was resumed in between, because the cause may have been fixed. */
export async function stopBatch(db: Db, jobs: Jobs, item: StartedItem, { code, text }: Reason) {
  const { batchId, starts } = item
  const stopped = await forTenant(db, 'content_batches')
    .where({ id: batchId, starts, state: 'running' })
    .update({ state: 'stopped', reasonCode: code, reason: text, waitingUntil: null })
  if (stopped > 0) await withdraw(db, jobs, batchId)
}

/** Lets the show's batches wait for the next day's budget. */
export async function waitForTomorrow(db: Db, jobs: Jobs, { code, text }: Reason) {
  await forTenant(db, 'content_batches')
    .where({ state: 'running' })
    .update({
      waitingUntil: db.raw("date_trunc('day', now(), 'UTC') + interval '1 day'"),
      reasonCode: code,
      reason: text,
    })
  await withdraw(db, jobs)
}

/** Lets every batch of every show wait: all are written by one provider. The first to find out decides how long. */
export const waitForProvider = (knex: Knex, seconds: number, { code, text }: Reason) =>
  knex('content_batches')
    .where({ state: 'running' })
    .andWhereRaw("coalesce(waiting_until, '-infinity') <= now()")
    .update({
      waitingUntil: knex.raw('now() + make_interval(secs => ?)', [seconds]),
      reasonCode: code,
      reason: text,
      setbacks: knex.raw('setbacks + ?', [Number(code === 'provider_unreachable')]),
    })

/** Ends running batches that have nothing left: the one that is named, or all. */
export const endExhausted = (knex: Knex, batchId?: string) =>
  knex.transaction(async (db) => {
    const exhausted = () =>
      db('content_batches as b')
        .where({ 'b.state': 'running', ...(batchId && { 'b.id': batchId }) })
        .whereNotExists((left) =>
          left
            .from('content_batch_items as i')
            .whereRaw('i.tenant_id = b.tenant_id and i.batch_id = b.id')
            .whereIn('i.state', ['waiting', 'working']),
        )
    const ids = await exhausted().forUpdate().skipLocked().pluck('b.id')
    // Read again under the lock: failed items may have been put back in line
    const end = { state: 'done', reason: null, reasonCode: null, waitingUntil: null, finishedAt: db.fn.now() }
    if (ids.length > 0) await exhausted().whereIn('b.id', ids).update(end)
  })
