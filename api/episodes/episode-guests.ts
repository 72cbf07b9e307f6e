import { statusForDate } from '@cueroom/core/guests/episode-status.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import { notFound } from '../problems/problems.ts'

/** Replaces the guests of an episode, in order. @throws 404 for an unknown guest. */
export async function setGuests(db: Db, episodeId: number, guestIds: readonly number[]): Promise<void> {
  const ids = [...new Set(guestIds)]
  const known: number[] = await forTenant(db, 'guests')
    .whereNull('deletedAt')
    .whereRaw('id = any(?::int[])', [ids])
    .pluck('id')
  if (known.length < ids.length) throw notFound('Guest')
  await forTenant(db, 'episode_guests').where({ episodeId }).delete()
  if (ids.length === 0) return
  await db('episode_guests').insert(ids.map((guestId, position) => ({ episodeId, guestId, position })))
}

interface Agreement {
  /** When it was recorded before the change. */
  before: string | null
  /** Whether the host chose the date; otherwise that of its only guest is taken. */
  isChosen: boolean
}

/** Makes the interview dates of the guests and the recording date of their episode the same. */
export async function agreeWithGuests(db: Db, id: number, { before, isChosen }: Agreement): Promise<void> {
  const { scheduledDate } = await forTenant(db, 'episodes').where({ id }).first('scheduledDate')
  const guests: { id: number; interviewDate: string | null }[] = await forTenant(db, 'guests')
    .whereIn('id', forTenant(db, 'episode_guests').where({ episodeId: id }).select('guestId'))
    .whereNot({ episodeStatus: 'completed' })
    .orderBy('id')
    .select('id', 'interviewDate')
  if (!isChosen && !scheduledDate) {
    const [only, ...others] = guests
    if (only?.interviewDate && others.length === 0)
      await forTenant(db, 'episodes').where({ id }).update({ scheduledDate: only.interviewDate })
    return
  }
  const moved = guests.filter(
    ({ interviewDate }) =>
      interviewDate !== scheduledDate && (scheduledDate !== null || interviewDate === before),
  )
  if (moved.length === 0) return
  await db.raw(setDates, [
    scheduledDate,
    statusForDate(scheduledDate, new Date()) ?? null,
    tenantOf(db),
    moved.map((guest) => guest.id),
  ])
}

// A date in the past changes no status, as when a guest's own date is set
const setDates = `
  update guests set interview_date = ?::timestamptz, episode_status = coalesce(?::text, episode_status)
  where tenant_id = ? and id = any(?::int[])`
