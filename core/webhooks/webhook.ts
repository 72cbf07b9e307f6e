import * as z from 'zod'
import { pageQuery } from '../contract/page-query.ts'
import { PublicId, requiredLink, RowId, RowIdText, Timestamp } from '../contract/shapes.ts'
import { deliveryStates, testEvent, webhookEventNames } from './webhook-events.ts'

const Url = requiredLink('Enter the address of your receiver')
const Event = z.enum(webhookEventNames, 'Choose an event from the list')
const Events = z.array(Event).min(1, 'Choose at least one event').max(webhookEventNames.length)

/** A webhook to make. */
export const NewWebhook = z
  .strictObject({
    url: Url.describe('https, on the public internet'),
    events: Events.default([...webhookEventNames]).describe('All of them by default'),
  })
  .meta({ id: 'NewWebhook' })
export type NewWebhook = z.output<typeof NewWebhook>

export const WebhookChanges = z
  .strictObject({
    url: Url.optional(),
    events: Events.optional(),
    enabled: z.boolean().optional().describe('Switching it off discards waiting messages'),
  })
  .meta({ id: 'WebhookChanges' })
export type WebhookChanges = z.output<typeof WebhookChanges>

/** A listed webhook, without its secret. */
export const Webhook = z
  .object({
    id: PublicId,
    url: z.string(),
    events: z.array(z.enum(webhookEventNames)),
    enabled: z.boolean(),
    createdAt: Timestamp,
    failingSince: Timestamp.nullable().describe('Time of the first failure since the last success'),
    disabledAt: Timestamp.nullable().describe('When it was turned off because its receiver kept failing'),
    waiting: z.int().describe('Messages not delivered yet'),
    lastDeliveredAt: Timestamp.nullable(),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof Webhook>

/** A webhook with its secret, shown once. */
export const IssuedWebhook = z
  .object({
    webhook: Webhook,
    secret: z.string().describe('Shown once: whsec_ and base64, for any Standard Webhooks library'),
  })
  .meta({ id: 'IssuedWebhook' })
export type IssuedWebhook = z.infer<typeof IssuedWebhook>

/** A message to a webhook, and how its last attempt ended. */
export const Delivery = z
  .object({
    id: RowId,
    eventId: z.string().describe('The header webhook-id; the same at every attempt'),
    type: z.enum([...webhookEventNames, testEvent]),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    createdAt: Timestamp,
    state: z.enum(deliveryStates),
    attempts: z.int(),
    attemptedAt: Timestamp.nullable(),
    status: z.int().nullable().describe('HTTP status of the last reply; null if there was none'),
    milliseconds: z.int().nullable(),
    reply: z.string().nullable().describe('The first 1,024 characters of the last reply'),
    error: z.string().nullable(),
  })
  .meta({ id: 'WebhookDelivery' })
export type Delivery = z.infer<typeof Delivery>

export const DeliveryQuery = z.strictObject({
  state: z.enum(deliveryStates).optional(),
  ...pageQuery(50),
})
export type DeliveryQuery = z.output<typeof DeliveryQuery>

export const DeliveryParams = z.strictObject({ id: PublicId, deliveryId: RowIdText })
