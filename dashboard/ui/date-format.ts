import type { DateFormat } from '@cueroom/core/text/dates.ts'
import { readStored, writeStored } from './storage.ts'

const key = 'cueroom.dates'
let shown = (readStored(key) as DateFormat | null) ?? undefined

/** How dates are written on screen. The browser keeps it, so that screens which load before the session have it. */
export const shownDateFormat = () => shown

/** Screens that are open already keep their dates: the shell renders them again. */
export function showDatesIn(dateFormat: DateFormat | undefined) {
  shown = dateFormat
  writeStored(key, dateFormat ?? null)
}
