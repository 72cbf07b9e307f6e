import { discoveryAudience } from '@cueroom/core/marketing/discovery-audience.ts'
import { sampleInvitation } from '@cueroom/core/testing/marketing-briefs.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDrafting } from '../drafting/provider.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { type ModelServer, startModelServer } from '../testing/model-server.ts'

const invitation = {
  guestName: 'Maya Okafor',
  showTopic: 'How kelp forests recover',
  invitationStyle: 'casual',
  emailEnding: 'signature',
} as const
const email = (...paragraphs: string[]) =>
  JSON.stringify({ subject: 'Come on the show', paragraphs, suggestions: ['Send it on Monday.'] })
const posts = (...texts: string[]) =>
  JSON.stringify({ posts: texts.map((text) => ({ text, hashtags: ['#Kelp'] })), suggestions: [] })

describe('the Marketing Hub with a model', () => {
  const api = startTestApi()
  let model: ModelServer
  let host: TestHost
  let guestId: number

  const newHost = async () => {
    host = await api.current.host()
    ;({ id: guestId } = await host.guests.create({ body: { name: 'Maya Okafor' } }))
    const { podcastName, hosts, sponsorshipSettings } = sampleShow
    await host.show.create({ body: { podcastName, hosts, sponsorshipSettings } })
    const openai = { apiKey: undefined, baseUrl: model.baseUrl, model: 'local-model' }
    api.current.use({ drafting: createDrafting({ openai }) })
    model.requests.length = 0
  }

  beforeAll(async () => {
    model = await startModelServer()
    await newHost()
  })
  afterAll(() => model.close())

  const invite = () => host.marketing.guestInvite({ body: invitation })
  const outreach = () =>
    host.marketing.sponsorOutreach({
      body: { guestId, sponsorName: 'Kelp Tools', episodeStatus: 'upcoming' },
    })
  const social = (postCount: number) =>
    host.marketing.socialMedia({ body: { guestId, platforms: ['twitter'], tone: 'educational', postCount } })

  test.each([
    ['refuses our key', { status: 401 }, 502, 'provider_refused'],
    ['fails', { status: 500 }, 502, 'generation_failed'],
    ['is busy', { status: 429 }, 503, 'provider_busy'],
    ['breaks off', { breakOffAfter: '{"subject":' }, 502, 'generation_failed'],
    ['writes no JSON, twice', { text: 'Sure, here is your email.' }, 502, 'generation_failed'],
    ['writes other JSON, twice', { text: '{"mail": "Hello"}' }, 502, 'generation_failed'],
    ['gives its task back', { text: '<show>{"podcastName":"x"}</show>' }, 502, 'generation_failed'],
  ] as const)(
    'one that %s ends in a clear text, and nothing is stored',
    async (_name, behaviour, status, code) => {
      model.behave(behaviour)
      await expect(invite()).rejects.toMatchObject({ status, problem: { code } })
      expect(await host.marketing.results()).toEqual([])
    },
  )

  test('one of several platforms that fails leaves nothing behind', async () => {
    model.behave({ text: posts('One', 'Two', 'Three') }, { status: 401 })
    const asked = host.marketing.socialMedia({
      body: { guestId, platforms: ['twitter', 'linkedin', 'tiktok'], tone: 'educational' },
    })
    await expect(asked).rejects.toMatchObject({ status: 502 })
    expect(await host.marketing.results()).toEqual([])
  })

  test('an answer in another form is repaired once, and says who wrote it', async () => {
    await newHost()
    model.behave({ text: 'Hello' }, { text: `Here you are:\n${email('Hi Maya,', 'Come.')}` })
    expect(await invite()).toMatchObject({
      subject: 'Come on the show',
      text: 'Hi Maya,\n\nCome.\n\nCheers,\nInes Falkenberg and Jonah Adeyemi-Price\nUnhurried Work',
      suggestions: ['Send it on Monday.'],
      provider: 'openai',
      model: 'local-model',
      note: null,
    })
    expect(model.requests.map(({ messages }) => messages.length)).toEqual([2, 4])
  })

  test('markup in an answer is text or nothing', async () => {
    await newHost()
    const hostile = [
      '<script>alert(1)</script><img src=x onerror=alert(1)>Hi',
      '<a href="javascript:alert(1)">x</a> https://good.example/a <style>@import url(//bad.example)</style>',
      '**Bold** &lt;b&gt; <xmp><script>alert(1)</script></xmp>',
    ]
    model.behave({ text: email(...hostile) })
    const { content } = await invite()
    expect(content.match(/<[^>]*>/g)?.filter((tag) => !/^<\/?(p|a|br)\b/.test(tag))).toEqual([])
    expect(content.match(/<a [^>]*>/g)).toEqual(['<a href="https://good.example/a">'])
  })

  test('a price that is not the show’s goes back once, and is flagged when it stays', async () => {
    await newHost()
    model.behave({ text: email('Pre-roll for $99.') }, { text: email('Pre-roll for $180.') })
    expect(await outreach()).toMatchObject({ warnings: [] })
    expect(model.requests.at(-1)?.messages.at(-1)?.content).toContain('$99')
    model.behave({ text: email('Pre-roll for $99.') })
    expect(await outreach()).toMatchObject({
      warnings: ['$99 is not the price of one of your packages.'],
    })
  })

  test('posts that are too long are repaired, then made a thread or cut at a sentence and flagged', async () => {
    await newHost()
    const long = 'Kelp forests come back when they are left alone. '.repeat(10).trim()
    model.behave({ text: posts(long) }, { text: posts('Kelp comes back.') })
    expect(await social(1)).toMatchObject({ posts: [{ text: 'Kelp comes back.\n\n#Kelp', isCut: false }] })
    model.behave({ text: posts(long) })
    const { posts: thread, warnings } = await social(1)
    expect(thread.map(({ text }) => /\d\/\d/.exec(text)?.[0])).toEqual(['1/2', '2/2'])
    expect(warnings).toEqual([])
    const endless = 'Kelp forests come back when they are left alone and nobody counts '.repeat(10).trim()
    model.behave({ text: posts(endless) })
    const { posts: cut, warnings: flagged } = await social(1)
    expect(cut[0]).toMatchObject({ isCut: true, text: expect.stringContaining('…') })
    expect(flagged).toEqual(['A post for X (Twitter) was too long, so we shortened it.'])
  })

  test('fewer posts than asked for are shown and said', async () => {
    await newHost()
    model.behave({ text: posts('One.', 'Two.') })
    const { posts: two, warnings } = await social(3)
    expect(two).toHaveLength(2)
    expect(warnings).toEqual(['We could only write 2 of 3 posts for X (Twitter).'])
  })

  test('sponsors of a model stay unverified, and what is no address is left out', async () => {
    await newHost()
    const sponsor = {
      companyName: 'Kelp <b>Tools</b>',
      industry: 'Tools',
      reasonForMatch: 'They make tools.',
      estimatedBudgetRange: '$500',
      contactStrategy: 'Write.',
      kind: 'company',
    }
    const sponsors = [
      { ...sponsor, websiteUrl: 'https://kelp.example', marketingContactEmail: 'a@kelp.example' },
      {
        ...sponsor,
        companyName: 'Tide',
        websiteUrl: 'javascript:alert(1)',
        marketingContactEmail: 'ask them',
      },
    ]
    model.behave({ text: JSON.stringify({ sponsors, strategyNotes: ['Begin near you.'] }) })
    const found = await host.marketing.identifySponsors({
      body: { ...discoveryAudience(sampleShow), filters: { companySize: 'startup', mileRadius: 100 } },
    })
    expect(found.sponsors).toMatchObject([
      { companyName: 'Kelp Tools', websiteUrl: 'https://kelp.example', verified: false },
      { companyName: 'Tide', websiteUrl: null, marketingContactEmail: null, verified: false },
    ])
    expect(model.requests[0]?.messages[0]?.content).toMatch(/Within 100 miles.*1 to 50 people/)
  })

  test('written again, the text before and the note are in the prompt, and the first stays', async () => {
    await newHost()
    model.behave({ text: email('Hi Maya, come over.') })
    const { id } = await invite()
    await host.marketing.guestInvite({ body: { ...invitation, previousId: id, note: 'Mention the sea.' } })
    const prompt = model.requests.at(-1)?.messages[1]?.content
    expect(prompt).toContain('Hi Maya, come over.')
    expect(prompt).toContain('Mention the sea.')
    expect(await host.marketing.results()).toHaveLength(2)
  })

  test('a caller who hangs up stops the model', async () => {
    await newHost()
    model.behave({ silentAfter: '{' })
    const controller = new AbortController()
    const asked = api.current.app.drafting.compose('invitation', sampleInvitation, {
      tenantId: 't',
      signal: controller.signal,
    })
    await expect.poll(() => model.requests.length).toBe(1)
    controller.abort(new Error('The caller hung up'))
    await expect(asked).rejects.toThrow('The caller hung up')
    expect(model.requests).toHaveLength(1)
  })
})
