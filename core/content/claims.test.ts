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
  'It’s good to have you here.',
  'First, a short introduction.',
  'Here’s something I didn’t know.',
  'I asked for something few people know.',
  'I hope your week is going well.',
  'Stay a while.',
])('%s claims nothing', (sentence) => {
  expect(isClaim(sentence)).toBe(false)
})

test.each([
  'She wrote the first program.',
  '- Ada lived in London.',
  'Welcome Ada Lovelace, who wrote the first program and lived in London for years.',
  'In 1843 she published her notes.',
  'We met in Geneva.',
  'I know that she sings.',
  'You left the bank and became a baker.',
  'Now the bakery employs 40 people.',
])('%s claims something', (sentence) => {
  expect(isClaim(sentence)).toBe(true)
})
