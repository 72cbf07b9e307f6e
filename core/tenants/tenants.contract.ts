import * as z from 'zod'
import { OpenSession } from '../account/open-session.ts'
import { withSchemas } from '../contract/endpoint.ts'
import { pageQuery } from '../contract/page-query.ts'
import { Done, PublicId, PublicIdParams, RowIdText } from '../contract/shapes.ts'
import { Usage } from '../entitlements/usage.ts'
import {
  FeaturePurchase,
  IssuedSetupLink,
  NewPurchase,
  NewTenant,
  SubscribedTenant,
  TenantChanges,
  TenantListQuery,
} from './tenant.ts'
import { tenants as calls } from './tenants.calls.ts'

export const PurchasesQuery = z.strictObject(pageQuery())
export type PurchasesQuery = z.output<typeof PurchasesQuery>

export const tenants = withSchemas(calls, {
  list: { query: TenantListQuery, reply: z.array(SubscribedTenant) },
  get: { params: PublicIdParams, reply: SubscribedTenant },
  create: { body: NewTenant, reply: IssuedSetupLink },
  update: { params: PublicIdParams, body: TenantChanges, reply: SubscribedTenant },
  issueSetupLink: { params: PublicIdParams, reply: IssuedSetupLink },
  revokeSetupLink: { params: PublicIdParams, reply: SubscribedTenant },
  usage: { params: PublicIdParams, reply: Usage },
  sessions: {
    params: PublicIdParams,
    reply: z
      .object({ sessions: z.array(OpenSession), hasTwoFactor: z.boolean() })
      .meta({ id: 'TenantSessions' }),
  },
  disableTwoFactor: { params: PublicIdParams, reply: Done },
  purchases: {
    params: z.strictObject({ tenantId: PublicId }),
    query: PurchasesQuery,
    reply: z.array(FeaturePurchase),
  },
  purchase: { body: NewPurchase, reply: FeaturePurchase },
  endPurchase: {
    params: z.strictObject({ tenantId: PublicId, id: RowIdText }),
    reply: FeaturePurchase,
  },
})
