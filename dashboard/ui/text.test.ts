import { usualDateFormat } from '@cueroom/core/text/dates.ts'
import { expect, test } from 'vitest'
import { showDatesIn, shownDateFormat } from './date-format.ts'
import { dayAndTime } from './text.ts'

test('a date with its time never breaks before AM or PM', () => {
  expect(dayAndTime('2026-11-27T02:27:00Z')).toMatch(/\d\u00A0[AP]M$/)
})

test('a browser writes dates as most shows do until it knows the show', () => {
  showDatesIn('day-first-24h')
  showDatesIn()
  expect(shownDateFormat()).toBe(usualDateFormat)
})
