import { describe, expect, test } from 'vitest'
import { guestRecord, sampleGuests } from '../testing/samples.ts'
import * as calls from '../calls.ts'
import { ApiError, type ClientOptions, createClient, NetworkError } from './client.ts'
import type { contract } from '../contract.ts'
import { formatEvent } from './event-stream.ts'

interface Sent {
  url: string
  init: RequestInit & { headers: Record<string, string> }
}

/** A client that gets one answer, and what it sent for it. */
function answered(answer: () => Response | Promise<Response>, options: ClientOptions = {}) {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    sent.push({ url: String(url), init: init as Sent['init'] })
    return answer()
  }
  return { api: createClient<typeof contract>(calls, { fetch, ...options }), sent }
}

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)
const guest = guestRecord(sampleGuests[0]!, 1)
const stream = (...events: string[]) =>
  new Response(events.join(''), { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })

describe('a call that fails', () => {
  test('says its status and the body as it came', async () => {
    const body =
      '{"error":"Name is required","code":"invalid","details":[{"path":"name","message":"Name is required"}]}'
    const { api } = answered(() => new Response(body, { status: 400 }))
    const error = await api.guests.create({ body: { name: '' } }).catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: `400: ${body}`,
      status: 400,
      problem: { error: 'Name is required', code: 'invalid', details: [{ path: 'name' }] },
      retryAfter: undefined,
    })
  })

  test('says when it may be tried again', async () => {
    const { api } = answered(() =>
      json({ error: 'Wait', code: 'x' }, { status: 429, headers: { 'retry-after': '7' } }),
    )
    await expect(api.guests.list()).rejects.toMatchObject({ status: 429, retryAfter: 7 })
  })

  test.each([
    [
      'a page of a proxy',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      '502: <h1>Bad gateway</h1>',
    ],
    [
      'nothing',
      () => new Response(null, { status: 503, statusText: 'Service Unavailable' }),
      '503: Service Unavailable',
    ],
    ['a list', () => json(['x'], { status: 500 }), '500: ["x"]'],
    ['null', () => json(null, { status: 500 }), '500: null'],
  ])('with %s has no problem to show, but a message', async (_name, answer, message) => {
    await expect(answered(answer).api.guests.list()).rejects.toMatchObject({ message, problem: {} })
  })

  test.each([
    ['a connection that is refused', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'a body that breaks off',
      () => new Response(new ReadableStream({ start: (c) => c.error(new TypeError('terminated')) })),
    ],
    ['a success that is no JSON', () => new Response('<h1>Welcome to the hotel</h1>')],
  ])('with %s is a network error with its cause', async (_name, answer) => {
    const error = await answered(answer)
      .api.guests.list()
      .catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ message: 'Network error occurred', cause: expect.any(Error) })
  })
})

/** A fetch that waits until it is aborted, like the real one. */
const silent: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error))
  })

test('a call without an answer ends at its deadline', async () => {
  const api = createClient<typeof contract>(calls, { fetch: silent, seconds: 0.05 })
  await expect(api.guests.list()).rejects.toMatchObject({
    name: 'NetworkError',
    cause: { name: 'TimeoutError' },
  })
})

test('a stream that falls silent ends at the deadline too', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (c) => c.enqueue(new TextEncoder().encode(formatEvent('event', { text: 'Once' }))),
  })
  const pieces: string[] = []
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    const fallingSilent = body.pipeThrough(new TransformStream(), { signal: init!.signal! })
    return new Response(fallingSilent, { headers: { 'content-type': 'text/event-stream' } })
  }
  const api = createClient<typeof contract>(calls, { fetch, seconds: 0.1 })
  const onEvent = ({ text }: { text: string }) => pieces.push(text)
  const generating = api.content.generate({ body: { guestId: 1, type: 'introduction' }, onEvent })
  await expect(generating).rejects.toMatchObject({ name: 'NetworkError', cause: { name: 'TimeoutError' } })
  expect(pieces).toEqual(['Once'])
})

test('a caller who stops a call gets their own reason, not a network error', async () => {
  const api = createClient<typeof contract>(calls, { fetch: silent })
  const controller = new AbortController()
  const listing = api.guests.list({ signal: controller.signal })
  controller.abort(new Error('The screen was left'))
  await expect(listing).rejects.toThrow('The screen was left')
})

describe('what is sent', () => {
  test('fills the path, leaves out what is undefined and escapes the rest', async () => {
    const { api, sent } = answered(() => json([]), { baseUrl: 'https://cueroom.example' })
    await api.guests.list({ query: { search: 'a&b=c d/é', limit: 5, status: undefined } })
    await api.questionnaires.get({ params: { id: 'a/../b?c#d' } })
    expect(sent.map(({ url }) => url)).toEqual([
      'https://cueroom.example/api/guests?search=a%26b%3Dc+d%2F%C3%A9&limit=5',
      'https://cueroom.example/api/questionnaires/a%2F..%2Fb%3Fc%23d',
    ])
  })

  test('carries the token of the moment, the key and the version, and nothing that was not asked for', async () => {
    let token: string | null = null
    const { api, sent } = answered(() => json(guest), { token: () => token })
    await api.guests.create({ body: { name: 'Ada' } })
    const [key] = sent.map(({ init: { headers } }) => headers['idempotency-key'])
    expect(key).toMatch(/^[\w-]{22}$/)
    token = 'secret'
    await api.guests.setStatus({
      params: { id: 1 },
      body: { episodeStatus: 'upcoming' },
      ifMatch: 3,
      idempotencyKey: 'k',
    })
    await api.guests.get({ params: { id: 1 } })
    expect(sent.map(({ init: { method, headers, body } }) => ({ method, headers, body }))).toEqual([
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: '{"name":"Ada"}',
      },
      {
        method: 'PATCH',
        headers: {
          'content-type': 'application/json',
          authorization: 'Bearer secret',
          'if-match': '"3"',
          'idempotency-key': 'k',
        },
        body: '{"episodeStatus":"upcoming"}',
      },
      { method: 'GET', headers: { authorization: 'Bearer secret' }, body: undefined },
    ])
  })
})

