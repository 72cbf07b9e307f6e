import { deviceName } from '@cueroom/core/account/device.ts'
import { tidyLine } from '@cueroom/core/text/lines.ts'
import type { Knex } from 'knex'
import { listSessions } from '../auth/sessions.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { noteForAudit } from '../http/audit-note.ts'
import type { AdminSession } from '../http/session.ts'
import { notFound } from '../problems/problems.ts'

export const listOfShow = (db: Db, currentId: string) => listSessions(forTenant(db, 'sessions'), currentId)

export const listOfAdmin = (db: Db, { id, sessionId }: AdminSession) =>
  listSessions(db('sessions').where({ adminId: id }), sessionId)

/** @throws 404 */
export const endOfShow = (db: Db, id: string) => end(db, forTenant(db, 'sessions').where({ id }))

/** @throws 404 */
export const endOfAdmin = (db: Db, adminId: number, id: string) =>
  end(db, db('sessions').where({ adminId, id }))

async function end(db: Db, session: Knex.QueryBuilder) {
  const [ended] = await session.delete().returning('device')
  if (!ended) throw notFound('Session')
  noteForAudit(db, { details: tidyLine(deviceName(ended.device)) })
  return { done: true } as const
}
