import { clockIn, zoneOffset } from '@cueroom/core/guests/interview-time.ts'
import { capitalized, locale } from '@cueroom/core/text/format.ts'

/** The first `max` characters of a text, with an ellipsis if truncated. */
export function preview(text: string, max: number): string {
  const characters = Array.from(text.slice(0, 2 * max + 2))
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}…` : text
}

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
const timeFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
export const day = (timestamp: string) => dayFormat.format(new Date(timestamp))

const nearFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
/** The date, without the current year. */
export const nearDay = (timestamp: string, now = new Date()) =>
  new Date(timestamp).getFullYear() === now.getFullYear()
    ? nearFormat.format(new Date(timestamp))
    : day(timestamp)

const calendarFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
const calendarYearFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
/** A day without a time, such as `2026-08-26`, without the current year. */
export const calendarDay = (day: string, now = new Date()) =>
  (day.startsWith(`${now.getFullYear()}-`) ? calendarFormat : calendarYearFormat).format(new Date(day))

const monthDay = { month: 'short', day: 'numeric' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const
const recordingParts = {
  day: monthDay,
  weekday: { ...monthDay, weekday: 'short' },
  year: { ...monthDay, year: 'numeric' },
  weekdayAndYear: { ...monthDay, weekday: 'short', year: 'numeric' },
  clock,
  clockAndZone: { ...clock, timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const recordingFormats = new Map<string, Intl.DateTimeFormat>()

/** Formats are kept, as making one takes twenty times as long as using it. */
function inZone(timestamp: string, timeZone: string, part: keyof typeof recordingParts) {
  const key = `${part} ${timeZone}`
  const format =
    recordingFormats.get(key) ?? new Intl.DateTimeFormat(locale, { ...recordingParts[part], timeZone })
  recordingFormats.set(key, format)
  return format.format(new Date(timestamp))
}

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
  const day = inZone(timestamp, timeZone, isThisYear(timestamp, timeZone) ? 'weekday' : 'weekdayAndYear')
  return `${day}, ${inZone(timestamp, timeZone, clock).replaceAll(/\s/g, '\u00A0')}`
}

/** The day of a recording by the clocks of the show, without the current year. */
export const recordingDay = (timestamp: string, timeZone: string) =>
  inZone(timestamp, timeZone, isThisYear(timestamp, timeZone) ? 'day' : 'year')

/** The time of a recording alone, for lists under a day that name the time zone once: "2:00 PM". */
export const recordingClock = (timestamp: string, timeZone: string) => inZone(timestamp, timeZone, 'clock')

/** A date with its time. A line doesn't break before AM or PM. */
export const dayAndTime = (timestamp: string) =>
  timeFormat.format(new Date(timestamp)).replace(/\s(?=[AP]M$)/u, '\u00A0')

/** Display text of an id: `hook-focused` → `Hook-focused`, `crystal_ball` → `Crystal ball`. */
export const readable = (value: string) => capitalized(value.replaceAll('_', ' '))
