import { expect, test } from 'vitest'
import { pronunciationOf } from './pronunciation.ts'

const asked = [{ id: 'own-1', question: 'How is your name pronounced?' }]
const answered = { responses: { 'own-1': 'MY-ah' }, asked }

test('a name of which nobody said anything has no pronunciation', () => {
  expect(pronunciationOf({ pronunciation: null, questionnaire: { responses: {}, asked } })).toBeNull()
})

test('what the host typed wins over what the guest answered', () => {
  expect(pronunciationOf({ pronunciation: null, questionnaire: answered })).toBe('MY-ah')
  expect(pronunciationOf({ pronunciation: 'MAY-a', questionnaire: answered })).toBe('MAY-a')
})
