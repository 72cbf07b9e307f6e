import { type Purchase, entitlements } from '@cueroom/core/entitlements/entitlements.ts'
import type { Features } from '@cueroom/core/entitlements/features.ts'
import type { SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'
import type { Db } from '../db/tenant.ts'
import { notFound } from '../problems/problems.ts'

// Named one by one: the platform may not read hashes
const columns = [
  'id',
  'name',
  'email',
  'domain',
  'subscriptionStatus',
  'subscriptionPlan',
  'features',
  'billingEmail',
  'trialEndsAt',
  'suspensionReason',
  'isSetupComplete',
  'setupTokenExpiresAt',
  'lastLoginAt',
  'version',
  'createdAt',
  'updatedAt',
] as const

type StoredTenant = Omit<SubscribedTenant, 'active' | 'granted' | 'purchased'>
interface Row extends StoredTenant {
  purchased: Purchase[]
}

const running = `coalesce((select json_agg(json_build_object('featureName', p.feature_name, 'expiresAt', p.expires_at))
  from feature_purchases p where p.tenant_id = tenants.id and (p.expires_at is null or p.expires_at > now())), '[]') as purchased`

/** Tenants with their active purchases; `toTenant` converts them to replies. */
export const tenantRows = (db: Db) => db<Row>('tenants').select(...columns, db.raw(running))

export function toTenant(row: Row): SubscribedTenant {
  const { active, features } = entitlements(row, row.purchased, new Date())
  const setupTokenExpiresAt = ahead(row.setupTokenExpiresAt) ? row.setupTokenExpiresAt : null
  return { ...row, setupTokenExpiresAt, active, features, granted: row.features }
}

const ahead = (time: string | null) => time !== null && new Date(time) > new Date()

export async function findTenant(db: Db, id: string): Promise<SubscribedTenant> {
  const row = await tenantRows(db).where({ id }).first()
  if (!row) throw notFound('Tenant')
  return toTenant(row as unknown as Row)
}

/** Locks a tenant until the transaction ends, so decisions based on its rows still hold when written. */
export async function lockTenant(db: Db, id: string): Promise<{ features: Features }> {
  const row = await db('tenants').where({ id }).forUpdate().first('features')
  if (!row) throw notFound('Tenant')
  return row
}
