import { expect, test } from 'vitest'
import { allPairs, everyRow } from './all-pairs.ts'

const choices = { a: [1, 2, 3], b: ['x', 'y'], c: [true, false], d: [0, 1, 2, 3] } as const

test('every two choices meet, in far fewer rows than there are', () => {
  const rows = allPairs(choices)
  const has = (wanted: object) =>
    rows.some((row) => Object.entries(wanted).every(([key, value]) => row[key as 'a'] === value))
  for (const a of choices.a) for (const d of choices.d) expect(has({ a, d })).toBe(true)
  for (const b of choices.b) for (const c of choices.c) expect(has({ b, c })).toBe(true)
  expect(rows.length).toBeLessThanOrEqual(16)
})

test('every row comes once', () => {
  const rows = [...everyRow(choices)].map((row) => JSON.stringify(row))
  expect(rows).toHaveLength(48)
  expect(new Set(rows).size).toBe(48)
})
