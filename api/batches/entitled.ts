import { PublicId } from '@cueroom/core/contract/shapes.ts'
import type { Knex } from 'knex'
import { type Db, inRole } from '../db/tenant.ts'
import type { TenantRow } from '../http/session.ts'

// Made before the role changes, in the message that opens the transaction
const lookUp = (tenantId: string) => `
  select t.id, t.subscription_status "subscriptionStatus", t.trial_ends_at "trialEndsAt", t.features,
    coalesce((select json_agg(json_build_object('featureName', p.feature_name, 'expiresAt', p.expires_at))
      from feature_purchases p where p.tenant_id = t.id), '[]') purchases
  from tenants t where t.id = '${PublicId.parse(tenantId)}'`

/** Runs work in a show's transaction, with what its subscription rests on, and nobody signed in. */
export const inEntitledTenant = <T>(
  knex: Knex,
  tenantId: string,
  work: (db: Db, tenant: TenantRow) => Promise<T>,
): Promise<T> =>
  inRole(knex, { role: 'cueroom_app', tenantId, lookUp: lookUp(tenantId) }, (db, [tenant]) =>
    work(db, tenant as unknown as TenantRow),
  )
