import { expect, test } from 'vitest'
import { sampleShow } from '../testing/samples.ts'
import { hostileTexts } from '../testing/hostile-texts.ts'
import {
  sampleDiscovery,
  sampleInvitation,
  sampleOutreach,
  samplePosts,
} from '../testing/marketing-briefs.ts'
import { budgets, companySizes, geographies, mileRadii } from './discovery-choices.ts'
import { discoveryPrompt } from './discovery-prompt.ts'
import { emailEndings, invitationStyles } from './invitation-choices.ts'
import { invitationPrompt } from './invitation-prompt.ts'
import { outreachPrompt } from './outreach-prompt.ts'
import { platforms } from './platforms.ts'
import { hashtagTypes, postTones } from './post-choices.ts'
import { postsPrompt } from './posts-prompt.ts'
import { DiscoveryRequest, InvitationRequest, OutreachRequest, SocialRequest } from './requests.ts'

const other = 'Anything else'
/** Values besides the sample's for every field that is more than a text. */
const others: Record<string, readonly unknown[]> = {
  invitationStyle: invitationStyles,
  emailEnding: emailEndings,
  episodeStatus: ['released'],
  fromSponsorDiscovery: [true],
  useEmojis: [false],
  tone: postTones,
  hashtagType: hashtagTypes,
  postCount: [1, 2, 10],
  preferredSponsorTypes: [['education']],
}
/** Fields that come into a brief in another form: the guest, the inquiry, the platform, the questionnaire, the text before. */
const elsewhere = [
  'guestId',
  'inquiryId',
  'platforms',
  'questionnaireId',
  'previousId',
  'showSettings',
  'filters',
]

function walk<B extends { request: object }>(brief: B, shape: object, prompt: (brief: B) => unknown) {
  const fields = Object.keys(shape).filter((field) => !elsewhere.includes(field))
  return fields.flatMap((field) => {
    const now = (brief.request as Record<string, unknown>)[field]
    const values = (others[field] ?? [other]).filter((value) => value !== now)
    const changed = values.map((value) => prompt({ ...brief, request: { ...brief.request, [field]: value } }))
    const all = [prompt(brief), ...changed].map((one) => JSON.stringify(one))
    return new Set(all).size === all.length ? [] : [field]
  })
}

test('every field of every form changes its prompt, and no two choices give the same one', () => {
  expect(walk(sampleInvitation, InvitationRequest.shape, invitationPrompt)).toEqual([])
  expect(walk(sampleOutreach, OutreachRequest.shape, outreachPrompt)).toEqual([])
  expect(walk(samplePosts, SocialRequest.shape, postsPrompt)).toEqual([])
  expect(walk(sampleDiscovery, DiscoveryRequest.shape, discoveryPrompt)).toEqual([])
})

test('every filter of a discovery changes its prompt', () => {
  const filters = {
    mileRadius: mileRadii,
    geography: geographies,
    companySize: companySizes,
    budget: budgets,
  }
  for (const [filter, values] of Object.entries(filters)) {
    const prompts = values.map((value: unknown) => {
      const request = { ...sampleDiscovery.request }
      request.filters = { ...request.filters, [filter]: value }
      return discoveryPrompt({ ...sampleDiscovery, request }).system
    })
    expect(new Set(prompts).size).toBe(values.length)
  }
})

test('platform, guest, sponsor, questionnaire and the text before change the prompt', () => {
  const text = (prompt: unknown) => JSON.stringify(prompt)
  expect(new Set(platforms.map((platform) => text(postsPrompt({ ...samplePosts, platform })))).size).toBe(6)
  const statuses = (['unscheduled', 'upcoming', 'completed'] as const).map((episodeStatus) =>
    text(postsPrompt({ ...samplePosts, guest: { ...samplePosts.guest, episodeStatus } })),
  )
  expect(new Set(statuses).size).toBe(3)
  for (const field of ['name', 'company', 'title', 'bio', 'social'] as const) {
    const guest = { ...samplePosts.guest, [field]: other }
    expect(text(postsPrompt({ ...samplePosts, guest }))).not.toBe(text(postsPrompt(samplePosts)))
    expect(text(outreachPrompt({ ...sampleOutreach, guest }))).not.toBe(text(outreachPrompt(sampleOutreach)))
  }
  const request = { ...sampleOutreach.request, industry: null, websiteUrl: null }
  const typedLittle = { ...sampleOutreach, request }
  for (const field of Object.keys(sampleOutreach.sponsor!).filter((name) => name !== 'companyName')) {
    const sponsor = { ...sampleOutreach.sponsor!, [field]: other }
    expect(text(outreachPrompt({ ...typedLittle, sponsor }))).not.toBe(text(outreachPrompt(typedLittle)))
  }
  const questionnaire = { title: other, url: 'https://cue.example/q/x' }
  expect(text(invitationPrompt({ ...sampleInvitation, questionnaire }))).not.toBe(
    text(invitationPrompt(sampleInvitation)),
  )
  expect(text(discoveryPrompt({ ...sampleDiscovery, saved: [] }))).not.toBe(
    text(discoveryPrompt(sampleDiscovery)),
  )
  for (const [prompt, brief] of [
    [invitationPrompt, sampleInvitation],
    [outreachPrompt, sampleOutreach],
    [postsPrompt, samplePosts],
    [discoveryPrompt, sampleDiscovery],
  ] as [(brief: unknown) => unknown, object][])
    expect(text(prompt({ ...brief, previous: 'The text before' }))).not.toBe(text(prompt(brief)))
})

