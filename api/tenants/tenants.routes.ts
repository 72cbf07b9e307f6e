import { tenants as contract } from '@cueroom/core/tenants/tenants.contract.ts'
import { implement } from '../http/implement.ts'
import * as purchases from './purchases.service.ts'
import * as tenants from './tenants.service.ts'
import { findTenant } from './tenant-rows.ts'

export const tenantRoutes = implement(contract, {
  list: ({ db, query }) => tenants.list(db, query),
  show: ({ db, params }) => findTenant(db, params.id),
  create: ({ db, body, origin }) => tenants.create(db, body, origin),
  update: ({ db, params, body, ifMatch }) => tenants.update(db, params.id, body, ifMatch),
  issueSetupLink: ({ db, params, origin }) => tenants.issueSetupLink(db, params.id, origin),
  revokeSetupLink: ({ db, params }) => tenants.revokeSetupLink(db, params.id),
  purchases: ({ db, params }) => purchases.purchases(db, params.tenantId),
  purchase: ({ db, body }) => purchases.purchase(db, body),
  endPurchase: ({ db, params }) => purchases.endPurchase(db, params.tenantId, params.id),
})
