import { expect, test } from 'vitest'
import type { InvitationBrief, OutreachBrief, PostsBrief } from '../briefs.ts'
import { discoveryAudience } from '../discovery-audience.ts'
import * as choices from '../discovery-choices.ts'
import { finishedInvitation, finishedOutreach, finishedPosts } from '../finished.ts'
import { emailEndings, invitationStyles } from '../invitation-choices.ts'
import { outreachStatuses } from '../outreach-choices.ts'
import { platforms } from '../platforms.ts'
import { hashtagTypes, maxPosts, postTones } from '../post-choices.ts'
import { DiscoveryRequest, InvitationRequest, OutreachRequest, SocialRequest } from '../requests.ts'
import { ContentStyles } from '../../show/content-styles.ts'
import { ShowMethodology, showTypes } from '../../show/methodology.ts'
import type { Show } from '../../show/show-settings.ts'
import { allPairs } from '../../testing/all-pairs.ts'
import { sampleDiscovery, sampleInvitation, sampleOutreach } from '../../testing/marketing-briefs.ts'
import { oddGuests } from '../../testing/odd-guests.ts'
import { draftedGuest, sampleGuests, sampleShow } from '../../testing/samples.ts'
import { draftDiscovery } from './discovery.ts'
import type { DraftedGuest } from '../../content/brief.ts'
import { draftInvitation } from './invitation.ts'
import { invitationVoices } from './invitation-phrases.ts'
import { spokenName } from '../../drafting/names.ts'
import { draftOutreach } from './outreach.ts'
import { draftPosts } from './posts.ts'
import { withArticle } from '../../drafting/words.ts'

const guests: Record<string, DraftedGuest> = {
  ...Object.fromEntries(sampleGuests.map((sample) => [sample.slug, draftedGuest(sample)])),
  ...oddGuests,
}
const bareShow: Show = {
  podcastName: 'The Late Bench',
  podcastDescription: null,
  hosts: [],
  showMethodology: ShowMethodology.parse({}),
  contentStyles: ContentStyles.parse({}),
  sponsorshipSettings: null,
}
const thinShow: Show = {
  ...bareShow,
  podcastDescription: 'A show about bread',
  hosts: [{ ...sampleShow.hosts[0]!, name: 'Ida' }],
  sponsorshipSettings: {
    ...sampleShow.sponsorshipSettings!,
    audienceMetrics: {},
    sponsorshipPackages: ['custom'],
  },
}
const shows: Record<string, Show> = { sampleShow, thinShow, bareShow }

const texts = (data: unknown): string =>
  typeof data === 'object' && data !== null ? Object.values(data).map(texts).join('\n') : String(data ?? '')

