import { locale } from '@cueroom/core/text/format.ts'

/** A date of an episode in the time zone of the show: "Nov 24, 2026, 2:00 PM". */
export const episodeTime = (timestamp: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(timestamp),
  )
