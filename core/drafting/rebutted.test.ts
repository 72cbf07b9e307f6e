import { expect, test } from 'vitest'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'
import { citationsFor, citedRebuttals } from './phrases/question-leads.ts'

const brief = sampleBrief(sampleGuest('maya-okafor'), 'questions')
/** The question that quotes what people get wrong. */
const asked = (misconception: string, name = 'Devon Okafor') => {
  const guest = { ...brief.guest, name, bio: null, responses: { misconception } }
  const questions = draftOffline({ ...brief, guest }).content.split('\n\n')
  return questions.find((one) => one.includes(misconception.split(' ').slice(0, 4).join(' ')))
}
const isOneOf = (lines: readonly string[], question = '') => lines.some((line) => question.includes(line))
const ofBelief = citationsFor('misconception', 'conversational').flat()

test.each([
  'That a sommelier wants you to spend more. I want you to come back.',
  'That smoked meat is just brisket. It takes eleven days before it sees smoke.',
  'People think the food is simple. Simple is the hardest thing.',
])('“%s” is brought up as an answer, as its second sentence is no belief', (misconception) => {
  expect(isOneOf(citedRebuttals, asked(misconception))).toBe(true)
})

test('a belief alone is brought up as one', () => {
  expect(isOneOf(ofBelief, asked('That a sommelier wants you to spend more.'))).toBe(true)
  expect(isOneOf(ofBelief, asked('That we drink all day. That we are rich.'))).toBe(true)
})
