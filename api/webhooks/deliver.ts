import { randomUUID } from 'node:crypto'
import { retryDays } from '@cueroom/core/webhooks/webhook-events.ts'
import Boom from '@hapi/boom'
import { type Db, forTenant, inTenant } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { inEntitledTenant } from '../http/session.ts'
import type { Jobs, WebhookJob } from '../jobs/jobs.ts'
import { LaterError } from '../jobs/queue.ts'
import { giveUpWaiting } from './deliveries.service.ts'
import { secondsToWait } from './retry-after.ts'
import { type Attempt, type Message, sendMessage } from './send-message.ts'
import { findWebhook, type WebhookRow } from './webhook-rows.ts'

/** The priority of a message whose receiver has asked for time; others' are above. */
const lastInTurn = 10_000

export type DeliveryDeps = Pick<App, 'knex' | 'secrets' | 'outbound' | 'jobs'>

interface Waiting extends Message {
  id: number
  webhookId: string
  attempts: number
  isLastAttempt: boolean
}

/**
 * Makes one attempt to deliver a message and stores how it ended. No transaction is open while the receiver answers.
 * @throws LaterError when the message is to be tried again
 */
export async function deliver(deps: DeliveryDeps, job: WebhookJob): Promise<void> {
  const found = await prepare(deps, job).catch(unlessErased)
  if (!found) return
  const attempt = await sendMessage(deps, found.webhook, found.message)
  const isOver = await inTenant(deps.knex, job.tenantId, (db) =>
    store(db, deps.jobs, { job, message: found.message, attempt }),
  )
  if (!isOver) throw new LaterError('Not delivered yet')
}

/** Jobs of a show that was erased are still in the queue. */
function unlessErased(error: unknown): undefined {
  if (!Boom.isBoom(error) || error.output.statusCode !== 404) throw error
}

/** What to send; undefined when there is nothing to do any more. */
const prepare = ({ knex }: DeliveryDeps, { tenantId, deliveryId, jobId }: WebhookJob) =>
  inEntitledTenant(knex, tenantId, async (db, { active, features }) => {
    const message: Waiting | undefined = await forTenant(db, 'webhook_deliveries')
      .where({ id: deliveryId, jobId, state: 'waiting' })
      .first('*', {
        isLastAttempt: db.raw('started_at <= now() - make_interval(days => ?)', [retryDays]),
      })
    if (!message) return undefined
    const webhook = await findWebhook(db, message.webhookId)
    if (webhook.enabled && active && features.apiAccess) return { message, webhook }
    await forTenant(db, 'webhook_deliveries')
      .where({ id: deliveryId })
      .update({ state: 'failed', error: 'The show has no API access' })
    return undefined
  })

interface Attempted {
  job: WebhookJob
  message: Waiting
  attempt: Attempt
}

/** Stores an attempt. @returns whether its job is over */
async function store(db: Db, jobs: Jobs, { job, message, attempt }: Attempted): Promise<boolean> {
  const { deliveryId, jobId } = job
  const { ok, asked, ...logged } = attempt
  const isOver = ok || message.isLastAttempt
  const state = ok ? 'delivered' : isOver ? 'failed' : 'waiting'
  // Locked first: who switches it off then ends its other messages
  await findWebhook(db, message.webhookId, { lock: true })
  const stored = await forTenant(db, 'webhook_deliveries')
    .where({ id: deliveryId, jobId, state: 'waiting' })
    .update({ ...logged, state, attempts: db.raw('attempts + 1'), attemptedAt: db.fn.now() })
  // Replayed, switched off or deleted while the receiver answered
  if (stored === 0) return true
  await (ok ? storeSuccess(db, message.webhookId) : storeFailure(db, message.webhookId, attempt))
  if (isOver || asked === undefined) return isOver
  await waitAsAsked(db, jobs, { job, seconds: secondsToWait(asked, message.attempts) })
  return true
}

/** Leaves the message to a later job, behind those of other receivers. */
async function waitAsAsked(db: Db, jobs: Jobs, { job, seconds }: { job: WebhookJob; seconds: number }) {
  const jobId = randomUUID()
  await forTenant(db, 'webhook_deliveries').where({ id: job.deliveryId, state: 'waiting' }).update({ jobId })
  await jobs.webhooks.enqueue(db, [{ ...job, jobId, delay: seconds, priority: -lastInTurn }])
}

const storeSuccess = (db: Db, id: string) =>
  forTenant(db, 'webhooks').where({ id }).update({ failingSince: null, lastDeliveredAt: db.fn.now() })

/** A receiver that wants nothing more (410), or that failed for three days without a success, is switched off. */
async function storeFailure(db: Db, id: string, { status }: Attempt) {
  await forTenant(db, 'webhooks')
    .where({ id })
    .whereNull('failingSince')
    .update({ failingSince: db.fn.now() })
  const webhook: WebhookRow = await findWebhook(db, id)
  if (!webhook.enabled || (status !== 410 && !webhook.isFailingForDays)) return
  await forTenant(db, 'webhooks').where({ id }).update({ enabled: false, disabledAt: db.fn.now() })
  await giveUpWaiting(db, id)
  await db('inbox_items').insert({ kind: 'webhook_off', webhookId: id })
}
