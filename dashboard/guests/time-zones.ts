import { ownTimeZone, zoneOffset } from '@cueroom/core/guests/interview-time.ts'

export { ownTimeZone }

const known = () => ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

/**
 * All time zones with their UTC offset on that day, including the given one even if this browser doesn't list
 * it.
 */
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
