import { expect, test } from 'vitest'
import type { DraftedGuest } from '../content/brief.ts'
import { draftedGuest, sampleGuest } from '../testing/samples.ts'
import { requestsOf } from '../questionnaires/known-answers.ts'
import { asGuestAsks, saidForGuest } from './asked-of-host.ts'
import { askedOfBelief } from './belief.ts'
import { calledAs } from './called-as.ts'
import { withLeftIn } from './unsaid.ts'

const guest = (question: string, answer: string): DraftedGuest => ({
  ...draftedGuest(sampleGuest('ruth-abernathy')),
  name: 'Ana Gold',
  title: 'Secretary',
  company: 'Quay Lodgers',
  bio: null,
  asked: [{ id: 'q1', question }],
  responses: { q1: answer },
})

test.each([
  'Please introduce my reader Jo too.',
  'Don’t mention the price of the boat.',
  'I work for the county, so I have to say that these are my own opinions.',
  'Off the record, one of the nine is leaving us.',
  'Other numbers no.',
])('what a guest asks of the host is shown to the host: %s', (request) => {
  expect(requestsOf(guest('Anything else?', `It rained. ${request}`))).toEqual([`“${request}”`])
})

test('what a guest only tells is no request', () => {
  expect(requestsOf(guest('A day?', 'She said please and I said no. My title deeds were wet.'))).toEqual([])
})

test.each([
  ['Anything else?', 'You can introduce me as a lodger.', 'lodger'],
  ['Name and title for the intro', 'Ana Gold, lodger', 'lodger'],
  ['Name and title for the intro', 'Ana Gold, lodger, Quay Lodgers', 'lodger'],
  ['Your name, and how I’m to introduce you', 'Ana Gold, lodger, I look at the tide', 'Secretary'],
  ['Name and title for the intro', 'Ana, who rows, and so on, and so on', 'Secretary'],
  ['Who taught you?', 'Ana Reed, potter', 'Secretary'],
])('a guest is introduced as they ask to be: %s %s', (question, answer, title) => {
  expect(asGuestAsks(guest(question, answer)).title).toBe(title)
})

test('somebody of no company is introduced as what comes first behind the name', () => {
  const own = guest(
    'Your name, and how I’m to introduce you',
    'ana gold, retired gas fitter, I look at the tide',
  )
  expect(asGuestAsks({ ...own, company: null }).title).toBe('retired gas fitter')
})

test('numbers that a guest refuses are not said', () => {
  const refused = { ...guest('Numbers?', 'Other numbers no.'), asked: [] }
  const { responses } = asGuestAsks({
    ...refused,
    responses: { ...refused.responses, q2: 'Sales fell by 8% and then rose.', q3: 'We sold 2 boats.' },
  })
  expect(responses).toMatchObject({ q2: '', q3: 'We sold 2 boats.' })
})

test.each([
  ['What is off limits?', 'Please don’t ask about my brother.', 'My brother Tom built the quay.'],
  ['Anything else?', 'I’d rather not discuss the fire.', 'The fire began in the sail loft.'],
  ['Anything you need kept out?', 'Jo listens, so don’t bring up the rentals', 'Her rental is on the quay.'],
  ['What should we leave out?', 'Don’t mention the lottery', 'We won the lottery twice.'],
  [
    'Anything off limits?',
    'You can say I rowed, not the lottery part in the intro please',
    'We won a lottery.',
  ],
  ['Anything off limits?', 'No case work.', 'Ana was a witness in 58 cases.'],
  ['Anything off limits?', 'Nothing about the lottery', 'We won the lottery twice.'],
  [
    'Job, links, anything else',
    'I’d not like to discuss my case work on a kids’ show.',
    'Our first case won.',
  ],
  ['Anything else?', 'I’d ask that the introduction not mention crime or police.', 'The police came.'],
  ['Anything else?', 'Please introduce me without crime, police or dead people.', 'There was no crime.'],
])('what a guest doesn’t want to speak of is left out: %s %s', (question, answer, about) => {
  const { bio, responses } = asGuestAsks({
    ...guest(question, answer),
    bio: `Ana Gold lets rooms. ${about}`,
    responses: { q1: answer, q2: `It rained. ${about} We left.`, q3: 'I let nine rooms.' },
  })
  expect({ bio, responses }).toEqual({
    bio: 'Ana Gold lets rooms.',
    responses: { q1: answer, q3: 'I let nine rooms.' },
  })
})

