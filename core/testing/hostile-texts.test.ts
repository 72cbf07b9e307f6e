import { expect, test } from 'vitest'
import { hostileTexts } from './hostile-texts.ts'

test('there are at least four hundred hostile texts, each once, and each fits into an answer', () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(400)
  expect(new Set(hostileTexts).size).toBe(hostileTexts.length)
  for (const text of hostileTexts) expect(text.length).toBeLessThanOrEqual(10_000)
})
