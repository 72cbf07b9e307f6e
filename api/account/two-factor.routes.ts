import { twoFactor as contract } from '@cueroom/core/two-factor/two-factor.contract.ts'
import { verifyCurrentPassword } from '../auth/change-password.service.ts'
import { inPlatform } from '../db/tenant.ts'
import { implement } from '../http/implement.ts'
import * as twoFactor from './two-factor.service.ts'

export const twoFactorRoutes = implement(contract, {
  get: ({ db, tenantId }) => twoFactor.state(db, { tenantId }),
  start: {
    long: async ({ app, tenantId, session, body }) => {
      await verifyCurrentPassword(app, session, body.currentPassword)
      return twoFactor.start(app, { tenantId }, session.email)
    },
  },
  enable: ({ app, db, tenantId, session, body }) =>
    twoFactor.enable(app, db, { owner: { tenantId }, sessionId: session.sessionId, typed: body.code }),
  confirm: {
    long: ({ app, tenantId, session, body }) =>
      twoFactor.confirm(app, { tenantId }, { code: body.code, sessionId: session.sessionId }),
  },
  replaceRecoveryCodes: {
    long: async ({ app, tenantId, session, body, finish }) => {
      await verifyCurrentPassword(app, session, body.currentPassword)
      return finish((db) => twoFactor.replaceRecoveryCodes(db, { tenantId }))
    },
  },
  disable: {
    long: async ({ app, tenantId, session, body, finish }) => {
      await verifyCurrentPassword(app, session, body.currentPassword)
      return finish((db) => twoFactor.disable(db, { tenantId }))
    },
  },
  adminGet: ({ db, admin }) => twoFactor.state(db, { adminId: admin.id }),
  adminStart: {
    long: async ({ app, admin, body }) => {
      await verifyCurrentPassword(app, admin, body.currentPassword)
      return twoFactor.start(app, { adminId: admin.id }, admin.email)
    },
  },
  adminEnable: ({ app, db, admin, body }) =>
    twoFactor.enable(app, db, {
      owner: { adminId: admin.id },
      sessionId: admin.sessionId,
      typed: body.code,
    }),
  adminConfirm: {
    long: ({ app, admin, body }) =>
      twoFactor.confirm(app, { adminId: admin.id }, { code: body.code, sessionId: admin.sessionId }),
  },
  adminReplaceRecoveryCodes: {
    long: async ({ app, admin, body }) => {
      await verifyCurrentPassword(app, admin, body.currentPassword)
      return inPlatform(app.knex, (db) => twoFactor.replaceRecoveryCodes(db, { adminId: admin.id }))
    },
  },
  adminDisable: {
    long: async ({ app, admin, body }) => {
      await verifyCurrentPassword(app, admin, body.currentPassword)
      return inPlatform(app.knex, (db) => twoFactor.disable(db, { adminId: admin.id }))
    },
  },
})
