import { locale } from '@cueroom/core/text/format.ts'

/** A day, YYYY-MM-DD, in words. */
export const dayText = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
