import { describe, expect, test } from 'vitest'
import { answersToChange, changedAnswers, changeRefusal } from './change-answers.ts'
import type { Question } from './questionnaire.ts'

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  question: id,
  type: 'text',
  required: false,
  options: [],
  ...more,
})

describe('a guest with a personal link', () => {
  test.each([
    ['sends answers twice', { revision: 1, locked: false }, undefined, 'already_submitted'],
    ['changes locked answers', { revision: 1, locked: true }, 1, 'answers_locked'],
    ['changes answers of another window', { revision: 3, locked: false }, 2, 'answers_changed'],
    ['changes what they saw', { revision: 3, locked: false }, 3, undefined],
    ['answers for the first time', undefined, undefined, undefined],
    ['changes answers that the host deleted', undefined, 2, undefined],
  ])('who %s', (_, stored, revises, refusal) => {
    expect(changeRefusal(stored, revises)).toBe(refusal)
  })

  test('is asked again for what is no longer offered, and for agreement to a new text', () => {
    const questions = [
      question('bio'),
      question('place', { type: 'radio', options: ['Online'] }),
      question('release', { type: 'consent', version: 2 }),
      question('photo', { type: 'photo' }),
    ]
    const photo = '/media/AAAAAAAAAAAAAAAAAAAAAA'
    const stored = { bio: 'I dig.', place: 'Studio', release: 'Agreed to version 1', photo, gone: 'Yes' }
    expect(answersToChange(questions, stored)).toEqual({ bio: 'I dig.', photo })
    const agreed = { ...stored, place: 'Online', release: 'Agreed to version 2' }
    expect(answersToChange(questions, agreed)).toMatchObject({
      place: 'Online',
      release: 'Agreed to version 2',
    })
  })

  test('keeps answers to questions that are no longer asked', () => {
    const before = { questions: [question('bio'), question('gone')], responses: { bio: 'a', gone: 'Yes' } }
    const now = { questions: [question('bio'), question('new')], responses: { new: 'b' } }
    const { questions, responses } = changedAnswers(before, now)
    expect(responses).toEqual({ new: 'b', gone: 'Yes' })
    expect(questions.map(({ id }) => id)).toEqual(['bio', 'new', 'gone'])
  })
})
