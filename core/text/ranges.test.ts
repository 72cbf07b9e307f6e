import { expect, test } from 'vitest'
import { withEnDashes } from './ranges.ts'

test.each([
  ['2026-11-27', '2026-11-27'],
  ['27-11-2026', '27-11-2026'],
  ['030-555-0101', '030-555-0101'],
  ['555-0101', '555-0101'],
  ['1.5-2', '1.5-2'],
  ['B2-B6, mid-sized, COVID-19', 'B2-B6, mid-sized, COVID-19'],
  ['30-60', '30–60'],
  ['25-44, mostly women', '25–44, mostly women'],
  ['15-30-second ads', '15–30-second ads'],
  ['20-25 thousand.', '20–25 thousand.'],
])('%j is printed as %j', (typed, printed) => expect(withEnDashes(typed)).toBe(printed))
