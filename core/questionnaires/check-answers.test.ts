import { expect, test } from 'vitest'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { checkAnswers, tidyAnswers } from './check-answers.ts'
import { fingerprint } from './fingerprint.ts'
import { questionTypes } from './question-types.ts'
import type { Answers, Question } from './questionnaire.ts'

const question = (type: Question['type'], more: Partial<Question> = {}): Question => ({
  id: type,
  question: `A ${type}`,
  type,
  required: true,
  options: ['Yes', 'No'],
  ...more,
})
const photo = 'data:image/png;base64,AAAA'
const fine = {
  text: 'a',
  textarea: 'b',
  email: 'ada@engine.example',
  phone: '+44 20 7946 0000',
  url: 'engine.example/notes',
  number: '-1,5',
  date: '2028-02-29',
  select: 'Yes',
  radio: 'No',
  checkbox: ['No'],
  ranking: ['No', 'Yes'],
  consent: 'yes',
  photo,
  file: 'https://drive.example/d/1',
}
const all = questionTypes.map((type) => question(type))

test('a single box to tick asks for agreement, as there is nothing to choose', () => {
  const single = question('checkbox', { options: ['I agree to the recording'] })
  expect(checkAnswers([single], {})).toEqual([{ id: 'checkbox', message: 'Please agree before you submit.' }])
})

test('every type of question that must be answered asks for it in its own words', () => {
  expect(checkAnswers(all, {}).map(({ message }) => message)).toEqual([
    ...Array.from({ length: 7 }, () => 'Please answer this question.'),
    'Please choose one.',
    'Please choose one.',
    'Please choose at least one.',
    'Give each choice a different place.',
    'Please agree before you submit.',
    'Please add a photo.',
    'Please answer this question.',
  ])
  expect(checkAnswers(all, { ...fine, text: ' \n', checkbox: [] })).toHaveLength(2)
})

test('what is not required may stay empty, but not everything', () => {
  const optional = all.map((each) => ({ ...each, required: false }))
  expect(checkAnswers(optional, { text: 'Something' })).toEqual([])
  const nothings: Answers[] = [{}, { text: ' ', checkbox: [] }]
  for (const nothing of nothings)
    expect(checkAnswers(optional, nothing)).toEqual([
      { id: optional[0]!.id, message: 'Please answer at least one question.' },
    ])
})

test('a choice without options locks nobody out', () => {
  expect(checkAnswers([question('radio', { options: [] })], {})).toEqual([])
})

test('a question called like a property of every object is as unanswered as any other', () => {
  for (const id of ['constructor', 'toString', '__proto__'])
    expect(checkAnswers([question('text', { id })], {})).toHaveLength(1)
})

test.each([
  [{ text: 'x'.repeat(10_001) }, 'Use at most 10,000 characters. You have 10,001.'],
  [{ text: ['a'] }, 'Please answer with text.'],
  [{ select: 'Perhaps' }, 'This choice isn’t available. Choose again.'],
  [{ radio: ['Yes'] }, 'This choice isn’t available. Choose again.'],
  [{ checkbox: ['Yes', 'Perhaps'] }, 'This choice isn’t available. Choose again.'],
  [{ email: 'ada at home' }, 'Valid email required'],
  [{ phone: 'call me' }, 'Enter a phone number, such as +1 555 0100.'],
  [{ url: 'javascript:alert(1)' }, 'Enter a web address, such as https://example.com.'],
  [{ file: 'my file' }, 'Enter a web address, such as https://example.com.'],
  [{ number: 'twelve' }, 'Enter a number.'],
  [{ date: '2026-02-30' }, 'Enter a date, such as 2026-11-25.'],
  [{ ranking: ['Yes'] }, 'Give each choice a different place.'],
  [{ ranking: ['Yes', 'Yes'] }, 'Give each choice a different place.'],
  [{ ranking: ['Yes', 'Perhaps'] }, 'This choice isn’t available. Choose again.'],
  [{ consent: 'no' }, 'Please agree before you submit.'],
  [{ photo: 'javascript:alert(1)' }, 'Please select an image file.'],
  [{ photo: `data:image/png;base64,${'A'.repeat(7_000_000)}` }, 'Please select an image smaller than 5MB.'],
])('a wrong answer is named: %#', (wrong, message) => {
  expect(checkAnswers(all, { ...fine, ...wrong }).map((problem) => problem.message)).toEqual([message])
})

test('right answers are in order, whatever they say', () => {
  expect(checkAnswers(all, fine)).toEqual([])
  for (const text of hostileTexts.filter((each) => each.trim()))
    expect(checkAnswers([question('textarea')], { textarea: text })).toEqual([])
})

test('kept are given answers to what was asked, in its order', () => {
  const sent = { other: 'x', checkbox: ['No', 'Yes'], text: '  Ada ', textarea: ' ' }
  expect(Object.entries(tidyAnswers(all, sent))).toEqual([
    ['text', 'Ada'],
    ['checkbox', ['Yes', 'No']],
  ])
})

test('the fingerprint distinguishes changed questions from the ones that were shown', () => {
  const before = fingerprint(all)
  expect(fingerprint(all.map((each) => ({ ...each, required: false })))).toBe(before)
  for (const change of [{ question: 'B' }, { type: 'photo' as const }, { options: ['Yes'] }, { id: 'b' }])
    expect(fingerprint([{ ...all[0]!, ...change }, ...all.slice(1)])).not.toBe(before)
})
