import { locale } from '@cueroom/core/text/format.ts'

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
const hour = 3_600_000
const day = 24 * hour

const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0)

/** How far away a moment is: "now", "in 3 hours", "tomorrow", "in 3 days". Days are calendar days. */
export function timeUntil(timestamp: string, now: number): string {
  const moment = Date.parse(timestamp)
  if (moment <= now) return 'now'
  const days = Math.round((midnight(moment) - midnight(now)) / day)
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
