import { defaultQuestions } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import { introLengthWords } from '@cueroom/core/content/intro-length.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ModelTimeouts } from '../drafting/model-client.ts'
import { createDrafting } from '../drafting/provider.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { type ModelServer, startModelServer } from '../testing/model-server.ts'

const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ')
const quotaUsed = { status: 429, body: JSON.stringify({ error: { code: 'insufficient_quota' } }) }
const rightLength = words(introLengthWords.standard.min + 20)

describe('generation', () => {
  const api = startTestApi()
  let model: ModelServer
  let host: TestHost
  let guestId: number

  beforeAll(async () => {
    model = await startModelServer()
  })
  afterAll(() => model.close())

  const newHost = async () => {
    host = await api.current.host()
    const bio = 'Ada builds engines that calculate. She has taught for ten years.'
    ;({ id: guestId } = await host.guests.create({ body: { name: 'Ada Lovelace', bio } }))
  }
  const useModel = (timeouts?: ModelTimeouts, baseUrl = model.baseUrl) => {
    const openai = { apiKey: undefined, baseUrl, model: 'local-model', ...(timeouts && { timeouts }) }
    api.current.use({ drafting: createDrafting({ openai }) })
  }
  const useDrafter = () => api.current.use({ drafting: createDrafting({ openai: undefined }) })
  const generate = () => host.content.generate({ body: { guestId, type: 'introduction' } })

  test.each([301, 302, 307, 308])(
    'a model server that redirects (%i) is refused, and nothing is sent on',
    async (status) => {
      const elsewhere = await startModelServer()
      await newHost()
      useModel()
      model.behave({ status, headers: { location: `${elsewhere.baseUrl}/chat/completions` } })
      await expect(generate()).rejects.toMatchObject({
        status: 502,
        problem: { code: 'provider_refused', error: expect.stringContaining('redirected us elsewhere') },
      })
      expect(elsewhere.requests).toEqual([])
      await elsewhere.close()
    },
  )

  test('a guest nobody knows gets no text', async () => {
    await newHost()
    const generating = host.content.generate({ body: { guestId: guestId + 1_000_000, type: 'introduction' } })
    await expect(generating).rejects.toMatchObject({ status: 404, problem: { error: 'Guest not found' } })
  })

  test('answers without an end make no text, and the refusal says so', async () => {
    await newHost()
    useDrafter()
    const responses = Object.fromEntries(defaultQuestions.map(({ id }) => [id, 'a'.repeat(9_990)]))
    const guests = api.current.knex('guests').where({ id: guestId })
    await guests.update({ responses: JSON.stringify(responses) })
    const generating = host.content.generate({ body: { guestId, type: 'show_notes' } })
    await expect(generating).rejects.toMatchObject({ status: 422, problem: { code: 'text_too_long' } })
  })

  test('there is nothing to export before a text was written', async () => {
    await newHost()
    await expect(host.content.exportWord({ body: { guestId } })).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['refuses our key', { status: 401 }, 502, 'provider_refused'],
    ['does not know the model', { status: 404 }, 502, 'provider_model'],
    ['answers a page', { html: '<h1>Welcome</h1>' }, 502, 'generation_failed'],
    ['fails', { status: 500 }, 502, 'generation_failed'],
    ['writes nothing', { text: '' }, 502, 'generation_failed'],
    ['breaks off in the middle', { breakOffAfter: 'Once upon' }, 502, 'generation_failed'],
    ['ends in the middle of a text', { endsAfter: 'Once upon' }, 502, 'generation_failed'],
    ['answers broken JSON', { garbled: '{"choices": [' }, 502, 'generation_failed'],
    ['answers JSON of another kind', { garbled: '{"completion": "Hello"}' }, 502, 'generation_failed'],
    ['writes 5 MB', { text: words(600_000) }, 502, 'generation_failed'],
    ['repeats its task', { text: '<guest> {"name": "Ada"} </guest>' }, 502, 'generation_failed'],
    ['has no quota left', quotaUsed, 502, 'provider_quota'],
  ] as const)(
    'a model server that %s ends in a clear text, and nothing is stored',
    async (_name, behaviour, status, code) => {
      await newHost()
      useModel()
      model.behave(behaviour)
      await expect(generate()).rejects.toMatchObject({ status, problem: { code } })
      await expect(generate()).rejects.not.toThrow('A reason of the provider')
      expect(await host.content.recent()).toEqual([])
    },
  )

  test.each([
    ['says when to try again', { 'retry-after': '1' }, 1],
    ['does not say when to try again', {}, 20],
  ])('a busy model server that %s passes on how long to wait', async (_name, headers, retryAfter) => {
    await newHost()
    useModel()
    model.behave({ status: 429, headers })
    const problem = { code: 'provider_busy' }
    await expect(generate()).rejects.toMatchObject({ status: 503, retryAfter, problem })
    expect(await host.content.recent()).toEqual([])
  })

  test('one that asks for a minute is not waited for', async () => {
    await newHost()
    useModel()
    model.behave({ status: 429, headers: { 'retry-after': '60' } })
    const before = model.requests.length
    await expect(generate()).rejects.toMatchObject({ status: 503, retryAfter: 60 })
    expect(model.requests.length - before).toBe(1)
  })

  test.each([
    ['fails once', { status: 500 }],
    ['is busy for a second', { status: 429, headers: { 'retry-after': '1' } }],
  ])('a model server that %s is asked a second time', async (_name, behaviour) => {
    await newHost()
    useModel()
    model.behave(behaviour, { text: rightLength })
    expect(await generate()).toMatchObject({ content: rightLength })
  })

  test('a model server that is not there ends in a clear text', async () => {
    await newHost()
    const gone = await startModelServer()
    await gone.close()
    useModel(undefined, gone.baseUrl)
    const problem = { code: 'provider_unreachable', error: expect.stringContaining("Couldn't reach") }
    await expect(generate()).rejects.toMatchObject({ status: 502, problem })
    expect(await host.content.recent()).toEqual([])
  })

  test.each([
    ['never answers', { silent: true }, { deadline: 10_000, longestSilence: 200 }],
    ['falls silent in the middle', { silentAfter: 'Once upon' }, { deadline: 10_000, longestSilence: 200 }],
    ['takes too long as a whole', { silentAfter: 'Once upon' }, { deadline: 200, longestSilence: 10_000 }],
  ] as const)('a model server that %s is given up', async (_name, behaviour, timeouts) => {
    await newHost()
    useModel(timeouts)
    model.behave(behaviour)
    await expect(generate()).rejects.toMatchObject({ status: 502, problem: { code: 'generation_failed' } })
    expect(await host.content.recent()).toEqual([])
  })

  test.each([
    ['HTML code', `<script>alert(1)</script><iframe src="//evil.example"></iframe> ${rightLength}`, 'HTML'],
    ['a different script', 'слово '.repeat(introLengthWords.standard.min), 'a different script'],
  ])('a text with %s is kept as plain text, and its note says so', async (_name, text, note) => {
    await newHost()
    useModel()
    model.behave({ text })
    expect(await generate()).toMatchObject({ content: text.trim(), note: expect.stringContaining(note) })
  })

  test('a text that the model cut off at its limit says so', async () => {
    await newHost()
    useModel()
    model.behave({ text: rightLength, finish: 'length' })
    expect(await generate()).toMatchObject({ note: expect.stringContaining('the end may be missing') })
  })

  test('what the model says its sentences rest on is kept, and its list is never shown', async () => {
    await newHost()
    useModel()
    const sentence = 'Ada builds engines that calculate.'
    const text = `${sentence} So ${rightLength}.`
    model.behave({
      text: `${text}\n\n=== SOURCES ===\nAda builds engines that => 1, 2\nSo word0 word1 word2 =>`,
      pieces: 40,
    })
    let shown = ''
    const body = { guestId, type: 'introduction' } as const
    const reply = await host.content.generate({ body, onEvent: (event) => (shown += event.text) })
    expect(reply.content).toBe(text)
    expect(shown.trim()).toBe(text)
    expect(reply.sources).toMatchObject([
      {
        start: 0,
        end: sentence.length,
        from: [
          { kind: 'field', key: 'name' },
          { kind: 'field', key: 'bio' },
        ],
      },
      { from: [] },
    ])
  })

  test('the prompt holds one guest: another one cannot be echoed', async () => {
    await newHost()
    await host.guests.create({ body: { name: 'Grace Hopper', bio: 'Grace finds moths in relays.' } })
    useModel()
    model.behave({ text: rightLength })
    const before = model.requests.length
    await generate()
    const [asked] = model.requests.slice(before)
    expect(JSON.stringify(asked)).toContain('Ada Lovelace')
    expect(JSON.stringify(asked)).not.toMatch(/Grace|moths/)
  })

  test('a model never learns a name that the guest refuses, and the host reads why it is missing', async () => {
    await newHost()
    const bio = 'She performs as Quill, and sets puzzles. Please do not use my real name.'
    const { id } = await host.guests.create({ body: { name: 'Ana Gold', bio } })
    useModel()
    model.behave({ text: rightLength })
    const before = model.requests.length
    const written = await host.content.generate({ body: { guestId: id, type: 'introduction' } })
    const asked = JSON.stringify(model.requests.slice(before))
    expect(asked).toContain('Quill')
    expect(asked).not.toMatch(/\bAna\b|Gold/)
    expect(written.note).toContain('The guest’s real name isn’t used, as they ask.')
  })

  test('a host who hangs up while the model is silent gets nothing stored', async () => {
    await newHost()
    useModel()
    model.behave({ silentAfter: 'Once upon' })
    const controller = new AbortController()
    const body = { guestId, type: 'introduction' } as const
    await api.current.server.start()
    const calls = await import('@cueroom/core/calls.ts')
    const { createClient } = await import('@cueroom/core/contract/client.ts')
    const remote = createClient(calls, {
      baseUrl: api.current.server.info.uri,
      token: () => host.token,
    }) as unknown as TestHost
    const generating = remote.content.generate({
      body,
      signal: controller.signal,
      onEvent: () => controller.abort(),
    })
    await expect(generating).rejects.toMatchObject({ name: 'AbortError' })
    expect(await host.content.recent()).toEqual([])
  })

  test('a text that came in pieces is stored whole, with what the host asked for in the prompt', async () => {
    await newHost()
    useModel()
    model.behave({ text: rightLength, pieces: 5 })
    const before = model.requests.length
    const pieces: string[] = []
    const text = await host.content.generate({
      body: { guestId, type: 'introduction', prompt: 'Mention the rain' },
      onEvent: ({ text: piece }) => pieces.push(piece),
    })
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.join('')).toBe(rightLength)
    expect(text).toMatchObject({ content: rightLength, provider: 'openai', model: 'local-model', note: null })
    expect(await host.content.recent()).toEqual([text])
    const [asked] = model.requests.slice(before)
    expect(asked?.messages.map(({ content }) => content).join()).toContain('Mention the rain')
  })

  test('an introduction of the wrong length is repaired once', async () => {
    await newHost()
    useModel()
    model.behave({ text: words(20) }, { text: rightLength })
    const before = model.requests.length
    expect(await generate()).toMatchObject({ content: rightLength, note: null })
    expect(model.requests.length - before).toBe(2)
  })

  test.each([
    ['with a list of its sources', 'Ada builds engines that => 2'],
    ['without one, its sentences from before', null],
  ])('a repaired introduction keeps what its sentences rest on, %s', async (_name, list) => {
    await newHost()
    useModel()
    const sentence = 'Ada builds engines that calculate.'
    const connects = 'And now to her.'
    const sourced = (text: string) =>
      `${text}\n\n=== SOURCES ===\nAda builds engines that => 2\nAnd now to her =>`
    const short = `${sentence} ${connects}`
    const long = Array.from({ length: 40 }, () => `${sentence} ${connects}`).join(' ')
    const lines = Array.from({ length: 40 }, () => `${list}\nAnd now to her =>`).join('\n')
    model.behave({ text: sourced(short) }, { text: list ? `${long}\n\n=== SOURCES ===\n${lines}` : long })
    const before = model.requests.length
    const { content, sources } = await generate()
    expect(content).toBe(long)
    expect(sources).toHaveLength(80)
    expect(sources[0]?.from).toEqual([{ kind: 'field', key: 'bio' }])
    expect(sources[1]?.from).toEqual([])
    const repair = model.requests[before + 1]!
    expect(repair.messages.find(({ role }) => role === 'assistant')?.content).toBe(sourced(short))
  })

  test('one that stays too short is shown with a note', async () => {
    await newHost()
    useModel()
    model.behave({ text: words(20) })
    expect(await generate()).toMatchObject({ wordCount: 20, note: expect.stringContaining('20 words') })
  })

  test('a third text in parallel has to wait', async () => {
    await newHost()
    useModel()
    model.behave({ silentAfter: 'Once' })
    const controller = new AbortController()
    const body = { guestId, type: 'introduction' } as const
    const remote = { onEvent: () => {}, signal: controller.signal }
    const before = model.requests.length
    const waiting = [1, 2].map(() => host.content.generate({ body, ...remote }).catch(() => {}))
    await expect.poll(() => model.requests.length).toBe(before + 2)
    await expect(generate()).rejects.toMatchObject({ status: 429, retryAfter: 5 })
    controller.abort()
    await model.close()
    model = await startModelServer()
    await Promise.all(waiting)
  })

  test('without a model the drafter writes, and says so', async () => {
    await newHost()
    useDrafter()
    const text = await generate()
    expect(text).toMatchObject({ guestId, contentType: 'introduction', provider: 'drafter', model: null })
    expect(text.content).toContain('Ada Lovelace')
    expect(await host.content.recent({ query: { guestId, type: 'introduction' } })).toEqual([text])
    expect(await host.content.recent({ query: { type: 'questions' } })).toEqual([])
  })

  test('the newest text of each type is exported to Word', async () => {
    await newHost()
    useDrafter()
    await generate()
    const file = await host.content.exportWord({ body: { guestId } })
    expect(file.name).toMatch(/Ada Lovelace.*\.docx$/)
    expect(Buffer.from(file.bytes.subarray(0, 2)).toString()).toBe('PK')
  })
})
