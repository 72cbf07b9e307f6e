import type { Endpoint } from '@cueroom/core/contract/endpoint.ts'
import {
  type Entitlements,
  entitlements,
  type Purchase,
  type Subscription,
} from '@cueroom/core/entitlements/entitlements.ts'
import type { Feature, Plan } from '@cueroom/core/entitlements/features.ts'
import { howToGet, whyInactive, whyLocked } from '@cueroom/core/entitlements/refusals.ts'
import type { Request } from '@hapi/hapi'
import type { Knex } from 'knex'
import { isSafeId, type SafeId, safeId } from '../db/safe-id.ts'
import { type Db, inRole } from '../db/tenant.ts'
import { notFound, problem, unauthorized } from '../problems/problems.ts'

/** Who a verified token speaks for. */
export interface Caller {
  /** Id of the show or the administrator. */
  sub: SafeId
  /** Id of the session. */
  jti: SafeId
  audience: 'tenant' | 'admin'
}

/** What decides about a show's entitlements. */
interface SubscriptionRow extends Subscription {
  purchases: Purchase[]
}

export interface TenantRow extends SubscriptionRow {
  id: string
  name: string
  email: string
  subscriptionPlan: Plan
}

export interface TenantSession extends TenantRow {
  sessionId: string
  sessionExpiresAt: string
}

export interface AdminSession {
  id: number
  email: string
  name: string | null
  role: string
  lastLoginAt: string | null
  sessionId: string
  sessionExpiresAt: string
}

export function callerOf({ auth }: Request): Caller | undefined {
  if (!auth.isAuthenticated) return undefined
  const { sub, jti, audience } = auth.credentials as Record<string, unknown>
  if (!isSafeId(sub) || !isSafeId(jti)) throw unauthorized()
  return { sub, jti, audience: audience === 'admin' ? 'admin' : 'tenant' }
}

// Look-ups are made before the role changes, in the message that opens the transaction
const subscription = `t.subscription_status "subscriptionStatus", t.trial_ends_at "trialEndsAt", t.features,
    coalesce((select json_agg(json_build_object('featureName', p.feature_name, 'expiresAt', p.expires_at))
      from feature_purchases p where p.tenant_id = t.id), '[]') purchases`

const tenantLookUp = ({ sub, jti }: Caller) => `
  select t.id, t.name, t.email, t.subscription_plan "subscriptionPlan", ${subscription},
    s.id "sessionId", s.expires_at "sessionExpiresAt"
  from sessions s join tenants t on t.id = s.tenant_id
  where s.id = '${jti}' and s.tenant_id = '${sub}' and s.expires_at > now()`

const adminLookUp = ({ sub, jti }: Caller) => `
  select a.id, a.email, a.name, a.role, a.last_login_at "lastLoginAt", s.id "sessionId", s.expires_at "sessionExpiresAt"
  from sessions s join admins a on a.id = s.admin_id
  where s.id = '${jti}' and a.id::text = '${sub}' and s.expires_at > now()`

/** Runs work in the caller's show, in a transaction of its own. @throws 401 when the session has ended. */
export const inTenantSession = <T>(
  knex: Knex,
  caller: Caller,
  work: (db: Db, session: TenantSession) => Promise<T>,
): Promise<T> =>
  inRole(
    knex,
    { role: 'cueroom_app', tenantId: caller.sub, lookUp: tenantLookUp(caller) },
    async (db, [row]) => {
      if (!row) throw unauthorized('Your session has ended. Please sign in again.')
      return work(db, row as unknown as TenantSession)
    },
  )

/** Runs work on the platform's rows as an administrator. @throws 401 when the session has ended. */
export const inAdminSession = <T>(
  knex: Knex,
  caller: Caller,
  work: (db: Db, session: AdminSession) => Promise<T>,
): Promise<T> =>
  inRole(knex, { role: 'cueroom_platform', lookUp: adminLookUp(caller) }, async (db, [row]) => {
    if (!row) throw unauthorized('Your session has ended. Please sign in again.')
    return work(db, row as unknown as AdminSession)
  })

/** Runs work in a show with nobody signed in, with the show's entitlements. @throws 404 for an unknown show. */
export const inEntitledTenant = async <T>(
  knex: Knex,
  tenantId: string,
  work: (db: Db, entitled: Entitlements) => Promise<T>,
): Promise<T> => {
  const lookUp = `select ${subscription} from tenants t where t.id = '${safeId(tenantId)}'`
  return inRole(knex, { role: 'cueroom_app', tenantId, lookUp }, async (db, [row]) => {
    if (!row) throw notFound('Show')
    return work(db, entitlementsOf(row as unknown as SubscriptionRow))
  })
}

/** What the show may do now. */
export const entitlementsOf = (tenant: SubscriptionRow): Entitlements =>
  entitlements(tenant, tenant.purchases, new Date())

/** Refuses what the show may not do now. @throws 403 subscription_inactive or feature_disabled. */
export function authorize(
  { feature, requiresActiveSubscription }: Pick<Endpoint, 'feature' | 'requiresActiveSubscription'>,
  session: TenantSession,
) {
  const { active, features } = entitlementsOf(session)
  if (requiresActiveSubscription && !active) {
    throw problem(403, 'subscription_inactive', whyInactive(session))
  }
  const wanted: readonly Feature[] = typeof feature === 'string' ? [feature] : (feature ?? [])
  if (wanted.length > 0 && !wanted.some((name) => features[name])) {
    const details = wanted.map((name) => ({ path: name, message: howToGet(name) }))
    throw problem(403, 'feature_disabled', whyLocked(wanted), { details })
  }
}
