import { expect, test } from 'vitest'
import { approachLines, tones } from '../drafting/phrases/tone-lines.ts'
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
  'Make yourself comfortable.',
  'This should be a good one.',
  'You might want something to write with today.',
  'I’d rather leave you with a good question than with a tidy answer.',
  'I have notes, and I intend to wander away from most of them.',
])('%s claims nothing', (sentence) => {
  expect(isClaim(sentence)).toBe(false)
})

test.each([
  'She wrote the first program.',
  '- Ada lived in London.',
  'Welcome Ada Lovelace, who wrote the first program and lived in London for years.',
  'This will be her 12th book.',
  'In 1843 she published her notes.',
  'We met in Geneva.',
  'I know that she sings.',
  'You left the bank and became a baker.',
  'Now the bakery employs 40 people.',
])('%s claims something', (sentence) => {
  expect(isClaim(sentence)).toBe(true)
})

test('nothing that a template says of itself is a claim', () => {
  const own = [...Object.values(tones).flatMap(Object.values), ...Object.values(approachLines)]
    .flat()
    .filter((line: string) => !line.includes('{'))
  expect(own.length).toBeGreaterThan(30)
  expect(own.filter(isClaim)).toEqual([])
})
