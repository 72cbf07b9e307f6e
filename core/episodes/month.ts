import { clockIn, momentOf } from '../guests/interview-time.ts'
import { addDays, mondayOf } from '../analytics/period.ts'

/** The days of the six weeks that a month's page shows, from a Monday. `month` is YYYY-MM. */
export function pageOf(month: string): string[] {
  const first = mondayOf(`${month}-01`)
  return Array.from({ length: 42 }, (_, day) => addDays(first, day))
}

/** The month some months after another, as YYYY-MM. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The day a moment is on, in a time zone. */
export const dayOf = (timestamp: string, timeZone: string) => clockIn(timestamp, timeZone).date

/**
 * A moment on another day, at the same time by the clocks of the zone: also where they are set forward or back in between.
 */
export function moveToDay(timestamp: string, day: string, timeZone: string): string {
  const { time } = clockIn(timestamp, timeZone)
  return momentOf({ date: day, time }, timeZone)!.toISOString()
}

/** By how many days a date moves, or to which day of its week: 0 is Monday. */
export type DateShift = { days: number } | { weekday: number }

/** A moment moved, at the same time by the clocks of the zone. */
export function shiftDate(timestamp: string, shift: DateShift, timeZone: string): string {
  const day = dayOf(timestamp, timeZone)
  const to = 'days' in shift ? addDays(day, shift.days) : addDays(mondayOf(day), shift.weekday)
  return to === day ? timestamp : moveToDay(timestamp, to, timeZone)
}
