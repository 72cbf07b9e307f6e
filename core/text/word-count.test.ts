import { expect, test } from 'vitest'
import { characterCount, wordCount } from './word-count.ts'

test('nothing has no words, and signs alone are none', () => {
  for (const text of ['', ' \n\t ', '– — …', '•', '1. '.slice(1)]) expect(wordCount(text)).toBe(0)
})

test('words are counted as they are read', () => {
  expect(wordCount('Put the kettle on.\n\nWe are in no hurry – here.')).toBe(10)
  expect(wordCount('O’Neill-Baptiste’s 400 rolls')).toBe(3)
  expect(wordCount('山田 美咲')).toBe(2)
})

test('characters are counted as they are seen', () => {
  expect(characterCount('👩‍👩‍👧‍👦é')).toBe(2)
})
