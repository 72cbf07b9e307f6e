import type { Analytics } from '@cueroom/core/analytics/analytics.ts'
import { datesOf } from '@cueroom/core/analytics/period.ts'
import type { Knex } from 'knex'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import { dayIn } from '../show/show-day.ts'
import type { Period } from './period.ts'

type GuestDay = Analytics['guests'][number]

// Clamped: sums read at one moment can briefly be negative
const byStatus = ['unscheduled', 'upcoming', 'completed']
  .map(
    (status) =>
      `greatest(coalesce(sum(guests) filter (where episode_status = '${status}'), 0), 0)::integer ${status}`,
  )
  .join(', ')

/** Guests by status on each day, from the first day counted; today's are current. */
export async function guestsByDay(db: Db, { from, to, today }: Period): Promise<GuestDay[]> {
  const stored: GuestDay[] = await forTenant(db, 'guest_days')
    .whereBetween('day', [from, to])
    .orWhere((before) =>
      before
        .where({ tenantId: tenantOf(db) })
        .where('day', forTenant(db, 'guest_days').where('day', '<', from).max('day')),
    )
    .orderBy('day')
    .select('day', 'unscheduled', 'upcoming', 'completed')
  const now: GuestDay = await forTenant(db, 'guest_counts')
    .where({ isDeleted: false })
    .select(db.raw(byStatus))
    .first()
  const days = new Map(stored.map((row) => [row.day, row]))
  if (today >= from && today <= to) days.set(today, { ...now, day: today })
  const first = [...days.keys()].toSorted()[0]
  if (first === undefined) return []
  const shown = datesOf({ from: first < from ? from : first, to: to < today ? to : today })
  return carriedForward(shown, days, first)
}

/** A day on which no server ran has the numbers of the one before. */
function carriedForward(dates: string[], days: Map<string, GuestDay>, first: string): GuestDay[] {
  let last = days.get(first)!
  return dates.map((day) => {
    last = days.get(day) ?? last
    return { ...last, day }
  })
}

const storeDays = `
  insert into guest_days (tenant_id, day, unscheduled, upcoming, completed)
  select * from (
    select c.tenant_id, days.day, ${byStatus} from guest_counts c
    left join show_settings s on s.tenant_id = c.tenant_id
    join unnest(?::text[], ?::date[]) as days (zone, day) on days.zone = coalesce(s.time_zone, 'UTC')
    where not c.is_deleted group by c.tenant_id, days.day
  ) counted
  on conflict (tenant_id, day) do update
  set unscheduled = excluded.unscheduled, upcoming = excluded.upcoming, completed = excluded.completed
  where (guest_days.unscheduled, guest_days.upcoming, guest_days.completed)
    is distinct from (excluded.unscheduled, excluded.upcoming, excluded.completed)`

/** Stores how many guests have each status today, for every show. Called again and by every server, it changes nothing. */
export async function storeGuestDays(knex: Knex): Promise<void> {
  const zones: string[] = await knex('show_settings').whereNotNull('time_zone').pluck('time_zone')
  const known = [...new Set(['UTC', ...zones])]
  await knex.raw(storeDays, [known, known.map((zone) => dayIn(zone))])
}

// Times as numbers: intervals take several times as long to sort
const times = `
  with answered as materialized (
    select guest_id, min(submitted_at) at from questionnaire_responses
    where tenant_id = :show and guest_id is not null and state = 'accepted' group by guest_id),
  invited as (
    select guest_id, min(sent_at) at from questionnaire_sends
    where tenant_id = :show and sent_at is not null group by guest_id),
  to_answer as (
    select extract(epoch from answered.at - invited.at)::float8 seconds
    from answered join invited using (guest_id)
    where answered.at >= :starts and answered.at < :ends and answered.at >= invited.at),
  to_record as (
    select extract(epoch from g.interview_date - answered.at)::float8 seconds
    from guests g join answered on answered.guest_id = g.id
    where g.tenant_id = :show and g.deleted_at is null and g.episode_status = 'completed'
      and g.interview_date >= :starts and g.interview_date < :ends and g.interview_date > answered.at)
  select 'answered' step, count(*)::integer guests,
    percentile_cont(0.5) within group (order by seconds) / 3600 "medianHours" from to_answer
  union all
  select 'recorded', count(*)::integer, percentile_cont(0.5) within group (order by seconds) / 3600 from to_record`

/** The median time from the invitation to the answers, and from those to the recording, of what ended in the period. */
export async function timesBetweenSteps(db: Db, { starts, ends }: Period): Promise<Analytics['times']> {
  const { rows } = await db.raw<{ rows: Analytics['times'] }>(times, { show: tenantOf(db), starts, ends })
  return rows
}
