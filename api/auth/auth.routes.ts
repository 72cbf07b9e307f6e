import { auth as contract } from '@cueroom/core/auth/auth.contract.ts'
import { entitlementsOf } from '../http/session.ts'
import { implement } from '../http/implement.ts'
import { usage } from '../quotas/quotas.service.ts'
import * as auth from './auth.service.ts'
import { changeAdminPassword, changePassword } from './change-password.service.ts'
import { showDates } from '../show/show-day.ts'
import * as setup from './setup.service.ts'
import { endAdminSessions, endAllSessions, endSession } from './sessions.ts'

const done = { done: true } as const

export const authRoutes = implement(contract, {
  signIn: { long: (call) => auth.signIn(call) },
  session: async ({ session, app, db }) => ({
    tenant: auth.shownTenant(session),
    expiresAt: session.sessionExpiresAt,
    dateFormat: (await showDates(db)).dateFormat,
    drafting: {
      provider: app.drafting.provider,
      model: app.drafting.model,
      jsonForm: app.drafting.jsonForm(),
    },
    support: entitlementsOf(session).features.prioritySupport ? app.env.support : null,
    provider: app.env.provider,
    key: session.key,
  }),
  usage: ({ db }) => usage(db),
  signOut: async ({ db, session }) => {
    await endSession(db, session.sessionId)
    return done
  },
  signOutEverywhere: async ({ db }) => {
    await endAllSessions(db)
    return done
  },
  changePassword: {
    long: ({ app, session, body, address, device }) =>
      changePassword(app, session, body, { address, device }),
  },
  adminSignIn: { long: (call) => auth.adminSignIn(call) },
  adminSession: ({ admin }) => ({ admin, expiresAt: admin.sessionExpiresAt }),
  adminSignOut: async ({ db, admin }) => {
    await endSession(db, admin.sessionId)
    return done
  },
  adminSignOutEverywhere: async ({ db, admin }) => {
    await endAdminSessions(db, admin.id)
    return done
  },
  changeAdminPassword: {
    long: ({ app, admin, body, address, device }) =>
      changeAdminPassword(app, admin, body, { address, device }),
  },
  setupLink: { long: ({ app, params }) => setup.findSetup(app, params.token) },
  completeSetup: {
    long: ({ app, body, address, device }) => setup.completeSetup(app, body, { address, device }),
  },
})
