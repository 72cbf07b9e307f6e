import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { Done, PublicIdParams } from '../contract/shapes.ts'
import {
  Delivery,
  DeliveryParams,
  DeliveryQuery,
  IssuedWebhook,
  NewWebhook,
  Webhook,
  WebhookChanges,
} from './webhook.ts'
import { webhooks as calls } from './webhooks.calls.ts'

export const webhooks = withSchemas(calls, {
  list: { reply: z.array(Webhook) },
  create: { body: NewWebhook, reply: IssuedWebhook },
  update: { params: PublicIdParams, body: WebhookChanges, reply: Webhook },
  rotate: { params: PublicIdParams, reply: IssuedWebhook },
  test: { params: PublicIdParams, reply: Delivery },
  deliveries: { params: PublicIdParams, query: DeliveryQuery, reply: z.array(Delivery) },
  replay: { params: DeliveryParams, reply: Delivery },
  remove: { params: PublicIdParams, reply: Done },
})
