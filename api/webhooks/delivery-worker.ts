import type { Knex } from 'knex'
import { type Db, forTenant, inTenant } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { type Jobs, type WebhookJob, webhookQueue } from '../jobs/jobs.ts'
import type { Queued } from '../jobs/queue.ts'
import { searchEvery } from '../jobs/search-loop.ts'
import { deliver, type DeliveryDeps } from './deliver.ts'

interface DeliveryWorker {
  /** Begins nothing more and waits for the receivers that are being called. */
  stop(): Promise<void>
}

/** Milliseconds between two searches for messages that are not queued yet. */
const searchInterval = 2_000
/** How many of those searches pass between two for messages whose job was lost. */
const lostEvery = 15
/** Messages that are queued together. */
const queuedTogether = 5_000
const [places, batchSize] = [3, 8]

/**
 * Queues messages that triggers have stored with their events. The search runs with the rights of the tables' owner, as no
 * show is known yet, and reads only ids. The more a webhook has waiting the later it comes, so that a receiver that
 * is down hardly delays another show's.
 */
export async function enqueueMessages(knex: Knex, jobs: Jobs) {
  const { rows } = await knex.raw<{ rows: { tenantId: string; ids: number[] }[] }>(
    `select tenant_id "tenantId", array_agg(id) ids from (
       select tenant_id, id from webhook_deliveries where state = 'waiting' and job_id is null order by id limit ?
     ) unqueued group by tenant_id`,
    [queuedTogether],
  )
  for (const { tenantId, ids } of rows) {
    await inTenant(knex, tenantId, async (db) => {
      const queued: QueuedMessage[] = await forTenant(db, 'webhook_deliveries')
        .whereRaw(`id = any(?) and state = 'waiting' and job_id is null`, [ids])
        .update({ jobId: db.raw('gen_random_uuid()') })
        .returning(['id', 'jobId', 'webhookId'])
      await jobs.webhooks.enqueue(db, await inTurn(db, tenantId, queued))
    })
  }
}

interface QueuedMessage {
  id: number
  jobId: string
  webhookId: string
}

async function inTurn(db: Db, tenantId: string, queued: QueuedMessage[]): Promise<Queued<WebhookJob>[]> {
  const counts: { webhookId: string; count: string }[] = await forTenant(db, 'webhook_deliveries')
    .where({ state: 'waiting' })
    .groupBy('webhookId')
    .select('webhookId')
    .count('* as count')
  const waiting = new Map(counts.map(({ webhookId, count }) => [webhookId, Number(count)]))
  return queued.map(({ id, jobId, webhookId }) => ({
    tenantId,
    deliveryId: id,
    jobId,
    priority: -(waiting.get(webhookId) ?? 0),
  }))
}

/** Lets messages be queued again whose job was lost, such as after a restored backup. */
const forgetLostJobs = (knex: Knex) =>
  knex.raw(
    `update webhook_deliveries d set job_id = null where d.state = 'waiting' and d.job_id is not null and not exists (
       select from pgboss.job j where j.name = ? and j.id = d.job_id and j.state < 'completed')`,
    [webhookQueue],
  )

type WorkerDeps = DeliveryDeps & Pick<App, 'jobs' | 'log'>

/** Delivers messages to webhooks. */
export function startDelivering(deps: WorkerDeps): DeliveryWorker {
  const { knex, jobs, log } = deps
  let stopped = false
  let count = 0
  const searchOnce = async () => {
    if (stopped) return
    await jobs.open()
    if (count % lostEvery === 0) await forgetLostJobs(knex)
    count += 1
    await enqueueMessages(knex, jobs)
    await jobs.webhooks.work({ places, batchSize }, (messages) => messages.map((job) => deliver(deps, job)))
  }
  const searches = searchEvery(searchInterval, searchOnce, log, 'a search for webhook messages failed')
  return {
    stop: async () => {
      stopped = true
      await searches.stop()
      await jobs.webhooks.drain()
    },
  }
}
