import { clockIn, zoneOffset } from '@cueroom/core/guests/interview-time.ts'
import { type DateShape, dateText } from '@cueroom/core/text/dates.ts'
import { capitalized } from '@cueroom/core/text/format.ts'
import { shownDateFormat } from './date-format.ts'

/** The first `max` characters of a text, with an ellipsis if truncated. */
export function preview(text: string, max: number): string {
  const characters = Array.from(text.slice(0, 2 * max + 2))
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}…` : text
}

/** A date as the show writes it, in a time zone or by the reader's own clock. */
export const shownDate = (at: string | number | Date, shape: DateShape, timeZone?: string) =>
  dateText(at, shape, { timeZone, dateFormat: shownDateFormat() })

/** A date by the reader's own clock. */
export const day = (timestamp: string) => shownDate(timestamp, 'day')

/** The date, without the current year. */
export const nearDay = (timestamp: string, now = new Date()) =>
  shownDate(timestamp, new Date(timestamp).getFullYear() === now.getFullYear() ? 'nearDay' : 'day')

/** A day without a time, such as `2026-08-26`, without the current year. */
export const calendarDay = (day: string, now = new Date()) =>
  shownDate(day, day.startsWith(`${now.getFullYear()}-`) ? 'nearDay' : 'day', 'UTC')

const isThisYear = (timestamp: string, timeZone: string) =>
  clockIn(timestamp, timeZone).date.slice(0, 4) ===
  clockIn(new Date().toISOString(), timeZone).date.slice(0, 4)

/** Whether the reader's clock shows the same at that moment. */
const isOwnClock = (timestamp: string, timeZone: string) =>
  zoneOffset(Date.parse(timestamp), timeZone) === -60_000 * new Date(timestamp).getTimezoneOffset()

/**
 * When a recording is, by the clocks of the show: "Tue, Nov 24, 2:00 PM", with the year unless it is this one, and with
 * the time zone where the reader's clock shows another time. A line doesn't break within the time.
 */
export const recordingTime = (timestamp: string, timeZone: string): string =>
  dayWithClock(timestamp, timeZone, isOwnClock(timestamp, timeZone) ? 'clock' : 'clockAndZone')

/** The same where the time zone is another one than the show's, so it is always named. */
export const timeWithZone = (timestamp: string, timeZone: string): string =>
  dayWithClock(timestamp, timeZone, 'clockAndZone')

function dayWithClock(timestamp: string, timeZone: string, clock: 'clock' | 'clockAndZone') {
  const day = shownDate(timestamp, isThisYear(timestamp, timeZone) ? 'weekday' : 'weekdayAndYear', timeZone)
  return `${day}, ${shownDate(timestamp, clock, timeZone).replaceAll(/\s/g, '\u00A0')}`
}

/** The day of a recording by the clocks of the show, without the current year. */
export const recordingDay = (timestamp: string, timeZone: string) =>
  shownDate(timestamp, isThisYear(timestamp, timeZone) ? 'nearDay' : 'day', timeZone)

/** The time of a recording alone, for lists under a day that name the time zone once: "2:00 PM". */
export const recordingClock = (timestamp: string, timeZone: string) => shownDate(timestamp, 'clock', timeZone)

/** A date with its time. A line doesn't break before AM or PM. */
export const dayAndTime = (timestamp: string) =>
  shownDate(timestamp, 'dayAndTime').replace(/\s(?=[AP]M$)/iu, '\u00A0')

/** The same by the clocks of the show, with the time zone where the reader's clock shows another time. */
export const showTime = (timestamp: string, timeZone: string) =>
  shownDate(timestamp, isOwnClock(timestamp, timeZone) ? 'dayAndTime' : 'dayTimeAndZone', timeZone).replace(
    /\s(?=[AP]M\b)/iu,
    '\u00A0',
  )

/** Display text of an id: `hook-focused` → `Hook-focused`, `crystal_ball` → `Crystal ball`. */
export const readable = (value: string) => capitalized(value.replaceAll('_', ' '))
