import { expect, test } from 'vitest'
import { randomId } from '@cueroom/core/text/random-id.ts'

test('an id can be typed on a command line, and none comes twice', () => {
  const ids = Array.from({ length: 5_000 }, randomId)
  expect(ids.filter((id) => !/^\w[\w-]{21}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
