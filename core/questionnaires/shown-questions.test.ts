import { expect, test } from 'vitest'
import { checkAnswers, tidyAnswers } from './check-answers.ts'
import { NewQuestionnaire, type Question } from './questionnaire.ts'
import { shownQuestions } from './shown-questions.ts'

const ask = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  question: `About ${id}`,
  type: 'text',
  required: false,
  options: [],
  ...more,
})
const place = ask('place', { type: 'radio', options: ['Studio', 'Online'] })
const microphone = ask('microphone', { required: true, showIf: { question: 'place', is: 'Online' } })
const model = ask('model', { showIf: { question: 'microphone', is: null } })
const questions = [place, microphone, model]
const idsOf = (answers: Record<string, string>) => shownQuestions(questions, answers).map(({ id }) => id)

test('a question is shown once the answer it depends on is given, and hidden with it', () => {
  expect(idsOf({})).toEqual(['place'])
  expect(idsOf({ place: 'Studio' })).toEqual(['place'])
  expect(idsOf({ place: 'Online' })).toEqual(['place', 'microphone'])
  expect(idsOf({ place: 'Online', microphone: 'USB' })).toEqual(['place', 'microphone', 'model'])
  expect(idsOf({ place: 'Studio', microphone: 'USB' })).toEqual(['place'])
})

test('a hidden question is neither required nor stored', () => {
  expect(checkAnswers(questions, { place: 'Online' }).map(({ id }) => id)).toEqual(['microphone'])
  expect(checkAnswers(questions, { place: 'Studio' })).toEqual([])
  expect(tidyAnswers(questions, { place: 'Studio', microphone: 'USB' })).toEqual({ place: 'Studio' })
})

test.each([
  ['a later question', [microphone, place]],
  ['a question that does not exist', [microphone]],
  ['a heading', [ask('place', { type: 'section' }), microphone]],
  ['a choice that is not offered', [{ ...place, options: ['Studio'] }, microphone]],
])('a rule that names %s is refused where it is', (_, wrong) => {
  const { error } = NewQuestionnaire.safeParse({ title: 'T', questions: wrong })
  const at = wrong.indexOf(microphone)
  expect(error?.issues.map(({ path }) => path)).toEqual([['questions', at, 'showIf']])
})
