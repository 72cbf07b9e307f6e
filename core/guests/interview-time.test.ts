import { expect, test } from 'vitest'
import { clockIn, isTimeZone, momentOf } from './interview-time.ts'

const moment = (date: string, time: string, zone: string) => momentOf({ date, time }, zone)?.toISOString()

test('an invalid date has no point in time', () => {
  expect(momentOf({ date: '', time: '10:00' }, 'UTC')).toBeUndefined()
  expect(momentOf({ date: '2026-13-01', time: '10:00' }, 'UTC')).toBeUndefined()
})

test.each([
  ['UTC', '2026-11-24T15:30:00.000Z'],
  ['Europe/Paris', '2026-11-24T14:30:00.000Z'],
  ['America/Los_Angeles', '2026-11-24T23:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-24T09:45:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-24T01:30:00.000Z'],
])('half past three in %s is a moment, and the moment is half past three there', (zone, time) => {
  expect(moment('2026-11-24', '15:30', zone)).toBe(time)
  expect(clockIn(time, zone)).toEqual({ date: '2026-11-24', time: '15:30' })
})

test('midnight is 00:00', () => {
  expect(clockIn('2026-11-24T00:00:00Z', 'UTC')).toEqual({ date: '2026-11-24', time: '00:00' })
})

test('a time the clocks skip moves on with them, one that comes twice is the first', () => {
  expect(moment('2026-03-29', '02:30', 'Europe/Paris')).toBe('2026-03-29T01:30:00.000Z')
  expect(moment('2026-10-25', '02:30', 'Europe/Paris')).toBe('2026-10-25T00:30:00.000Z')
  expect(moment('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
})

test('old and new names of a zone count, offsets and inventions do not', () => {
  expect(['Asia/Kolkata', 'Asia/Calcutta', 'UTC', 'Europe/Kyiv'].map(isTimeZone)).toEqual(Array(4).fill(true))
  expect(['Mars/Olympus', '+02:00', ''].map(isTimeZone)).toEqual(Array(3).fill(false))
})
