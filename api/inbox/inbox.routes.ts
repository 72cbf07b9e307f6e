import { inbox as contract } from '@cueroom/core/inbox/inbox.contract.ts'
import { createSlots } from '../content/slots.ts'
import { implement } from '../http/implement.ts'
import { follow } from './follow.ts'
import * as inbox from './inbox.service.ts'

/** Tabs and terminals of one show that follow its inbox in this process. */
const following = createSlots(20)

export const inboxRoutes = implement(contract, {
  list: ({ db, query }) => inbox.list(db, query),
  follow: { long: ({ tenantId, query, ...scope }) => following(tenantId, () => follow(scope, query)) },
  mark: ({ db, body }) => inbox.mark(db, body ?? { read: true }),
})
