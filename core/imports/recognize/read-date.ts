import { normalize } from './normalize.ts'

/** Which of "03/04/2026" is the day. */
const dateOrders = ['day-first', 'month-first'] as const
export type DateOrder = (typeof dateOrders)[number]

/** A date in a cell: `2026-05-31`, `15:30` or null, and `Z` or `+02:00` where the cell says how far it is from UTC. */
interface CellDate {
  date: string
  time: string | null
  offset: string | null
}

const longestDate = 80
const firstYear = 1990
const lastYear = 2100

const yearFirstPattern = /^(\d{4})\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,2})(?!\d)[日일]?/
const figuresPattern = /^(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})(?!\d)/
const weekdayPattern = /^\p{L}[\p{L}\p{M}-]{1,15}[.,]{0,2}\s+(?=\d)/u

const withoutWeekday = (text: string) => text.replace(weekdayPattern, '').trim()

/** The first date in a cell; null if no date has a year. */
export function readDate(text: string, order: DateOrder = 'day-first'): CellDate | null {
  if (text.length > longestDate || !/\d/.test(text)) return null
  return readFigures(withoutWeekday(text), order) ?? readNamed(text)
}

function readFigures(text: string, order: DateOrder): CellDate | null {
  const yearFirst = yearFirstPattern.exec(text)
  if (yearFirst) {
    const [all, year, month, day] = yearFirst
    return toDate(Number(year), Number(month), Number(day), text.slice(all.length))
  }
  const figures = figuresPattern.exec(text)
  if (!figures) return null
  const [all, one, separator, other, year] = figures as unknown as [string, string, string, string, string]
  const isDayFirst =
    separator === '.' || orderOf(text) === 'day-first' || (!orderOf(text) && order === 'day-first')
  const [day, month] = isDayFirst ? [one, other] : [other, one]
  return toDate(fullYear(year), Number(month), Number(day), text.slice(all.length))
}

const fullYear = (year: string) => Number(year.length === 2 ? `20${year}` : year)

/** What a date in figures says about the order itself; null if both figures may be months. */
function orderOf(text: string): DateOrder | null {
  const [, one, separator, other] = figuresPattern.exec(withoutWeekday(text)) ?? []
  if (!one) return null
  if (separator === '.' || Number(one) > 12) return 'day-first'
  return Number(other) > 12 ? 'month-first' : null
}

/** Whether a date may be read in both orders, with different results. */
export function isAmbiguous(text: string): boolean {
  const [, one, separator, other] = figuresPattern.exec(withoutWeekday(text)) ?? []
  if (!one || separator === '.') return false
  return Number(one) <= 12 && Number(other) <= 12 && Number(one) !== Number(other)
}

/** The order that the clear ones among some dates agree on; null if none is clear. */
export function sharedOrder(values: string[]): DateOrder | null {
  const said = values.map((value) => (value.length > longestDate ? null : orderOf(value)))
  const monthFirst = said.filter((order) => order === 'month-first').length
  const dayFirst = said.filter((order) => order === 'day-first').length
  if (monthFirst === dayFirst) return null
  return monthFirst > dayFirst ? 'month-first' : 'day-first'
}

/** "Tues 6th Jan 2026", "March 3, 2026", "5 de marzo de 2026" */
function readNamed(text: string): CellDate | null {
  const tokens = [...text.matchAll(/[\p{L}\p{M}]+|\d+/gu)]
  const at = tokens.findIndex(([token]) => monthOf(token) > 0)
  if (at === -1) return null
  const month = monthOf(tokens[at]![0])
  const isFigure = ([token]: RegExpMatchArray) => /^\d/.test(token)
  const before = tokens.slice(Math.max(0, at - 2), at).findLast(isFigure)
  const after = tokens.slice(at + 1).filter(isFigure)
  const day = before ?? after.shift()
  const year = after[0]
  if (!day || !year) return null
  const end = year.index + year[0].length
  if (year[0].length !== 4 && !(year[0].length === 2 && end === text.length)) return null
  // "3 marzo ore 10" is a time
  const amid = text.slice(tokens[at]!.index + tokens[at]![0].length, year.index)
  const said = amid.match(/\p{L}+/gu) ?? []
  if (year[0].length === 2 && said.some((word) => !/^(?:de|del|do|of)$/i.test(word))) return null
  return toDate(fullYear(year[0]), month, Number(day[0]), text.slice(end))
}

function toDate(year: number, month: number, day: number, rest: string): CellDate | null {
  if (year < firstYear || year > lastYear) return null
  const made = new Date(Date.UTC(year, month - 1, day))
  if (month < 1 || month > 12 || made.getUTCMonth() !== month - 1 || made.getUTCDate() !== day) return null
  return { date: made.toISOString().slice(0, 10), time: readTime(rest), offset: offsetIn(rest) }
}

