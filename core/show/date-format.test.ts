import { expect, test } from 'vitest'
import { dateFormats } from '../text/dates.ts'
import { dateFormatExample, likelyDateFormat } from './date-format.ts'

test('a new show writes dates as people do where it is', () => {
  const zones = [
    'America/New_York',
    'Pacific/Honolulu',
    'Europe/London',
    'Africa/Johannesburg',
    'Asia/Kolkata',
  ]
  expect(zones.map((zone) => likelyDateFormat(zone))).toEqual([
    'month-first-12h',
    'month-first-12h',
    'day-first-24h',
    'day-first-24h',
    'day-first-12h',
  ])
})

test('where the time zone is no place, the spelling of the show says it', () => {
  for (const zone of [undefined, null, '', 'UTC', 'Etc/GMT+5']) {
    expect(likelyDateFormat(zone)).toBe('month-first-12h')
    expect(likelyDateFormat(zone, true)).toBe('day-first-24h')
  }
  expect(likelyDateFormat('America/Toronto', true)).toBe('day-first-24h')
})

test('each choice is its own example', () => {
  expect(dateFormats.map(dateFormatExample).map((text) => text.replaceAll('\u202F', ' '))).toEqual([
    'November 22, 2026, 3:00 PM',
    '22 November 2026, 3:00 pm',
    '22 November 2026, 15:00',
    '2026-11-22 15:00',
  ])
})
