import type { DateFormat } from '@cueroom/core/text/dates.ts'
import { readStored, writeStored } from './storage.ts'
import { createStore } from './store.ts'

const key = 'cueroom.dates'
/** `usualDateFormat`, whose module is too large for what every screen waits for. Most shows have it, so their first screen stays. */
const usual: DateFormat = 'month-first-12h'

/** How dates are written on screen. The browser keeps it, so that screens which load before the session have it. */
export const dateFormatStore = createStore((readStored(key) as DateFormat | null) ?? usual)
export const shownDateFormat = dateFormatStore.get

/** Screens that are open keep their dates: the shell opens them again immediately, before anybody types. */
export function showDatesIn(dateFormat: DateFormat = usual) {
  dateFormatStore.set(dateFormat)
  writeStored(key, dateFormat)
}
