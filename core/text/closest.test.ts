import { expect, test } from 'vitest'
import { closest, didYouMean } from './closest.ts'

const tones = ['friendly', 'professional', 'conversational']

test.each([
  ['profesional', 'professional'],
  ['FRIENDLY', 'friendly'],
  ['frindly', 'friendly'],
  ['pirate', undefined],
  ['', undefined],
  ['professional'.repeat(50), undefined],
])('%j most likely means %j', (typed, word) => {
  expect(closest(typed, tones)).toBe(word)
})

test('nothing is suggested where nothing is near', () => {
  expect(didYouMean('pirate', tones)).toBe('')
  expect(didYouMean('converstional', tones)).toBe(' Did you mean "conversational"?')
})
