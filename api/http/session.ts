import type { Endpoint } from '@cueroom/core/contract/endpoint.ts'
import {
  type Entitlements,
  entitlements,
  type Purchase,
  type Subscription,
} from '@cueroom/core/entitlements/entitlements.ts'
import type { Feature, Features, Plan } from '@cueroom/core/entitlements/features.ts'
import { codeRequired, confirmedMinutes } from '@cueroom/core/two-factor/two-factor.ts'
import type { Admin } from '@cueroom/core/tenants/tenant.ts'
import type { KeyScope } from '@cueroom/core/keys/key-scopes.ts'
import { howToGet, whyInactive, whyLocked } from '@cueroom/core/entitlements/refusals.ts'
import type { Request } from '@hapi/hapi'
import type { Knex } from 'knex'
import { isSafeId, type SafeId, safeId } from '../db/safe-id.ts'
import { type Db, inRole, type Rows, runInOneMessage } from '../db/tenant.ts'
import { notFound, problem, unauthorized } from '../problems/problems.ts'

/** Who a verified token speaks for. */
export interface Caller {
  /** Id of the show or the administrator. */
  sub: SafeId
  /** Id of the session, or of the API key. */
  jti: SafeId
  audience: 'tenant' | 'admin'
  /** An API key was sent instead of the token of a session. */
  isKey: boolean
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
  /** When the show is erased; null keeps it. */
  eraseAt: string | null
  /** Why an administrator suspended the show; kept while it is not. */
  suspensionReason: string | null
}

/** What decides whether a code is needed before a sensitive change. */
interface Confirmation {
  hasTwoFactor: boolean
  /** A code was sent in this session within the last minutes. */
  codeConfirmed: boolean
}

export interface TenantSession extends TenantRow, Confirmation {
  /** The session's id; the key's where one was sent. */
  sessionId: string
  sessionExpiresAt: string
  /** Null after a sign-in. */
  key: { name: string; scope: KeyScope } | null
}

/** Who acts, as records name them: the account, or the key and that it is one. */
export const actorText = ({ key, email }: TenantSession): string => (key ? `${key.name} (API key)` : email)

export interface AdminSession extends Admin, Confirmation {
  sessionId: string
  sessionExpiresAt: string
}

export function callerOf({ auth }: Request): Caller | undefined {
  if (!auth.isAuthenticated) return undefined
  const { sub, jti, audience, key } = auth.credentials as Record<string, unknown>
  if (!isSafeId(sub) || !isSafeId(jti)) throw unauthorized()
  return { sub, jti, audience: audience === 'admin' ? 'admin' : 'tenant', isKey: key === true }
}

// Look-ups are made before the role changes, in the message that opens the transaction
const subscription = `t.subscription_status "subscriptionStatus", t.trial_ends_at "trialEndsAt", t.features,
    coalesce((select json_agg(json_build_object('featureName', p.feature_name, 'expiresAt', p.expires_at))
      from feature_purchases p where p.tenant_id = t.id), '[]') purchases`

// Columns, and that a use is noted: migration 0306
export const sessionLookUp = ({ sub, jti }: Pick<Caller, 'sub' | 'jti'>) =>
  `select * from cueroom.session_of_tenant('${jti}', '${sub}', ${confirmedMinutes})`

const keyLookUp = ({ sub, jti }: Caller) => `select * from cueroom.session_of_key('${jti}', '${sub}')`

/** Notes to five minutes when the session was used. Its calls at the same time do not wait for each other. */
const adminLookUp = ({ sub, jti }: Caller) => `
  with used as (
    update sessions set last_used_at = now() where id = (
      select id from sessions where id = '${jti}' and expires_at > now()
        and last_used_at < now() - interval '5 minutes' for update skip locked)
  )
  select a.id, a.email, a.name, a.role, a.last_login_at "lastLoginAt", s.id "sessionId", s.expires_at "sessionExpiresAt",
    exists (select from authenticators f where f.admin_id = a.id and f.enabled_at is not null) "hasTwoFactor",
    coalesce(s.code_confirmed_at > now() - interval '${confirmedMinutes} minutes', false) "codeConfirmed"
  from sessions s join admins a on a.id = s.admin_id
  where s.id = '${jti}' and a.id::text = '${sub}' and s.expires_at > now()`

/** Runs work in the caller's show, in a separate transaction. @throws 401 when the session has ended. */
export const inTenantSession = <T>(
  knex: Knex,
  caller: Caller,
  work: (db: Db, session: TenantSession) => Promise<T>,
): Promise<T> =>
  inRole(knex, transactionOf(caller), (db, [row]) => work(db, expectSession(row) as unknown as TenantSession))

