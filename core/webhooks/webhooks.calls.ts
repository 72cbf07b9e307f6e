import { deliveryDays } from './webhook-events.ts'
import type { Calls } from '../contract/endpoint.ts'

export const webhooks = {
  list: {
    route: 'GET /api/webhooks',
    summary: 'List the webhooks of the show, newest first',
    signedInOnly: true,
  },
  create: {
    route: 'POST /api/webhooks',
    summary: 'Create a webhook; its secret is shown once',
    audit: 'webhook_created',
    signedInOnly: true,
    needsCode: true,
    feature: 'apiAccess',
    requiresActiveSubscription: true,
    noReplay: true,
    status: 201,
  },
  update: {
    route: 'PATCH /api/webhooks/{id}',
    summary: 'Change the address or events of a webhook, or turn it on or off',
    audit: 'webhook_changed',
    signedInOnly: true,
    needsCode: true,
    feature: 'apiAccess',
    requiresActiveSubscription: true,
  },
  rotate: {
    route: 'POST /api/webhooks/{id}/secret',
    summary: 'Replace the secret of a webhook; for one day, messages are signed with both',
    audit: 'webhook_secret_replaced',
    signedInOnly: true,
    needsCode: true,
    feature: 'apiAccess',
    requiresActiveSubscription: true,
    noReplay: true,
  },
  test: {
    route: 'POST /api/webhooks/{id}/test',
    summary: "Send a test message now and return the receiver's response",
    audit: 'webhook_tested',
    signedInOnly: true,
    feature: 'apiAccess',
    requiresActiveSubscription: true,
    rate: 'generate',
  },
  deliveries: {
    route: 'GET /api/webhooks/{id}/deliveries',
    summary: `List the messages of the last ${deliveryDays} days to a webhook, newest first`,
    signedInOnly: true,
    paged: true,
  },
  replay: {
    route: 'POST /api/webhooks/{id}/deliveries/{deliveryId}/replay',
    summary: 'Send a message again, with the same webhook-id',
    audit: 'webhook_message_replayed',
    signedInOnly: true,
    feature: 'apiAccess',
    requiresActiveSubscription: true,
  },
  remove: {
    route: 'DELETE /api/webhooks/{id}',
    summary: 'Delete a webhook and its log',
    audit: 'webhook_deleted',
    signedInOnly: true,
  },
} as const satisfies Calls
