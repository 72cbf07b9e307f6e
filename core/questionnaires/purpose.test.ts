import { expect, test } from 'vitest'
import { purposeOf, purposesOf } from './purpose.ts'

test.each([
  ['In two or three sentences, who are you?', 'bio'],
  ['Tell us about your job', 'bio'],
  ['What do you do for a living?', 'bio'],
  ['Can you provide a short bio?', 'bio'],
  ['Short bio (to be read on air)', 'bio'],
  ['Tell us a bit about you and your shop', 'bio'],
  ['What is your background?', 'bio'],
  ['So what do you do all day?', 'bio'],
  ['What do you make or play, and how do you explain it?', 'bio'],
  ['Tell us about something you made that went wrong.', 'story'],
  ['Best race story?', 'story'],
  ['Which match will you never forget?', 'story'],
  ['Tell us about a day that went nowhere', 'story'],
  ['What do customers misunderstand about your trade?', 'misconception'],
  ['What do people assume about nuns that isn’t so?', 'misconception'],
  ['One tip for a nervous beginner?', 'advice'],
  ['What would you tell someone in their first winter?', 'advice'],
  ['What would your neighbours be surprised to learn about you?', 'fun-fact'],
  ['Something few people know?', 'fun-fact'],
  ['What should listeners remember?', 'audience-takeaway'],
  ['What would you love to talk about?', 'topics'],
  ['How do we say your name?', 'pronunciation'],
  ['Where can people follow you?', 'links'],
  ['Anything to plug?', 'promote'],
])('“%s” is asked for the same as the fixed question %s', (question, id) => {
  expect(purposeOf(question)).toBe(id)
})

test.each([
  'What is on your desk this month?',
  'What do you make of the news?',
  'Which story should we leave out?',
  'Is there anything we must not ask about?',
  'Is there anything you’d rather not discuss on air?',
  'What is the best advice you were given?',
  'What surprised you about the desert?',
  'What went wrong for people in the flood?',
  'Which number are you proudest of?',
])('“%s” asks something else', (question) => {
  expect(purposeOf(question)).toBeNull()
})

test('of two stories the first is the story, and a fixed question keeps its place', () => {
  const asked = [
    { id: 'a', question: 'Your best story?' },
    { id: 'b', question: 'Which story do you tell most?' },
    { id: 'advice', question: 'What advice do you find yourself giving most often?' },
    { id: 'c', question: 'Any tips?' },
  ]
  expect([...purposesOf(asked, new Set(['advice', 'story']))]).toEqual([['a', 'story']])
})
