import type { Credentials } from '@cueroom/core/auth/credentials.ts'
import { codeRequired } from '@cueroom/core/two-factor/two-factor.ts'
import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import { record } from '../http/audit-record.ts'
import Boom from '@hapi/boom'
import type { App } from '../http/app.ts'
import { type Db, inPlatform, inTenant } from '../db/tenant.ts'
import { problem, unauthorized } from '../problems/problems.ts'
import { entitlementsOf, type TenantRow } from '../http/session.ts'
import { credentialsOf, replaceAdminHash } from './credentials.ts'
import type { AccountOwner } from '../secrets/uses.ts'
import { hasTwoFactor, type SpentCode, spendCode } from '../two-factor/check-code.ts'
import type { Place } from '../threads/fair-queue.ts'
import { type FailedSignIn, recordFailedSignIn } from './failed-sign-ins.ts'
import { noteDevice } from './known-device.ts'
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts'
import { openSession, type SignInPlace } from './sessions.ts'
import { countAttempt } from './sign-in-attempt.ts'
import type { Audience } from './tokens.ts'

interface SignIn {
  app: App
  address: string
  device: string | undefined
  signal: AbortSignal
  body: Credentials
}

/** Signs a host in. The answer, and the time it takes, is the same for an unknown email and a wrong password. */
export async function signIn(call: SignIn) {
  const { app } = call
  const { id, rehash, code } = await verify(call, 'tenant')
  const tenantId = String(id)
  await rehash(async (verifiedHash, newHash) => {
    await inTenant(app.knex, tenantId, (db) =>
      db.raw('select cueroom.rehash_password(?, ?)', [verifiedHash, newHash]),
    )
  })
  return openForTenant(app, tenantId, {
    action: 'signed_in',
    address: call.address,
    device: call.device,
    code,
  })
}

/** What the audit log says of a sign-in: one with a recovery code may be somebody else's. */
const detailsOf = (code: SpentCode | undefined) => (code === 'recovery' ? 'With a recovery code' : undefined)

interface ProvedSignIn extends Omit<SignInPlace, 'codeConfirmed'> {
  action: 'signed_in' | 'setup_completed'
  code: SpentCode | undefined
}

/** Opens a session for a host who has proved who they are. */
export function openForTenant(app: App, tenantId: string, { action, code, ...from }: ProvedSignIn) {
  return inTenant(app.knex, tenantId, async (db) => {
    const token = await openSession(db, app, { tenantId }, { ...from, codeConfirmed: code !== undefined })
    await db('tenants').where({ id: tenantId }).update({ lastLoginAt: db.fn.now() })
    const tenant = await signedInTenant(db, tenantId)
    const details = detailsOf(code)
    await record(db, { action, details, address: from.address, actorKind: 'host', actor: tenant.email })
    await noteDevice(app, db, { tenantId }, from)
    return { token, tenant }
  })
}

/** Signs an administrator in. */
export async function adminSignIn(call: SignIn) {
  const { app } = call
  const found = await verify(call, 'admin')
  const id = Number(found.id)
  await found.rehash(async (verifiedHash, newHash) => {
    await inPlatform(app.knex, (db) => replaceAdminHash(db, { id, verifiedHash, newHash }))
  })
  return inPlatform(app.knex, async (db) => {
    const { address, device } = call
    const codeConfirmed = found.code !== undefined
    const token = await openSession(db, app, { adminId: id }, { address, device, codeConfirmed })
    await db('admins').where({ id }).update({ lastLoginAt: db.fn.now() })
    const admin = await db('admins').where({ id }).first('id', 'email', 'name', 'role', 'lastLoginAt')
    const details = detailsOf(found.code)
    await record(db, { action: 'signed_in', details, actorKind: 'admin', actor: admin.email, address })
    await noteDevice(app, db, { adminId: id }, { address, device })
    return { token, admin }
  })
}

const statusOf = (error: unknown) => (Boom.isBoom(error) ? error.output.statusCode : undefined)

type StoreHash = (verifiedHash: string, newHash: string) => Promise<void>

async function verify({ app, address, signal, body }: SignIn, kind: Audience) {
  const account = `${kind} ${body.email.toLowerCase()}`
  const failed = (reason: FailedSignIn['reason']) =>
    recordFailedSignIn(app, { kind, email: body.email, address, reason })
  const attempt = await countAttempt({ limits: app.limits, account, address, signal }).catch(
    (error: unknown) => {
      if (statusOf(error) === 429) failed('refused')
      throw error
    },
  )
  const row = await credentialsOf(app, kind, body.email)
  if (!(await verifyPassword(body.password, row?.hash, attempt.place))) {
    failed('password')
    throw unauthorized('Wrong email or password')
  }
  const owner = kind === 'tenant' ? { tenantId: String(row!.id) } : { adminId: Number(row!.id) }
  const verifying = verifyCode(app, owner, body.code, () => attempt.giveBack())
  const code = await verifying.catch((error: unknown) => {
    // Without a code the sign-in has not ended yet
    if (body.code) failed(statusOf(error) === 429 ? 'refused' : 'code')
    throw error
  })
  await attempt.succeed()
  return {
    id: row!.id,
    code,
    rehash: (store: StoreHash) => rehash(body.password, row!.hash!, attempt.place, store),
  }
}

/**
 * Spends the code of an account with two-factor authentication, after its password was verified. Undefined without
 * two-factor authentication. @throws 401 code_required or code_wrong, 429
 */
export async function verifyCode(
  app: App,
  owner: AccountOwner,
  code: string | null | undefined,
  giveBack: () => Promise<void>,
): Promise<SpentCode | undefined> {
  if (!(await hasTwoFactor(app, owner))) return undefined
  if (!code) {
    await giveBack()
    throw problem(401, codeRequired, 'Enter the code from your authenticator app')
  }
  return spendCode(app, owner, code, 401)
}

/** Stores the password again when its hash was made at a lower cost than today's. */
async function rehash(password: string, hash: string, place: Place, store: StoreHash) {
  if (needsRehash(hash)) await store(hash, await hashPassword(password, place))
}

/** The show as its host may see it. */
export const shownTenant = (tenant: TenantRow): SignedInTenant => ({
  ...tenant,
  ...entitlementsOf(tenant),
  suspensionReason: tenant.subscriptionStatus === 'inactive' ? tenant.suspensionReason : null,
})

async function signedInTenant(db: Db, id: string): Promise<SignedInTenant> {
  const tenant = await db('tenants')
    .where({ id })
    .first(
      'id',
      'name',
      'email',
      'subscriptionStatus',
      'subscriptionPlan',
      'trialEndsAt',
      'eraseAt',
      'suspensionReason',
      'features',
    )
  const purchases = await db('feature_purchases').where({ tenantId: id }).select('featureName', 'expiresAt')
  return shownTenant({ ...tenant, purchases })
}
