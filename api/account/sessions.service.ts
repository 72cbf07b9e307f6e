import type { OpenSession } from '@cueroom/core/account/account.contract.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import type { AdminSession } from '../http/session.ts'
import { notFound } from '../problems/problems.ts'

const columns = ['id', 'device', 'address', 'createdAt', 'lastUsedAt', 'expiresAt']

const listed = async (rows: ReturnType<Db>, currentId: string): Promise<OpenSession[]> => {
  const found: Omit<OpenSession, 'current'>[] = await rows
    .where('expiresAt', '>', new Date())
    .select(columns)
    .orderBy('lastUsedAt', 'desc')
    .limit(200)
  return found.map((session) => ({ ...session, current: session.id === currentId }))
}

export const listOfShow = (db: Db, currentId: string) => listed(forTenant(db, 'sessions'), currentId)

export const listOfAdmin = (db: Db, { id, sessionId }: AdminSession) =>
  listed(db('sessions').where({ adminId: id }), sessionId)

/** @throws 404 */
export const endOfShow = (db: Db, id: string) => ended(forTenant(db, 'sessions').where({ id }).delete())

/** @throws 404 */
export const endOfAdmin = (db: Db, adminId: number, id: string) =>
  ended(db('sessions').where({ adminId, id }).delete())

async function ended(deletion: PromiseLike<number>) {
  if ((await deletion) === 0) throw notFound('Session')
  return { done: true } as const
}
