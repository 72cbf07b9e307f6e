import { expect, test } from 'vitest'
import type { ContentStyles } from '../show/content-styles.ts'
import { SponsorshipSettings } from '../show/sponsorship.ts'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import type { ContentType } from './content.ts'
import { contentTypes } from './content-labels.ts'
import { staleWords } from './stale-words.ts'
import { changedParts, writtenFrom } from './staleness.ts'

const brief = sampleBrief(sampleGuest('maya-okafor'), 'introduction')
const then = writtenFrom(brief)

test('a text of which nobody knows what it was written from is not called out of date', () => {
  expect(changedParts(null, then)).toEqual([])
  expect(changedParts({}, then)).toEqual([])
})

test('a digest of all settings, as texts used to have, does not make a text out of date', () => {
  expect(changedParts({ ...then, settings: '1a2b3c' }, then)).toEqual([])
})

test('the same material in another order of its keys is the same', () => {
  const { responses } = brief.guest
  const turned = Object.fromEntries(Object.entries(responses).toReversed())
  expect(writtenFrom({ ...brief, guest: { ...brief.guest, responses: turned } })).toEqual(then)
})

test.each([
  ['answers', { guest: { ...brief.guest, responses: { ...brief.guest.responses, bio: 'Something new.' } } }],
  ['guest', { guest: { ...brief.guest, title: 'Head of kelp' } }],
  ['guest', { guest: { ...brief.guest, pronunciation: 'MY-ah' } }],
  ['guest', { guest: { ...brief.guest, socialLinks: { linkedin: null, website: 'https://new.example' } } }],
  ['settings', { show: { ...brief.show, podcastName: 'Wrong name' } }],
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

const withSponsorship = (type: ContentType, changed: object) => {
  const of = sampleBrief(sampleGuest('maya-okafor'), type)
  const sponsorshipSettings = SponsorshipSettings.parse({
    sponsorshipPackages: [{ id: 'mid-roll', price: 320 }],
    marketingContact: { name: 'Beatriz', email: 'partners@kelp.example' },
    ...changed,
  })
  return writtenFrom({ ...of, show: { ...of.show, sponsorshipSettings } })
}

test.each(contentTypes)('what a sponsor pays, and when, is in no text: %s', (type) => {
  const sold = { sponsorshipPackages: [{ id: 'mid-roll', price: 330, bookedUntil: '2027-02-01' }] }
  const figures = { audienceMetrics: { monthlyDownloads: '9,000' }, preferredSponsorTypes: ['Tea'] }
  expect(withSponsorship(type, { ...sold, ...figures })).toEqual(withSponsorship(type, {}))
})

test('a new contact for sponsors changes show notes, and no other text', () => {
  const marketingContact = { name: 'Ines', email: 'ines@kelp.example' }
  const changed = contentTypes.map((type) =>
    changedParts(withSponsorship(type, {}), withSponsorship(type, { marketingContact })),
  )
  expect(changed).toEqual([[], [], ['settings']])
})

test.each([
  [{ introLength: 'comprehensive' }, 'introduction'],
  [{ introductionStyle: 'cold-open' }, 'introduction'],
  [{ introductionTemplate: 'crystal_ball' }, 'introduction'],
  [{ ownIntroductions: ['This is one.'] }, 'introduction'],
  [{ questionStyle: 'investigative' }, 'questions'],
  [{ showNotesStyle: 'narrative' }, 'show_notes'],
] as [Partial<ContentStyles>, ContentType][])(
  'a style of one type of text makes no other out of date: %o',
  (styles, type) => {
    const stale = contentTypes.filter((each) => {
      const of = sampleBrief(sampleGuest('maya-okafor'), each)
      const contentStyles = { ...of.show.contentStyles, ...styles }
      const now = writtenFrom({ ...of, show: { ...of.show, contentStyles } })
      return changedParts(writtenFrom(of), now).length > 0
    })
    expect(stale).toEqual([type])
  },
)

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
