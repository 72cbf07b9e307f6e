import type { OpenSession } from '@cueroom/core/account/open-session.ts'
import type { App } from '../http/app.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import type { AccountOwner } from '../secrets/uses.ts'
import { type Audience, signToken } from './tokens.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { sessionHours } from '@cueroom/core/auth/session-hours.ts'

/** Where someone signs in. */
export interface SignInPlace {
  /** The user agent. */
  device?: string | undefined
  address?: string
  /** A code of the authenticator was sent. */
  codeConfirmed?: boolean
}

/** Opens a session in the caller's transaction and signs its token. */
export async function openSession(
  db: Db,
  app: App,
  owner: AccountOwner,
  { device, address, codeConfirmed }: SignInPlace = {},
): Promise<string> {
  const audience: Audience = 'tenantId' in owner ? 'tenant' : 'admin'
  const sub = String('tenantId' in owner ? owner.tenantId : owner.adminId)
  const jti = randomId()
  const expiresAt = new Date(Date.now() + sessionHours[audience] * 3_600_000)
  const codeConfirmedAt = codeConfirmed ? db.fn.now() : null
  const place = { device: device?.slice(0, 200), address, codeConfirmedAt }
  await db('sessions').insert({ id: jti, ...owner, expiresAt, ...place })
  return signToken(audience, { sub, jti }, expiresAt, app.secrets[0])
}

/** Ends one session: its token stops working with the next request. */
export const endSession = (db: Db, id: string) => db('sessions').where({ id }).delete()

/** Ends every session of the transaction's show, and the link in a mail that would open another. */
export async function endAllSessions(db: Db) {
  await db.raw('select cueroom.drop_setup_link()')
  await forTenant(db, 'sessions').delete()
}

/** Ends every session of an administrator. */
export const endAdminSessions = (db: Db, adminId: number) => db('sessions').where({ adminId }).delete()

/** Ends every session of an account but one, which may have been opened before the account was safer. */
export const endOtherSessions = (db: Db, owner: AccountOwner, id: string) =>
  db('sessions')
    .where({ ...owner })
    .whereNot({ id })
    .delete()

/** Open ones of some rows, the last used first. @param currentId the caller's own */
export async function listSessions(rows: ReturnType<Db>, currentId?: string): Promise<OpenSession[]> {
  const found: Omit<OpenSession, 'current'>[] = await rows
    .where('expiresAt', '>', new Date())
    .select('id', 'device', 'address', 'createdAt', 'lastUsedAt', 'expiresAt')
    .orderBy('lastUsedAt', 'desc')
    .limit(200)
  return found.map((session) => ({ ...session, current: session.id === currentId }))
}
