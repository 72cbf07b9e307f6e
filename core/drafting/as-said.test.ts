import { expect, test } from 'vitest'
import { alsoIs, plainOffice, published, spokenTime, withoutTail } from './as-said.ts'

test.each([
  [
    'She plays in seven chapels, often three on a Sunday, on a moped.',
    'She plays in seven chapels, often three on a Sunday.',
  ],
  [
    'He has worked on windows of every age in more than seventy old churches all over the country, among them the long repair of St Gold’s, which was taken out after a storm.',
    'He has worked on windows of every age in more than seventy old churches all over the country.',
  ],
  ['She paints hens, among them Moss.', 'She paints hens, among them Moss.'],
  ['She came to Leeds on a moped.', 'She came to Leeds on a moped.'],
])('what goes with no verb any more isn’t said: %s', (written, said) => {
  expect(withoutTail(written)).toBe(said)
})

test('a book is published by its press', () => {
  expect(published('Her book Slow Kiln appeared from Gold Press in 2020.')).toBe(
    'Her book Slow Kiln was published by Gold Press in 2020.',
  )
})

test('two things that somebody is aren’t read out as a list', () => {
  expect(alsoIs(['She is a baker.', 'She is chair of the guild.', 'She is married to Jo.'])).toEqual([
    'She is a baker.',
    'She is also chair of the guild.',
    'She is married to Jo.',
  ])
})

test('a founder is the founder of a firm, and an appointment is “that”', () => {
  expect(plainOffice('Ana is founder of Slow Kiln.')).toBe('Ana is the founder of Slow Kiln.')
  expect(plainOffice('Ana is co-founder of Slow Kiln.')).toBe('Ana is a co-founder of Slow Kiln.')
  expect(spokenTime('Prior to her appointment she was a lawyer.')).toBe('Before that she was a lawyer.')
})
