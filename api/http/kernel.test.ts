import { calls } from '@cueroom/core/contract/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import type { Client, contract } from '@cueroom/core/contract/contract.ts'
import { rates } from '@cueroom/core/contract/limits.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDrafting } from '../drafting/provider.ts'
import { injected, startTestApi, type TestApi, type TestHost } from '../testing/api.ts'
import { engines } from '../testing/databases.ts'
import { type ModelServer, startModelServer } from '../testing/model-server.ts'
import { idempotentCall } from './idempotency.ts'
import { createLog } from './request-log.ts'

describe.each(engines)('a call on %s', (engine) => {
  const api = startTestApi(engine)
  const inject = (method: 'GET' | 'POST' | 'PATCH', url: string, headers = {}, payload?: unknown) =>
    api.current.server.inject({
      method,
      url,
      headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    })
  const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
  const setStatus = (
    host: TestHost,
    id: number,
    headers = {},
    body: unknown = { episodeStatus: 'upcoming' },
  ) => inject('PATCH', `/api/guests/${id}/status`, { ...as(host), ...headers }, body)

  test('is refused for its caller first, then for what the show may do, then for what it says, then for what it names', async () => {
    const host = await api.current.host()
    const ended = await api.current.host({ status: 'cancelled' })
    const nonsense = { nonsense: true }
    const stranger = await inject('PATCH', '/api/guests/999999/status', {}, nonsense)
    const answers = [
      stranger,
      await setStatus(ended, 999_999, {}, nonsense),
      await setStatus(host, 999_999, {}, { ...nonsense, tenantId: ended.tenantId }),
      await setStatus(host, 999_999, {}, nonsense),
      await setStatus(host, 999_999),
    ].map(({ statusCode, payload }) => [statusCode, JSON.parse(payload).code])
    expect(answers).toEqual([
      [401, 'unauthorized'],
      [403, 'subscription_inactive'],
      [403, 'forbidden'],
      [400, 'invalid'],
      [404, 'not_found'],
    ])
  })

  test.each(['abc', '"1', '-1', '1e3', '99999999999', '*', '"1", "2"'])(
    'with If-Match: %s is refused as malformed',
    async (version) => {
      const host = await api.current.host()
      const { id } = await host.guests.create({ body: { name: 'Ada' } })
      const { statusCode, payload } = await setStatus(host, id, { 'if-match': version })
      expect([statusCode, JSON.parse(payload).error]).toEqual([
        400,
        'If-Match must be the version that was read',
      ])
    },
  )

  describe('with an Idempotency-Key', () => {
    const add = (host: TestHost, key: string, name = 'Ada') =>
      host.guests.create({ body: { name }, idempotencyKey: key })

    test.each(['', ' ', 'a b', 'ä', 'x'.repeat(256)])('of another form (%j) is refused', async (key) => {
      const host = await api.current.host()
      const { statusCode } = await inject(
        'POST',
        '/api/guests',
        { ...as(host), 'idempotency-key': key },
        { name: 'Ada' },
      )
      expect(statusCode).toBe(400)
      expect(await host.guests.list()).toEqual([])
    })

    test('that was used for something else is refused', async () => {
      const host = await api.current.host()
      await add(host, 'one', 'Ada')
      const conflict = { status: 409, problem: { code: 'idempotency_key_reused' } }
      await expect(add(host, 'one', 'Grace')).rejects.toMatchObject(conflict)
      expect(await host.guests.list()).toHaveLength(1)
    })

    test('is made once, however often it is sent at the same time, and answered alike', async () => {
      const host = await api.current.host()
      const added = await Promise.all(Array.from({ length: 8 }, () => add(host, 'many')))
      expect(await host.guests.list()).toEqual([added[0]])
      for (const again of added) expect(again).toEqual(added[0])

      const guests = Array.from({ length: 30 }, (_, n) => ({ name: `Guest ${n}` }))
      const once = { body: { guests }, idempotencyKey: 'import' }
      const imports = await Promise.all(Array.from({ length: 8 }, () => host.guests.import(once)))
      expect(await host.guests.list()).toHaveLength(31)
      for (const again of imports) expect(again).toEqual(imports[0])
    })

    test('answers a created guest with the same status again', async () => {
      const host = await api.current.host()
      const send = () =>
        inject('POST', '/api/guests', { ...as(host), 'idempotency-key': 'k' }, { name: 'Ada' })
      const [first, second] = [await send(), await send()]
      expect(second.statusCode).toBe(201)
      expect(JSON.parse(second.payload)).toEqual(JSON.parse(first.payload))
    })

    test('that failed can be sent again', async () => {
      const host = await api.current.host()
      const restore = (deletionId: string) =>
        host.guests.restore({ body: { deletionId }, idempotencyKey: 'again' })
      await expect(restore('AAAAAAAAAAAAAAAAAAAAAA')).rejects.toMatchObject({ status: 404 })
      await host.guests.create({ body: { name: 'Ada' } })
      const { deletionId } = await host.guests.removeAll()
      expect(await restore(deletionId!)).toEqual({ restored: 1 })
    })

    test('belongs to its show: another one may use the same', async () => {
      const [one, other] = [await api.current.host(), await api.current.host()]
      const [ada, grace] = [await add(one, 'shared', 'Ada'), await add(other, 'shared', 'Grace')]
      expect(await one.guests.list()).toEqual([ada])
      expect(await other.guests.list()).toEqual([grace])
    })

    test('keeps no file and no secret', async () => {
      const host = await api.current.host()
      const { id } = await host.guests.create({ body: { name: 'Ada', bio: 'Builds engines.' } })
      await host.content.generate({ body: { guestId: id, type: 'introduction' } })
      await host.content.exportWord({ body: { guestId: id }, idempotencyKey: 'file' })
      const passwords = { currentPassword: 'a-long-test-password', newPassword: 'another-long-password' }
      await host.auth.changePassword({ body: passwords, idempotencyKey: 'secret' })
      expect(await api.current.knex('idempotency_keys').where({ tenantId: host.tenantId })).toEqual([])

      const sent = { headers: { 'idempotency-key': 'k' }, method: 'post', path: '/', payload: null } as never
      expect(idempotentCall(calls.guests.create, sent)).toMatchObject({ key: 'k' })
      expect(idempotentCall(calls.content.exportWord, sent)).toBeUndefined()
      expect(idempotentCall(calls.auth.changePassword, sent)).toBeUndefined()
    })
  })

  test('that fails inside tells the caller nothing of it, and the log only where', async () => {
    const host = await api.current.host()
    const lines = logInto(api.current)
    // A database's own words repeat the values it refuses
    await api.current.knex.raw(`create function shout() returns trigger language plpgsql as $$
      begin raise exception '% is refused', new.name using errcode = '23514', constraint = 'shy', table = 'guests';
      end $$; create trigger shout before insert on guests for each row execute function shout()`)
    const { statusCode, payload } = await inject('POST', '/api/guests', as(host), {
      name: 'canary-Ada',
      bio: 'canary',
    })
    expect(statusCode).toBe(500)
    expect(JSON.parse(payload)).toEqual({
      error: 'Something went wrong on our side. Please try again.',
      code: 'internal',
      requestId: expect.stringMatching(/^[\w-]{12}$/),
    })
    const failure = lines().find(({ msg }) => msg === 'request failed')
    expect(failure).toMatchObject({
      level: 50,
      requestId: JSON.parse(payload).requestId,
      err: {
        code: '23514',
        constraint: 'shy',
        table: 'guests',
        stack: expect.stringContaining('guests.service.ts'),
      },
    })
    expect(JSON.stringify(lines())).not.toContain('canary')
  })
})

