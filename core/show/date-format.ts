import { type DateFormat, dateText, usualDateFormat } from '../text/dates.ts'

/** Americas and Hawaii: English there is written month first. */
const monthFirst = /^(?:America|US)\/|^Pacific\/Honolulu$/
/** Where a day comes first and the clock has twelve hours. */
const twelveHours = /^(?:Australia\/|Pacific\/Auckland$|Asia\/(?:Kolkata|Calcutta|Karachi|Dhaka|Colombo)$)/

/** Whether people in a time zone (IANA) write the month first, as in 11/22. */
export const isMonthFirst = (timeZone: string) => monthFirst.test(timeZone)

/**
 * How a new show writes dates, unless it chose: day first where its texts are British or its time zone is a place
 * outside the Americas, and month first where neither says more.
 */
export function likelyDateFormat(timeZone: string | null | undefined, isBritish = false): DateFormat {
  const place = timeZone?.includes('/') && !timeZone.startsWith('Etc/') ? timeZone : ''
  if (twelveHours.test(place)) return 'day-first-12h'
  return isBritish || (place && !isMonthFirst(place)) ? 'day-first-24h' : usualDateFormat
}

/** A choice by the same moment: `22 November 2026, 15:00`. */
export function dateFormatExample(dateFormat: DateFormat): string {
  const [day, clock] = (['longDay', 'clock'] as const).map((shape) =>
    dateText('2026-11-22T15:00:00Z', shape, { dateFormat, timeZone: 'UTC' }),
  )
  return `${day}${dateFormat === 'year-first-24h' ? ' ' : ', '}${clock}`
}
