import { dayOf } from '@cueroom/core/episodes/month.ts'
import { locale } from '@cueroom/core/text/format.ts'

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
const hour = 3_600_000
const day = 24 * hour

/** How far away a moment is: "now", "in 3 hours", "tomorrow", "in 3 days". Days are calendar days of the zone. */
export function timeUntil(timestamp: string, now: number, timeZone: string): string {
  const moment = Date.parse(timestamp)
  if (moment <= now) return 'now'
  const dayNumber = (at: number) => Date.parse(dayOf(new Date(at).toISOString(), timeZone)) / day
  const days = dayNumber(moment) - dayNumber(now)
  if (days > 0) return relative.format(days, 'day')
  const hours = Math.floor((moment - now) / hour)
  return hours > 0
    ? relative.format(hours, 'hour')
    : relative.format(Math.max(1, Math.round((moment - now) / 60_000)), 'minute')
}

/** How many of the dates are within the next seven days. */
export const withinAWeek = (timestamps: readonly (string | null)[], now: number) =>
  timestamps.filter((timestamp) => {
    const moment = Date.parse(timestamp ?? '')
    return moment > now && moment < now + 7 * day
  }).length
