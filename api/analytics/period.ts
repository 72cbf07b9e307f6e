import { momentOf } from '@cueroom/core/guests/interview-time.ts'

/** Some days in the time zone of a show. */
export interface Period {
  /** First and last day, YYYY-MM-DD. */
  from: string
  to: string
  today: string
  timeZone: string
  /** The moment the first day begins, and the one after the last. */
  starts: string
  ends: string
}

/** The moment a day begins in a time zone. */
export const dayStart = (date: string, timeZone: string): string =>
  momentOf({ date, time: '00:00' }, timeZone)!.toISOString()
