import { defaultFeatures, type Features } from '@cueroom/core/entitlements/features.ts'
import { renewedTrialEnd, trialEnd } from '@cueroom/core/entitlements/trial.ts'
import type {
  ReceivedTenantChanges,
  ReceivedTenant,
  TenantListQuery,
  TenantSort,
} from '@cueroom/core/tenants/tenant.ts'
import { tenantChanges } from '@cueroom/core/tenants/tenant-changes.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { addDefaultQuestionnaire } from '../questionnaires/questionnaires.service.ts'
import { expectVersion } from '../db/model.ts'
import { containing, Page, readPage } from '../db/pages.ts'
import { listSessions } from '../auth/sessions.ts'
import { asTenant, type Db, forTenant } from '../db/tenant.ts'
import { noteForAudit } from '../http/audit-note.ts'
import { conflict } from '../problems/problems.ts'
import { endRunning } from './purchases.service.ts'
import { authenticatorOf } from '../two-factor/authenticators.ts'
import { newSetupLink } from '../auth/setup-link.ts'
import { findTenant, lockTenant, tenantRows, toTenant } from './tenant-rows.ts'

const places: Record<Exclude<TenantSort, 'createdAt'>, string> = {
  name: 'lower(name)',
  email: 'lower(email)',
  plan: `array_position(array['free', 'starter', 'pro', 'enterprise'], subscription_plan)`,
  status: 'subscription_status',
  // In seconds: an infinite time can't be read
  lastLoginAt: `extract(epoch from coalesce(last_login_at, 'infinity'))`,
}

/** The order of a sort. Tenants whose host has never signed in come last in either direction. */
function orderOf(sort: TenantListQuery['sort']) {
  const order = sort.startsWith('-') ? 'desc' : 'asc'
  const by = sort.replace('-', '') as TenantSort
  if (by === 'createdAt') return { by: ['createdAt', 'id'], order, column: 'created_at' } as const
  const place = order === 'desc' ? places[by].replace('infinity', '-infinity') : places[by]
  return { by: ['place', 'id'], order, column: `${place} as place` } as const
}

/** A page of the tenants that match. */
export async function list(db: Db, query: TenantListQuery) {
  const { search, plan, status, sort } = query
  const matching = db('tenants')
  if (plan) matching.where({ subscriptionPlan: plan })
  if (status) matching.where({ subscriptionStatus: status })
  if (search) {
    const pattern = containing(search)
    matching.whereRaw('(name ilike ? or email ilike ? or domain ilike ?)', [pattern, pattern, pattern])
  }
  const { column, ...order } = orderOf(sort)
  const rows = matching.select('id', db.raw(column))
  // The page is found first: purchases are read for its rows only
  const page = await readPage<{ id: string }>(db, { rows, all: db('tenants'), ...order }, query)
  const ids = page.rows.map(({ id }) => id)
  const found = await tenantRows(db).whereIn('id', ids)
  const ordered = found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  return new Page(
    ordered.map((row) => toTenant(row as never)),
    page.rest,
  )
}

/** Adds a tenant with the default questionnaire and a link by which its host signs in for the first time. */
export async function create(db: Db, tenant: ReceivedTenant, origin: string, now = new Date()) {
  const { features, subscriptionStatus = 'trial', trialEndsAt, ...fields } = tenant
  const id = randomId()
  const link = newSetupLink(origin, now, { isSetupComplete: false })
  await takingAddresses(() =>
    db('tenants').insert({
      id,
      ...fields,
      subscriptionStatus,
      trialEndsAt: trialEndsAt ?? (subscriptionStatus === 'trial' ? trialEnd(now) : null),
      features: JSON.stringify({ ...defaultFeatures, ...features }),
      ...link.columns,
    }),
  )
  await asTenant(db, id, () => addDefaultQuestionnaire(db, tenant.name))
  return { tenant: await findTenant(db, id), setupUrl: link.setupUrl }
}

/**
 * Changes the given fields. Features are switched by their effective state: on grants them, off also ends
 * their purchases. Unchanged ones are left alone, so a form that sends everything doesn't turn purchases into
 * grants.
 * @throws 404, 409 version_conflict, 409 for an address that is taken.
 */
export async function update(
  db: Db,
  id: string,
  changes: ReceivedTenantChanges,
  version: number | undefined,
  now = new Date(),
) {
  await lockTenant(db, id)
  const before = await findTenant(db, id)
  expectVersion(before, version, 'tenant')
  const { features = {}, ...fields } = changes
  const switched = Object.entries(features).filter(
    ([name, on]) => before.features[name as keyof Features] !== on,
  )
  const off = switched.flatMap(([name, on]) => (on ? [] : [name]))
  if (off.length > 0) await endRunning(db, id, off)
  const renewed = renewedTrialEnd(before, changes, now)
  const columns = {
    ...fields,
    ...(renewed && { trialEndsAt: renewed }),
    ...(switched.length > 0 && {
      features: JSON.stringify({ ...before.granted, ...Object.fromEntries(switched) }),
    }),
  }
  if (Object.keys(columns).length > 0)
    await takingAddresses(() => db('tenants').where({ id }).update(columns))
  const after = await findTenant(db, id)
  noteForAudit(db, { details: tenantChanges(before, after) })
  return after
}

const taken: Record<string, string> = {
  tenants_email: 'Another tenant already uses this email',
  tenants_domain: 'Another tenant already uses this domain',
}

async function takingAddresses<T>(write: () => PromiseLike<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const message = taken[(error as { constraint?: string }).constraint ?? '']
    throw message ? conflict(message, 'already_taken') : error
  }
}

/** A new setup link in place of the one before: an invitation, or for a new password. */
export async function issueSetupLink(db: Db, id: string, origin: string, now = new Date()) {
  await lockTenant(db, id)
  const { setupUrl, columns } = newSetupLink(origin, now, await findTenant(db, id))
  await db('tenants').where({ id }).update(columns)
  return { tenant: await findTenant(db, id), setupUrl }
}

/** Where a tenant is signed in, and whether that takes a code. @throws 404 */
export async function sessions(db: Db, id: string) {
  await findTenant(db, id)
  return asTenant(db, id, async () => ({
    sessions: await listSessions(forTenant(db, 'sessions')),
    hasTwoFactor: Boolean(await authenticatorOf(db, { tenantId: id }).whereNotNull('enabledAt').first('id')),
  }))
}

/** @throws 404 */
export async function disableTwoFactor(db: Db, id: string) {
  await lockTenant(db, id)
  await asTenant(db, id, () => authenticatorOf(db, { tenantId: id }).delete())
  return { done: true } as const
}

export async function revokeSetupLink(db: Db, id: string) {
  await lockTenant(db, id)
  await db('tenants').where({ id }).update({ setupTokenHash: null, setupTokenExpiresAt: null })
  return findTenant(db, id)
}
