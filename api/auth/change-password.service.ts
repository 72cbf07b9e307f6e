import type { App } from '../http/app.ts'
import { inPlatform, inTenant, inVisitor } from '../db/tenant.ts'
import { conflict, invalid } from '../problems/problems.ts'
import type { AdminSession, TenantSession } from '../http/session.ts'
import { replaceAdminHash } from './admin-hash.ts'
import { shownTenant } from './auth.service.ts'
import type { Place } from '../threads/fair-queue.ts'
import { refuseWeakPassword } from './password-strength.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { endAdminSessions, openSession, type SignInPlace } from './sessions.ts'

interface Passwords {
  currentPassword: string
  newPassword: string
}

/** Changes a host's password and ends every session; the caller gets the token of a new one. */
export async function changePassword(
  app: App,
  session: TenantSession,
  passwords: Passwords,
  from?: SignInPlace,
) {
  const hashes = await replacementFor(app, `tenant ${session.id}`, passwords, {
    about: [session.email, session.name],
    lookUp: lookUps.tenant,
    email: session.email,
  })
  return inTenant(app.knex, session.id, async (db) => {
    const { rows } = await db.raw('select cueroom.change_password(?, ?) as changed', [
      hashes.verifiedHash,
      hashes.newHash,
    ])
    if (!rows[0]?.changed) throw changedElsewhere()
    const token = await openSession(db, app, { tenantId: session.id }, from)
    return { token, tenant: shownTenant(session) }
  })
}

/** Changes an administrator's password and ends every session; the caller gets the token of a new one. */
export async function changeAdminPassword(
  app: App,
  session: AdminSession,
  passwords: Passwords,
  from?: SignInPlace,
) {
  const { id, email, name, role, lastLoginAt } = session
  const admin = { id, email, name, role, lastLoginAt }
  const hashes = await replacementFor(app, `admin ${admin.id}`, passwords, {
    about: [admin.email, admin.name],
    lookUp: lookUps.admin,
    email: admin.email,
  })
  return inPlatform(app.knex, async (db) => {
    if (!(await replaceAdminHash(db, { id: admin.id, ...hashes }))) throw changedElsewhere()
    await endAdminSessions(db, admin.id)
    return { token: await openSession(db, app, { adminId: admin.id }, from), admin }
  })
}

/** Asks for the password again before something sensitive. @throws 400, 429 */
export async function verifyCurrentPassword(
  app: App,
  session: TenantSession | AdminSession,
  currentPassword: string,
) {
  const kind = typeof session.id === 'string' ? 'tenant' : 'admin'
  const place: Place = { key: `password ${kind} ${session.id}`, priority: true }
  await verified(app, place, currentPassword, { email: session.email, lookUp: lookUps[kind] })
}

const lookUps = {
  tenant: 'select password_hash as hash from cueroom.tenant_credentials(?)',
  admin: 'select password_hash as hash from cueroom.admin_credentials(?)',
}

async function verified(
  app: App,
  place: Place,
  currentPassword: string,
  { email, lookUp }: Pick<Account, 'email' | 'lookUp'>,
): Promise<string> {
  await app.limits.take('signIn', place.key)
  const { rows } = await inVisitor(app.knex, async (db) =>
    db.raw<{ rows: { hash: string }[] }>(lookUp, [email]),
  )
  const hash = rows[0]?.hash
  if (!hash || !(await verifyPassword(currentPassword, hash, place)))
    throw invalid('Your current password is wrong', [{ path: 'currentPassword', message: 'Wrong password' }])
  await app.limits.reset('signIn', place.key)
  return hash
}

interface Hashes {
  verifiedHash: string
  newHash: string
}

const changedElsewhere = () =>
  conflict('Someone else changed this password. Sign in again before you change it.')

const sameAsBefore = () => {
  const message = 'This is your current password. Choose a new one.'
  return invalid(message, [{ path: 'newPassword', message }])
}

interface Account {
  /** Email and name, which must not be the password. */
  about: (string | null)[]
  email: string
  /** SQL that reads the hash of an email. */
  lookUp: string
}

/** Verifies the current password and hashes the new one. @throws 400, 429 */
async function replacementFor(
  app: App,
  caller: string,
  { currentPassword, newPassword }: Passwords,
  { about, email, lookUp }: Account,
): Promise<Hashes> {
  const place: Place = { key: `password ${caller}`, priority: true }
  const verifiedHash = await verified(app, place, currentPassword, { email, lookUp })
  if (newPassword === currentPassword) throw sameAsBefore()
  await refuseWeakPassword(newPassword, { path: 'newPassword', about, owner: caller })
  return { verifiedHash, newHash: await hashPassword(newPassword, place) }
}
