import type { Analytics } from '@cueroom/core/analytics/analytics.ts'
import { mondaysOf } from '@cueroom/core/analytics/period.ts'
import { type Db, tenantOf } from '../db/tenant.ts'
import { dayStart, type Period } from './period.ts'

// Weeks are found by their start times, so daylight saving changes don't matter
const textCounts = `
  select width_bucket(created_at, ?::timestamptz[]) place, content_type kind, count(*)::integer count
  from generated_content where tenant_id = ? and created_at >= ? and created_at < ? group by 1, 2`
const inquiryCounts = `
  select width_bucket(received_at, ?::timestamptz[]) place, 'inquiry' kind, count(*)::integer count
  from sponsor_inquiries where tenant_id = ? and received_at >= ? and received_at < ? group by 1, 2`

interface WeekCount {
  /** Which of the weeks, from 1. */
  place: number
  kind: string
  count: number
}

/** Calls `row` for each week of the period with what was counted in it. */
async function byWeek<Row>(
  db: Db,
  sql: string,
  period: Period,
  row: (week: string, of: (kind: string) => number) => Row,
): Promise<Row[]> {
  const weeks = mondaysOf(period)
  const begin = weeks.map((week) => dayStart(week, period.timeZone))
  const { rows } = await db.raw<{ rows: WeekCount[] }>(sql, [begin, tenantOf(db), period.starts, period.ends])
  const counts = new Map(rows.map(({ place, kind, count }) => [`${place} ${kind}`, count]))
  return weeks.map((week, index) => row(week, (kind) => counts.get(`${index + 1} ${kind}`) ?? 0))
}

/** Texts written in each week, those in the trash too. */
export const textsByWeek = (db: Db, period: Period): Promise<Analytics['texts']> =>
  byWeek(db, textCounts, period, (week, of) => ({
    week,
    introductions: of('introduction'),
    questions: of('questions'),
    showNotes: of('show_notes'),
  }))

/** Inquiries of sponsors in each week. */
export const inquiriesByWeek = (db: Db, period: Period): Promise<Analytics['inquiries']> =>
  byWeek(db, inquiryCounts, period, (week, of) => ({ week, inquiries: of('inquiry') }))
