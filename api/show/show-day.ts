import { clockIn } from '@cueroom/core/guests/interview-time.ts'
import { type DateFormat, usualDateFormat } from '@cueroom/core/text/dates.ts'
import { type Db, forTenant } from '../db/tenant.ts'

export interface ShowDates {
  /** The time zone in which the days of the show begin. */
  timeZone: string
  dateFormat: DateFormat
}

/** How the dates of the show are written. */
export async function showDates(db: Db): Promise<ShowDates> {
  const settings = await forTenant(db, 'show_settings').first('timeZone', 'dateFormat')
  return { timeZone: settings?.timeZone ?? 'UTC', dateFormat: settings?.dateFormat ?? usualDateFormat }
}

/** The date in a time zone. */
export const dayIn = (timeZone: string, now = new Date()) => clockIn(now.toISOString(), timeZone).date

/** Today's date where the show is at home. */
export const showToday = async (db: Db) => dayIn((await showDates(db)).timeZone)
