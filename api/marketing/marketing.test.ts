import { discoveryAudience } from '@cueroom/core/marketing/discovery-audience.ts'
import { marketing as endpoints } from '@cueroom/core/marketing/marketing.contract.ts'
import { planFeatures, type Feature } from '@cueroom/core/entitlements/features.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { describe, expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'

const invitation = {
  guestName: 'Maya Okafor',
  showTopic: 'How kelp forests recover',
  invitationStyle: 'professional',
  emailEnding: 'signature',
} as const
const audience = discoveryAudience(null)

describe('the Marketing Hub', () => {
  const api = startTestApi()
  // A host may make a number of calls a minute, refused ones too
  const refused: Partial<Record<string, TestHost>> = {}

  const newHost = async () => {
    const host = await api.current.host()
    const bio = 'Maya Okafor studies how kelp forests recover.'
    const { id: guestId } = await host.guests.create({ body: { name: 'Maya Okafor', bio } })
    const { podcastName, podcastDescription, hosts, sponsorshipSettings } = sampleShow
    await host.show.create({ body: { podcastName, podcastDescription, hosts, sponsorshipSettings } })
    return { host, guestId }
  }

  test.each([
    ['guestInvite', { ...invitation, guestName: '' }, 'Guest name is required'],
    ['guestInvite', { ...invitation, showTopic: ' ' }, 'Show topic is required'],
    ['guestInvite', { ...invitation, invitationStyle: 'loud' }, 'Invitation style is required'],
    ['guestInvite', { ...invitation, emailEnding: undefined }, 'Email ending is required'],
    ['sponsorOutreach', { guestId: 1, episodeStatus: 'upcoming' }, 'Sponsor name is required'],
    ['sponsorOutreach', { guestId: 1, sponsorName: 'Kelp' }, 'Please select episode status'],
    [
      'sponsorOutreach',
      { guestId: 1, sponsorName: 'Kelp', episodeStatus: 'released', recipientEmail: 'kelp' },
      'Valid email required',
    ],
    [
      'socialMedia',
      { guestId: 1, platforms: [], tone: 'professional' },
      'Please select at least one platform',
    ],
    ['socialMedia', { guestId: 1, platforms: ['tiktok'] }, 'Tone is required'],
    [
      'socialMedia',
      { guestId: 1, platforms: ['tiktok'], tone: 'educational', customHashtags: 'kelp' },
      'Hashtags begin with # and are separated by spaces',
    ],
    ['identifySponsors', { ...audience, audienceSize: '' }, 'Audience size is required'],
    [
      'identifySponsors',
      { ...audience, preferredSponsorTypes: [] },
      'At least one preferred sponsor type is required',
    ],
  ] as const)('%s refuses what is missing: %j', async (call, body, error) => {
    const host = (refused[call] ??= await api.current.host())
    await expect(host.marketing[call]({ body: body as never })).rejects.toMatchObject({
      status: 400,
      problem: { error },
    })
    expect(await host.marketing.results()).toEqual([])
  })

  test('each call needs its own feature', async () => {
    const { host, guestId } = await newHost()
    const bodies = {
      guestInvite: invitation,
      identifySponsors: audience,
      sponsorOutreach: { guestId, sponsorName: 'Kelp Tools', episodeStatus: 'released' },
      socialMedia: { guestId, platforms: ['tiktok'], tone: 'educational' },
    } as const
    for (const [call, body] of Object.entries(bodies) as [keyof typeof bodies, never][]) {
      const feature: Feature = endpoints[call].feature
      const without = await api.current.host({ features: { ...planFeatures.enterprise, [feature]: false } })
      await expect(without.marketing[call]({ body })).rejects.toMatchObject({
        status: 403,
        problem: { code: 'feature_disabled' },
      })
      expect(await host.marketing[call]({ body })).toMatchObject({ provider: 'drafter', model: null })
    }
    expect((await host.marketing.results()).map(({ type }) => type)).toEqual([
      'social_media',
      'sponsor_outreach',
      'sponsor_discovery',
      'guest_invitation',
    ])
  })

  test('nobody writes about a guest, from a result or with a questionnaire that are not there', async () => {
    const { host, guestId } = await newHost()
    const outreach = { sponsorName: 'Kelp Tools', episodeStatus: 'upcoming' } as const
    await expect(
      host.marketing.sponsorOutreach({ body: { ...outreach, guestId: guestId + 1_000_000 } }),
    ).rejects.toMatchObject({ status: 404, problem: { error: 'Guest not found' } })
    await expect(
      host.marketing.sponsorOutreach({ body: { ...outreach, guestId, previousId: 2_000_000_000 } }),
    ).rejects.toMatchObject({ status: 404, problem: { error: 'Result not found' } })
    const questionnaire = { ...invitation, emailEnding: 'questionnaire', questionnaireId: 'nowhere' } as const
    await expect(host.marketing.guestInvite({ body: questionnaire })).rejects.toMatchObject({ status: 404 })
    for (const { id } of await host.questionnaires.list())
      await host.questionnaires.update({ params: { id }, body: { isActive: false } })
    await expect(
      host.marketing.guestInvite({ body: { ...questionnaire, questionnaireId: null } }),
    ).rejects.toMatchObject({ status: 400, problem: { code: 'no_questionnaire' } })
  })

  test('an invitation ends as the host chose', async () => {
    const { host } = await newHost()
    const made = await host.marketing.guestInvite({ body: invitation })
    expect(made.content).toContain('<p>Best regards,<br />Ines Falkenberg and Jonah Adeyemi-Price<br />')
    expect(made).toMatchObject({ type: 'guest_invitation', label: 'Maya Okafor', request: invitation })
    expect(made.suggestions.length).toBeGreaterThan(1)
    const { id } = await host.questionnaires.create({
      body: { title: 'Before we record', questions: [{ question: 'Your name?', type: 'text' }] },
    })
    const linked = await host.marketing.guestInvite({ body: { ...invitation, emailEnding: 'questionnaire' } })
    expect(linked.text).toMatch(new RegExp(`https?://\\S+/q/${id}\n`))
    const ending = { emailEnding: 'custom', customEnding: 'See you soon.\n\nInes' } as const
    const own = await host.marketing.guestInvite({ body: { ...invitation, ...ending } })
    expect(own.text).toMatch(/See you soon\.\n\nInes$/)
    expect(own.text).not.toContain('Best regards')
  })

  test('outreach quotes the packages and prices of the show', async () => {
    const { host, guestId } = await newHost()
    const { text, subject, warnings } = await host.marketing.sponsorOutreach({
      body: { guestId, sponsorName: 'Kelp Tools', episodeStatus: 'upcoming', releaseDate: '2026-12-03' },
    })
    expect(text).toContain('- Mid-roll, $320 per episode: ')
    expect(text).toContain('On December 3, 2026 we’re releasing an episode')
    expect(text).toContain('Beatriz Lindholm')
    expect(subject).toContain('Unhurried Work')
    expect(warnings).toEqual([])
  })

  test('each post is separate, counted, with the hashtags the host chose', async () => {
    const { host, guestId } = await newHost()
    const { posts, content } = await host.marketing.socialMedia({
      body: {
        guestId,
        platforms: ['linkedin', 'twitter', 'twitter'],
        tone: 'behind-scenes',
        useEmojis: false,
        hashtagType: 'user-defined',
        customHashtags: '#Kelp #SlowWork',
        postCount: 2,
      },
    })
    expect(posts.map(({ platform }) => platform)).toEqual(['twitter', 'twitter', 'linkedin', 'linkedin'])
    for (const { text, count, limit } of posts) {
      expect(text).toMatch(/\n\n#Kelp #SlowWork$/)
      expect(text).not.toMatch(/\p{Extended_Pictographic}/u)
      expect(count).toBeLessThanOrEqual(limit)
    }
    expect(content).toContain('<h3>LinkedIn 2</h3>')
  })

  test('posts come with what the host noted about the guest', async () => {
    const { host, guestId } = await newHost()
    const body = { guestId, platforms: ['linkedin' as const], tone: 'educational' as const }
    await host.guests.update({ params: { id: guestId }, body: { notes: 'Steer clear of the court case' } })
    const { warnings } = await host.marketing.socialMedia({ body })
    expect(warnings[0]).toMatch(/^Your note says: “Steer clear of the court case\.” .*check the text\.$/iu)
  })

  test('posts from before the host’s note say so, and posts don’t show a note that is gone', async () => {
    const { host, guestId } = await newHost()
    const body = { guestId, platforms: ['linkedin' as const], tone: 'educational' as const }
    const note = (notes: string | null) => host.guests.update({ params: { id: guestId }, body: { notes } })
    const warnings = async () => (await host.marketing.results({ query: { type: 'social_media' } }))[0]!
    await host.marketing.socialMedia({ body })
    await note('Steer clear of the court case')
    expect(await warnings()).toMatchObject({
      warnings: [
        'Your note says: “Steer clear of the court case.” These posts were written before that, so check them.',
      ],
    })
    await host.marketing.socialMedia({ body })
    expect(JSON.stringify(await warnings())).not.toContain('before that')
    await note(null)
    expect(JSON.stringify(await warnings())).not.toContain('Your note says')
  })

  test('a reply is to an inquiry of the show, and needs no guest', async () => {
    const { host } = await newHost()
    const reply = (inquiryId: number) =>
      host.marketing.sponsorOutreach({
        body: { inquiryId, sponsorName: 'Kelp Tools', episodeStatus: 'upcoming' },
      })
    const visitor = api.current.client()
    const inquiry = { companyName: 'Kelp Tools', email: 'ada@kelp.example', package: 'mid-roll:320' }
    await visitor.sponsorship.inquire({ params: { id: host.tenantId }, body: inquiry })
    const [{ id } = { id: 0 }] = await host.sponsorship.inquiries()
    const { host: other } = await newHost()
    const ofOther = other.marketing.sponsorOutreach({
      body: { inquiryId: id, sponsorName: 'Kelp Tools', episodeStatus: 'upcoming' },
    })
    await expect(ofOther).rejects.toMatchObject({ status: 404 })
    const result = await reply(id)
    expect(result).toMatchObject({
      guestId: null,
      subject: 'Re: Your inquiry about Mid-roll on Unhurried Work',
      text: expect.stringContaining('Mid-roll is $320 per episode.'),
    })
  })

  test('a discovery says which of its sponsors are saved', async () => {
    const { host } = await newHost()
    const found = await host.marketing.identifySponsors({
      body: { ...audience, filters: { companySize: 'startup' } },
    })
    expect(found.sponsors.map(({ isSaved, verified }) => ({ isSaved, verified }))).toEqual(
      found.sponsors.map(() => ({ isSaved: false, verified: false })),
    )
    const { isSaved: _, kind: __, ...first } = found.sponsors[0]!
    await host.sponsors.createMany({ body: { sponsors: [{ ...first, source: 'discovery' }] } })
    const [again] = await host.marketing.results({ query: { type: 'sponsor_discovery' } })
    expect(again).toMatchObject({ id: found.id, type: 'sponsor_discovery' })
    const sponsors = again?.type === 'sponsor_discovery' ? again.sponsors : []
    expect(sponsors.filter(({ isSaved }) => isSaved)).toMatchObject([first])
    const next = await host.marketing.identifySponsors({
      body: { ...audience, filters: { companySize: 'startup' } },
    })
    expect(next.sponsors.map(({ companyName }) => companyName)).not.toContain(first.companyName)
    expect(next.savedMatches).toBe(1)
  })

  test('written again it takes other words, keeps the first and says that a template cannot follow a note', async () => {
    const { host } = await newHost()
    const first = await host.marketing.guestInvite({ body: invitation })
    const body = { ...invitation, previousId: first.id, note: 'Shorter, please.' }
    const second = await host.marketing.guestInvite({ body })
    expect(second.text).not.toBe(first.text)
    expect(second.note).toBe('A template can’t follow “Shorter, please.” A language model can.')
    expect(second.request).toEqual(first.request)
    expect((await host.marketing.results()).map(({ id }) => id)).toEqual([second.id, first.id])
  })

  test('sent twice with one key it is made once', async () => {
    const { host } = await newHost()
    const send = () => host.marketing.guestInvite({ body: invitation, idempotencyKey: 'one-click' })
    const first = await send()
    expect((await send()).id).toBe(first.id)
    expect(await host.marketing.results()).toHaveLength(1)
  })

  test('a result is deleted and restored; those of a deleted guest go and come with the guest', async () => {
    const { host, guestId } = await newHost()
    const { id } = await host.marketing.guestInvite({ body: invitation })
    await host.marketing.socialMedia({ body: { guestId, platforms: ['tiktok'], tone: 'educational' } })
    const { deletionId } = await host.marketing.removeResult({ params: { id } })
    const gone = await host.guests.remove({ params: { id: guestId } })
    expect(await host.marketing.results()).toEqual([])
    expect(await host.guests.deletions()).toMatchObject([
      { kind: 'guest' },
      { kind: 'marketing', label: 'Guest invitation: Maya Okafor' },
    ])
    await host.guests.restore({ body: { deletionId: deletionId! } })
    expect(await host.marketing.results()).toMatchObject([{ id }])
    await host.guests.restore({ body: { deletionId: gone.deletionId! } })
    expect(await host.marketing.results()).toHaveLength(2)
  })

  test('what was stored before today’s rules is sanitised when it is read', async () => {
    const { host } = await newHost()
    const { id } = await host.marketing.guestInvite({ body: invitation })
    const content =
      '<p>Hi<script>alert(1)</script><img src=x onerror=alert(1)></p><a href="javascript:x">y</a>'
    await api.current.knex.raw(
      `update marketing_results set result = jsonb_set(result, '{content}', to_jsonb(?::text)) where id = ?`,
      [content, id],
    )
    const [result] = await host.marketing.results()
    expect(result).toMatchObject({ content: '<p>Hi</p><a>y</a>' })
  })
})
