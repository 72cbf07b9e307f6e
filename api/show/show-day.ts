import { clockIn } from '@cueroom/core/guests/interview-time.ts'
import { type Db, forTenant } from '../db/tenant.ts'

/** The time zone in which the days of the show begin. */
export async function showTimeZone(db: Db): Promise<string> {
  const settings = await forTenant(db, 'show_settings').first('timeZone')
  return settings?.timeZone ?? 'UTC'
}

/** The date in a time zone. */
export const dayIn = (timeZone: string, now = new Date()) => clockIn(now.toISOString(), timeZone).date

/** Today's date where the show is at home. */
export const showToday = async (db: Db) => dayIn(await showTimeZone(db))
