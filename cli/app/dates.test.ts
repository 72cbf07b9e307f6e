import { expect, test } from 'vitest'
import { readMoment, shortTime, timeAndZone, timeZoneNamed } from './dates.ts'

test.each([
  'tomorrow',
  '2026-12-04',
  '2026-02-30 09:00',
  '2026-13-01 09:00',
  '2026-12-04 24:00',
  '2026-12-04 9:00',
  '0000-01-01 09:00',
  '2026-12-04T09:00+1',
  '2026-02-30T09:00Z',
])('"%s" is no time', (text) => {
  expect(() => readMoment(text, 'Europe/Berlin')).toThrow('is not a valid time')
})

test('a time that clocks skip is refused', () => {
  expect(() => readMoment('2027-03-28 02:30', 'Europe/Berlin')).toThrow('Clocks in Europe/Berlin skip 02:30')
})

test.each([
  ['2026-12-04 09:00', 'Europe/Berlin', '2026-12-04T08:00:00.000Z'],
  ['2026-12-04T09:00', 'Asia/Kathmandu', '2026-12-04T03:15:00.000Z'],
  ['2027-10-31 02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z'],
  ['2026-12-04 09:00+01:00', 'Asia/Tokyo', '2026-12-04T08:00:00.000Z'],
  ['2026-12-04T09:00:30Z', 'Asia/Tokyo', '2026-12-04T09:00:30.000Z'],
])('%s in %s is %s', (text, zone, moment) => {
  expect(readMoment(text, zone)).toBe(moment)
})

test('a time is shown on the clock of a zone', () => {
  expect(shortTime('2026-12-04T08:00:00Z', 'Europe/Berlin')).toBe('2026-12-04 09:00')
  expect(shortTime(null)).toBe('')
})

test('in a sentence a time says its zone, in summer and in winter', () => {
  expect(timeAndZone('2026-12-04T08:00:00Z', 'UTC')).toBe('2026-12-04 08:00 UTC')
  expect(timeAndZone('2026-12-04T08:00:00Z', 'America/New_York')).toBe('2026-12-04 03:00 EST')
  expect(timeAndZone('2026-07-04T08:00:00Z', 'America/New_York')).toBe('2026-07-04 04:00 EDT')
})

test('a time zone is a name', () => {
  expect(timeZoneNamed('Europe/Berlin')).toBe('Europe/Berlin')
  for (const text of ['Berlin', '+02:00', '']) expect(() => timeZoneNamed(text)).toThrow('Unknown time zone')
})
