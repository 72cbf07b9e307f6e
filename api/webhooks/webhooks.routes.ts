import { webhooks as contract } from '@cueroom/core/webhooks/webhooks.contract.ts'
import { implement } from '../http/implement.ts'
import * as deliveries from './deliveries.service.ts'
import { sendTest } from './test-message.ts'
import * as webhooks from './webhooks.service.ts'

export const webhookRoutes = implement(contract, {
  list: ({ db }) => webhooks.list(db),
  create: ({ db, app, body }) => webhooks.create(db, app, body),
  update: ({ db, app, params, body }) => webhooks.update(db, app, params.id, body),
  rotate: ({ db, app, params }) => webhooks.rotate(db, app, params.id),
  test: { long: (call) => sendTest(call) },
  deliveries: ({ db, params, query }) => deliveries.list(db, params.id, query),
  replay: ({ db, params }) => deliveries.replay(db, params.id, params.deliveryId),
  remove: ({ db, params }) => webhooks.remove(db, params.id),
})
