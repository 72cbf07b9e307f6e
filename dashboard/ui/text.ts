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

const weekdayFormat = new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric' })
const clockFormat = new Intl.DateTimeFormat(locale, {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})
/** When a recording is, on the host's clock: "Tue, Nov 24, 2:00 PM GMT+1". A line doesn't break within the time. */
export function recordingTime(timestamp: string) {
  const date = new Date(timestamp)
  return `${weekdayFormat.format(date)}, ${clockFormat.format(date).replaceAll(' ', '\u00A0')}`
}

export const dayAndTime = (timestamp: string) => timeFormat.format(new Date(timestamp))

/** Display text of an id: `hook-focused` → `Hook-focused`, `crystal_ball` → `Crystal ball`. */
export const readable = (value: string) => capitalized(value.replaceAll('_', ' '))
