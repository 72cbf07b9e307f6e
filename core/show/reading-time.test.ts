import { expect, test } from 'vitest'
import { readingTime } from './reading-time.ts'

test.each([
  [0, 0],
  [1, 0],
  [150, 60],
  [376, 150],
  [450, 180],
])('%i words take %i seconds', (words, seconds) => {
  expect(readingTime(words)).toBe(seconds)
})
