import { english } from '../languages/english.ts'
import { expect, test } from 'vitest'
import { questionsAboutGuest } from './about-guest.ts'
import type { Question } from './questionnaire.ts'

const question = (text: string): Question => ({
  id: 'q',
  question: text,
  type: 'text',
  required: true,
  options: [],
})
const asked = (questions: Question[], guest?: string) =>
  questionsAboutGuest(questions, guest, english.questionnaire).map(({ id }) => id)

test('who answers is asked for, except where the questionnaire asks already', () => {
  expect(asked([question('What do you count?')])).toEqual(['guest-name', 'guest-email'])
  expect(asked([question('What is your name?')])).toEqual(['guest-email'])
  expect(asked([question('How is your name pronounced?')])).toEqual(['guest-name', 'guest-email'])
})

test('a personal link says who answers', () => {
  expect(asked([], `12.${'s'.repeat(22)}`)).toEqual([])
  expect(asked([], '')).toEqual(['guest-name', 'guest-email'])
})
