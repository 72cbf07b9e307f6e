import { expect, test } from 'vitest'
import { discoveryAudience } from '../discovery-audience.ts'
import type { OutreachRequest } from '../requests.ts'
import {
  sampleDiscovery,
  sampleInvitation,
  sampleOutreach,
  samplePosts,
} from '../../testing/marketing-briefs.ts'
import { draftDiscovery } from './discovery.ts'
import { draftInvitation, topicInside } from './invitation.ts'
import { draftOutreach } from './outreach.ts'
import { draftPosts } from './posts.ts'

// What somebody who gets such a mail, or reads such a post, would stumble over

test('a band is greeted without its article', () => {
  const request = { ...sampleInvitation.request, guestName: 'The Pickering Sisters' }
  const { paragraphs, suggestions } = draftInvitation({ ...sampleInvitation, request })
  expect(paragraphs[0]).toMatch(/^(Dear|Hi|Hello) Pickering Sisters,$/)
  expect(suggestions.join()).toMatch(/“(Dear|Hi|Hello) Pickering Sisters, I wanted/)
})

test.each([
  ['How kelp forests recover', 'how kelp forests recover'],
  ['The long road', 'the long road'],
  ['AI in small schools', 'AI in small schools'],
  ['Rust as a business', '“Rust as a business”'],
  ['How Reefs Learn', '“How Reefs Learn”'],
  ['The Art of Tower Clocks', '“The Art of Tower Clocks”'],
  ['What do you owe your teachers?', null],
])('the subject %j is used inside a sentence as %j', (topic, inside) => {
  expect(topicInside(topic)).toBe(inside)
})

test("a text to guests doesn't describe them as if they were somebody else", () => {
  const { paragraphs } = draftInvitation(sampleInvitation)
  const about = paragraphs.find((paragraph) => paragraph.includes('“Maya Okafor studies'))
  expect(about).toMatch(/^Here is how I’d introduce you to our listeners\. Please correct/)
  const biography = 'I grow kelp. I teach divers.'
  const own = draftInvitation({ ...sampleInvitation, request: { ...sampleInvitation.request, biography } })
  expect(own.paragraphs).toContain('You describe yourself like this: “I grow kelp. I teach divers.”')
})

const outreach = (request: Partial<OutreachRequest>, brief: Partial<typeof sampleOutreach> = {}) => {
  const { paragraphs } = draftOutreach({
    ...sampleOutreach,
    sponsor: null,
    ...brief,
    request: { ...sampleOutreach.request, ...request },
  })
  return paragraphs.join('\n\n')
}

test("a company doesn't read that sponsors come from other fields than its own", () => {
  // An industry is typed in any form, so no sentence is built around it
  for (const industry of ['Bakeries', 'tea importer', 'We make ovens.']) {
    const other = outreach({ industry })
    expect(other).toContain('We think your customers and our listeners have a lot in common.')
    expect(other).not.toMatch(/outdoor equipment|publishers|bakeries|importer|ovens/i)
  }
  expect(outreach({ industry: 'Outdoor Equipment' })).toContain(
    'We’re contacting you first because we’re looking for sponsors in outdoor equipment.',
  )
  expect(outreach({ industry: null })).toContain(
    'We’re looking for sponsors in tools and workshops, independent',
  )
})

test('a mail to a sponsor introduces the guest and the terms without quoting itself', () => {
  const text = outreach({})
  expect(text).toContain('marine biologist at the Blue Shelf Institute. She studies how kelp forests recover')
  expect(text).toContain('A sponsor helps us cover studio time and travel')
  expect(text).toContain('- Series sponsor, price on request: One sponsor')
  expect(text).not.toContain('“')
  const guest = { ...sampleOutreach.guest, bio: 'I study how kelp forests recover.' }
  const untitled = { ...guest, title: null, company: null, bio: 'Maya Okafor studies kelp.' }
  expect(outreach({}, { guest: untitled })).toContain('with Maya Okafor, who studies kelp.')
  expect(outreach({}, { guest })).toContain('In our guest’s own words: “I study how kelp forests recover.”')
})

const texts = (brief: Partial<typeof samplePosts>, postCount = 8) => {
  const request = { ...samplePosts.request, postCount }
  return draftPosts({ ...samplePosts, ...brief, request }).posts.map(({ text }) => text)
}

test('a guest’s own address is not taken for that of the episode', () => {
  const linked = texts({ platform: 'linkedin' }).filter((text) => text.includes('https://'))
  expect(linked.length).toBeGreaterThan(0)
  for (const text of linked) expect(text).toMatch(/^More about Maya Okafor: https:\S+$/m)
})

test('what people get wrong is posted only with what is right', () => {
  const responses = (misconception: string) => ({ ...samplePosts.guest, responses: { misconception } })
  const right = 'They think kelp is dead. It is asleep.'
  const short = texts({ platform: 'twitter', guest: responses(right) })
  expect(short.filter((text) => text.includes('wrong'))).toEqual([expect.stringContaining(right)])
  const long = `They think kelp is dead. ${'It sleeps through the summer and comes back. '.repeat(6)}`
  expect(texts({ platform: 'twitter', guest: responses(long) }).join()).not.toContain('They think')
})

test('news is not praised as a thought, and a thought not announced as news', () => {
  const request = { ...samplePosts.request, tone: 'inspirational', postCount: 10 } as const
  const posts = [0, 1, 2, 3].flatMap((take) => draftPosts({ ...samplePosts, take, request }).posts)
  const begin = (opener: RegExp) => posts.map(({ text }) => text).filter((text) => opener.test(text))
  const thoughts = begin(/^(Here’s something|One thought)/)
  const news = begin(/^A conversation to/)
  expect([thoughts.length > 0, news.length > 0]).toEqual([true, true])
  for (const text of thoughts) expect(text).toMatch(/📖|💡|🎯|🤔/u)
  for (const text of news) expect(text).not.toMatch(/📖|💡|🎯|🤔/u)
})

test('suggestions of one list do not all say the same', () => {
  const { sponsors } = draftDiscovery(sampleDiscovery)
  const without = ({ reasonForMatch }: (typeof sponsors)[number]) => reasonForMatch.replace(/^.*?\. /, '')
  const neighbours = sponsors.slice(1).map((sponsor, place) => [without(sponsors[place]!), without(sponsor)])
  for (const [before, after] of neighbours) expect(after).not.toBe(before)
  for (const { reasonForMatch } of sponsors) expect(reasonForMatch.length).toBeLessThan(400)
})

test('what a show never said is not presented as its own', () => {
  const show = { ...sampleDiscovery.show, sponsorshipSettings: null }
  const request = { ...sampleDiscovery.request, ...discoveryAudience(show) }
  const { sponsors, strategyNotes } = draftDiscovery({ ...sampleDiscovery, show, request })
  const told = JSON.stringify({ sponsors, strategyNotes })
  expect(told).toContain('your settings don’t name any kinds of sponsor yet')
  expect(told).not.toMatch(/You name|your (goal|approach)/i)
})
