import { expect, test } from 'vitest'
import { isDeclined } from './airworthy.ts'
import { draftedGuest, sampleGuest } from '../testing/samples.ts'
import { isFormRemark } from './form-remarks.ts'
import { saidSentences } from './tidied.ts'
import { withOwnAnswers } from './typed-for.ts'

const left = (responses: Record<string, string>) =>
  withOwnAnswers({ ...draftedGuest(sampleGuest('ruth-abernathy')), bio: null, responses }).guest.responses

test.each([
  'Ana Gold. Form is filled by Jo Reed, programme officer',
  'Submitted by: Jo Reed',
  'Hi, Jo here, Ana’s mam, she asked me to do this.',
])('nobody is quoted with the words of whoever filled in the form: %s', (typed) => {
  const answers = {
    q1: typed,
    q2: 'The club was formed in 2014 for its 86 members.',
    q3: 'Ana says – I asked her on the phone – that it rained.',
    q4: 'She rowed out and we followed.',
    q5: 'Cork',
  }
  expect(left(answers)).toHaveProperty('q5')
  expect(left(answers)).not.toHaveProperty('q4')
  expect(left(answers)).not.toHaveProperty('q2')
  expect(left(answers)).not.toHaveProperty('q3')
})

test('what a guest dictates is theirs', () => {
  const answers = {
    q1: 'This is filled out by her niece.',
    q2: 'I swim.',
    q3: 'That the truth is warm at night.',
  }
  expect(left({ ...answers, q4: 'She was pushed in as a girl.' })).toEqual(answers)
  const both = { q1: 'Jo here, Ana’s milking.', q2: 'Take it out of the fridge.' }
  expect(left(both)).toEqual(both)
})

test('what a daughter writes of her dad isn’t said by him', () => {
  const own = {
    q1: '(This is Eva, I’m filling this out for my dad. He told me what to write.) I came to Leeds at six.',
    q2: 'They say nobody skilled does this. I prune one tree a day.',
  }
  expect(left({ ...own, q3: 'My dad says: hunger. I think it was his uncle.' })).toEqual({
    ...own,
    q1: ' I came to Leeds at six.',
  })
})

test('what a parent writes in brackets isn’t said by the child', () => {
  const typed = 'Ana. (Mom typing, it’s what she says unless it’s in parentheses.)'
  expect(left({ q1: typed, q2: 'I have 64. (It’s more than 64.) They eat leaves.' })).toEqual({
    q1: 'Ana.',
    q2: 'I have 64. They eat leaves.',
  })
})

test('the answers of a guest who fills in the form are left as they are', () => {
  const answers = { q1: 'Ana, filling this out myself', q2: 'Jo says it leaks. (It does.)' }
  expect(left(answers)).toEqual(answers)
})

test('how a name is said, and what a guest thinks of the form, is for the host', () => {
  expect(saidSentences('I am Ana (say AH-na, here Anna is also ok), from Cork.')).toEqual([
    'I am Ana, from Cork.',
  ])
  for (const remark of ['I don’t like to write about myself in third person.', 'Say it BAR-kin-jee.'])
    expect(isFormRemark(remark)).toBe(true)
  for (const told of ['Say it was raining.', 'I wrote about three persons.'])
    expect(isFormRemark(told)).toBe(false)
})

test('what a guest won’t tell is not promised to listeners', () => {
  expect(isDeclined(['It was wet.', 'I won’t describe it.'])).toBe(true)
  expect(isDeclined(['I have a job which I’m not going to describe.'])).toBe(true)
  expect(isDeclined(['I won’t row without a hat.'])).toBe(false)
})
