import type { Knex } from 'knex'
import { type Db, forTenant, inTenant, tenantOf } from '../db/tenant.ts'
import { type Jobs, type TextJob, textQueue } from '../jobs/jobs.ts'
import type { Queued } from '../jobs/queue.ts'

/** Requeued items get a new job id, so a job that a worker still holds has no effect. */
export const newJob = (db: Db) => ({ jobId: db.raw('gen_random_uuid()') })

/**
 * Queues texts that wait. They come in turn by their position in the backlog of their show, and a show has fewer turns the
 * more it has waiting, slowly (by the logarithm): one with much to write hardly delays another, and one that is
 * alone gets every place. Ten seconds of waiting count as one, so that nobody waits forever.
 */
export async function enqueue(db: Db, jobs: Jobs, only: { batchId?: string; ids?: number[] }) {
  const { rows } = await db.raw<{ rows: Queued<TextJob>[] }>(
    `select tenant_id "tenantId", id "itemId", job_id "jobId", priority,
       case when concurrency is not null then jsonb_build_object('id', batch_id, 'tier', concurrency::text) end "group"
     from (
       select i.tenant_id, i.id, i.job_id, i.batch_id, i.state, b.concurrency,
         -(row_number() over (order by i.id) * (1 + log(1 + count(*) over ())) ^ 2
           + extract(epoch from now()) / 10)::integer priority
       from content_batch_items i join content_batches b on b.tenant_id = i.tenant_id and b.id = i.batch_id
       where i.tenant_id = ? and i.state in ('waiting', 'working') and b.state = 'running'
     ) backlog where state = 'waiting' and (batch_id = ? or id = any(?))`,
    [tenantOf(db), only.batchId ?? null, only.ids ?? []],
  )
  await jobs.texts.enqueue(db, rows)
}

/** Takes what waits off the queue: of a batch, or of the whole show. */
export async function withdraw(db: Db, jobs: Jobs, batchId?: string) {
  const waiting = forTenant(db, 'content_batch_items').where({
    state: 'waiting',
    ...(batchId && { batchId }),
  })
  await jobs.texts.withdraw(db, await waiting.pluck('job_id'))
}

/**
 * Queues texts of running batches that have no job: after a wait until tomorrow, a restored backup or an upgrade.
 * The search runs with the rights of the tables' owner, as no show is known yet, and reads only ids and states.
 */
export async function enqueueMissing(knex: Knex, jobs: Jobs) {
  const { rows } = await knex.raw<{ rows: { tenantId: string; ids: number[]; jobIds: string[] }[] }>(
    `select i.tenant_id "tenantId", array_agg(i.id) ids, array_agg(i.job_id) "jobIds"
     from content_batches b join content_batch_items i on i.tenant_id = b.tenant_id and i.batch_id = b.id
     where b.state = 'running' and coalesce(b.waiting_until, '-infinity') <= now()
       and i.state in ('waiting', 'working') and not exists (
         select from pgboss.job j where j.name = ? and j.id = i.job_id and j.state < 'completed'
       ) group by i.tenant_id`,
    [textQueue],
  )
  for (const { tenantId, ids, jobIds } of rows) {
    await inTenant(knex, tenantId, async (db) => {
      await jobs.texts.withdraw(db, jobIds)
      const lost = db.raw("lost + (state = 'working')::integer")
      const open = forTenant(db, 'content_batch_items').whereIn('state', ['waiting', 'working'])
      await open.whereRaw('id = any(?)', [ids]).update({ ...newJob(db), state: 'waiting', lost })
      await enqueue(db, jobs, { ids })
    })
  }
}
