import { latestSecond } from '../transcript-limits.ts'

const whole = /^\d{1,3}$/
const seconds = /^\d{1,2}(?:[.,]\d{1,9})?$/

/** Seconds of `1:02`, `00:01:02`, `00:01:02.345` or `00:01:02,345`; null for anything else. */
export function readClock(text: string): number | null {
  const parts = text.split(':')
  const last = parts.pop()!
  if (parts.length < 1 || parts.length > 2 || !seconds.test(last) || !parts.every((part) => whole.test(part)))
    return null
  const [minutes = 0, hours = 0] = parts.map(Number).toReversed()
  const rest = Number(last.replace(',', '.'))
  if (rest >= 60 || (parts.length === 2 && minutes >= 60)) return null
  const all = hours * 3600 + minutes * 60 + rest
  return all > latestSecond ? null : Math.round(all * 1000) / 1000
}
