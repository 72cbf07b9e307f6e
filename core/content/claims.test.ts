import { expect, test } from 'vitest'
import { isClaim } from './claims.ts'

test.each([
  'Key takeaways',
  '1.',
  '12:30',
  '—',
  'What did you learn?',
  '3. “Who taught you that?”',
  'Welcome to Unhurried Work!',
  'Please welcome Ada Lovelace!',
  'Thanks for listening.',
  'Good evening, everyone.',
  "Let's begin.",
])('%s claims nothing', (sentence) => {
  expect(isClaim(sentence)).toBe(false)
})

test.each([
  'She wrote the first program.',
  '- Ada lived in London.',
  'Welcome Ada Lovelace, who wrote the first program and lived in London for years.',
  'In 1843 she published her notes.',
])('%s claims something', (sentence) => {
  expect(isClaim(sentence)).toBe(true)
})
