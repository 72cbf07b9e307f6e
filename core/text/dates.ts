import { present } from './present.ts'

/** Styles rather than parts where there is one: every language has its own parts for it. */
type Shape = Omit<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'> & {
  dateStyle?: 'medium' | 'long' | 'full'
  timeStyle?: 'short'
}

/** Every way in which a date is shown, by its name. No other code formats dates for people. */
const shapes = {
  /** `Nov 22, 2026` */
  day: { dateStyle: 'medium' },
  /** `Nov 22` */
  nearDay: { day: 'numeric', month: 'short' },
  /** `Sun, Nov 22` */
  weekday: { day: 'numeric', month: 'short', weekday: 'short' },
  /** `Sun, Nov 22, 2026` */
  weekdayAndYear: { day: 'numeric', month: 'short', weekday: 'short', year: 'numeric' },
  /** `3:00 PM` */
  clock: { timeStyle: 'short' },
  /** `3:00 PM EST` */
  clockAndZone: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  /** `Nov 22, 2026, 3:00 PM` */
  dayAndTime: { dateStyle: 'medium', timeStyle: 'short' },
  /** `Nov 22, 2026, 3:00 PM EST` */
  dayTimeAndZone: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  /** `November 22, 2026` */
  longDay: { dateStyle: 'long' },
  /** `November 22, 2026 at 3:00 PM` */
  longTime: { dateStyle: 'long', timeStyle: 'short' },
  /** `Sunday, November 22` */
  longWeekday: { day: 'numeric', month: 'long', weekday: 'long' },
  /** `Sunday, November 22, 2026 at 3:00 PM` */
  fullTime: { dateStyle: 'full', timeStyle: 'short' },
  /** `Sunday, November 22, 2026 at 3:00 PM EST`, which people in other time zones read too */
  moment: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  /** `11/22/2026` */
  figures: { year: 'numeric', month: '2-digit', day: '2-digit' },
  /** `November 2026` */
  month: { month: 'long', year: 'numeric' },
  /** `Sun` */
  shortWeekdayName: { weekday: 'short' },
  /** `Sunday` */
  weekdayName: { weekday: 'long' },
} as const satisfies Record<string, Shape>
export type DateShape = keyof typeof shapes

/** How English dates are written: the order of a date, and the hours of its clock. */
export const dateFormats = ['month-first-12h', 'day-first-12h', 'day-first-24h', 'year-first-24h'] as const
export type DateFormat = (typeof dateFormats)[number]
export const usualDateFormat: DateFormat = 'month-first-12h'

export interface DateStyle {
  /** IANA; the reader's own if absent. */
  timeZone?: string | undefined
  /** Applies to English alone: other languages have one way to write dates. */
  dateFormat?: DateFormat | undefined
  /** Such as `de`; `en` if absent. */
  language?: string | undefined
}

type Write = (moment: Date) => string

function written(locale: string, options: Intl.DateTimeFormatOptions): Write {
  const format = new Intl.DateTimeFormat(locale, options)
  return (moment) => format.format(moment)
}

const dateParts = {
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const

/** A shape without its styles, whose hours British English writes as `03:00 pm`. */
function inParts({ dateStyle, timeStyle, ...parts }: Shape): Intl.DateTimeFormatOptions {
  return {
    ...parts,
    ...(dateStyle && dateParts[dateStyle]),
    ...(timeStyle && { hour: 'numeric', minute: '2-digit' }),
  }
}

const figures = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/** `Sun 2026-11-22 15:00`; the name of a weekday or month alone stays a word. */
function yearFirst(shape: Shape, timeZone: string | undefined): Write {
  const { day, hour, ...names } = inParts(shape)
  if (!day && !hour) return written('en-US', { ...names, timeZone })
  const { weekday, timeZoneName } = names
  const time = hour && ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const)
  const options = { weekday, timeZoneName, ...(day && figures), ...time, timeZone }
  const format = new Intl.DateTimeFormat('en-US', options)
  return (moment) => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
    const date = day && `${parts['year']}-${parts['month']}-${parts['day']}`
    const clock = hour && `${parts['hour']}:${parts['minute']}`
    return present([parts['weekday'], date, clock, parts['timeZoneName']]).join(' ')
  }
}

function writer(shape: Shape, { timeZone, language = 'en', dateFormat = usualDateFormat }: DateStyle): Write {
  if (language !== 'en') return written(language, { ...shape, timeZone })
  switch (dateFormat) {
    case 'day-first-12h':
      return written('en-GB', { ...inParts(shape), hourCycle: 'h12', timeZone })
    case 'day-first-24h':
      return written('en-GB', { ...shape, timeZone })
    case 'year-first-24h':
      return yearFirst(shape, timeZone)
    // Also for a format that a browser stored for another version
    default:
      return written('en-US', { ...shape, timeZone })
  }
}

const locales: Record<DateFormat, string> = {
  'month-first-12h': 'en-US',
  'day-first-12h': 'en-GB-u-hc-h12',
  'day-first-24h': 'en-GB',
  'year-first-24h': 'en-GB',
}

/** The nearest locale (BCP 47), for a script that cannot import this. */
export const dateLocale = ({ language = 'en', dateFormat = usualDateFormat }: DateStyle): string =>
  language === 'en' ? locales[dateFormat] : language

const writers = new Map<string, Write>()
const maxWriters = 200

/** A date or time (ISO 8601, or milliseconds) as people read it. */
export function dateText(at: string | number | Date, shape: DateShape, style: DateStyle = {}): string {
  const key = [shape, style.timeZone, style.language, style.dateFormat].join(' ')
  let write = writers.get(key)
  if (!write) {
    // Kept, because creating a formatter takes twenty times as long as using it
    if (writers.size >= maxWriters) writers.clear()
    write = writer(shapes[shape], style)
    writers.set(key, write)
  }
  return write(new Date(at))
}

/** `November 22, 2026`: the day of a moment by UTC, or a day without a time such as `2026-11-22`. */
export const dayText = (at: string, style?: DateStyle) =>
  dateText(at, 'longDay', { ...style, timeZone: 'UTC' })
