import { introLengthWords } from '@cueroom/core/show/content-styles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDrafting } from '../drafting/provider.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { engines } from '../testing/databases.ts'
import { type ModelServer, startModelServer } from '../testing/model-server.ts'

const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ')
const rightLength = words(introLengthWords.standard.min + 20)

describe.each(engines)('generation on %s', (engine) => {
  const api = startTestApi(engine)
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
  const useModel = () => {
    const openai = { apiKey: undefined, baseUrl: model.baseUrl, model: 'local-model' }
    Object.assign(api.current.app, { drafting: createDrafting({ openai }) })
  }
  const useDrafter = () => Object.assign(api.current.app, { drafting: createDrafting({ openai: undefined }) })
  const generate = () => host.content.generate({ body: { guestId, type: 'introduction' } })

  test('a guest nobody knows gets no text', async () => {
    await newHost()
    const generating = host.content.generate({ body: { guestId: guestId + 1_000_000, type: 'introduction' } })
    await expect(generating).rejects.toMatchObject({ status: 404, problem: { error: 'Guest not found' } })
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

  test('a busy model server passes on when to try again', async () => {
    await newHost()
    useModel()
    model.behave({ status: 429, headers: { 'retry-after': '1' } })
    await expect(generate()).rejects.toMatchObject({
      status: 503,
      retryAfter: 1,
      problem: { code: 'provider_busy' },
    })
  })

  test('a host who hangs up while the model is silent gets nothing stored', async () => {
    await newHost()
    useModel()
    model.behave({ silentAfter: 'Once upon' })
    const controller = new AbortController()
    const body = { guestId, type: 'introduction' } as const
    await api.current.server.start()
    const { calls } = await import('@cueroom/core/contract/calls.ts')
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

  test('one that stays too short is shown with a note', async () => {
    await newHost()
    useModel()
    model.behave({ text: words(20) })
    expect(await generate()).toMatchObject({ wordCount: 20, note: expect.stringContaining('20 words') })
  })

  test('the third text at once has to wait', async () => {
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
