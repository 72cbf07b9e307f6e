import { unavailableFeatures } from '@cueroom/core/entitlements/available.ts'
import { tenants as contract } from '@cueroom/core/tenants/tenants.contract.ts'
import { asTenant, inPlatform } from '../db/tenant.ts'
import { implement } from '../http/implement.ts'
import { requireCode } from '../http/session.ts'
import { usage } from '../quotas/quotas.service.ts'
import { mailSetupLink } from './mail-setup-link.ts'
import * as purchases from './purchases.service.ts'
import * as tenants from './tenants.service.ts'
import { findTenant } from './tenant-rows.ts'

export const tenantRoutes = implement(contract, {
  list: ({ db, query }) => tenants.list(db, query),
  get: ({ db, params }) => findTenant(db, params.id),
  create: {
    long: async ({ app, body, origin }) => {
      const made = await inPlatform(app.knex, (db) => tenants.create(db, body, origin))
      return mailSetupLink(app, made)
    },
  },
  update: async ({ db, params, body, ifMatch, admin }) => {
    const before = body.email === undefined ? undefined : await findTenant(db, params.id)
    // Who reads the mail of this address can set a new password
    if (before && before.email !== body.email) requireCode({ needsCode: true }, admin)
    return tenants.update(db, params.id, body, ifMatch)
  },
  issueSetupLink: {
    long: async ({ app, params, origin }) => {
      const made = await inPlatform(app.knex, (db) => tenants.issueSetupLink(db, params.id, origin))
      return mailSetupLink(app, made)
    },
  },
  revokeSetupLink: ({ db, params }) => tenants.revokeSetupLink(db, params.id),
  usage: async ({ db, params }) => {
    await findTenant(db, params.id)
    return asTenant(db, params.id, () => usage(db))
  },
  sessions: ({ db, params }) => tenants.sessions(db, params.id),
  disableTwoFactor: ({ db, params }) => tenants.disableTwoFactor(db, params.id),
  purchases: ({ db, params, query }) => purchases.purchases(db, params.tenantId, query),
  purchase: ({ app, db, body }) =>
    purchases.purchase(db, body, unavailableFeatures(app.env.support !== null)),
  endPurchase: ({ db, params }) => purchases.endPurchase(db, params.tenantId, params.id),
})
