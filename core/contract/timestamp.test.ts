import { expect, test } from 'vitest'
import { Timestamp } from './shapes.ts'

test.each([
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '0100-01-01T00:00:00+01:00',
  '9999-12-31T23:59:59-01:00',
  '9999-12-31T23:59:59+23:59',
  '2026-01-01T00:00:00+16:00',
  '2026-02-30T00:00:00Z',
  'tomorrow',
])('%s is no time that can be stored', (time) => {
  expect(Timestamp.safeParse(time).success).toBe(false)
})

test.each(['0100-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-11-22T10:00:00+14:00'])('%s is', (time) => {
  expect(Timestamp.parse(time)).toBe(time)
})
