import { expect, test } from 'vitest'
import { isTellable } from './tellable.ts'

const ana = { name: 'Ana', pronouns: null }

test.each([
  'Rates on request.',
  'He and Ana run an inn.',
  '/ Born in Leeds.',
  'His drummed for The Gold Brothers.',
  'All views are her own.',
  'Ana, 64, farmer.',
  'Weddings, parties and funerals.',
  'Winner of two prizes.',
  'Ana is a recipient of Young Scientist Award, Best Poster, Best Poster.',
  'She four-time winner.',
  'Ana is Polish.',
  'She was commended in 2011, 2012 and 2018.',
  'She taught in Leeds and now in Hull.',
  'Ana was born in Oslo, came to Iowa for a summer.',
  'The records fill forty notebooks.',
  'Ana came at 17 to pick apples.',
])('“%s”, as a form cuts it, isn’t said of a guest', (sentence) => {
  expect(isTellable(sentence, ana)).toBe(false)
})

test.each([
  'Ana lives in Leeds.',
  'Ana came at 17 to pick apples in Kent.',
  'Ana came to Leeds in 1990.',
  'Imam Ana Gold was born in Oslo.',
  'Ana, who grew up in Oslo, repairs bells.',
  'In 2019 she opened a shop.',
  'A native of Oslo, she has trained four apprentices.',
  'She and her husband have three children.',
  'Her second book about tides was written at sea.',
  'Ana’s research examines tides.',
])('“%s” is told', (sentence) => {
  expect(isTellable(sentence, ana)).toBe(true)
})

test('a sentence of a thing is told where the guest was spoken of before', () => {
  expect(isTellable('The records fill forty notebooks.', ana, true)).toBe(true)
})

test('what is said of one person isn’t said of two', () => {
  const both = { name: 'Ana and Eva', pronouns: null, isSeveral: true }
  expect(isTellable('Ana and Eva is a father and daughter farriers, Leeds.', both)).toBe(false)
  expect(isTellable('Ana and Eva are farriers in Leeds.', both)).toBe(true)
})
