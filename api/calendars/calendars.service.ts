import { randomBytes } from 'node:crypto'
import type { CalendarAddress } from '@cueroom/core/calendars/calendars.contract.ts'
import { type Db, forTenant, lockShow } from '../db/tenant.ts'
import { noteForAudit } from '../http/audit-note.ts'
import { hashKey } from '../keys/hash-key.ts'

/** The show's calendar address, without the secret in it. */
export const get = async (db: Db): Promise<{ address: CalendarAddress | null }> => ({
  address: (await forTenant(db, 'calendar_addresses').first('createdAt', 'lastReadAt')) ?? null,
})

/** Creates an address with 192 random bits and stores only its hash; the previous address stops working. */
export async function create(db: Db, origin: string) {
  const token = randomBytes(24).toString('base64url')
  await lockShow(db, 'calendar address')
  await forTenant(db, 'calendar_addresses').delete()
  const [address] = await db('calendar_addresses')
    .insert({ hash: hashKey(token) })
    .returning(['createdAt', 'lastReadAt'])
  return { address: address as CalendarAddress, url: `${origin}/calendar/${token}.ics` }
}

export async function revoke(db: Db) {
  const revoked = await forTenant(db, 'calendar_addresses').delete()
  if (revoked === 0) noteForAudit(db, { unchanged: true })
  return { done: true } as const
}

/** Notes that the calendar was read; once an hour, as programs ask often. */
export const markRead = (db: Db) =>
  forTenant(db, 'calendar_addresses')
    .whereRaw(`coalesce(last_read_at < now() - interval '1 hour', true)`)
    .update({ lastReadAt: db.raw(`date_trunc('hour', now())`) })
