import { expect, test } from 'vitest'
import { nextProgress, progressCap, progressTick } from './progress.ts'

test('the bar rises in whole steps of 2 to 10', () => {
  expect(nextProgress(0, () => 0)).toBe(2)
  expect(nextProgress(0, () => 0.999_999)).toBe(10)
  const steps = new Set(Array.from({ length: 90 }, (_, n) => nextProgress(20, () => n / 90) - 20))
  expect([...steps]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('the bar waits at 95', () => {
  expect(nextProgress(94, () => 0.5)).toBe(progressCap)
  expect(nextProgress(95, () => 0.999)).toBe(95)
})

test('it ticks every 300 ms for content and every 200 ms on the marketing hub', () => {
  expect(progressTick).toEqual({ content: 300, marketingHub: 200 })
})
