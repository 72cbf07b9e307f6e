import { expect, test } from 'vitest'
import { tweetLength } from './text-length.ts'
import { threadOf } from './thread.ts'

const fits = (post: string) => tweetLength(post) <= 280
const sentence = 'Kelp forests come back when they are left alone for long enough.'

test('a sentence that is too long, and a text nobody reads to its end, make no thread', () => {
  expect(threadOf(`${'kelp '.repeat(80)}.`, fits)).toBeNull()
  expect(threadOf(`${sentence} `.repeat(40), fits)).toBeNull()
})

test('a long text is a thread of numbered posts, each of whole sentences', () => {
  const thread = threadOf(`${sentence} `.repeat(9).trim(), fits)!
  expect(thread.map((post) => post.slice(-3))).toEqual(['1/3', '2/3', '3/3'])
  for (const post of thread) expect(tweetLength(post)).toBeLessThanOrEqual(280)
  expect(thread.join(' ').match(/left alone/g)).toHaveLength(9)
})
