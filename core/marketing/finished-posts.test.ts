import { expect, test } from 'vitest'
import { samplePosts } from '../testing/marketing-briefs.ts'
import { finishedPosts } from './finished.ts'
import { finishedPost, postsHtml } from './finished-posts.ts'
import { platformRules, platforms } from './platforms.ts'
import type { SocialRequest } from './requests.ts'

const written: SocialRequest = { ...samplePosts.request, hashtagType: 'ai-generated', customHashtags: null }
const own: SocialRequest = { ...written, hashtagType: 'user-defined', customHashtags: '#Kelp #SlowWork' }
const sentence = 'Kelp forests come back when they are left alone for long enough. '

test('a post that is too long ends with a whole sentence, and says that it was cut', () => {
  for (const platform of platforms) {
    const text = sentence.repeat(1_200)
    const post = finishedPost({ text, hashtags: ['#Kelp'] }, platform, own)
    expect(post).toMatchObject({ isCut: true, platform })
    expect(post.count).toBeLessThanOrEqual(platformRules[platform].limit)
    expect(post.text).toMatch(/long enough\.\n\n#Kelp #SlowWork$/)
  }
})

test('a text without sentences or spaces is cut too', () => {
  for (const text of ['word '.repeat(400), 'x'.repeat(3_000), '語'.repeat(3_000), '👾'.repeat(3_000)]) {
    const { count, limit, isCut } = finishedPost({ text, hashtags: [] }, 'twitter', written)
    expect({ isCut, fits: count <= limit, some: count > 200 }).toEqual({
      isCut: true,
      fits: true,
      some: true,
    })
  }
})

test('the host’s own hashtags are used alone, generated ones are few and make room', () => {
  const draft = { text: 'Kelp is back #ocean.', hashtags: ['kelp forests', '#Sea', '#sea', '!!', '#a', '#b'] }
  expect(finishedPost(draft, 'twitter', own).text).toBe('Kelp is back.\n\n#Kelp #SlowWork')
  expect(finishedPost(draft, 'twitter', written).text).toBe('Kelp is back.\n\n#kelpforests #Sea')
  expect(finishedPost({ text: 'x'.repeat(278), hashtags: ['#Sea'] }, 'twitter', written)).toMatchObject({
    text: 'x'.repeat(278),
    isCut: false,
  })
})

test('more hashtags than a platform takes are left out, and the host sees which', () => {
  const request = { ...own, postCount: 1, customHashtags: '#one #two #three #four #five #six #seven #SIX' }
  const draft = { posts: [{ text: 'Hi', hashtags: [] }], suggestions: [] }
  const { posts, warnings } = finishedPosts(
    [
      ['instagram', draft],
      ['linkedin', draft],
    ],
    request,
  )
  expect(posts.map(({ text }) => text.match(/#/g)?.length)).toEqual([5, 7])
  expect(warnings).toEqual(['Not all of your hashtags fit on Instagram. Left out: #six #seven.'])
})

test('without emojis none is left, and nothing else goes with them', () => {
  const text = '🎙️ New: 👨‍👩‍👧‍👦 talk 🇿🇦 about 1️⃣ thing, by Kelp™ © 2026 #1 *'
  expect(finishedPost({ text, hashtags: [] }, 'facebook', { ...written, useEmojis: false }).text).toBe(
    'New: talk about thing, by Kelp™ © 2026 #1 *',
  )
  expect(finishedPost({ text: '🎙️ New', hashtags: [] }, 'facebook', written).text).toBe('🎙️ New')
})

test('posts are headed by their platform and hold no markup of their own', () => {
  const posts = ['<b>Hi</b> & “you”', 'See https://a.example/b.'].map((text) =>
    finishedPost({ text, hashtags: [] }, 'youtube', written),
  )
  expect(postsHtml(posts)).toBe(
    [
      '<h3>YouTube 1</h3>',
      '<p>bHi/b &amp; “you”</p>',
      '<h3>YouTube 2</h3>',
      '<p>See <a href="https://a.example/b">https://a.example/b</a>.</p>',
    ].join('\n'),
  )
})