test('neither what a guest can’t talk about nor the reason is announced as a subject', () => {
  const topics = 'How single track works. Fatigue. Can’t talk about the derailment, lawyers.'
  const { responses } = asGuestAsks({
    ...guest('', ''),
    responses: {
      topics,
      story: 'I was there. The derailment took an hour.',
      advice: 'Sleep, and then drive.',
    },
  })
  expect(responses).toEqual({ topics: 'How single track works. Fatigue.', advice: 'Sleep, and then drive.' })
  const without = { story: 'I can’t talk about bees without smiling.', advice: 'Keep bees.' }
  expect(asGuestAsks({ ...guest('', ''), responses: without }).responses).toEqual(without)
})

test.each([
  'I wasn’t well. I’d like to talk about it if you think it’d be useful for anyone.',
  'I was worried about the wrong one. I’ll leave it at that here.',
  'Between us, the roof leaked.',
  'It was my fault. Maybe, if there is time.',
])('what is offered to the host with a maybe isn’t for listeners: %s', (answer) => {
  expect(asGuestAsks(guest('The hardest season', answer)).responses).toEqual({})
  const plain = { q1: 'We had nine dollars between us. I stayed, if you can call it that.' }
  expect(asGuestAsks(guest('The hardest season', plain.q1)).responses).toEqual(plain)
})

test('who refuses nothing keeps every answer', () => {
  const answers = { q1: 'No problem. No topics are off limits.', q2: 'A problem with the topics.' }
  const { responses } = asGuestAsks({ ...guest('Anything off limits?', answers.q1), responses: answers })
  expect(responses).toEqual(answers)
})

test('what a guest wants left in comes first', () => {
  const bio = 'He became a lodger in 1996. Former prisoner, that’s part of the bio, leave it in.'
  expect(withLeftIn(bio)).toBe('Former prisoner. He became a lodger in 1996.')
  for (const told of ['He taught her to leave it in.', 'If it is warm, leave it in.'])
    expect(withLeftIn(told)).toBe(told)
})

test('nobody who no longer believes is asked about their faith', () => {
  const asked = 'What does your faith (or your life after faith) look like?'
  expect(askedOfBelief(asked, 'I’m no longer a believer.')).toBe('What does your life after faith look like?')
  expect(askedOfBelief('What is your faith?', 'I don’t believe in God.')).toBeNull()
  expect(askedOfBelief(asked, 'I believe in whoever answers.')).toBe(asked)
})

test('advice not to ask is no wish', () => {
  const { responses } = asGuestAsks({
    ...guest('Any advice?', 'Don’t ask about family.'),
    responses: { q1: 'Don’t ask about family.', q2: 'My family came by boat.' },
  })
  expect(responses).toHaveProperty('q2')
})

test.each([
  ['Ana Gold will do. I let rooms.', 'Ana Gold'],
  ['Justice Gold will do.', 'Justice Gold'],
  ['just ana is fine!', 'Ana'],
  ['Please call me Tink.', 'Tink'],
  ['People call me Tink, and the soup will do.', null],
])('a guest is called what they ask to be: %s', (written, called) => {
  expect(calledAs('Ana Gold', written)).toBe(called)
})

test.each([
  [
    'What I say is my opinion and not the harbour’s.',
    'The opinions you’ll hear are Ana’s own, and nobody else’s.',
  ],
  ['I’ll bring an interpreter (Jo), so the voice is hers.', 'You’ll hear Ana through an interpreter, Jo.'],
  ['I need an interpreter when I have a headache.', undefined],
])('the host says what the guest asks for: %s', (answer, said) => {
  expect(saidForGuest(guest('Anything else?', answer), 'Ana')[0]?.text).toBe(said)
})

test.each([
  ['How should we introduce you?', 'Ana. farmer too. Not say victim', 'farmer'],
  ['How should we introduce you?', 'Ana. Not a farmer. Normal is good.', null],
  ['What helps?', 'Ana. farmer too.', null],
  ['Anything else?', '“Choir director” is what I like the best.', 'Choir director'],
  ['Anything else?', 'Say I’m a musician, not a patient.', 'musician'],
  ['Anything else?', '“Ana” is fine. They say I’m late.', null],
])('a guest without a title is introduced as what they like to be: %s %s', (question, answer, title) => {
  expect(asGuestAsks({ ...guest(question, answer), title: null, company: null }).title).toBe(title)
})
