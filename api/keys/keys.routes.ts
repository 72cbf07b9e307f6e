import { keys as contract } from '@cueroom/core/keys/keys.contract.ts'
import { implement } from '../http/implement.ts'
import * as keys from './keys.service.ts'

export const keyRoutes = implement(contract, {
  list: ({ db }) => keys.list(db),
  create: ({ db, body }) => keys.create(db, body),
  revoke: ({ db, params }) => keys.revoke(db, params.id),
})
