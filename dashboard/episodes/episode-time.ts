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
