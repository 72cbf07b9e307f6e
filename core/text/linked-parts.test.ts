import { expect, test } from 'vitest'
import { linkedParts } from './linked-parts.ts'

const linksIn = (text: string) => linkedParts(text).flatMap(({ href }) => href ?? [])

test.each([
  'See javascript:alert(1) and data:text/html,x.',
  'ftp://example.com, mailto:ada@example.com',
  'https:// and http://',
  'http://[ is nothing',
  'No address at all',
  '',
])('%j has no link', (text) => {
  expect(linksIn(text)).toEqual([])
  expect(
    linkedParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('an address ends before the sentence does', () => {
  const text = 'Listen (https://example.com/a?b=c). “http://example.com/d”, then https://example.com!'
  expect(linksIn(text)).toEqual(['https://example.com/a?b=c', 'http://example.com/d', 'https://example.com'])
  expect(
    linkedParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('an address in Japanese ends with the sentence', () => {
  expect(linksIn('https://example.com/ja。ありがとう')).toEqual(['https://example.com/ja'])
})