const clockPattern =
  /(?<![\d:.+-])(\d{1,2})(?::|(?:\.| ?(?:[h時시]|uhr)) ?(?=[0-5]\d))([0-5]\d)(?::[0-5]\d(?:\.\d{1,9})?)? ?(?:([ap])\.?m\b)?/i
const hourPattern = /(?<![\d:.+-])(\d{1,2}) ?(?:([ap])\.?m\b|h\b|uhr\b|時|시)/i

/** The first time of day in a text, as `15:30`. */
function readTime(rest: string): string | null {
  if (rest.length > longestDate) return null
  const clock = clockPattern.exec(rest)
  const [hours, minutes, half] = clock
    ? [clock[1]!, clock[2]!, clock[3]]
    : [hourPattern.exec(rest)?.[1], '00', hourPattern.exec(rest)?.[2]]
  if (hours === undefined) return null
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  return hour > 23 ? null : clockOf(hour, minutes)
}

const fractionPattern = /^0[.,]\d{1,17}$/
const hundredsPattern = /^([01]\d|2[0-3])([0-5]\d)(?: ?h(?:rs?|ours)?)?$/i
const spanPattern = /^(\d{1,2})(?:[:.]([0-5]\d))? ?(?:[-–—]|to) ?(\d{1,2})(?:[:.][0-5]\d)? ?([ap])\.?m\b\.?$/i
const namedTimes = new Map([
  ['noon', '12:00'],
  ['midday', '12:00'],
  ['midnight', '00:00'],
])

/** The time in a cell of a column of times, as `15:30`: also "1930", "7-8pm" and a spreadsheet's fraction of a day. */
export function readClock(cell: string): string | null {
  const text = cell.trim().toLowerCase()
  // "0.30" is half past midnight: a spreadsheet drops the last zero of a fraction
  if (fractionPattern.test(text) && !/^0[.,][0-5]0$/.test(text)) {
    const minutes = Math.round(Number(text.replace(',', '.')) * 1440)
    return minutes < 1440 ? clockOf(Math.floor(minutes / 60), String(minutes % 60)) : null
  }
  const [, hours, minutes] = hundredsPattern.exec(text) ?? []
  return hours ? `${hours}:${minutes}` : (namedTimes.get(text) ?? readSpan(text) ?? readTime(text))
}

/** The start of "7-8pm", and of "11-1pm", which begins in the morning. */
function readSpan(text: string): string | null {
  const [, from, minutes = '00', to, half] = spanPattern.exec(text) ?? []
  if (!from || Number(from) > 12 || Number(to) > 12) return null
  const isAfternoon = (half === 'p') === Number(from) % 12 <= Number(to) % 12
  return clockOf((Number(from) % 12) + (isAfternoon ? 12 : 0), minutes)
}

const clockOf = (hours: number, minutes: string) =>
  `${String(hours).padStart(2, '0')}:${minutes.padStart(2, '0')}`

function offsetIn(rest: string): string | null {
  if (/\d\s?(?:Z|UTC|GMT)$/.test(rest)) return 'Z'
  const [, hours, minutes] = /^T[\d:.]{4,20}([+-]\d{2}):?(\d{2})$/.exec(rest) ?? []
  return hours ? `${hours}:${minutes}` : null
}

const languages =
  'en de fr es pt it nl sv nb da fi pl cs sk hu ro tr ru uk el bg hr sl sr lt lv et ca id ms vi ar he hi th af sw'
let months: Map<string, number> | null = null

/** 1 to 12 for the name of a month, also shortened or inflected, as CLDR has it; 0 for any other word. */
function monthOf(word: string): number {
  months ??= monthNames()
  return months.get(normalize(word)) ?? 0
}

/** Whether a text names a month. */
export const namesMonth = (text: string) =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => monthOf(word) > 0)

function monthNames(): Map<string, number> {
  const names = new Map<string, number>()
  const add = (name: string, month: number) => {
    const folded = normalize(name)
    if (folded.length > 2 && !/\d/.test(folded) && !names.has(folded)) names.set(folded, month)
  }
  for (const language of languages.split(' ')) {
    for (const style of ['long', 'short'] as const) {
      const formats = [
        new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }),
        new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC' }),
      ]
      for (let month = 0; month < 12; month++) {
        const day = Date.UTC(2026, month, 15)
        for (const format of formats)
          for (const { type, value } of format.formatToParts(day)) if (type === 'month') add(value, month + 1)
      }
    }
  }
  return names.set('sept', 9)
}
