import { english } from '../languages/english.ts'
import { expect, test } from 'vitest'
import { asksForName, questionsAboutGuest } from './about-guest.ts'
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

test('a question is about the guest’s own name only if its answer is one', () => {
  for (const no of [
    'How do you say your name?',
    'Phonetic pronunciation of your name, and pronouns',
    'What’s the name of your shop?',
    'Name three books that everyone should read',
    'Name of your company',
    'Is there a person who helped you whom you would like to name?',
    'A pupil (change the name)',
    'Can you use your school’s name on air?',
    'Do you have a nickname?',
  ])
    expect({ no, asks: asksForName(no) }).toEqual({ no, asks: false })
  for (const yes of [
    'Name',
    'Name *',
    'Your name:',
    'Full name',
    'Name & title (as it should appear in the show notes)',
    'Name + pronouns',
    'Name, role, institution, and how to say your name',
    'Your name and a short biography we can use',
    'Full name, title, company (as you’d like it read out)',
    'What’s your name, hon, and how should I introduce you?',
    'State your name for the record, and tell us what you do all day',
    'How should I introduce you? Name, what you do, and anything I’m likely to mispronounce!',
    'How should we announce your name?',
    'Ihr Name',
    'Dein Name',
  ])
    expect({ yes, asks: asksForName(yes) }).toEqual({ yes, asks: true })
})

test('a question with the word email in it isn’t always the one for the address', () => {
  expect(asked([question('May we email you about the next season?')])).toContain('guest-email')
  for (const text of ['Email', 'What is your e-mail address?', 'Your best email'])
    expect(asked([question(text)])).toEqual(['guest-name'])
  expect(asked([{ ...question('Where can we write to you?'), type: 'email' }])).toEqual(['guest-name'])
})

test('a personal link says who answers', () => {
  expect(asked([], `12.${'s'.repeat(22)}`)).toEqual([])
  expect(asked([], '')).toEqual(['guest-name', 'guest-email'])
})
