import { batches as contract } from '@cueroom/core/batches/batches.contract.ts'
import { createSlots } from '../content/slots.ts'
import { implement } from '../http/implement.ts'
import * as batches from './batches.service.ts'
import { estimate } from './estimate.ts'
import { follow } from './follow.ts'

const following = createSlots(10)

export const batchRoutes = implement(contract, {
  create: ({ app, db, body }) => batches.create(db, app.jobs, body),
  estimate: ({ app, db, body }) => estimate(app, db, body),
  list: ({ db, query }) => batches.list(db, query),
  get: ({ db, params }) => batches.get(db, params.id),
  follow: { long: ({ tenantId, params, ...scope }) => following(tenantId, () => follow(scope, params.id)) },
  items: ({ db, params, query }) => batches.items(db, params.id, query),
  check: ({ db, params, body }) => batches.check(db, params.id, body),
  pause: ({ app, db, params }) => batches.pause(db, app.jobs, params.id),
  resume: ({ app, db, params }) => batches.resume(db, app.jobs, params.id),
  cancel: ({ app, db, params }) => batches.cancel(db, app.jobs, params.id),
  retry: ({ app, db, params }) => batches.retry(db, app.jobs, params.id),
})
