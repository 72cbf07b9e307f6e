import { retryDays } from '@cueroom/core/webhooks/webhook-events.ts'
import type { Webhook } from '@cueroom/core/webhooks/webhook.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { notFound } from '../problems/problems.ts'

/** Columns that leave the server; the secrets do not. */
export const webhookColumns = (db: Db) => [
  ...['id', 'url', 'events', 'enabled', 'createdAt', 'failingSince', 'disabledAt', 'lastDeliveredAt'],
  db.raw(`(select count(*)::integer from webhook_deliveries d where d.tenant_id = webhooks.tenant_id
    and d.webhook_id = webhooks.id and d.state = 'waiting') as waiting`),
]

export const deliveryColumns = [
  ...['id', 'eventId', 'type', 'data', 'createdAt', 'state', 'attempts', 'attemptedAt', 'status'],
  ...['milliseconds', 'reply', 'error'],
]

/** A webhook as the server works with it. */
export interface WebhookRow {
  id: string
  url: string
  events: Webhook['events']
  enabled: boolean
  secret: Buffer
  oldSecret: Buffer | null
  oldSecretUntil: string | null
  isFailingForDays: boolean
}

/** The receiver as logs name it: its path and query may hold a secret. */
export const receiverOf = (url: string) => new URL(url).host

/** @throws 404 */
export async function findWebhook(db: Db, id: string, { lock = false } = {}): Promise<WebhookRow> {
  const found = forTenant(db, 'webhooks').where({ id })
  // Not FOR UPDATE, which waits for every transaction that stores a message: an import stores thousands
  if (lock) found.forNoKeyUpdate()
  const row = await found.first(
    'webhooks.*',
    db.raw('coalesce(failing_since <= now() - make_interval(days => ?), false) as "isFailingForDays"', [
      retryDays,
    ]),
  )
  if (!row) throw notFound('Webhook')
  return row
}