/** What is wrong with a text, in words: nothing a reader would stumble over, and nothing nobody said. */
function faults(text: string, known: unknown): string[] {
  const source = texts(known)
  const found = (label: string, pattern: RegExp) =>
    (text.match(new RegExp(pattern, `${pattern.flags}g`)) ?? [])
      .filter((hit) => !source.includes(hit.trim()))
      .map((hit) => `${label}: ${hit}`)
  const articles = [...text.matchAll(/(?<![\p{L}\p{N}])(an?) ([\p{L}\p{N}][\p{L}\p{N}&’'-]*)/gu)]
    .filter(([phrase, , word]) => !source.includes(phrase) && withArticle(word!) !== phrase)
    .map(([phrase]) => `article: ${phrase}`)
  const numbers = (text.match(/\d[\d,.]*\d|\d/g) ?? []).filter((number) => !source.includes(number))
  return [
    ...articles,
    ...numbers.map((number) => `number: ${number}`),
    ...found('placeholder', /\[[^\]]*\]|\{|\}|<[^>]*>|\b(undefined|null|NaN|TODO|lorem)\b/iu),
    ...found('spacing', /[ \t]{2}|\n{3}|^\s|\s$|[^\n\s…-] [.,;:?!]/u),
    ...found('punctuation', /[^.]\.\.(?!\.)|,[.,;:]|[:;][,;:.]|\?\.|!\.|…\.|“”|“ | ”|\(\)/u),
    ...found('loud', /!|thrilled|excited to|without further ado/iu),
    ...(text.split('“').length === text.split('”').length ? [] : ['an open quotation']),
  ]
}

const about = (row: object, text: string, wrong: string[]) =>
  wrong.length > 0 ? [`${wrong.join('; ')} in ${JSON.stringify(row)}\n${text}`] : []

test('invitations of every style and ending are whole, with much and with little to say', () => {
  const rows = allPairs({
    show: Object.keys(shows),
    invitationStyle: invitationStyles,
    emailEnding: emailEndings,
    guest: Object.keys(guests),
    topic: [
      'How kelp forests recover',
      'The long road',
      'Bread.',
      'We met and talked. You said something!',
      'AI',
    ],
    context: ['', 'We met in May.', 'Mention that we met.'],
    links: [true, false],
    take: [0, 1, 2],
  })
  const wrong = rows.flatMap((row) => {
    const guest = guests[row.guest]!
    const brief: InvitationBrief = {
      show: shows[row.show]!,
      take: row.take,
      previous: null,
      questionnaire: { title: 'Before', url: 'https://cue.example/q/before' },
      request: InvitationRequest.parse({
        guestName: guest.name,
        showTopic: row.topic,
        invitationStyle: row.invitationStyle,
        emailEnding: row.emailEnding,
        biography: guest.bio,
        additionalContext: row.context,
        customEnding: 'See you soon.',
        ...(row.links && guest.socialLinks.website && { websiteUrl: guest.socialLinks.website }),
      }),
    }
    const { subject, text } = finishedInvitation(draftInvitation(brief), brief)
    const missing = text.includes(brief.show.podcastName) ? [] : ['does not name the show']
    return about(row, text, [...faults(`${subject}\n\n${text}`, brief), ...missing])
  })
  expect(wrong.slice(0, 3)).toEqual([])
})

test('an invitation whose questionnaire link only works on this computer says so', () => {
  const draft = draftInvitation(sampleInvitation)
  const warnings = (url: string) =>
    finishedInvitation(draft, { ...sampleInvitation, questionnaire: { title: 'Before', url } }).warnings
  expect(warnings('https://cue.example/q/before')).toEqual([])
  expect(warnings('http://localhost:3000/q/before')).toEqual([
    expect.stringMatching(/^This link only works on this computer/),
  ])
})

test('emails to sponsors are whole and quote only what the show offers', () => {
  const rows = allPairs({
    show: Object.keys(shows),
    episodeStatus: outreachStatuses,
    guest: Object.keys(guests),
    releaseDate: [null, '2026-12-03'],
    industry: ['', 'Outdoor equipment', 'SaaS'],
    context: ['', 'Their founder listens.', 'Say that we use their tools.'],
    take: [0, 1, 2],
  })
  const wrong = rows.flatMap((row) => {
    const brief: OutreachBrief & { guest: DraftedGuest } = {
      show: shows[row.show]!,
      guest: guests[row.guest]!,
      take: row.take,
      previous: null,
      sponsor: null,
      request: OutreachRequest.parse({
        guestId: 1,
        sponsorName: 'Kelp Tools',
        episodeStatus: row.episodeStatus,
        releaseDate: row.releaseDate,
        industry: row.industry,
        additionalContext: row.context,
      }),
    }
    const { subject, text, warnings } = finishedOutreach(draftOutreach(brief), brief)
    const known = { brief, packages: '15–30 30–60', day: '3 December 2026' }
    const missing = text.includes(spokenName(brief.guest.name)) ? [] : ['does not name the guest']
    return about(row, text, [...faults(`${subject}\n\n${text}`, known), ...missing, ...warnings])
  })
  expect(wrong.slice(0, 3)).toEqual([])
})

test('posts fit every platform, are all different, and name guest or show', () => {
  const rows = allPairs({
    show: Object.keys(shows),
    guest: Object.keys(guests),
    platform: platforms,
    tone: postTones,
    useEmojis: [true, false],
    hashtagType: hashtagTypes,
    postCount: [1, 3, maxPosts],
    episodeStatus: ['unscheduled', 'upcoming', 'completed'] as const,
    take: [0, 1],
  })
  const wrong = rows.flatMap((row) => {
    const { show, guest, take, episodeStatus, platform, ...chosen } = row
    const brief: PostsBrief = {
      show: shows[show]!,
      guest: { ...guests[guest]!, episodeStatus },
      platform,
      take,
      previous: null,
      request: SocialRequest.parse({ guestId: 1, platforms: [platform], customHashtags: '#Kelp', ...chosen }),
    }
    const { posts, warnings } = finishedPosts([[platform, draftPosts(brief)]], brief.request)
    const all = posts.map(({ text }) => text)
    const names = [spokenName(brief.guest.name), brief.show.podcastName, brief.guest.bio?.slice(0, 20) ?? '-']
    const nameless = all.filter((text) => !names.some((name) => text.includes(name)))
    return about(row, all.join('\n---\n'), [
      ...all.flatMap((text) => faults(text.replace(/\n\n#.*$/su, ''), brief)),
      ...(new Set(all).size === chosen.postCount ? [] : ['not all different']),
      ...(posts.every(({ count, limit, isCut }) => count <= limit && !isCut) ? [] : ['too long']),
      ...nameless.map((text) => `names nobody: ${text}`),
      ...warnings,
    ])
  })
  expect(wrong.slice(0, 3)).toEqual([])
})

const discover = (show: Show, filters: object = {}, audience: object = {}, saved: string[] = []) =>
  draftDiscovery({
    show,
    saved,
    take: 0,
    previous: null,
    request: DiscoveryRequest.parse({ ...discoveryAudience(show), ...audience, filters }),
  })

test('a discovery without a model names kinds of company, each with its reason, and no address', () => {
  for (const show of Object.values(shows)) {
    for (const showType of showTypes) {
      const { sponsors } = discover({ ...show, showMethodology: { ...show.showMethodology, showType } })
      expect(sponsors.length).toBeGreaterThanOrEqual(3)
      for (const sponsor of sponsors) {
        expect(sponsor).toMatchObject({ kind: 'company-type', websiteUrl: null, marketingContactEmail: null })
        expect(texts(sponsor)).not.toMatch(/@|www\.|https?:|[^.]\.\.(?!\.)|undefined|null| {2}/)
      }
    }
  }
})

test('a discovery says of its audience in a sentence what was entered', () => {
  const said = (audience: object) => JSON.stringify(discover(sampleShow, {}, audience).sponsors)
  const entered = { audienceSize: '24,500', growthRate: '4 percent a month', ageRange: '30-60' }
  expect(said({ ...entered, geographicFocus: 'Southern Africa' })).toContain(
    'You can offer 24,500 monthly downloads, an audience aged 30–60 and in Southern Africa, with growth of 4 percent a month.',
  )
  const little = { audienceSize: 'not-specified', growthRate: 'steady', geographicFocus: 'national' }
  expect(said({ ...little, ageRange: '25-44' })).toContain(
    'You can offer an audience aged 25–44 and national in focus, with steady growth.',
  )
  expect(said({ growthRate: 'growing slowly.' })).toContain(', growing slowly.')
})

test('downloads are no audience of people, no age is named that nobody entered, and a field is suggested once', () => {
  const metrics = {
    monthlyDownloads: '2,400',
    growthRate: null,
    primaryAgeRange: null,
    geographicFocus: null,
  }
  const sponsorship = sampleShow.sponsorshipSettings!
  const show: Show = {
    ...sampleShow,
    showMethodology: { ...sampleShow.showMethodology, showType: 'general-interview' },
    sponsorshipSettings: { ...sponsorship, audienceMetrics: metrics, preferredSponsorTypes: ['tea'] },
  }
  const { sponsors } = discover(show)
  const told = JSON.stringify(sponsors)
  expect(told).toContain('You can offer 2,400 monthly downloads.')
  expect(told).not.toMatch(/an audience|25.44|steady/)
  expect(sponsors.map(({ industry }) => industry)).toEqual(['Tea', 'Books and audiobooks', 'Online courses'])
})

test('an invitation promises no length that the show’s settings don’t name', () => {
  expect(
    JSON.stringify(invitationVoices, (_, value) => (typeof value === 'function' ? value('X') : value)),
  ).not.toMatch(/hour|minute/)
})

test('every filter and every audience value changes what a discovery says', () => {
  const said = (filters: object, audience: object = {}) =>
    JSON.stringify(discover(sampleShow, filters, audience))
  const filters = {
    mileRadius: choices.mileRadii,
    geography: choices.geographies,
    companySize: choices.companySizes,
    budget: choices.budgets,
  }
  for (const [filter, values] of Object.entries(filters))
    expect(new Set(values.map((value: unknown) => said({ [filter]: value }))).size).toBe(values.length)
  for (const field of Object.keys(discoveryAudience(sampleShow))) {
    const other = field === 'preferredSponsorTypes' ? ['bakeries'] : 'something else'
    expect(said({}, { [field]: other })).not.toBe(said({}))
  }
})

test('kinds that are saved already are not suggested again', () => {
  const [first] = discover(sampleShow).sponsors
  const names = discover(sampleShow, {}, {}, [first!.companyName.toUpperCase()]).sponsors
  expect(names.map(({ companyName }) => companyName)).not.toContain(first!.companyName)
})

test('with every match saved nothing is suggested and no advice given, and the matches are counted', () => {
  const names: string[] = []
  for (let round = 0; round < 5; round += 1)
    names.push(...discover(sampleShow, {}, {}, names).sponsors.map(({ companyName }) => companyName))
  expect(discover(sampleShow).savedMatches).toBe(0)
  expect(discover(sampleShow, {}, {}, names.slice(0, 2)).savedMatches).toBe(2)
  expect(discover(sampleShow, {}, {}, names)).toEqual({
    sponsors: [],
    strategyNotes: [],
    savedMatches: names.length,
  })
})

test('a kind of company is not greeted as if that were its name', () => {
  const { request } = sampleOutreach
  const { sponsors } = draftDiscovery(sampleDiscovery)
  for (const { companyName: sponsorName, industry } of sponsors) {
    const brief = { ...sampleOutreach, request: { ...request, sponsorName, industry } }
    const { paragraphs, suggestions } = draftOutreach(brief)
    expect(paragraphs[0]).toBe('Hello,')
    expect(suggestions[0]).toMatch(/^This is a kind of company/)
  }
  const company = { ...request, sponsorName: 'Books in Motion', industry: 'Books' }
  expect(draftOutreach({ ...sampleOutreach, request: company }).paragraphs[0]).toBe(
    'Hello Books in Motion team,',
  )
})
