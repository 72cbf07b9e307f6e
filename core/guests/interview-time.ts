/** What a calendar and a clock show: `2026-11-24` and `15:30`. */
export interface ClockTime {
  date: string
  time: string
}

/** Whether the text names a time zone this system knows, also by one of its older or newer names. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false
  try {
    return Boolean(clockFor(text))
  } catch {
    return false
  }
}

/** The time zone of this computer or browser. */
export function ownTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && isTimeZone(timeZone) ? timeZone : 'UTC'
}

/** Default time of an interview if only the day is known. */
export const usualInterviewTime = '10:00'

const clocks = new Map<string, Intl.DateTimeFormat>()
const maxClocks = 100

/** Cached, because creating a formatter takes twenty times as long as using it. */
function clockFor(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  if (clocks.size >= maxClocks) clocks.clear()
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, made)
  return made
}

const shown = (moment: number, timeZone: string) => clockFor(timeZone).format(moment)

/** What a clock in the zone shows at a moment (ISO 8601). */
export function clockIn(timestamp: string, timeZone: string): ClockTime {
  const [date = '', time = ''] = shown(Date.parse(timestamp), timeZone).split(' ')
  return { date, time: time.slice(0, 5) }
}

/** Milliseconds by which the zone's clocks are ahead of UTC at a moment. */
export const zoneOffset = (moment: number, timeZone: string) => {
  const whole = Math.floor(moment / 1000) * 1000
  return Date.parse(`${shown(whole, timeZone).replace(' ', 'T')}Z`) - whole
}

/** Corrects the year 26, which browsers produce from two typed digits. */
const earliest = Date.UTC(1900)

/**
 * The moment at which a clock in the zone shows that date and time; undefined when it is no date. A time that
 * happens twice is the first of the two, one that the clocks skip is as much later as they skip (RFC 5545, 3.3.5).
 */
export function momentOf({ date, time }: ClockTime, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(asUtc) || asUtc < earliest) return undefined
  const day = 86_400_000
  const offsets = [zoneOffset(asUtc - day, timeZone), zoneOffset(asUtc + day, timeZone)]
  const fitting = offsets.map((offset) => asUtc - offset).filter((m) => m + zoneOffset(m, timeZone) === asUtc)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : asUtc - offsets[0]!)
}

/** Whether clocks in the zone never show that time, as on the night they are put forward. */
export function isSkipped(clock: ClockTime, timeZone: string): boolean {
  const moment = momentOf(clock, timeZone)?.toISOString()
  return moment !== undefined && clockIn(moment, timeZone).time !== clock.time
}
