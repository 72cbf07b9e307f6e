import { type ClockTime, isTimeZone, momentOf } from '../../guests/interview-time.ts'
import { normalizeWords } from './normalize.ts'

const byName = (names: Record<string, string>) =>
  new Map(
    Object.entries(names).flatMap(([zone, list]) =>
      list.split(',').map((name) => [name.trim(), zone] as const),
    ),
  )

/** What people write behind a time, by the zone whose clocks they mean; "IST" is of three countries. */
const abbreviations = byName({
  'America/New_York': 'ET, EST, EDT',
  'America/Chicago': 'CT, CST, CDT',
  'America/Denver': 'MT, MST, MDT',
  'America/Los_Angeles': 'PT, PST, PDT',
  'Europe/London': 'BST',
  'Europe/Berlin': 'CET, CEST, MEZ, MESZ',
  'Europe/Helsinki': 'EET, EEST',
  'Australia/Sydney': 'AEST, AEDT',
  'Pacific/Auckland': 'NZST, NZDT, NZT',
  'Asia/Tokyo': 'JST',
  'Asia/Singapore': 'SGT',
  'Africa/Johannesburg': 'SAST',
  'Africa/Nairobi': 'EAT',
  'Africa/Lagos': 'WAT',
  UTC: 'UTC, GMT',
})

/** Regions, countries with one zone and cities after which none is called. */
const otherNames = byName({
  'America/New_York':
    'eastern, us eastern, nyc, boston, washington, washington dc, miami, atlanta, philadelphia',
  'America/Chicago': 'central, us central, dallas, houston, austin',
  'America/Denver': 'mountain, us mountain',
  'America/Los_Angeles': 'pacific, us pacific, san francisco, seattle, san diego',
  'America/Toronto': 'montreal, ottawa',
  'Europe/London': 'uk, england, britain, united kingdom, edinburgh, manchester, glasgow, cardiff',
  'Europe/Dublin': 'ireland',
  'Europe/Berlin': 'germany, deutschland, munich, munchen, hamburg, frankfurt, cologne, koln',
  'Europe/Vienna': 'austria, osterreich, wien',
  'Europe/Zurich': 'switzerland, schweiz, geneva',
  'Europe/Madrid': 'barcelona',
  'Europe/Rome': 'italy, italia, milan, milano, roma',
  'Europe/Amsterdam': 'netherlands, nederland, rotterdam',
  'Europe/Copenhagen': 'denmark, danmark, kobenhavn',
  'Europe/Stockholm': 'sweden, sverige',
  'Europe/Oslo': 'norway, norge',
  'Europe/Warsaw': 'poland, polska, warszawa',
  'Europe/Kiev': 'ukraine, kyiv',
  'Africa/Johannesburg': 'south africa, cape town',
  'Asia/Kolkata': 'india, kolkata, mumbai, delhi, new delhi, bangalore, bengaluru, chennai',
  'Asia/Jerusalem': 'israel, tel aviv',
  'Asia/Tokyo': 'japan',
  'Asia/Shanghai': 'china, beijing',
})

let cities: ReadonlyMap<string, string> | undefined

/** The zone that is called after a city: "London", "New York". */
function zoneOfCity(name: string): string | undefined {
  cities ??= new Map(
    Intl.supportedValuesOf('timeZone')
      .filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'))
      .map((zone) => [normalizeWords(zone.replace(/^.*\//, '').replaceAll('_', ' ')), zone]),
  )
  return cities.get(name)
}

const offsetPattern = /^(?:gmt|utc)? ?([+−–-]) ?(\d{1,2})(?:[:.]?(\d\d))?$/iu
const mostHours = 14

/** "GMT+2", "UTC-05:00", "+5:30" as "+02:00", "-05:00" and "+05:30"; null for anything else. */
function offsetOf(text: string): string | null {
  const [, sign, hours = '', minutes = '00'] = offsetPattern.exec(text) ?? []
  if (!sign || Number(hours) > mostHours || Number(minutes) > 59) return null
  return `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`
}

/** Whether a zone as `zoneOf` gives it is but an offset. */
export const isOffset = (zone: string) => /^[+-]/.test(zone)

/** The moment at which a clock shows that date and time, in a zone as `zoneOf` gives it; undefined when it is no date. */
export function momentInZone(clock: ClockTime, zone: string): Date | undefined {
  if (!isOffset(zone)) return momentOf(clock, zone)
  const inUtc = momentOf(clock, 'UTC')?.toISOString()
  return inUtc === undefined ? undefined : new Date(inUtc.replace('Z', zone))
}

/** "Eastern Time", "London (UK)", "Berlin, Germany": what comes first. */
const nameIn = (text: string) =>
  normalizeWords(text.replace(/[,(].*$/su, '')).replace(/ (?:standard |daylight |summer )?(?:time|zeit)$/, '')

/** Longer cells are remarks. */
const longestZone = 60

/** The zone that a cell names, by its IANA name, or by its offset where it says no more: "+02:00". Null if it names none. */
export function zoneOf(cell: string): string | null {
  const text = cell.trim()
  if (text === '' || text.length > longestZone) return null
  const offset = offsetOf(text)
  if (offset) return offset
  const known = abbreviations.get(text.toUpperCase())
  if (known) return known
  // Systems take “IST” for India's
  if (text.includes('/') && isTimeZone(text)) return text
  const name = nameIn(text)
  return abbreviations.get(name.toUpperCase()) ?? otherNames.get(name) ?? zoneOfCity(name) ?? null
}

/** "7pm ET", "19:00 (CET)" */
const behindTimePattern = /[\dmh. ]\(?([A-Z]{2,4})\)?$/

/** The zone behind a time of day in the same cell; null if none is there. */
export const zoneBehind = (cell: string) =>
  abbreviations.get(behindTimePattern.exec(cell.trim())?.[1] ?? '') ?? null
