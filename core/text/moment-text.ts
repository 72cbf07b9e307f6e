import { locale } from './format.ts'

const wholeMoment: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
}

/** "Tuesday, November 25, 2026 at 2:00 PM EST": a time (ISO 8601) that people in other time zones read too. */
export const momentText = (timestamp: string, timeZone: string, language = locale) =>
  new Intl.DateTimeFormat(language, { ...wholeMoment, timeZone }).format(new Date(timestamp))

/** "November 25, 2026": the day of a moment. */
export const dayText = (timestamp: string, language = locale) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(timestamp))
