import { setTimeout } from 'node:timers/promises'
import type { Credentials } from '@cueroom/core/auth/credentials.ts'
import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import type { App } from '../app.ts'
import { type Db, inPlatform, inTenant, inVisitor } from '../db/tenant.ts'
import { invalid, unauthorized } from '../http/problems.ts'
import { entitlementsOf, type TenantRow, type TenantSession } from '../http/session.ts'
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts'
import { openSession } from './sessions.ts'

const wrongCredentials = () => unauthorized('The email or the password is not right')

interface SignIn {
  app: App
  address: string
  body: Credentials
}

/** Signs a host in. The answer, and the time it takes, is the same for an unknown address and a wrong password. */
export async function signIn(call: SignIn) {
  const { app } = call
  const found = await verified(call, 'tenant', (db) =>
    db.raw('select tenant_id as id, password_hash as hash from cueroom.tenant_credentials(?)', [
      call.body.email,
    ]),
  )
  return openForTenant(app, String(found))
}

/** Opens a session for a host who has proved who they are. */
export function openForTenant(app: App, tenantId: string) {
  return inTenant(app.knex, tenantId, async (db) => {
    const token = await openSession(db, app, { tenantId })
    await db('tenants').where({ id: tenantId }).update({ lastLoginAt: db.fn.now() })
    return { token, tenant: await signedInTenant(db, tenantId) }
  })
}

/** Signs an administrator in. */
export async function adminSignIn(call: SignIn) {
  const { app } = call
  const found = await verified(call, 'admin', (db) =>
    db.raw('select admin_id as id, password_hash as hash from cueroom.admin_credentials(?)', [
      call.body.email,
    ]),
  )
  const id = Number(found)
  return inPlatform(app.knex, async (db) => {
    const token = await openSession(db, app, { adminId: id })
    await db('admins').where({ id }).update({ lastLoginAt: db.fn.now() })
    return {
      token,
      admin: await db('admins').where({ id }).first('id', 'email', 'name', 'role', 'lastLoginAt'),
    }
  })
}

interface Found {
  rows: { id: string | number; hash: string | null }[]
}
type LookUp = (db: Db) => Promise<Found>

/** Milliseconds that each attempt takes longer for an email that is being guessed at. */
const guessDelay = 1_000

// Only failures are counted, for address and email together, so that a stranger cannot lock the owner out.
// Guesses from many addresses are slowed down instead, known email or not.
async function verified({ app, address, body }: SignIn, kind: string, lookUp: LookUp) {
  const account = `${kind} ${body.email.toLowerCase()}`
  const key = `${account} ${address}`
  await app.limits.check('signIn', key)
  if (await isRefused(app.limits.check('guesses', account))) await setTimeout(guessDelay)
  const [row] = (await inVisitor(app.knex, lookUp)).rows
  if (await verifyPassword(body.password, row?.hash)) return row!.id
  await app.limits.take('signIn', key)
  await isRefused(app.limits.take('guesses', account))
  throw wrongCredentials()
}

const isRefused = (limit: Promise<void>) =>
  limit.then(
    () => false,
    () => true,
  )

/** Changes the password and ends every session; the caller goes on with the token of a new one. */
export async function changePassword(
  app: App,
  session: TenantSession,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
) {
  if (isCommonPassword(newPassword))
    throw invalid('This password is one of the commonest. Please choose another.')
  const key = `password ${session.id}`
  await app.limits.check('signIn', key)
  const { rows } = await inVisitor(app.knex, async (db) =>
    db.raw<Found>('select password_hash as hash from cueroom.tenant_credentials(?)', [session.email]),
  )
  const verifiedHash = rows[0]?.hash
  if (!(await verifyPassword(currentPassword, verifiedHash))) {
    await app.limits.take('signIn', key)
    throw invalid('The current password is not right', [{ path: 'currentPassword', message: 'Not right' }])
  }
  const newHash = await hashPassword(newPassword)
  return inTenant(app.knex, session.id, async (db) => {
    const changed = await db.raw('select cueroom.change_password(?, ?) as changed', [
      verifiedHash ?? '',
      newHash,
    ])
    if (!changed.rows[0]?.changed) throw invalid('The password was just changed elsewhere. Sign in again.')
    const token = await openSession(db, app, { tenantId: session.id })
    return { token, tenant: shownTenant(session) }
  })
}

/** The show as its host may see it. */
export const shownTenant = (tenant: TenantRow): SignedInTenant => ({ ...tenant, ...entitlementsOf(tenant) })

async function signedInTenant(db: Db, id: string): Promise<SignedInTenant> {
  const tenant = await db('tenants')
    .where({ id })
    .first('id', 'name', 'email', 'subscriptionStatus', 'subscriptionPlan', 'trialEndsAt', 'features')
  const purchases = await db('feature_purchases').where({ tenantId: id }).select('featureName', 'expiresAt')
  return shownTenant({ ...tenant, purchases })
}
