import { randomBytes } from 'node:crypto'
import { testEvent } from '@cueroom/core/webhooks/webhook-events.ts'
import type { Delivery } from '@cueroom/core/webhooks/webhook.ts'
import type { App } from '../http/app.ts'
import { noteForAudit } from '../http/audit-note.ts'
import type { HostTransactions } from '../http/handlers.ts'
import { type Message, sendMessage } from './send-message.ts'
import { deliveryColumns, findWebhook, receiverOf } from './webhook-rows.ts'

type Call = HostTransactions & { app: App; params: { id: string } }

/** Sends a test message and logs it. It is tried once, and no webhook is switched off because of it. @throws 404 */
export async function sendTest({ app, params: { id: webhookId }, inTenant, finish }: Call) {
  const webhook = await inTenant((db) => findWebhook(db, webhookId))
  const message: Message = {
    eventId: `msg_${randomBytes(16).toString('hex')}`,
    type: testEvent,
    data: {},
    createdAt: new Date(),
  }
  const { ok, asked: _, ...logged } = await sendMessage(app, webhook, message)
  return finish(async (db): Promise<Delivery> => {
    noteForAudit(db, { details: `${receiverOf(webhook.url)}: ${ok ? 'accepted' : 'failed'}` })
    const [delivery] = await db('webhook_deliveries')
      .insert({
        ...message,
        ...logged,
        webhookId,
        state: ok ? 'delivered' : 'failed',
        attempts: 1,
        attemptedAt: db.fn.now(),
      })
      .returning(deliveryColumns)
    return delivery
  })
}