// The embedded database has one connection, so nobody waits for a row there
describe.each(engines.filter((engine) => engine === 'PostgreSQL'))('a call on %s', (engine) => {
  const api = startTestApi(engine)

  test('that waits too long for a row may be tried again', async () => {
    const host = await api.current.host()
    const { id } = await host.guests.create({ body: { name: 'Ada' } })
    const setStatus = () => host.guests.setStatus({ params: { id }, body: { episodeStatus: 'upcoming' } })
    await api.current.knex.transaction(async (holder) => {
      await holder('guests').where({ id }).forUpdate().select('id')
      const busy = { status: 503, retryAfter: 2, problem: { code: 'unavailable' } }
      await expect(setStatus()).rejects.toMatchObject(busy)
    })
    expect(await setStatus()).toMatchObject({ episodeStatus: 'upcoming' })
  })
})

/** Sends the log into memory, through the configuration that the server uses. */
function logInto({ app, server }: TestApi) {
  const parts: string[] = []
  const sink = { write: (part: string) => void parts.push(part) }
  app.log = createLog({ logLevel: 'debug' }, sink)
  server.app.log = app.log
  return () => parts.map((line) => JSON.parse(line) as Record<string, unknown>)
}

const listed = ['level', 'time', 'msg', 'requestId', 'method', 'route', 'status', 'ms', 'tenant', 'err']
const listedOfErrors = ['type', 'message', 'code', 'constraint', 'table', 'column', 'stack', 'cause']

