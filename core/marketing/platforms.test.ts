import { expect, test } from 'vitest'
import { platformRules, platforms } from './platforms.ts'
import { tweetLength } from './text-length.ts'

// Examples of https://docs.x.com/fundamentals/counting-characters and of twitter-text's conformance tests
test.each([
  ['', 0],
  ['Hello', 5],
  ['caf\u0065\u0301', 4],
  ['👾', 2],
  ['🙋🏽', 2],
  ['👨‍👩‍👧‍👦', 2],
  ['https://example.com', 23],
  ['https://example.com/a/very/long/path?with=a&query=of-many-characters', 23],
  ['See https://a.co. And https://example.org/b!', 4 + 23 + 6 + 23 + 1],
  ['example.com is one', 23 + 7],
  ['日本語', 6],
  ['“quoted” – dash', 15],
])('%j is as long as X counts it', (text, length) => {
  expect(tweetLength(text)).toBe(length)
})

test('every platform counts its own way and says where it ends', () => {
  const counts = (text: string) => platforms.map((platform) => platformRules[platform].count(text))
  expect(counts('👨‍👩‍👧‍👦')).toEqual([2, 11, 11, 1, 25, 11])
  expect(platforms.map((platform) => platformRules[platform].limit)).toEqual([
    280, 3_000, 2_200, 63_206, 5_000, 2_200,
  ])
})
