import { recentDays, recordingHours } from '@cueroom/core/content/readiness.ts'
import { asCard } from '@cueroom/core/guests/guest-card.ts'
import {
  type GuestAgenda,
  type GuestCounts,
  type GuestCountsQuery,
  type Interview,
  interviewsMax,
  type InterviewsQuery,
} from '@cueroom/core/guests/guests.contract.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import { Guest, toGuest } from './guest.model.ts'
import { countedMatches, countOf, live, wordsOf } from './guest-rows.ts'

interface StatusCount {
  episodeStatus: 'unscheduled' | 'upcoming' | 'completed'
  isAnswered: boolean
  /** Null if too many guests would have to be looked through. */
  guests: number | null
}

const none = { all: null, unscheduled: null, upcoming: null, completed: null, unanswered: null }

/** How many guests there are of each status, in the whole list or in a search. */
export async function counts(db: Db, { search }: GuestCountsQuery): Promise<GuestCounts> {
  const rows: StatusCount[] = search?.trim()
    ? await db
        .from(db.raw('cueroom.count_found_guests(?, ?)', [wordsOf(db, search), countedMatches]))
        .select('*')
    : await forTenant(db, 'guestCounts')
        .where({ isDeleted: false })
        .groupBy('episodeStatus', 'isAnswered')
        .select('episodeStatus', 'isAnswered', db.raw('sum(guests)::integer as guests'))
  if (rows.some(({ guests }) => guests === null)) return none
  const sum = (isCounted: (row: StatusCount) => boolean) =>
    rows.filter(isCounted).reduce((all, { guests }) => all + (guests ?? 0), 0)
  return {
    all: sum(() => true),
    unscheduled: sum(({ episodeStatus }) => episodeStatus === 'unscheduled'),
    upcoming: sum(({ episodeStatus }) => episodeStatus === 'upcoming'),
    completed: sum(({ episodeStatus }) => episodeStatus === 'completed'),
    unanswered: sum(({ isAnswered }) => !isAnswered),
  }
}

/** Guests of the agenda that are sent, and up to how many are counted. */
const [sent, counted] = [20, 1_000]

const ahead = `interview_date > now() - interval '${recordingHours} hours'`
const recent = `interview_date is null and created_at > now() - interval '${recentDays} days'`
const nextWeek = `interview_date > now() and interview_date < now() + interval '7 days'`

/** Who comes next; how much there is to read doesn't grow with the show. */
export async function agenda(db: Db): Promise<GuestAgenda> {
  const planned = () => Guest.live(db).whereNot({ episodeStatus: 'completed' }).limit(sent)
  const dated = await planned().whereRaw(ahead).orderBy(['interviewDate', 'createdAt', 'id'])
  const undated = await planned()
    .whereRaw(recent)
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
  return {
    guests: [...dated, ...undated].slice(0, sent).map((row) => asCard(toGuest(row))),
    ...(await countAgenda(db)),
  }
}

/** The guests who are interviewed between two moments, completed ones too. */
export const interviews = (db: Db, { from, to }: InterviewsQuery) =>
  Guest.live(db)
    .where('interviewDate', '>=', from)
    .modify((rows) => (to ? rows.where('interviewDate', '<', to) : rows))
    .orderBy(['interviewDate', 'createdAt', 'id'])
    .limit(interviewsMax)
    .select('id', 'name', 'interviewDate')
    .castTo<Interview[]>()

async function countAgenda(db: Db) {
  const open = () => live(forTenant(db, 'guests'), {}).whereNot({ episodeStatus: 'completed' })
  const upTo = (rows: ReturnType<typeof open>) =>
    db.from(rows.select(db.raw('1')).limit(counted).as('counted')).count('*')
  // Guests with the same date share a recording
  const recordings = live(forTenant(db, 'guests'), {})
    .whereRaw(nextWeek)
    .distinct('interviewDate')
    .limit(counted)
  const found: { dated: number; undated: number; nextWeek: number; total: number } = await db.first(
    db.raw('?::integer as dated', [upTo(open().whereRaw(ahead))]),
    db.raw('?::integer as undated', [upTo(open().whereRaw(recent))]),
    db.raw('?::integer as next_week', [db.from(recordings.as('counted')).count('*')]),
    db.raw('?::integer as total', [countOf(db, tenantOf(db))]),
  )
  return {
    planned: Math.min(found.dated + found.undated, counted),
    nextWeek: found.nextWeek,
    total: found.total,
  }
}
