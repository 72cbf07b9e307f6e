import { keys as contract } from '@cueroom/core/keys/keys.contract.ts'
import { verifyCurrentPassword } from '../auth/change-password.service.ts'
import { implement } from '../http/implement.ts'
import * as keys from './keys.service.ts'

export const keyRoutes = implement(contract, {
  list: ({ db }) => keys.list(db),
  create: {
    long: async ({ app, session, body: { currentPassword, ...wanted }, finish }) => {
      await verifyCurrentPassword(app, session, currentPassword)
      return finish((db) => keys.create(db, wanted))
    },
  },
  revoke: ({ db, params }) => keys.revoke(db, params.id),
})
