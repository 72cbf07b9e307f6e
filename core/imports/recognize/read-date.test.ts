import { expect, test } from 'vitest'
import { isAmbiguous, readDate, sharedOrder } from './read-date.ts'

test.each([
  'soon',
  '14 March',
  '10:30',
  '32/01/2026',
  '29.02.2025',
  '12345678',
  'Episode 12',
  '2026',
  `1 May 2026 ${'x'.repeat(80)}`,
])('no date with a year: %s', (text) => {
  expect(readDate(text)).toBeNull()
})

test.each([
  ['2026-05-31', '2026-05-31', null],
  ['2026/4/3', '2026-04-03', null],
  ['2026年3月4日', '2026-03-04', null],
  ['2026년 3월 4일', '2026-03-04', null],
  ['14.1.2026 um 9 Uhr', '2026-01-14', '09:00'],
  ['03-02-26', '2026-02-03', null],
  ['Tues 6th Jan 2026', '2026-01-06', null],
  ['March 3, 2026 9:12 AM', '2026-03-03', '09:12'],
  ['Saturday, March 7, 2026 at 12:30 am', '2026-03-07', '00:30'],
  ['5 de marzo de 2026, 14h30', '2026-03-05', '14:30'],
  ['12 août 2026', '2026-08-12', null],
  ['4 grudnia 2026', '2026-12-04', null],
  ['17 февраля 2026 г., 20:15', '2026-02-17', '20:15'],
  ['2026-06-12 10:00-11:00', '2026-06-12', '10:00'],
])('%s is %s', (text, date, time) => {
  expect(readDate(text)).toEqual({ date, time, offset: null })
})

test('a cell may say how far it is from UTC', () => {
  expect(readDate('2026-06-12T10:00:00+02:00')).toMatchObject({ time: '10:00', offset: '+02:00' })
  expect(readDate('2026-04-07T15:00:00Z')).toMatchObject({ time: '15:00', offset: 'Z' })
})

test('one clear date decides the order of all', () => {
  expect(sharedOrder(['03/04/2026', '01/14/2026'])).toBe('month-first')
  expect(sharedOrder(['03/04/2026', '14/01/2026'])).toBe('day-first')
  expect(sharedOrder(['03/04/2026', '05/06/2026'])).toBeNull()
  expect(readDate('03/04/2026', 'month-first')?.date).toBe('2026-03-04')
  expect(isAmbiguous('03/04/2026')).toBe(true)
  expect(isAmbiguous('03.04.2026')).toBe(false)
})
