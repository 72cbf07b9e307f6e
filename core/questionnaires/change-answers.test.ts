import { describe, expect, test } from 'vitest'
import {
  answerChanges,
  answersToChange,
  changedAnswers,
  changeRefusal,
  earlierAnswers,
  givenAt,
  withEarlier,
} from './change-answers.ts'
import { checkAnswers } from './check-answers.ts'
import { hasOptions, isAnswerable, questionTypes } from './question-types.ts'
import type { AnswerChange, Answers, Question, QuestionType } from './questionnaire.ts'

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
    const responses = { bio: 'I dig.', place: 'Studio', release: 'Agreed to version 1', photo }
    const before = { questions, responses }
    expect(answersToChange(before, questions)).toEqual({ bio: 'I dig.', photo })
    // Agreement is never taken from silence
    expect(earlierAnswers(before, questions).responses).toEqual({ place: 'Studio' })
    expect(changedAnswers(before, { questions, responses: { bio: 'I dig.' } }).responses).toEqual({
      bio: 'I dig.',
      place: 'Studio',
    })
    const agreed = { ...responses, place: 'Online', release: 'Agreed to version 2' }
    expect(answersToChange({ questions, responses: agreed }, questions)).toMatchObject({
      place: 'Online',
      release: 'Agreed to version 2',
    })
  })

  const answers: Record<QuestionType, Answers[string]> = {
    text: 'Bees',
    textarea: 'Bees\nMaps\nTides',
    email: 'ada@engine.example',
    phone: '+1 555 0100',
    url: 'https://engine.example',
    number: '12',
    date: '2026-11-25',
    select: 'Maps',
    radio: 'Bees',
    checkbox: ['Bees', 'Maps'],
    ranking: ['Maps', 'Bees'],
    consent: 'Agreed to version 1',
    photo: '/media/AAAAAAAAAAAAAAAAAAAAAA',
    file: 'https://engine.example/notes.pdf',
    section: '',
    statement: '',
  }
  const options = (type: QuestionType) => (hasOptions(type) ? ['Bees', 'Maps'] : [])
  const pairs = questionTypes
    .filter(isAnswerable)
    .flatMap((from) => questionTypes.map((to) => [from, to] as const))

  test.each(pairs)('who answered a %s that became a %s loses nothing with a save', (from, to) => {
    const asked = [question('bio'), question('q', { type: from, options: options(from) })]
    const before = { questions: asked, responses: { bio: 'I dig.', q: answers[from] } }
    const now = [question('bio'), question('q', { type: to, options: options(to), required: true })]
    const start = answersToChange(before, now)
    const earlier = earlierAnswers(before, now).responses
    // Either it is in the form as it was, or it is shown as an earlier answer
    expect({ ...start, ...earlier }['q']).toEqual(
      Object.hasOwn(start, 'q') && to === 'checkbox' ? [answers[from]].flat() : answers[from],
    )
    expect(checkAnswers(withEarlier(now, earlier), start)).toEqual([])
    const saved = changedAnswers(before, { questions: now, responses: start })
    expect([saved.responses['q']].flat()).toEqual([answers[from]].flat())
    // A stored answer is under a question that it answers
    expect(checkAnswers(saved.questions, saved.responses)).toEqual([])
    // A second save changes nothing either
    const again = answersToChange(saved, now)
    expect(changedAnswers(saved, { questions: now, responses: again })).toEqual(saved)
  })

  test('keeps a choice that was renamed, and all of several of which one was removed', () => {
    const before = {
      questions: [
        question('place', { type: 'select', options: ['Studio', 'Online'] }),
        question('topics', { type: 'checkbox', options: ['Bees', 'Maps'] }),
      ],
      responses: { place: 'Studio', topics: ['Bees', 'Maps'] },
    }
    const now = [
      question('place', { type: 'select', options: ['Our studio', 'Online'] }),
      question('topics', { type: 'checkbox', options: ['Bees', 'Tides'] }),
    ]
    expect(answersToChange(before, now)).toEqual({})
    const saved = changedAnswers(before, { questions: now, responses: { place: 'Online' } })
    expect(saved.responses).toEqual({ place: 'Online', topics: ['Bees', 'Maps'] })
    expect(saved.questions).toEqual([now[0], before.questions[1]])
    expect(changedAnswers(before, { questions: now, responses: {} }, ['topics']).responses).toEqual({
      place: 'Studio',
    })
  })

  test('keeps what a changed question hides, but not what their own answer hides', () => {
    const rule = { question: 'book', is: 'Yes' }
    const before = {
      questions: [
        question('book', { type: 'radio', options: ['Yes', 'No'] }),
        question('title', { showIf: rule }),
      ],
      responses: { book: 'Yes', title: 'Tides' },
    }
    const renamed = [
      question('book', { type: 'radio', options: ['Yes, one', 'No'] }),
      question('title', { showIf: { ...rule, is: 'Yes, one' } }),
    ]
    expect(changedAnswers(before, { questions: renamed, responses: {} }).responses).toEqual(before.responses)
    const { questions } = before
    expect(changedAnswers(before, { questions, responses: { book: 'No' } }).responses).toEqual({ book: 'No' })
  })

  test('who removes an earlier answer to a required question must give another one', () => {
    const now = [question('age', { type: 'number', required: true })]
    const earlier = { age: 'Old enough' }
    expect(checkAnswers(withEarlier(now, earlier, ['age']), {})).toMatchObject([{ id: 'age' }])
  })

  test('keeps answers to questions that are no longer asked', () => {
    const before = { questions: [question('bio'), question('gone')], responses: { bio: 'a', gone: 'Yes' } }
    const now = { questions: [question('bio'), question('new')], responses: { new: 'b' } }
    const { questions, responses } = changedAnswers(before, now)
    expect(responses).toEqual({ new: 'b', gone: 'Yes' })
    expect(questions.map(({ id }) => id)).toEqual(['bio', 'new', 'gone'])
  })

  test('leaves behind what an answer was before, for the last five changes', () => {
    const questions = [question('bio'), question('promote')]
    const first = { questions, responses: { bio: 'a', promote: 'My book' }, changes: [] as AnswerChange[] }
    const emptied = { questions, responses: { bio: 'a' } }
    const changes = answerChanges(first, emptied, '2026-11-26T10:00:00.000Z')
    expect(changes).toEqual([
      {
        id: 'promote',
        question: 'promote',
        type: 'text',
        before: 'My book',
        changedAt: '2026-11-26T10:00:00.000Z',
      },
    ])
    expect(givenAt({ submittedAt: '2026-11-20T10:00:00.000Z', changes }, 'bio')).toBe(
      '2026-11-20T10:00:00.000Z',
    )
    expect(givenAt({ submittedAt: '2026-11-20T10:00:00.000Z', changes }, 'promote')).toBe(
      '2026-11-26T10:00:00.000Z',
    )
    let last = { ...emptied, changes }
    for (let day = 1; day < 9; day++) {
      const now = { questions, responses: { bio: `b${day}` } }
      last = { ...now, changes: answerChanges(last, now, `2026-12-0${day}T10:00:00.000Z`) }
    }
    expect(last.changes.map(({ before }) => before)).toEqual(['b7', 'b6', 'b5', 'b4', 'b3', 'My book'])
  })
})
