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
  const scheduledDate = await dateOf(db, id)
  const guests = await openGuests(db, id)
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
  await setDates(db, moved, scheduledDate)
}

/** Takes the date of a cancelled episode from its guests, unless another episode records them then. */
export async function releaseGuests(db: Db, id: number, date: string | null): Promise<void> {
  if (date === null) return
  const others = forTenant(db, 'episodes')
    .where({ scheduledDate: date, status: 'draft' })
    .whereNull('deletedAt')
    .select('id')
  const rows: { guestId: number }[] = await forTenant(db, 'episode_guests')
    .whereIn('episodeId', others)
    .select('guestId')
  const elsewhere = new Set(rows.map(({ guestId }) => guestId))
  const freed = (await openGuests(db, id)).filter(
    (guest) => guest.interviewDate === date && !elsewhere.has(guest.id),
  )
  await setDates(db, freed, null)
}

/** Gives the date of an episode that is no longer cancelled to its guests who have none by now. */
export async function returnDate(db: Db, id: number): Promise<void> {
  const date = await dateOf(db, id)
  if (date === null) return
  const undated = (await openGuests(db, id)).filter(({ interviewDate }) => interviewDate === null)
  await setDates(db, undated, date)
}

interface DatedGuest {
  id: number
  interviewDate: string | null
}

/** The guests of an episode who haven't completed theirs. */
const openGuests = (db: Db, id: number): Promise<DatedGuest[]> =>
  forTenant(db, 'guests')
    .whereIn('id', forTenant(db, 'episode_guests').where({ episodeId: id }).select('guestId'))
    .whereNot({ episodeStatus: 'completed' })
    .orderBy('id')
    .select('id', 'interviewDate')

const dateOf = async (db: Db, id: number): Promise<string | null> =>
  (await forTenant(db, 'episodes').where({ id }).first('scheduledDate')).scheduledDate

async function setDates(db: Db, guests: DatedGuest[], date: string | null): Promise<void> {
  if (guests.length === 0) return
  await db.raw(changeDates, [
    date,
    statusForDate(date, new Date()) ?? null,
    tenantOf(db),
    guests.map(({ id }) => id),
  ])
}

// A date in the past changes no status, as when a guest's own date is set
const changeDates = `
  update guests set interview_date = ?::timestamptz, episode_status = coalesce(?::text, episode_status)
  where tenant_id = ? and id = any(?::int[])`
