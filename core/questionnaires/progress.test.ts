import { expect, test } from 'vitest'
import { countAnswered } from './answers.ts'
import { defaultQuestions } from './default-questionnaire.ts'
import { answeringMinutes } from './progress.ts'

const questions = [{ id: 'bio' }, { id: 'topics' }, { id: 'consent' }]

test('spaces, empty lists and answers to other questions do not count as answered', () => {
  expect(countAnswered(questions, { bio: '  \n', consent: [], retired: 'Yes' })).toBe(0)
})

test('a question called like a property of every object is not answered before somebody does', () => {
  expect(countAnswered([{ id: 'constructor' }, { id: 'toString' }], {})).toBe(0)
})

test('a text and a ticked choice count as answered', () => {
  expect(countAnswered(questions, { bio: 'I study bees.', consent: ['Yes'] })).toBe(2)
})

test('the shortest questionnaire takes a minute, the default one about a quarter of an hour', () => {
  expect(answeringMinutes([{ type: 'radio' }])).toBe(1)
  expect(answeringMinutes(defaultQuestions)).toBeGreaterThan(12)
  expect(answeringMinutes(defaultQuestions)).toBeLessThan(20)
})
