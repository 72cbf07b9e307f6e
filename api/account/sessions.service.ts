import { listSessions } from '../auth/sessions.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import type { AdminSession } from '../http/session.ts'
import { notFound } from '../problems/problems.ts'

export const listOfShow = (db: Db, currentId: string) => listSessions(forTenant(db, 'sessions'), currentId)

export const listOfAdmin = (db: Db, { id, sessionId }: AdminSession) =>
  listSessions(db('sessions').where({ adminId: id }), sessionId)

/** @throws 404 */
export const endOfShow = (db: Db, id: string) => ended(forTenant(db, 'sessions').where({ id }).delete())

/** @throws 404 */
export const endOfAdmin = (db: Db, adminId: number, id: string) =>
  ended(db('sessions').where({ adminId, id }).delete())

async function ended(deletion: PromiseLike<number>) {
  if ((await deletion) === 0) throw notFound('Session')
  return { done: true } as const
}
