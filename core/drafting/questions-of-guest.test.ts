import { expect, test } from 'vitest'
import type { DraftedGuest } from '../content/brief.ts'
import { sampleBrief, sampleGuest, sampleShow } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'

const tenQuestions = {
  ...sampleShow,
  showMethodology: { ...sampleShow.showMethodology, depthApproach: 'balanced' as const },
}

const cook = {
  bio: 'I cook at Chez Lachance, forty seats in the Petite-Patrie.',
  topics: 'Staff meals. Nobody asks what the cooks eat, and it tells you everything about a house.',
  advice: 'Taste it again. You were thinking of something else the first time.',
  'fun-fact': 'I cannot eat oysters. I have opened maybe forty thousand of them.',
  promote: 'My second book, The Staff Table, comes out on January 20 with Brume Press.',
}

function questionsTo(responses: Record<string, string>, fields: Partial<DraftedGuest> = {}) {
  const { guest, ...brief } = sampleBrief(sampleGuest('maya-okafor'), 'questions', tenQuestions)
  const asked = { ...guest, bio: null, expertise: [], notes: null, ...fields, responses }
  return draftOffline({ ...brief, guest: asked }).content.split('\n\n')
}

const about = (questions: string[], ...words: string[]) =>
  words.map((word) => questions.filter((question) => question.includes(word)).length)

test('what a guest tells about themselves and has coming up is asked about, before what anybody could be asked', () => {
  const questions = questionsTo(cook, { expertise: ['nose to tail', 'staff meals', 'winter vegetables'] })
  expect(questions).toHaveLength(10)
  const ofGuest = ['Chez Lachance', 'Taste it again', 'opened maybe forty thousand', 'nose to tail']
  expect(about(questions, ...ofGuest, 'Your second book, The Staff Table, comes out')).toEqual([
    1, 1, 1, 1, 1,
  ])
  expect(about(questions, 'staff meals')).toEqual([1])
})

test.each([
  [
    'We are doing a water tasting on December 17, twelve people, no wine at all.',
    'You are doing a water tasting',
  ],
  ['Our open barn weekend is the second weekend in May.', 'Your open barn weekend is'],
  ['I’m raising money for our hospital’s staff garden.', 'raising money for your hospital’s staff garden'],
])('“%s” is said to the guest, and asked about', (promote, said) => {
  expect(about(questionsTo({ ...cook, promote }), said)).toEqual([1])
})

test.each([
  ['Nothing to sell. Be nice to your payroll department.', 'sell'],
  ['20% off with code SIGNAL', 'SIGNAL'],
  ['no thanks, I am full until January', 'January'],
  ['We are short of top tenors.', 'tenors'],
  ['My book Ask for the Spreadsheet, out in paperback in May.', 'paperback'],
  ['Our book, Plot 19b, and we do a monthly column.', 'column'],
])('“%s” is nothing to ask about', (promote, word) => {
  expect(about(questionsTo({ ...cook, promote }), word)).toEqual([0])
})
