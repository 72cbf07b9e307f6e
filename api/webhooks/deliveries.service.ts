import type { Delivery, DeliveryQuery } from '@cueroom/core/webhooks/webhook.ts'
import { readPage } from '../db/pages.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { noteForAudit } from '../http/audit-note.ts'
import { conflict, notFound } from '../problems/problems.ts'
import { deliveryColumns, findWebhook, receiverOf } from './webhook-rows.ts'

/** A page of the log of a webhook, newest first. @throws 404 */
export async function list(db: Db, webhookId: string, { state, ...query }: DeliveryQuery) {
  await findWebhook(db, webhookId)
  const all = forTenant(db, 'webhook_deliveries').where({ webhookId })
  const rows = all.clone().select(deliveryColumns)
  if (state) rows.where({ state })
  return readPage<Delivery>(db, { rows, all }, query)
}

/** Queues a message that has ended once more. @throws 404, 409 while it waits or its webhook is off */
export async function replay(db: Db, webhookId: string, id: number): Promise<Delivery> {
  const { enabled, url } = await findWebhook(db, webhookId)
  const delivery = forTenant(db, 'webhook_deliveries').where({ webhookId, id })
  const found = await delivery.clone().forUpdate().first('state')
  if (!found) throw notFound('Message')
  if (!enabled) throw conflict('This webhook is off. Turn it on first.', 'webhook_off')
  if (found.state === 'waiting')
    throw conflict('This message is still being sent. Wait until it has been delivered or has failed.')
  noteForAudit(db, { details: receiverOf(url) })
  const [replayed] = await delivery
    .update({ state: 'waiting', jobId: null, attempts: 0, startedAt: db.fn.now() })
    .returning(deliveryColumns)
  return replayed
}

/** Ends what waits for a webhook that is off. Its jobs find nothing to do. */
export const giveUpWaiting = (db: Db, webhookId: string) =>
  forTenant(db, 'webhook_deliveries')
    .where({ webhookId, state: 'waiting' })
    .update({ state: 'failed', error: 'The webhook was turned off' })
