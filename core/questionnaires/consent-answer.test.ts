import { expect, test } from 'vitest'
import { consentAnswer } from './consent-answer.ts'
import type { Answers, AskedQuestion } from './questionnaire.ts'

const may = 'May we record and publish the conversation?'
const recording: AskedQuestion = { id: 'q7', question: 'I agree to the recording', type: 'consent' }
const pictures: AskedQuestion = { id: 'q8', question: 'I agree to photos', type: 'consent' }
const days: Record<string, string> = { q7: '2026-11-15', q8: '2026-11-27' }
const of = (responses: Answers, asked: (AskedQuestion & { options?: string[] })[]) =>
  consentAnswer(responses, asked, (id) => days[id] ?? null)

test('consent that nobody asked for, or that a guest left open, is not given', () => {
  const notGiven = { state: 'notGiven', at: null }
  expect(of({}, [])).toEqual(notGiven)
  expect(of({ q1: 'Yes' }, [{ id: 'q1', question: 'Do you bake?', type: 'text' }])).toEqual(notGiven)
  expect(of({}, [recording])).toEqual(notGiven)
  expect(of({ consent: [] }, [])).toEqual(notGiven)
  expect(of({ q7: 'Agreed to version 1' }, [recording, pictures])).toEqual(notGiven)
  const work: AskedQuestion = { id: 'w', question: 'What is consent in research?', type: 'textarea' }
  expect(of({ w: 'Yes, I agree' }, [work])).toEqual(notGiven)
})

test.each([
  ['Record, but ask me before publishing'],
  ['Yes, but ask me first'],
  ['Yes, record'],
  ['Yes, if I can hear it before'],
  ['Yes, except for my name'],
  ['Yes, audio only'],
  ['You may record'],
  ['No'],
  ['Not yet'],
  ['Ja'],
  ['I agree to the recording, not to clips'],
])('“%s” is for the host to read, never given', (answer) => {
  const asked = {
    id: 'q7',
    question: may,
    type: 'radio' as const,
    options: ['Yes, record and publish', answer],
  }
  expect(of({ q7: answer }, [asked])).toEqual({ state: 'unclear', answer, at: '2026-11-15' })
  expect(of({ q7: answer }, [{ ...asked, type: 'text' }])).toMatchObject({ state: 'unclear' })
  // Files of other programs don't name a type
  expect(of({ q7: answer }, [{ id: 'q7', question: may }])).toMatchObject({ state: 'unclear' })
})

test('of two ways to agree, the chosen one is for the host to read', () => {
  const options = ['Yes, record and publish the interview', 'Yes, you may record and publish']
  const asked = { id: 'q7', question: may, type: 'radio' as const, options }
  expect(of({ q7: options[0]! }, [asked])).toMatchObject({ state: 'unclear' })
})

test('several boxes are given only where each of them is a clear yes', () => {
  const asked = { id: 'q7', question: may, type: 'checkbox' as const }
  expect(of({ q7: ['Yes', 'Ask me about clips'] }, [asked])).toMatchObject({
    state: 'unclear',
    answer: 'Yes\nAsk me about clips',
  })
})

test('a clear yes to each question is given, on the day of the last one', () => {
  expect(of({ q7: 'Agreed to version 2' }, [recording])).toEqual({ state: 'given', at: '2026-11-15' })
  expect(of({ q7: 'Agreed to version 1', q8: 'Agreed to version 1' }, [recording, pictures])).toEqual({
    state: 'given',
    at: '2026-11-27',
  })
  expect(of({ consent: ['Yes, you may record and publish our conversation'] }, [])).toMatchObject({
    state: 'given',
  })
  for (const answer of ['Yes', 'Yes, record and publish', 'I agree', 'Yes, of course!'])
    expect(of({ q7: answer }, [{ id: 'q7', question: may, type: 'select' }])).toMatchObject({
      state: 'given',
    })
})
