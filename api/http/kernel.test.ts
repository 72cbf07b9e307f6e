import * as calls from '@cueroom/core/calls.ts'
import { isVersioned } from '@cueroom/core/contract/openapi.ts'
import { rates } from '@cueroom/core/contract/rate-limits.ts'
import { describe, expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { engines } from '../testing/databases.ts'
import { logInto } from '../testing/log-into.ts'
import { addRows } from '../testing/show-rows.ts'
import { walkedCalls } from '../testing/walk.ts'
import { idempotentCall } from './idempotency.ts'

describe('a call', () => {
  const api = startTestApi()
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

  test.each(['abc', '"1', '-1', '1e3', '99999999999', '**', '"1", "2"'])(
    'with If-Match: %s is refused as malformed',
    async (version) => {
      const host = await api.current.host()
      const { id } = await host.guests.create({ body: { name: 'Ada' } })
      const { statusCode, payload } = await setStatus(host, id, { 'if-match': version })
      expect([statusCode, JSON.parse(payload).error]).toEqual([
        400,
        "If-Match must be the record's version number, or *",
      ])
    },
  )

  test('with If-Match: * changes any version', async () => {
    const host = await api.current.host()
    const { id } = await host.guests.create({ body: { name: 'Ada' } })
    expect((await setStatus(host, id, { 'if-match': '*' })).statusCode).toBe(200)
  })

  test.each(walkedCalls.filter(({ endpoint }) => isVersioned(endpoint)))(
    'that documents If-Match ($name) refuses a version that is not the newest',
    async ({ endpoint, example }) => {
      const host = await api.current.host()
      const admin = await api.current.admin()
      const { params = {}, body } = example(await addRows(api.current.knex, host.tenantId, 'canary'))
      const [method, path] = endpoint.route.split(' ') as ['PATCH', string]
      const url = path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key]))
      const headers = { ...as(endpoint.access === 'admin' ? admin : host), 'if-match': '7777' }
      const { statusCode, payload } = await inject(method, url, headers, body)
      expect([statusCode, JSON.parse(payload).code]).toEqual([409, 'version_conflict'])
    },
  )

  test('that takes no body is refused with fields, and takes the empty object of programs that always send one', async () => {
    const host = await api.current.host()
    const { id } = await host.episodes.create({ body: { title: 'Bees' } })
    const duplicate = (body: unknown) => inject('POST', `/api/episodes/${id}/duplicate`, as(host), body)
    for (const body of [{ title: 'Mine' }, [], null]) expect((await duplicate(body)).statusCode).toBe(400)
    expect(JSON.parse((await duplicate({ title: 'Mine' })).payload).error).toBe('Unrecognized key: "title"')
    expect((await duplicate({})).statusCode).toBe(201)
  })

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
      const imports = await Promise.all(Array.from({ length: 8 }, () => host.imports.create(once)))
      expect(await host.guests.list()).toHaveLength(31)
      for (const again of imports) expect(again).toEqual(imports[0])
    })

    test('says of a reply that it is repeated, with the same status', async () => {
      const host = await api.current.host()
      const send = () =>
        inject('POST', '/api/guests', { ...as(host), 'idempotency-key': 'k' }, { name: 'Ada' })
      const [first, second] = [await send(), await send()]
      expect(second.statusCode).toBe(201)
      expect([first, second].map(({ headers }) => headers['idempotent-replayed'])).toEqual([
        undefined,
        'true',
      ])
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

    test('belongs to its API key: another program of the show may use the same', async () => {
      const host = await api.current.host()
      for (const token of [
        await api.current.key(host.tenantId, 'write'),
        await api.current.key(host.tenantId, 'write'),
        host.token,
      ]) {
        const headers = { authorization: `Bearer ${token}`, 'idempotency-key': '1' }
        for (let time = 0; time < 2; time++) await inject('POST', '/api/guests', headers, { name: 'Ada' })
      }
      expect(await host.guests.list()).toHaveLength(3)
    })

    test('keeps no file and no secret', async () => {
      const host = await api.current.host()
      const { id } = await host.guests.create({ body: { name: 'Ada', bio: 'Builds engines.' } })
      await host.content.generate({ body: { guestId: id, type: 'introduction' } })
      await host.content.exportWord({ body: { guestId: id }, idempotencyKey: 'file' })
      const passwords = { currentPassword: 'a-long-test-password', newPassword: 'another-long-password' }
      await host.auth.changePassword({ body: passwords, idempotencyKey: 'secret' })
      const routes = await api.current
        .knex('idempotency_keys')
        .where({ tenantId: host.tenantId })
        .orderBy('route')
        .pluck('route')
      expect(routes).toEqual(['POST /api/content/generate', 'POST /api/guests'])

      const sent = {
        headers: { 'idempotency-key': 'k' },
        method: 'post',
        path: '/',
        payload: null,
        auth: {},
      } as never
      expect(idempotentCall(calls.guests.create, sent)).toMatchObject({ key: 'k' })
      expect(idempotentCall(calls.content.exportWord, sent)).toBeUndefined()
      expect(idempotentCall(calls.auth.changePassword, sent)).toBeUndefined()
    })
  })

  test('that fails inside shows the caller nothing of it, and logs only where', async () => {
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

describe.each(engines)('a call on %s', (engine) => {
  const api = startTestApi({}, engine)

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

describe('a caller who asks too often', () => {
  const api = startTestApi()

  test('learns how many seconds to wait; others are answered', async () => {
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
