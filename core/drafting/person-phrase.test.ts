import { expect, test } from 'vitest'
import { personPhrase } from './person-phrase.ts'

test.each([
  ['Serial entrepreneur.', 'a serial entrepreneur.'],
  [
    'Award-winning author of three novels, who lives by the sea.',
    'an award-winning author of three novels, who lives by the sea.',
  ],
  ['Author, speaker, coach.', 'an author, speaker and coach.'],
  ['Mother of three, author and speaker.', 'a mother of three, author and speaker.'],
  ['Retired teacher of Latin, 44 years.', 'a retired teacher of Latin.'],
  ['Independent mechanic, more than 30 years.', 'an independent mechanic.'],
  ['Volunteer, butterfly house.', 'a volunteer.'],
  ['Writer, based in Leeds.', 'a writer, based in Leeds.'],
  ['Proud Barkindji man from Wilcannia.', 'a proud Barkindji man from Wilcannia.'],
])('%s follows “is” as %s', (written, phrase) => {
  expect(personPhrase(written)).toBe(phrase)
})

test.each([
  'Better together.',
  'Writer writes.',
  'Coach since 2009 and has never stopped.',
  'Emmy-winning producer.',
  'Speaker?',
  'Speakers of note.',
  '20 years in baking.',
])('%s is left to quote', (written) => {
  expect(personPhrase(written)).toBeNull()
})
