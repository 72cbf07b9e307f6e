import { usualDateFormat } from '@cueroom/core/text/dates.ts'
import { expect, test } from 'vitest'
import { showDatesIn, shownDateFormat } from './date-format.ts'
import { dayAndTime, showTime } from './text.ts'

test('a date with its time never breaks before AM or PM', () => {
  expect(dayAndTime('2026-11-27T02:27:00Z')).toMatch(/\d\u00A0[AP]M$/)
})

test.each([
  ['America/New_York', '8:48\u00A0AM EST'],
  ['America/Los_Angeles', '5:48\u00A0AM PST'],
  ['UTC', '1:48\u00A0PM'],
])('a time by the clocks of %s names the zone where the reader’s clock shows another time', (zone, clock) => {
  expect(showTime('2026-11-28T13:48:00Z', zone)).toBe(`Nov 28, 2026, ${clock}`)
})

test('a browser writes dates as most shows do until it knows the show', () => {
  showDatesIn('day-first-24h')
  showDatesIn()
  expect(shownDateFormat()).toBe(usualDateFormat)
})