/** The session of a host, and what one statement reads in the show, in one message. @throws 401 when the session has ended. */
export async function readInTenantSession(
  knex: Knex,
  caller: Caller,
  statement?: string,
): Promise<{ session: TenantSession; rows: unknown[] }> {
  const { found, rows } = await runInOneMessage(knex, transactionOf(caller), statement)
  return { session: expectSession(found[0]) as unknown as TenantSession, rows }
}

const transactionOf = (caller: Caller) => ({
  role: 'cueroom_app' as const,
  tenantId: caller.sub,
  lookUp: caller.isKey ? keyLookUp(caller) : sessionLookUp(caller),
})

function expectSession(row: Record<string, unknown> | undefined) {
  if (!row) throw unauthorized('Your session has ended. Please sign in again.')
  return row
}

/** Runs work on the platform's rows as an administrator. @throws 401 when the session has ended. */
export const inAdminSession = <T>(
  knex: Knex,
  caller: Caller,
  work: (db: Db, session: AdminSession) => Promise<T>,
): Promise<T> =>
  inRole(knex, adminTransactionOf(caller), (db, [row]) =>
    work(db, expectSession(row) as unknown as AdminSession),
  )

/** The session of an administrator, in one message. @throws 401 when it has ended. */
export const findAdminSession = async (knex: Knex, caller: Caller): Promise<AdminSession> =>
  expectSession((await runInOneMessage(knex, adminTransactionOf(caller))).found[0]) as unknown as AdminSession

const adminTransactionOf = (caller: Caller) => ({
  role: 'cueroom_platform' as const,
  lookUp: adminLookUp(caller),
})

/**
 * Runs work in a show with nobody signed in, with the show's entitlements.
 * @param first statements in the message that begins the transaction; the work gets their rows
 * @throws 404 for an unknown show.
 */
export const inEntitledTenant = async <T>(
  knex: Knex,
  tenantId: string,
  work: (db: Db, entitled: Entitlements, rows: Rows[]) => Promise<T>,
  first: Knex.Raw[] = [],
): Promise<T> => {
  const lookUp = `select ${subscription} from tenants t where t.id = '${safeId(tenantId)}'`
  return inRole(knex, { role: 'cueroom_app', tenantId, lookUp, first }, async (db, [row], rows) => {
    if (!row) throw notFound('Show')
    return work(db, entitlementsOf(row as unknown as SubscriptionRow), rows)
  })
}

/** What the show may do now. */
export const entitlementsOf = (tenant: SubscriptionRow): Entitlements =>
  entitlements(tenant, tenant.purchases, new Date())

/** Asks for a code before a sensitive change. @throws 403 code_required. */
export function requireCode(
  { needsCode }: Pick<Endpoint, 'needsCode'>,
  { hasTwoFactor, codeConfirmed }: Confirmation,
) {
  if (needsCode && hasTwoFactor && !codeConfirmed)
    throw problem(403, codeRequired, 'Enter the code from your authenticator app')
}

/** Refuses what the show may not do now. @throws 403 subscription_inactive, feature_disabled or code_required. */
export function authorize(endpoint: Endpoint, session: TenantSession) {
  const { feature, requiresActiveSubscription } = endpoint
  const { active, features } = entitlementsOf(session)
  if (session.key) authorizeKey(endpoint, session.key.scope, features)
  if (requiresActiveSubscription && !active) {
    throw problem(403, 'subscription_inactive', whyInactive(session))
  }
  const wanted: readonly Feature[] = typeof feature === 'string' ? [feature] : (feature ?? [])
  if (wanted.length > 0 && !wanted.some((name) => features[name])) {
    const details = wanted.map((name) => ({ path: name, message: howToGet(name) }))
    throw problem(403, 'feature_disabled', whyLocked(wanted), { details })
  }
  requireCode(endpoint, session)
}

/** Refuses what a key may not call. @throws 403 feature_disabled, key_not_allowed or key_read_only. */
function authorizeKey(endpoint: Endpoint, scope: KeyScope, features: Features) {
  const { route, signedInOnly, readOnly, givesAccess } = endpoint
  if (!features.apiAccess) {
    const details = [{ path: 'apiAccess', message: howToGet('apiAccess') }]
    throw problem(403, 'feature_disabled', whyLocked(['apiAccess']), { details })
  }
  if (signedInOnly)
    throw problem(403, 'key_not_allowed', "API keys can't be used for this call. Sign in instead.")
  const changesNothing = readOnly || (route.startsWith('GET ') && !givesAccess)
  if (scope === 'read' && !changesNothing)
    throw problem(403, 'key_read_only', 'This API key is read-only. Use a key with the scope write.')
}
