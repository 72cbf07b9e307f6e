import { isTimeZone } from '../../guests/interview-time.ts'

/** What people write behind a time, by the zone whose clocks they mean. */
const zones = new Map(
  Object.entries({
    'America/New_York': 'ET EST EDT',
    'America/Chicago': 'CT CST CDT',
    'America/Denver': 'MT MST MDT',
    'America/Los_Angeles': 'PT PST PDT',
    'Europe/London': 'BST',
    'Europe/Berlin': 'CET CEST MEZ MESZ',
    UTC: 'UTC GMT',
  }).flatMap(([zone, names]) => names.split(' ').map((name) => [name, zone] as const)),
)

/** The zone that a cell names: "Europe/Berlin", "ET"; null if it names none. */
export const zoneOf = (cell: string) => zones.get(cell.trim()) ?? (isTimeZone(cell) ? cell : null)

/** "7pm ET", "19:00 (CET)" */
const behindTimePattern = /[\dmh. ]\(?([A-Z]{2,4})\)?$/

/** The zone behind a time of day in the same cell; null if none is there. */
export const zoneBehind = (cell: string) => zones.get(behindTimePattern.exec(cell.trim())?.[1] ?? '') ?? null