test('outreach knows every setting of the sponsorship, an invitation and posts know no price', () => {
  const settings = sampleShow.sponsorshipSettings!
  const prompt = (sponsorshipSettings: typeof settings) =>
    JSON.stringify(outreachPrompt({ ...sampleOutreach, show: { ...sampleShow, sponsorshipSettings } }))
  const changes = [
    { sponsorshipPackages: [{ id: 'pre-roll' as const, price: 181 }] },
    { preferredSponsorTypes: [other] },
    { sponsorshipGoal: other },
    { sponsorshipApproach: other },
    ...Object.keys(settings.audienceMetrics).map((metric) => ({
      audienceMetrics: { ...settings.audienceMetrics, [metric]: other },
    })),
  ]
  for (const change of changes) expect(prompt({ ...settings, ...change })).not.toBe(prompt(settings))
  for (const { user } of [invitationPrompt(sampleInvitation), postsPrompt(samplePosts)])
    expect(user).not.toMatch(/320|24,500/)
})

test('addresses and numbers of hosts and guests stay out of every prompt', () => {
  const guest = { ...samplePosts.guest, email: 'secret@example.org', phone: '555' }
  expect(postsPrompt({ ...samplePosts, guest })).toEqual(postsPrompt(samplePosts))
  expect(outreachPrompt({ ...sampleOutreach, guest })).toEqual(outreachPrompt(sampleOutreach))
  for (const { user } of [invitationPrompt(sampleInvitation), outreachPrompt(sampleOutreach)])
    expect(user).not.toContain('ines@unhurriedwork.example')
})

const tags = (text: string) => text.match(/<\/?\w+>/g)
const together = 12
/** The data with every text replaced by the next of the texts, which begin again at their end. */
const everywhere = <T>(data: T, next: () => string): T => {
  if (typeof data === 'string') return next() as T
  if (Array.isArray(data)) return data.map((one) => everywhere(one, next)) as T
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, everywhere(one, next)])) as T
}

test('hostile texts stay data wherever they were typed', () => {
  const { podcastName, podcastDescription, hosts } = sampleShow
  const { invitationStyle, emailEnding, ...typed } = sampleInvitation.request
  const { episodeStatus, ...sent } = sampleOutreach.request
  const { filters, ...audience } = sampleDiscovery.request
  const { episodeStatus: status, ...guest } = samplePosts.guest
  const prompts = (texts: string[]) => {
    let place = 0
    const next = () => texts[place++ % texts.length]!
    const put = <T>(data: T) => everywhere(data, next)
    const again = () => ({
      show: { ...sampleShow, ...put({ podcastName, podcastDescription, hosts }) },
      previous: next(),
    })
    const invited = { ...put(typed), invitationStyle, emailEnding }
    const { questionnaire } = sampleInvitation
    const posted = { ...samplePosts.request, customHashtags: next(), note: next() }
    return [
      invitationPrompt({
        ...sampleInvitation,
        ...again(),
        questionnaire: put(questionnaire),
        request: invited,
      }),
      outreachPrompt({
        ...put({ sponsor: sampleOutreach.sponsor, guest: sampleOutreach.guest }),
        ...again(),
        take: 0,
        request: { ...put(sent), episodeStatus },
      }),
      postsPrompt({
        ...samplePosts,
        ...again(),
        guest: { ...put(guest), episodeStatus: status },
        request: posted,
      }),
      discoveryPrompt({
        ...sampleDiscovery,
        ...again(),
        saved: [next()],
        request: { ...put(audience), filters },
      }),
    ]
  }
  const clean = prompts(['x'])
  const batches = Array.from({ length: Math.ceil(hostileTexts.length / together) }, (_, batch) =>
    hostileTexts.slice(batch * together, (batch + 1) * together),
  )
  const broken = batches.filter((texts) =>
    prompts(texts).some(({ system, user }, index) => {
      const same = system === clean[index]!.system && tags(user)?.join() === tags(clean[index]!.user)?.join()
      return !same || /(?!\n)[`&\p{Cc}\p{Cf}]/u.test(user)
    }),
  )
  expect(broken).toEqual([])
})
