import { locale } from '@cueroom/core/text/format.ts'

/** A date of an episode in the time zone of the show: "Nov 24, 2026, 2:00 PM". */
export const episodeTime = (timestamp: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(timestamp),
  )

/** The same with its day of the week: "Tue, Nov 24, 2026, 2:00 PM". */
export const episodeWeekday = (timestamp: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZone },
  }).format(new Date(timestamp))

/** A day, YYYY-MM-DD, in words. */
export const dayText = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** The time of a date by the clocks of the show: "2:00 PM". */
export const episodeClock = (timestamp: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(timestamp))
