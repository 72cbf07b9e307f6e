import { randomBytes } from 'node:crypto'
import type { CalendarAddress } from '@cueroom/core/calendars/calendars.contract.ts'
import { type CalendarGuest, showCalendar } from '@cueroom/core/calendars/show-calendar.ts'
import { type Db, forTenant, lockShow } from '../db/tenant.ts'
import { list as listEpisodes } from '../episodes/episodes.service.ts'
import { Guest } from '../guests/guest.model.ts'
import { noteForAudit } from '../http/audit-note.ts'
import { hashKey } from '../keys/hash-key.ts'
import { showForDrafting } from '../show/show.service.ts'

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

/** Past dates that a calendar shows. */
const pastDays = 365
/** Rows of each kind that one calendar holds: the newest. */
const most = 1_000

/** The calendar of the show. */
export async function calendarOf(db: Db, now = new Date()): Promise<string> {
  const from = new Date(now.getTime() - pastDays * 86_400_000).toISOString()
  const episodes = await listEpisodes(db, { from, limit: most, sort: 'added' })
  const guests = await Guest.live(db)
    .where('interviewDate', '>=', from)
    .orderBy([{ column: 'interviewDate', order: 'desc' }, 'id'])
    .limit(most)
    .select('id', 'name', 'interviewDate', 'version', 'updatedAt')
    .castTo<CalendarGuest[]>()
  const { podcastName } = await showForDrafting(db)
  return showCalendar({ show: podcastName, episodes: episodes.rows, guests })
}

/** Notes that the calendar was read; once an hour, as programs ask often. */
export const markRead = (db: Db) =>
  forTenant(db, 'calendar_addresses')
    .whereRaw(`coalesce(last_read_at < now() - interval '1 hour', true)`)
    .update({ lastReadAt: db.raw(`date_trunc('hour', now())`) })
