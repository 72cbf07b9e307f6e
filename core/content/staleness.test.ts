import { expect, test } from 'vitest'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { staleWords } from './stale-words.ts'
import { changedParts, writtenFrom } from './staleness.ts'

const brief = sampleBrief(sampleGuest('maya-okafor'), 'introduction')
const then = writtenFrom(brief)

test('a text of which nobody knows what it was written from is not called out of date', () => {
  expect(changedParts(null, then)).toEqual([])
  expect(changedParts({}, then)).toEqual([])
})

test('the same material in another order of its keys is the same', () => {
  const { responses } = brief.guest
  const turned = Object.fromEntries(Object.entries(responses).toReversed())
  expect(writtenFrom({ ...brief, guest: { ...brief.guest, responses: turned } })).toEqual(then)
})

test.each([
  ['answers', { guest: { ...brief.guest, responses: { ...brief.guest.responses, bio: 'Something new.' } } }],
  ['guest', { guest: { ...brief.guest, title: 'Head of kelp' } }],
  ['guest', { guest: { ...brief.guest, socialLinks: { linkedin: null, website: 'https://new.example' } } }],
  ['settings', { show: { ...brief.show, podcastName: 'Another name' } }],
  [
    'settings',
    { show: { ...brief.show, contentStyles: { ...brief.show.contentStyles, tone: 'educational' } } },
  ],
  [
    'patterns',
    {
      patterns: [
        { contentType: 'introduction', patternType: 'rule', pattern: 'Be brief', description: null },
      ],
    },
  ],
  [
    'transcript',
    { recap: { episode: 'Kelp', summary: ['Maya counts kelp.'], quotes: [], chapters: [], links: [] } },
  ],
] as const)('a change of the %s is reported, and nothing else', (part, change) => {
  expect(changedParts(then, writtenFrom({ ...brief, ...(change as object) }))).toEqual([part])
})

test('a photo of a host, or their email, is in no text', () => {
  const hosts = brief.show.hosts.map((host) => ({ ...host, photo: '/media/new', email: 'new@show.example' }))
  expect(writtenFrom({ ...brief, show: { ...brief.show, hosts } })).toEqual(then)
})

test('what has changed is said in words', () => {
  expect(staleWords([])).toBe('')
  expect(staleWords(['answers'])).toBe("the guest's answers")
  expect(staleWords(['answers', 'guest', 'settings'])).toBe(
    "the guest's answers, the guest's details, and the show settings",
  )
})
