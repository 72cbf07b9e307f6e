import type { Analytics } from '@cueroom/core/analytics/analytics.ts'
import { datesOf } from '@cueroom/core/analytics/period.ts'
import type { Knex } from 'knex'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import { dayIn } from '../show/show-day.ts'
import type { Period } from './period.ts'

type GuestDay = Analytics['guests'][number]

// No guest has a status of which more were removed than added; sums of one moment may say so
const byStatus = ['unscheduled', 'upcoming', 'completed']
  .map(
    (status) =>
      `greatest(coalesce(sum(guests) filter (where episode_status = '${status}'), 0), 0)::integer ${status}`,
  )
  .join(', ')

/** Guests by status on each day from the first that was counted; today as it is now. */
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

/** The median time from the invitation to the answers, and from those to the recording, of what ended in the period. */
export async function timesBetweenSteps(db: Db, { starts, ends }: Period): Promise<Analytics['times']> {
  const { rows } = await db.raw<{ rows: Analytics['times'] }>(
    `with show as (select ?::text id, ?::timestamptz starts, ?::timestamptz ends),
     answered as (
       select r.guest_id, min(r.submitted_at) at from questionnaire_responses r, show
       where r.tenant_id = show.id and r.guest_id is not null and r.state = 'accepted' group by r.guest_id),
     invited as (
       select s.guest_id, min(s.sent_at) at from questionnaire_sends s, show
       where s.tenant_id = show.id and s.sent_at is not null group by s.guest_id),
     steps as (
       select 'answered' step, answered.at - invited.at time from invited join answered using (guest_id), show
       where answered.at >= invited.at and answered.at >= show.starts and answered.at < show.ends
       union all
       select 'recorded', g.interview_date - answered.at from guests g
       join answered on answered.guest_id = g.id, show
       where g.tenant_id = show.id and g.deleted_at is null and g.episode_status = 'completed'
         and g.interview_date > answered.at and g.interview_date >= show.starts and g.interview_date < show.ends)
     select kinds.step, count(steps.time)::integer guests,
       (extract(epoch from percentile_cont(0.5) within group (order by steps.time)) / 3600)::float "medianHours"
     from unnest(array['answered', 'recorded']) with ordinality kinds (step, place)
     left join steps on steps.step = kinds.step group by kinds.step, kinds.place order by kinds.place`,
    [tenantOf(db), starts, ends],
  )
  return rows
}
