import { discoveryAudience } from '@cueroom/core/marketing/discovery-audience.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { sampleTalk } from '@cueroom/core/testing/sample-talk.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWorker } from '../batches/worker.ts'
import { createDrafting } from '../drafting/provider.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { freePort } from '../testing/cluster.ts'
import { logInto } from '../testing/log-into.ts'
import { type ModelBehaviour, type ModelServer, startModelServer } from '../testing/model-server.ts'
import { digestOf } from '../testing/show-rows.ts'

/** In every answer of the provider, in the prompt and in the key: none of it belongs into a log or a message. */
const canary = 'Canary-7Qf2'
const piece = `1. What did the reef teach you, ${canary}? `
const ofFiveMegabytes = piece.repeat(Math.ceil((5 * 2 ** 20) / piece.length))
const page = `<html><head><base href="//evil.example"><meta http-equiv="refresh" content="0;url=//evil.example">
  <script>alert('${canary}')</script></head><body><iframe src="//evil.example"></iframe></body></html>`
const told = JSON.stringify({ error: { message: canary, code: canary } })

interface Expected {
  status: number
  code: string
  retryAfter?: number
}
const noText = { status: 502, code: 'generation_failed' }

/** What a provider does, and what the host hears. */
const faults: Record<string, [ModelBehaviour | 'refuses connections', Expected]> = {
  'refuses connections': ['refuses connections', { status: 502, code: 'provider_unreachable' }],
  'is silent until the deadline': [{ silent: true }, noText],
  'falls silent in the middle': [{ silentAfter: piece }, noText],
  'is busy, and says for how long': [
    { status: 429, headers: { 'retry-after': '60' }, body: told },
    { status: 503, code: 'provider_busy', retryAfter: 60 },
  ],
  'is busy, and does not say for how long': [
    { status: 429, body: told },
    { status: 503, code: 'provider_busy', retryAfter: 20 },
  ],
  fails: [{ status: 500, body: told }, noText],
  'refuses the key': [
    { status: 401, body: told },
    { status: 502, code: 'provider_refused' },
  ],
  'sends malformed JSON': [{ garbled: `{"choices": [{"delta": "${canary}` }, noText],
  'sends a stream that ends early': [{ endsAfter: piece }, noText],
  'resets the connection in the middle': [{ breakOffAfter: piece }, noText],
  'sends an empty text': [{ text: '' }, noText],
  'sends 5 MB': [{ text: ofFiveMegabytes, pieces: 500 }, noText],
  'sends a page with a script, a frame, a refresh and a base': [{ html: page }, noText],
}

/** All of them with `npm run endure`, which takes minutes. */
const chosen = Object.entries(faults).filter(
  ([name]) => process.env['CUEROOM_ENDURE'] || name === 'is busy, and says for how long',
)

const api = startTestApi({ generation: { concurrency: 2, leaseSeconds: 15 } })
let model: ModelServer
let host: TestHost
let guestId: number
let generators: ReturnType<typeof generatorsOf>
let lines: ReturnType<typeof logInto>

beforeAll(async () => {
  model = await startModelServer()
  lines = logInto(api.current)
  api.current.liftLimits()
})
afterAll(() => model.close())

const useModel = (baseUrl: string) => {
  const timeouts = { deadline: 4_000, longestSilence: 1_000 }
  const openai = { apiKey: `sk-${canary}`, baseUrl, model: 'local-model', timeouts }
  const notice = (message: string) => api.current.app.log.warn(message)
  api.current.use({ drafting: createDrafting({ openai, notice }) })
}
const newHost = async () => {
  host = await api.current.host()
  const material = await materialOf(host)
  guestId = material.guestId
  generators = generatorsOf(host, material)
}
const digest = () => digestOf(api.current.knex, host.tenantId)

