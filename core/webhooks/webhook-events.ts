import { keysOf } from '../text/keys-of.ts'

/** What a show can report to other programs. Without zod, so that screens that only name the events do not load it. */
export const webhookEvents = {
  'response.submitted': 'A guest answered',
  'guest.created': 'A guest was added',
  'guest.updated': 'A guest was changed',
  'content.generated': 'A text was generated',
  'batch.finished': 'A batch finished',
  'sponsor.inquiry': 'A company asked about sponsoring',
} as const
export type WebhookEvent = keyof typeof webhookEvents
export const webhookEventNames = keysOf(webhookEvents)

/** What the test button sends. */
export const testEvent = 'webhook.test'

/** Webhooks of one show. */
export const webhooksMax = 10

/** How long a message is tried, and after how long without a success a webhook is switched off. */
export const retryDays = 3
/** How long messages stay in the log. */
export const deliveryDays = 30
/** How long messages are also signed with the secret before the last one. */
export const oldSecretHours = 24
/** Characters of a reply that the log keeps. */
export const loggedCharacters = 1_024

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]
