import { expect, test } from 'vitest'
import type { DraftedGuest } from '../content/brief.ts'
import { draftedGuest, sampleGuest } from '../testing/samples.ts'
import { requestsOf } from '../questionnaires/known-answers.ts'
import { asGuestAsks } from './asked-of-host.ts'

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
  ['Name and title for the intro', 'Ana, who rows, and so on, and so on', 'Secretary'],
  ['Who taught you?', 'Ana Reed, potter', 'Secretary'],
])('a guest is introduced as they ask to be: %s %s', (question, answer, title) => {
  expect(asGuestAsks(guest(question, answer)).title).toBe(title)
})

test('numbers that a guest refuses are not said', () => {
  const refused = { ...guest('Numbers?', 'Other numbers no.'), asked: [] }
  const { responses } = asGuestAsks({
    ...refused,
    responses: { ...refused.responses, q2: 'Sales fell by 8% and then rose.', q3: 'We sold 2 boats.' },
  })
  expect(responses).toMatchObject({ q2: '', q3: 'We sold 2 boats.' })
})
