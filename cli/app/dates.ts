import { isSkipped, isTimeZone, momentOf, ownTimeZone } from '@cueroom/core/guests/interview-time.ts'
import { isDate } from '@cueroom/core/text/answer-formats.ts'
import { type DateFormat, dateText } from '@cueroom/core/text/dates.ts'
import { InvalidArgumentError } from 'commander'
import { usageError } from './cli.ts'

export { ownTimeZone }

/** As flags take times. */
const dateFormat: DateFormat = 'year-first-24h'

/** A moment formatted as `2026-12-04 09:00`, in the local or another time zone. */
export function shortTime(timestamp: string | null | undefined, timeZone?: string | null): string {
  if (!timestamp) return ''
  return dateText(timestamp, 'dayAndTime', { dateFormat, timeZone: timeZone ?? ownTimeZone() })
}

/** A moment with the name of its time zone, for sentences: `2026-12-04 09:00 GMT+1`. */
export function timeAndZone(timestamp: string | null, timeZone?: string | null): string {
  if (!timestamp) return ''
  return dateText(timestamp, 'dayTimeAndZone', { dateFormat, timeZone: timeZone ?? ownTimeZone() })
}

/** A time zone from a flag. */
export function timeZoneNamed(text: string): string {
  if (isTimeZone(text)) return text
  throw usageError(`Unknown time zone "${text}". Use a name such as Europe/Berlin or UTC.`)
}

const day = /^[12]\d{3}-\d{2}-\d{2}[T ]/
const local = /^(.{10})[T ]([01]\d:[0-5]\d|2[0-3]:[0-5]\d)$/
const withOffset = /^.{10}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/i
const noTime = (text: string) =>
  usageError(`"${text}" is not a valid time. Write it as "2026-12-04 09:00" or 2026-12-04T09:00+01:00.`)

/**
 * Parses `2026-12-04 09:00` in a time zone, or a time with its own offset. Of an ambiguous local time (DST)
 * the first is used; skipped times and invalid dates are refused.
 */
export function readMoment(text: string, timeZone: string): string {
  if (!day.test(text) || !isDate(text.slice(0, 10))) throw noTime(text)
  const [, date, time] = local.exec(text) ?? []
  if (!date || !time) {
    const moment = new Date(text.replace(' ', 'T'))
    if (!withOffset.test(text) || Number.isNaN(moment.getTime())) throw noTime(text)
    return moment.toISOString()
  }
  if (isSkipped({ date, time }, timeZone))
    throw usageError(`Clocks in ${timeZone} skip ${time} on ${date}: choose another time.`)
  const moment = momentOf({ date, time }, timeZone)
  if (!moment) throw noTime(text)
  return moment.toISOString()
}

/** A day from a flag, as YYYY-MM-DD. */
export function dateFlag(text: string) {
  if (isDate(text)) return text
  throw new InvalidArgumentError(`"${text}" is not a valid date. Use one such as 2026-11-20.`)
}