describe.each(chosen)('a provider that %s', (_name, [behaviour, expected]) => {
  beforeAll(async () => {
    if (behaviour === 'refuses connections') useModel(`http://127.0.0.1:${await freePort()}/v1`)
    else {
      model.behave(behaviour)
      useModel(model.baseUrl)
    }
    await newHost()
  })

  test.each(writers)('%s: the host hears what happened, and nothing is stored', async (name) => {
    const before = await digest()
    const { status, code, retryAfter } = expected
    const failure = await generators[name]!().catch((error: unknown) => error)
    expect(failure).toMatchObject({ status, problem: { code }, ...(retryAfter && { retryAfter }) })
    expect(JSON.stringify(failure)).not.toContain(canary)
    expect(await digest()).toBe(before)
  })

  test('rules read a guest and suggest questions in its place', async () => {
    const before = await digest()
    const extractionInfo = expect.objectContaining({ method: 'rules' })
    expect(await generators['fields of a guest']!()).toMatchObject({ extractionInfo })
    expect(await generators['suggested questions']!()).toMatchObject({ provider: 'drafter' })
    expect(await digest()).toBe(before)
  })

  test('a batch waits, stops or fails with the reason, and stores no text', async () => {
    const { id } = await host.batches.create({ body: { guestIds: [guestId], types: ['questions'] } })
    const worker = startWorker(api.current.app)
    const reasons = async () => {
      const { reason } = await host.batches.get({ params: { id } })
      const items = await host.batches.items({ params: { id } })
      return [reason, ...items.map(({ error }) => error)].filter((each) => each !== null)
    }
    await expect.poll(async () => (await reasons()).length, { interval: 100 }).toBeGreaterThan(0)
    await worker.stop()
    expect(new Set((await reasons()).map(({ code }) => code))).toEqual(new Set([expected.code]))
    expect(JSON.stringify(await reasons())).not.toContain(canary)
    expect(await host.content.recent()).toEqual([])
    await host.batches.cancel({ params: { id } })
  })

  test('the log has no key, no prompt and no answer', () => {
    const written = JSON.stringify(lines())
    expect(written).toContain('"msg":"request"')
    expect(written).not.toContain(canary)
  })
})

describe('a provider that answers', () => {
  beforeAll(async () => {
    useModel(model.baseUrl)
    await newHost()
    // Somebody else of the same show, whose texts are there, too
    const { id } = await host.guests.create({ body: { name: 'Grace Hopper', bio: 'Grace counts moths.' } })
    model.behave({ text: 'Grace Hopper counts moths.' })
    await host.content.generate({ body: { guestId: id, type: 'questions' } })
    await host.content.generate({ body: { guestId: id, type: 'introduction' } })
  })

  test.each(writers)('%s: markup is text or nothing', async (name) => {
    model.behave({ text: answerOf(name, `Kelp comes back. ${page} It does.`) })
    const made = await generators[name]!()
    // The texts about a guest are not HTML, and are shown as text
    const isText = 'contentType' in made || name.startsWith('preview')
    expect(isText ? '' : JSON.stringify(made)).not.toMatch(/<(script|iframe|meta|base|html|head|body)/i)
  })

  test.each(writers)('%s: another language is kept as it is', async (name) => {
    const german = 'Der Tang kommt zurück, wenn man ihn lässt. Größer als zuvor wächst er nach.'
    model.behave({ text: answerOf(name, german) })
    const made = await generators[name]!()
    // A recap holds only what was said
    expect(JSON.stringify(made)).toContain(name === 'recap' ? '"summary":[]' : 'Größer als zuvor')
  })

  test.each(writers)('%s: nobody else is in the prompt, and is noticed in the text', async (name) => {
    const before = model.requests.length
    model.behave({ text: answerOf(name, 'Grace Hopper counts moths.') })
    const made = await generators[name]!()
    expect(JSON.stringify(model.requests.slice(before, before + 1))).not.toMatch(/Grace|moths/)
    expect(JSON.stringify(made)).toMatch(noticed[name] ?? /Grace Hopper counts moths/)
  })
})

