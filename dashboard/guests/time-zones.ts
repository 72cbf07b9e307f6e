import { isTimeZone, zoneOffset } from '@cueroom/core/guests/interview-time.ts'

/** The zone of this browser's clock. */
export function ownTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && isTimeZone(timeZone) ? timeZone : 'UTC'
}

const known = () => ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

/** All zones with how far they are ahead of UTC on that day, the one given included whatever this browser calls it. */
export function timeZoneOptions(chosen: string, day: Date) {
  const moment = Number.isNaN(day.getTime()) ? Date.now() : day.getTime()
  return [...new Set([chosen, ...known()])].map((zone) => ({
    value: zone,
    label: `${zone.replaceAll('_', ' ')} (${ahead(zoneOffset(moment, zone))})`,
  }))
}

function ahead(offset: number) {
  if (offset === 0) return 'UTC'
  const minutes = Math.abs(offset) / 60_000
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : ''
  return `UTC${offset < 0 ? '−' : '+'}${hours}${rest}`
}
