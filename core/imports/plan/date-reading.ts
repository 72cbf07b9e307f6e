import { isPlaceholder } from '../read/cell-text.ts'
import { usualInterviewTime } from '../../guests/interview-time.ts'
import type { ImportColumn } from '../recognize/import-column.ts'
import { type DateOrder, readClock, readDate } from '../recognize/read-date.ts'
import { momentInZone } from '../recognize/time-zones.ts'

/** How dates of a file are read where they do not say it themselves. */
export interface DateReading {
  order: DateOrder
  timeZone: string
  /** What was read before: the same days come back, and time zones take long. */
  known: Map<string, Moment | undefined>
  /** Days without a time, by the moment, in ISO 8601, that they are taken for. */
  untimed: Map<string, string>
}

/** A date's moment in ISO 8601, and the time of day it was read with; null if it was assumed. */
interface Moment {
  moment: string
  time: string | null
}

export const timeIn = (cells: string[], columns: ImportColumn[]) =>
  columns
    .flatMap(({ field, index }) => (field === 'interviewTime' ? (cells[index] ?? '') : []))
    .find((cell) => cell !== '' && !isPlaceholder(cell)) ?? ''

/** What a cell's date means; `clock` is the cell with the time, where there is one. */
export function momentIn(cell: string, clock: string, dates: DateReading): Moment | undefined {
  const { order, timeZone, known } = dates
  const key = `${timeZone} ${order} ${cell} ${clock}`
  if (!known.has(key)) known.set(key, readMoment(cell, clock, dates))
  return known.get(key)
}

function readMoment(
  cell: string,
  clock: string,
  { order, timeZone, untimed }: DateReading,
): Moment | undefined {
  const read = readDate(cell, order)
  if (!read) return undefined
  const { date, offset } = read
  const time = read.time ?? readClock(clock)
  if (read.time && offset)
    return { moment: new Date(`${date}T${time}:00${offset}`).toISOString(), time: read.time }
  const moment = momentInZone({ date, time: time ?? usualInterviewTime }, timeZone)?.toISOString()
  if (moment && !time) untimed.set(moment, date)
  return moment ? { moment, time } : undefined
}