/** What is written by the model alone, and refused without it. */
const writers = [
  ...['introduction', 'questions', 'show notes', 'preview', 'preview of a pattern'],
  ...['invitation', 'outreach', 'social posts', 'discovery', 'recap'],
]

/** A text in the form in which the model is asked for it. */
function answerOf(name: string, text: string): string {
  const email = { subject: 'Come on the show', paragraphs: [text], suggestions: [] }
  const sponsor = {
    companyName: 'Kelp Tools',
    industry: 'Tools',
    reasonForMatch: text,
    contactStrategy: text,
  }
  const forms: Record<string, unknown> = {
    invitation: email,
    outreach: email,
    'social posts': { posts: [{ text, hashtags: [] }], suggestions: [] },
    discovery: {
      sponsors: [{ ...sponsor, estimatedBudgetRange: '$500', kind: 'company' }],
      strategyNotes: [],
    },
    recap: { summary: [text], quotes: [], chapters: [] },
  }
  return forms[name] ? JSON.stringify(forms[name]) : text
}

/** How a text about somebody else is marked; others are shown to the host before they are used. */
const marked = /"note":"[^"]*Grace/
const noticed: Record<string, RegExp> = {
  introduction: marked,
  questions: marked,
  'show notes': marked,
  recap: /"summary":\[\]/,
}

interface Material {
  guestId: number
  episodeId: number
}

async function materialOf(host: TestHost): Promise<Material> {
  const { podcastName, hosts, sponsorshipSettings } = sampleShow
  await host.show.create({ body: { podcastName, hosts, sponsorshipSettings } })
  const bio = `Ada ${canary} builds engines that calculate. She has taught for ten years.`
  const { id: guestId } = await host.guests.create({ body: { name: `Ada ${canary}`, bio } })
  const { id: episodeId } = await host.episodes.create({ body: { title: 'Kelp' } })
  const text = sampleTalk.cues.map((cue) => `${cue.speaker}: ${cue.text}`).join('\n')
  await host.transcripts.save({ params: { id: episodeId }, body: { text } })
  return { guestId, episodeId }
}

/** Everything that asks the model. */
function generatorsOf(
  host: TestHost,
  { guestId, episodeId }: Material,
): Record<string, () => Promise<object>> {
  const generate = (type: 'introduction' | 'questions' | 'show_notes') => () =>
    host.content.generate({ body: { guestId, type, prompt: canary }, onEvent: () => {} })
  const invitation = {
    guestName: canary,
    showTopic: 'How kelp forests recover',
    invitationStyle: 'casual',
    emailEnding: 'signature',
  } as const
  const pattern = { contentType: 'introduction', patternType: 'rule', pattern: 'Keep it short.' } as const
  return {
    introduction: generate('introduction'),
    questions: generate('questions'),
    'show notes': generate('show_notes'),
    preview: () =>
      host.content.preview({ body: { guestIds: [guestId], contentStyles: { tone: 'educational' } } }),
    'preview of a pattern': () => host.patterns.preview({ body: { guestId, pattern } }),
    invitation: () => host.marketing.guestInvite({ body: invitation }),
    outreach: () =>
      host.marketing.sponsorOutreach({ body: { guestId, sponsorName: canary, episodeStatus: 'upcoming' } }),
    'social posts': () =>
      host.marketing.socialMedia({
        body: { guestId, platforms: ['twitter', 'linkedin', 'tiktok'], tone: 'educational' },
      }),
    discovery: () => host.marketing.identifySponsors({ body: discoveryAudience(sampleShow) }),
    recap: () => host.recaps.write({ params: { id: episodeId } }),
    'fields of a guest': () => host.guests.reExtract({ params: { id: guestId } }),
    'suggested questions': () => host.questionnaires.suggest(),
  }
}
