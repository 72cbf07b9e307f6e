import type { App } from '../http/app.ts'
import { inPlatform, inTenant } from '../db/tenant.ts'
import { conflict, invalid } from '../problems/problems.ts'
import type { AdminSession, TenantSession } from '../http/session.ts'
import { credentialsOf, replaceAdminHash } from './credentials.ts'
import { shownTenant } from './auth.service.ts'
import type { Place } from '../threads/fair-queue.ts'
import { refuseWeakPassword } from './password-strength.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { endAdminSessions, openSession, type SignInPlace } from './sessions.ts'

type Session = TenantSession | AdminSession

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
  const hashes = await replacementFor(app, session, passwords)
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
  const hashes = await replacementFor(app, session, passwords)
  return inPlatform(app.knex, async (db) => {
    if (!(await replaceAdminHash(db, { id: admin.id, ...hashes }))) throw changedElsewhere()
    await endAdminSessions(db, admin.id)
    return { token: await openSession(db, app, { adminId: admin.id }, from), admin }
  })
}

const kindOf = ({ id }: Session) => (typeof id === 'string' ? 'tenant' : 'admin')
const placeOf = (session: Session): Place => ({
  key: `password ${kindOf(session)} ${session.id}`,
  priority: true,
})

/** Asks for the password again before something sensitive; answers its hash. @throws 400, 429 */
export async function verifyCurrentPassword(
  app: App,
  session: Session,
  currentPassword: string,
): Promise<string> {
  const place = placeOf(session)
  await app.limits.take('signIn', place.key)
  const hash = (await credentialsOf(app, kindOf(session), session.email))?.hash
  if (!hash || !(await verifyPassword(currentPassword, hash, place)))
    throw invalid('Your current password is wrong', [{ path: 'currentPassword', message: 'Wrong password' }])
  await app.limits.reset('signIn', place.key)
  return hash
}

const changedElsewhere = () =>
  conflict('Someone else changed this password. Sign in again before you change it.')

const sameAsBefore = () => {
  const message = 'This is your current password. Choose a new one.'
  return invalid(message, [{ path: 'newPassword', message }])
}

/** Verifies the current password and hashes the new one. @throws 400, 429 */
async function replacementFor(app: App, session: Session, { currentPassword, newPassword }: Passwords) {
  const verifiedHash = await verifyCurrentPassword(app, session, currentPassword)
  if (newPassword === currentPassword) throw sameAsBefore()
  await refuseWeakPassword(newPassword, {
    path: 'newPassword',
    about: [session.email, session.name],
    owner: `${kindOf(session)} ${session.id}`,
  })
  return { verifiedHash, newHash: await hashPassword(newPassword, placeOf(session)) }
}