describe('a POST whose outcome is unknown', () => {
  const unknown = () => json({ error: 'Unknown', code: 'outcome_unknown' }, { status: 503 })
  const lost = () => Promise.reject(new TypeError('fetch failed'))
  const keysOf = (sent: Sent[]) => sent.map(({ init: { headers } }) => headers['idempotency-key'])
  const ada = { body: { name: 'Ada' } }

  test.each([
    ['the server lost its database while it saved', unknown],
    ['a proxy got no answer', () => new Response('Bad gateway', { status: 502 })],
  ])('is sent once more under the same key: %s', async (_name, first) => {
    const answers = [first, () => json(guest)]
    const { api, sent } = answered(() => answers.shift()!())
    expect(await api.guests.create(ada)).toEqual(guest)
    const [key, again] = keysOf(sent)
    expect(key).toBeDefined()
    expect(again).toBe(key)
  })

  test('keeps its key when the user sends the same again, and until then only', async () => {
    const answers: (() => Response | Promise<Response>)[] = [lost, () => json(guest), () => json(guest)]
    const { api, sent } = answered(() => answers.shift()!())
    await expect(api.guests.create(ada)).rejects.toThrow('Network error')
    await api.guests.create(ada)
    await api.guests.create(ada)
    const [first, second, third] = keysOf(sent)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('gets another key with another body, and after an answer that says what happened', async () => {
    const refused = () => json({ error: 'Busy', code: 'unavailable' }, { status: 503 })
    const { api, sent } = answered(refused)
    await api.guests.create(ada).catch(() => {})
    await api.guests.create(ada).catch(() => {})
    await api.guests.create({ body: { name: 'Grace' } }).catch(() => {})
    expect(new Set(keysOf(sent)).size).toBe(3)
  })

  test('carries none where the server keeps no reply, and is not repeated', async () => {
    const { api, sent } = answered(lost)
    await api.auth.signIn({ body: { email: 'a@example.com', password: 'p' } }).catch(() => {})
    expect(keysOf(sent)).toEqual([undefined])
  })

  test('is not repeated where a model would write a second time', async () => {
    const { api, sent } = answered(unknown)
    await api.content.generate({ body: { guestId: 1, type: 'questions' } }).catch(() => {})
    expect(sent).toHaveLength(1)
  })
})

test('the headers of an answer can be seen', async () => {
  const { api } = answered(() => json([], { headers: { 'x-total-count': '12' } }))
  let total: string | null = null
  await api.guests.list({ onHeaders: (headers) => (total = headers.get('x-total-count')) })
  expect(total).toBe('12')
})

test.each([
  [`attachment; filename*=UTF-8''Zo%C3%AB%20O%27Neill.docx`, "Zoë O'Neill.docx"],
  [`attachment; filename="old.docx"; filename*=UTF-8''new.docx; size=3`, 'new.docx'],
  ['attachment', 'download'],
])('a file with the header %s is called %s', async (disposition, name) => {
  const headers = { 'content-disposition': disposition, 'content-type': 'application/x-test' }
  const { api } = answered(() => new Response(new Uint8Array([80, 75, 0]), { headers }))
  expect(await api.content.exportWord({ body: { guestId: 1 } })).toEqual({
    name,
    type: 'application/x-test',
    bytes: new Uint8Array([80, 75, 0]),
  })
})

describe('a text that is streamed', () => {
  const body = { guestId: 1, type: 'introduction' } as const
  const text = { id: 7, content: 'Once upon' }
  const generate = (answer: () => Response) => {
    const pieces: string[] = []
    const { api, sent } = answered(answer)
    const generating = api.content.generate({ body, onEvent: ({ text: piece }) => pieces.push(piece) })
    return { generating, pieces, sent }
  }

  test('gives its pieces and then the reply', async () => {
    const events = [
      formatEvent('event', { text: 'Once ' }),
      formatEvent('event', { text: 'upon' }),
      formatEvent('done', text),
    ]
    const { generating, pieces, sent } = generate(() => stream(...events))
    expect(await generating).toEqual(text)
    expect(pieces).toEqual(['Once ', 'upon'])
    expect(sent[0]?.init.headers['accept']).toBe('text/event-stream')
  })

  test('that fails on the way fails as any call', async () => {
    const error = 'The language model is busy'
    const problem = { error, code: 'provider_busy', status: 503, retryAfter: 60 }
    const { generating } = generate(() =>
      stream(formatEvent('event', { text: 'Once' }), formatEvent('problem', problem)),
    )
    await expect(generating).rejects.toMatchObject({
      name: 'ApiError',
      status: 503,
      retryAfter: 60,
      problem: { code: 'provider_busy' },
    })
  })

  test('that breaks off is a network error, not half a text', async () => {
    const { generating } = generate(() => stream(formatEvent('event', { text: 'Once' })))
    await expect(generating).rejects.toMatchObject({
      name: 'NetworkError',
      cause: { message: 'The connection was lost before the answer was complete' },
    })
  })

  test('may come without one', async () => {
    const { generating, pieces } = generate(() => json(text))
    expect(await generating).toEqual(text)
    expect(pieces).toEqual([])
  })
})
