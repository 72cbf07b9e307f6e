import { expect, test } from 'vitest'
import { sentences } from '../text/sentences.ts'
import { isQuotable, opensAlone } from './quotable.ts'

const answered = (id: string, text: string, label: string | null = 'What?') => ({
  id,
  label,
  said: sentences(text),
})

test.each([
  ['story', 'Sold one to a man with a boat.', 'has no subject'],
  ['story', 'Girl came in to get a name removed. She kept it.', 'has no article'],
  ['story', `I waited. ${'It went on and on and on. '.repeat(25)}`, 'is longer than one listens'],
  ['advice', 'Read it aloud to a dog.', 'means something nobody named'],
  ['advice', 'Dig first.', 'is too short'],
  ['advice', 'Patience, kindness, good boots.', 'is a list'],
  ['audience-takeaway', 'Put both of your hands in some.', 'ends with something nobody named'],
  ['fun-fact', 'My hands still smell of it.', 'has an object nobody named'],
  ['misconception', 'Nothing, people get it about right.', 'answers that there is nothing'],
  ['advice', 'Happy to discuss this on the call.', 'is written to the host'],
  ['topics', 'I would love to talk about bread.', 'is what the questions are for'],
])('%s “%s” is not quoted: it %s', (id, text) => {
  expect(isQuotable(answered(id, text))).toBe(false)
})

test('an answer whose question nobody knows any more is not quoted', () => {
  expect(isQuotable(answered('q9', 'I always pack a kettle.', null))).toBe(false)
})

test.each([
  ['story', 'A critic sent back the rice. I scraped the pan at his table and we ate it together.'],
  ['advice', 'Label everything twice, once for yourself.'],
  ['fun-fact', 'I have never won at Scrabble.'],
  ['misconception', 'That we want to say no. I get nothing for a no.'],
])('%s “%s” is quoted whole', (id, text) => {
  expect(isQuotable(answered(id, text))).toBe(true)
})

test('“That it’s for children.” waits until listeners know what', () => {
  const kites = answered('misconception', 'That it’s only for children.')
  expect([isQuotable(kites), opensAlone(kites)]).toEqual([true, false])
})
