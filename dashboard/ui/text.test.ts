import { expect, test } from 'vitest'
import { dayAndTime } from './text.ts'

test('a date with its time never breaks before AM or PM', () => {
  expect(dayAndTime('2026-11-27T02:27:00Z')).toMatch(/\d\u00A0[AP]M$/)
})
