import { expect, test } from 'vitest'
import { mannerismIn } from './plain-english.mjs'

test.each([
  ['The lock in code, beside the one in the database', 'beside'],
  ['What stands in the file', 'stands'],
  ['Nothing is told to the caller', 'told'],
  ['Two calls at once', 'at once'],
  ['The guest; null where nobody is known', 'null where'],
  ['What is not named stays', 'What is not named'],
  ['The link works no more', 'works no more'],
])('the comment "%s" is noticed', (text, found) => {
  expect(mannerismIn(text, true)).toBe(found)
})

test('a text that people read is noticed only for what is never right', () => {
  expect(mannerismIn('This guest was changed meanwhile', false)).toBe('meanwhile')
  expect(mannerismIn('Please tell your host', false)).toBeUndefined()
})

test('plain comments, and longer words with such a word in them, pass', () => {
  for (const text of ['The standard path', 'Understands dates', 'A beginning', 'Recommended'])
    expect(mannerismIn(text, true)).toBeUndefined()
})
