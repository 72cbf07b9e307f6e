import { expect, test } from 'vitest'
import { type DateFormat, dateFormats, dateLocale, type DateShape, dateText, dayText } from './dates.ts'

/** Eight in the evening in London, three in the afternoon in New York. */
const at = '2026-11-22T20:05:00Z'

const inAllFormats = (shape: DateShape, timeZone = 'Europe/London') =>
  dateFormats.map((dateFormat) => dateText(at, shape, { dateFormat, timeZone }))

test('without a choice, dates are American', () => {
  expect(dateText(at, 'moment', { timeZone: 'America/New_York' })).toBe(
    'Sunday, November 22, 2026 at 3:05 PM EST',
  )
  expect(dayText(at)).toBe('November 22, 2026')
  expect(dayText('2026-11-22')).toBe('November 22, 2026')
  expect(dateText(at, 'day', { timeZone: 'UTC', dateFormat: 'of another version' as DateFormat })).toBe(
    'Nov 22, 2026',
  )
})

test.each<[DateShape, ...string[]]>([
  ['day', 'Nov 22, 2026', '22 Nov 2026', '22 Nov 2026', '2026-11-22'],
  ['nearDay', 'Nov 22', '22 Nov', '22 Nov', '2026-11-22'],
  ['weekday', 'Sun, Nov 22', 'Sun 22 Nov', 'Sun 22 Nov', 'Sun 2026-11-22'],
  ['clock', '8:05 PM', '8:05 pm', '20:05', '20:05'],
  ['clockAndZone', '8:05 PM GMT', '8:05 pm GMT', '20:05 GMT', '20:05 GMT'],
  ['dayAndTime', 'Nov 22, 2026, 8:05 PM', '22 Nov 2026, 8:05 pm', '22 Nov 2026, 20:05', '2026-11-22 20:05'],
  ['longDay', 'November 22, 2026', '22 November 2026', '22 November 2026', '2026-11-22'],
  ['longWeekday', 'Sunday, November 22', 'Sunday 22 November', 'Sunday 22 November', 'Sunday 2026-11-22'],
  ['figures', '11/22/2026', '22/11/2026', '22/11/2026', '2026-11-22'],
  ['month', 'November 2026', 'November 2026', 'November 2026', 'November 2026'],
  ['weekdayName', 'Sunday', 'Sunday', 'Sunday', 'Sunday'],
])('%s in every format', (shape, ...expected) => {
  // Engines differ in the space before "pm"
  expect(inAllFormats(shape).map((text) => text.replaceAll('\u202F', ' '))).toEqual(expected)
})

test('midnight and noon are unmistakable', () => {
  const clock = (moment: string) =>
    dateFormats.map((dateFormat) =>
      dateText(moment, 'clock', { dateFormat, timeZone: 'UTC' }).replaceAll('\u202F', ' '),
    )
  expect(clock('2026-11-22T00:00:00Z')).toEqual(['12:00 AM', '12:00 am', '00:00', '00:00'])
  expect(clock('2026-11-22T12:00:00Z')).toEqual(['12:00 PM', '12:00 pm', '12:00', '12:00'])
})

test('other languages have their own way, whatever the show chose', () => {
  for (const dateFormat of dateFormats)
    expect(dayText(at, { language: 'de', dateFormat })).toBe('22. November 2026')
  expect(dateLocale({ language: 'de', dateFormat: 'month-first-12h' })).toBe('de')
})

test('a script that formats dates itself gets a locale with the same order and clock', () => {
  const written = dateFormats.map((dateFormat) =>
    new Intl.DateTimeFormat(dateLocale({ dateFormat }), {
      ...{ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
      timeZone: 'UTC',
    }).format(new Date(at)),
  )
  expect(written.map((text) => text.replaceAll('\u202F', ' '))).toEqual([
    'November 22 at 8:05 PM',
    '22 November at 8:05 pm',
    '22 November at 20:05',
    '22 November at 20:05',
  ])
})
