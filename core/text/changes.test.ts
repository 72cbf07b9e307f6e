import { expect, test } from 'vitest'
import { changesText } from './changes.ts'

test('changes are one line, with values where there are any', () => {
  expect(changesText([])).toBe('0 changes')
  expect(
    changesText([
      { label: 'Plan', from: 'Free', to: 'Pro' },
      { label: 'Domain', from: '', to: 'kelp.example' },
      { label: 'Podcast name' },
    ]),
  ).toBe('Plan: Free → Pro; Domain: none → kelp.example; Podcast name')
})

test('however many and long they are, the line has at most 500 characters', () => {
  const changes = Array.from({ length: 40 }, (_, n) => ({
    label: `Field ${n}`,
    from: 'x'.repeat(300),
    to: 'y',
  }))
  const text = changesText(changes)
  expect(text.length).toBeLessThanOrEqual(500)
  expect(text).toMatch(/ and 3\d more$/)
})