describe('the log', () => {
  const api = startTestApi('PGlite')
  let model: ModelServer
  beforeAll(async () => {
    model = await startModelServer()
  })
  afterAll(() => model.close())

  test('holds only what is listed: no body, query, token, prompt, answer or address', async () => {
    const host = await api.current.host()
    const lines = logInto(api.current)
    const openai = { apiKey: 'canary-key', baseUrl: model.baseUrl, model: 'canary-model' }
    Object.assign(api.current.app, { drafting: createDrafting({ openai }) })
    model.behave(
      { status: 500, body: '{"error":{"message":"canary"}}' },
      { html: 'canary' },
      { text: 'canary' },
    )

    const { id } = await host.guests.create({
      body: { name: 'canary', email: 'canary@example.com', bio: 'canary' },
      idempotencyKey: 'canary',
    })
    await host.guests.list({ query: { search: 'canary' } })
    for (let attempt = 0; attempt < 3; attempt++)
      await host.content
        .generate({ body: { guestId: id, type: 'questions', prompt: 'canary' } })
        .catch(() => {})
    await api.current
      .client()
      .auth.signIn({ body: { email: 'canary@example.com', password: 'canary' } })
      .catch(() => {})
    const fetch = injected(api.current.server)
    await fetch('/api/guests?canary=canary', {
      headers: { authorization: 'Bearer canary', cookie: 'canary=canary' },
    })
    await fetch('/canary?canary', {})
    await fetch('/media/canary', {})
    await fetch('/api/questionnaires/canary', {})
    await fetch('/api/guests', {
      method: 'POST',
      body: 'canary{',
      headers: { authorization: `Bearer ${host.token}`, 'content-type': 'application/json' },
    })

    const written = lines()
    expect(written.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(9)
    expect(written.some(({ err }) => err)).toBe(true)
    expect(JSON.stringify(written)).not.toMatch(/canary|Bearer/)
    expect(JSON.stringify(written)).not.toContain(host.token)
    expect(listed).toEqual(expect.arrayContaining(written.flatMap(Object.keys)))
    const errors = written.flatMap(({ err }) => Object.keys(err ?? {}))
    expect(listedOfErrors).toEqual(expect.arrayContaining(errors))
  })

  test('names a caller who hung up as that, not as our failure', async () => {
    const host = await api.current.host()
    const lines = logInto(api.current)
    model.behave({ silentAfter: 'Once' })
    Object.assign(api.current.app, {
      drafting: createDrafting({ openai: { apiKey: 'k', baseUrl: model.baseUrl, model: 'm' } }),
    })
    const { id } = await host.guests.create({ body: { name: 'Ada' } })
    await api.current.server.start()
    const hangUp = new AbortController()
    const remote: Client = createClient<typeof contract>(calls, {
      baseUrl: api.current.server.info.uri,
      token: () => host.token,
    })
    const generating = remote.content.generate({
      body: { guestId: id, type: 'questions' },
      signal: hangUp.signal,
    })
    const before = model.requests.length
    await expect.poll(() => model.requests.length).toBeGreaterThan(before)
    hangUp.abort()
    await expect(generating).rejects.toThrow('aborted')
    await expect
      .poll(() => lines().find(({ route }) => route === '/api/content/generate'))
      .toMatchObject({ status: 499, level: 30 })
  })
})

describe('an answer', () => {
  const api = startTestApi('PGlite', { publicUrl: 'https://cueroom.example' })
  const pages = [
    '/',
    '/nothing.js',
    '/guests',
    '/api/docs',
    '/media/x',
    '/widgets/v1/nothing.js',
    '/health/live',
    '/%zz',
  ]
  const apiPaths = [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/instance',
    '/api/guests',
    '/api/openapi.json',
    '/api/docs/start.js',
  ]

  test.each([...pages, ...apiPaths])('of %s carries the security headers', async (url) => {
    const { headers } = await api.current.server.inject({ method: 'GET', url })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=31536000',
    })
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  test.each([...apiPaths, '/health/live', '/media/x', '/nothing.js', '/%zz'])(
    'of %s may load nothing',
    async (url) => {
      const { headers } = await api.current.server.inject({ method: 'GET', url })
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; frame-ancestors 'none'$/)
    },
  )

  test.each(['/', '/guests', '/api/docs'])('that is a page (%s) loads our own scripts only', async (url) => {
    const { headers, statusCode } = await api.current.server.inject({ method: 'GET', url })
    // Without a build of the dashboard there is no page to serve
    const policy =
      statusCode === 404
        ? `script-src 'self'; frame-ancestors 'none'`
        : String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self';`)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|http|data:|blob:)/)
  })

  test('may be framed only when it is a page made for frames, which loads our own scripts only', async () => {
    const page = (url: string) => api.current.server.inject({ method: 'GET', url })
    for (const url of ['/embed/login/x', '/embed/constructor/x', '/embed/q/%22onload', '/embed/q/']) {
      const { headers } = await page(url)
      expect(headers, url).toMatchObject({ 'x-frame-options': 'DENY' })
    }
    const { headers, payload } = await page('/embed/q/tide-pools?theme=dark&guest="><script>&onload=x')
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    const element =
      '<cueroom-questionnaire questionnaire-id="tide-pools" theme="dark"></cueroom-questionnaire>'
    expect(payload).toContain(`<main>${element}</main>`)
  })

  test.each(apiPaths)('of %s is kept by nobody', async (url) => {
    const { headers } = await api.current.server.inject({ method: 'GET', url })
    expect(headers['cache-control']).toBe('no-store')
  })

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'to a %s of an unknown call says so, as JSON',
    async (method) => {
      const { statusCode, headers, payload } = await api.current.server.inject({
        method,
        url: '/api/nothing/here',
      })
      expect(statusCode).toBe(404)
      expect(headers['content-type']).toMatch(/^application\/json/)
      expect(JSON.parse(payload)).toMatchObject({ error: 'Call not found', code: 'not_found' })
    },
  )

  test('does not depend on the cookies of other programs on this host', async () => {
    const { statusCode } = await api.current.server.inject({
      url: '/api/instance',
      headers: { cookie: 'a=b c; =;;{"x"' },
    })
    expect(statusCode).toBe(200)
  })

  test('to another site carries no permission to be read', async () => {
    const host = await api.current.host()
    const headers = { origin: 'https://evil.example', authorization: `Bearer ${host.token}` }
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await api.current.server.inject({ method, url: '/api/guests', headers })
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  test('that cannot have the shape of the contract is our failure, not the caller’s', async () => {
    const host = await api.current.host()
    await host.guests.create({ body: { name: 'Ada' } })
    await api.current.knex.raw('alter table guests drop constraint if exists guests_episode_status_check')
    await api.current.knex('guests').where({ tenantId: host.tenantId }).update({ episodeStatus: 'lost' })
    await expect(host.guests.list()).rejects.toMatchObject({ status: 500, problem: { code: 'internal' } })
  })
})

describe('a caller who asks too often', () => {
  const api = startTestApi('PGlite')

  test('is told how many seconds to wait; others are answered', async () => {
    const [busy, other] = [await api.current.host(), await api.current.host()]
    const generate = (host: TestHost) => host.content.generate({ body: { guestId: 1, type: 'questions' } })
    for (let call = 0; call < rates.generate.points; call++)
      await expect(generate(busy)).rejects.toMatchObject({ status: 404 })
    await expect(generate(busy)).rejects.toMatchObject({
      status: 429,
      retryAfter: expect.toSatisfy((seconds: number) => seconds >= 1 && seconds <= rates.generate.seconds),
      problem: { code: 'too_many_requests' },
    })
    await expect(generate(other)).rejects.toMatchObject({ status: 404 })
    expect(await busy.guests.list()).toEqual([])
  })

  test('cannot get round it by naming another address', async () => {
    const ask = (count: number) =>
      api.current.server.inject({
        url: '/api/instance',
        headers: { 'x-forwarded-for': `203.0.113.${count}` },
      })
    const answers: number[] = []
    for (let call = 0; call <= rates.public.points; call++) answers.push((await ask(call % 250)).statusCode)
    expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(rates.public.points)
    expect(answers.at(-1)).toBe(429)
  })
})
