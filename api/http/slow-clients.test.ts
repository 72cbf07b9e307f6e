import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { unavailable } from '../problems/problems.ts'
import { drip, openRaw, sendRaw } from '../testing/sockets.ts'

const api = startTestApi()
let host: TestHost
let port: number

beforeAll(async () => {
  host = await api.current.host()
  api.current.server.route({
    method: 'GET',
    path: '/slow',
    options: { auth: false },
    handler: () => wait(17_000).then(() => Promise.reject(unavailable())),
  })
  await api.current.server.start()
  port = Number(api.current.server.info.port)
})

const json = 'Content-Type: application/json'
const bearer = () => `Authorization: Bearer ${host.token}`
const post = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')
/** Sends a whole body and answers the status and the text of the reply. */
const send = (path: string, body: string | Buffer, ...headers: string[]) =>
  sendRaw(port, [`POST ${path} HTTP/1.1`, bearer(), ...(headers.length > 0 ? headers : [json])], body)

// In parallel, as most of the time is waiting
describe.concurrent('a client that sends slowly', { timeout: 40_000 }, () => {
  test('has seven seconds for its headers', async () => {
    const { milliseconds } = await drip(port, 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
      .closed
    expect(milliseconds).toBeGreaterThan(4_500)
    expect(milliseconds).toBeLessThan(8_000)
  })

  test('has as long to send anything, and is left without a word, which a browser would take for its page', async () => {
    const { answer, milliseconds } = await openRaw(port, '').closed
    expect(answer).toBe('')
    expect(milliseconds).toBeLessThan(8_000)
  })

  test('has 17 seconds for a body of usual size', async () => {
    const head = post('/api/content/generate', bearer(), json, 'Content-Length: 9999')
    const { milliseconds } = await drip(port, head).closed
    expect(milliseconds).toBeGreaterThan(14_500)
    expect(milliseconds).toBeLessThan(17_500)
  })

  test('has no longer for a body that is refused, of another type, without an end or in the wrong place', async () => {
    const heads = {
      password: post('/api/tenant/login', json, 'Content-Length: 9999'),
      refused: post('/api/content/generate', json, 'Content-Length: 9999'),
      'of another type': post(
        '/api/content/generate',
        bearer(),
        'Content-Type: text/plain',
        'Content-Length: 9999',
      ),
      endless: `${post('/api/tenant/login', json, 'Transfer-Encoding: chunked')}fffffff\r\n`,
      'to an unknown call': post('/api/nothing', json, 'Content-Length: 9999'),
      'to a page': post('/nothing', json, 'Content-Length: 9999'),
      'of a question': post('/health/live', 'Content-Length: 9999').replace('POST', 'GET'),
    }
    const late: string[] = []
    const watch = async ([name, head]: [string, string]) => {
      const { milliseconds } = await drip(port, head).closed
      if (milliseconds > 17_500) late.push(`${name}: ${milliseconds}`)
    }
    await Promise.all(Object.entries(heads).map(watch))
    expect(late).toEqual([])
  })

  test('has longer for a body that may hold a photo, and is answered', async () => {
    const head = post('/api/guests', bearer(), json, 'Transfer-Encoding: chunked', 'Connection: close')
    const { socket, closed } = openRaw(port, `${head}e\r\n{"name":"Slow"\r\n`)
    const timer = setInterval(() => socket.write('1\r\n \r\n'), 200)
    setTimeout(() => {
      clearInterval(timer)
      socket.write('1\r\n}\r\n0\r\n\r\n')
    }, 17_500)
    expect((await closed).answer).toMatch(/^HTTP\/1\.1 201 /)
  })

  test('is not ended while it waits: a stream stays open with a sign of life, and a slow answer arrives', async () => {
    const guest = await host.guests.create({ body: { name: 'Ada' } })
    const { id } = await host.batches.create({ body: { guestIds: [guest.id], types: ['questions'] } })
    const stop = new AbortController()
    const get = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        signal: stop.signal,
        headers: { authorization: `Bearer ${host.token}`, accept: 'text/event-stream' },
      })
    const stream = (await get(`/api/content/batches/${id}/events`)).body!.pipeThrough(new TextDecoderStream())
    const slow = get('/slow')
    let heard = ''
    const listening = (async () => {
      for await (const text of stream) heard += text
    })().catch((error: Error) => error.name)
    expect((await slow).status).toBe(503)
    expect(heard).toContain('"state":"running"')
    expect(heard).toContain(': waiting')
    stop.abort()
    expect(await listening).toBe('AbortError')
  })

  test('hears nothing more after its session has ended', async () => {
    const leaving = await api.current.host()
    const guest = await leaving.guests.create({ body: { name: 'Ada' } })
    const { id } = await leaving.batches.create({ body: { guestIds: [guest.id], types: ['questions'] } })
    const paths = ['/api/inbox/events?seconds=60', `/api/content/batches/${id}/events`]
    const streams = paths.map(async (path) => {
      const { body } = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { authorization: `Bearer ${leaving.token}`, accept: 'text/event-stream' },
      })
      const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
      const read = async () => (await reader.read()).value
      return { first: await read(), read }
    })
    const followed = await Promise.all(streams)
    await leaving.auth.signOut()
    for (const { first, read } of followed) {
      expect(first).toContain('event: event')
      let text: string | undefined = ''
      while (text === '' || text?.startsWith(':')) text = await read()
      expect(text).toContain('"status":401')
      expect(await read()).toBeUndefined()
    }
  })

  test.each([
    ['bodies', () => `${post('/api/guests', bearer(), json, 'Content-Length: 9999')}{"name":"`],
    ['headers', () => 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ])('keeps nobody else waiting, however many there are with slow %s', async (_, head) => {
    const slow = Array.from({ length: 200 }, () => drip(port, head()))
    await Promise.all(slow.map(({ socket }) => once(socket, 'connect')))
    const since = performance.now()
    for (let call = 0; call < 10; call++) {
      expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200)
      await host.auth.session()
    }
    expect(performance.now() - since).toBeLessThan(5_000)
    for (const { socket } of slow) socket.destroy()
  })
})

describe('a request', () => {
  test('with ten thousand headers is refused', async () => {
    const headers = Array.from({ length: 10_000 }, (_, nth) => `X-${nth}: 1`)
    const { status } = await sendRaw(port, ['GET /health/live HTTP/1.1', ...headers])
    expect(status).toBe(400)
  })

  test('is answered in its turn, when many are sent without waiting', async () => {
    const paths = Array.from({ length: 100 }, (_, nth) => (nth % 2 ? '/health/live' : '/api/nothing'))
    const last = ['GET /health/live HTTP/1.1', 'Host: localhost', 'Connection: close', '', ''].join('\r\n')
    const all = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join('') + last
    const { answer } = await openRaw(port, all).closed
    const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status))
    expect(statuses).toEqual([...paths.map((path) => (path === '/health/live' ? 200 : 404)), 200])
  })
})

describe('a body', () => {
  test('of five gigabytes is refused before it is sent', async () => {
    const head = post('/api/guests', bearer(), json, `Content-Length: ${5 * 2 ** 30}`)
    const { answer, milliseconds } = await openRaw(port, head).closed
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*"code":"too_large"/)
    expect(milliseconds).toBeLessThan(3_000)
  })

  test('that unpacks to 100 MB is refused', async () => {
    const bomb = gzipSync(Buffer.alloc(100 * 2 ** 20, ' '))
    const { status, answer } = await send('/api/guests', bomb, json, 'Content-Encoding: gzip')
    expect(status).toBe(413)
    expect(answer).toContain('"code":"too_large"')
  })

  test('that was packed honestly is read', async () => {
    const packed = gzipSync(JSON.stringify({ name: 'Packed' }))
    expect(await send('/api/guests', packed, json, 'Content-Encoding: gzip')).toMatchObject({ status: 201 })
  })

  test.each([
    'Content-Type: text/plain',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Type: text/plain;application/json',
  ])('of another type (%s) is refused: a form on another site could send it', async (type) => {
    const { status, answer } = await send('/api/guests', '{"name":"Ada"}', type)
    expect(status).toBe(415)
    expect(answer).toContain('"code":"unsupported_media_type"')
  })

  test.each<[string, string | Buffer]>([
    ['that is broken off', '{"name":"Ada'],
    ['that is no JSON', 'name=Ada'],
    ['that is a list', '[{"name":"Ada"}]'],
    ['that is null', 'null'],
    ['with a NUL', '{"name":"A\\u0000da"}'],
    ['with a NUL in a key', '{"name":"Ada","a\\u0000":1}'],
    ['with half a surrogate pair', '{"name":"Ada \\ud83d"}'],
    ['with bytes that are not UTF-8', Buffer.from('{"name":"\xe4\xff"}', 'latin1')],
    ['nested a megabyte deep', `${'['.repeat(500_000)}${']'.repeat(500_000)}`],
    ['with objects nested as deep', `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`],
    ['with __proto__', '{"name":"Ada","__proto__":{"isAdmin":true}}'],
    ['with constructor.prototype', '{"name":"Ada","constructor":{"prototype":{"isAdmin":true}}}'],
    ['with a number beyond all numbers', '{"name":1e999}'],
    ['with a length that cannot be compared', '{"name":{"length":{"toString":0}}}'],
  ])('%s is refused as invalid', async (_name, body) => {
    const { status, answer } = await send('/api/guests', body)
    expect(status).toBe(400)
    expect(answer).toContain('"code":"invalid"')
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  test('with three million values is refused before anyone looks at them', async () => {
    const wide = `{"name":"Ada","expertise":[${'0,'.repeat(3_000_000)}0]}`
    expect((await send('/api/guests', wide)).answer).toContain('"The request body has too many values"')
  })

  test.each([
    '/api/guests/%00',
    '/api/guests?search=%00',
    '/api/guests?search=%ed%a0%80%00',
    '/api/guests/%ff',
    '/%zz',
  ])('an address with bytes that are no text (%s) is refused as invalid', async (path) => {
    const { status, answer } = await sendRaw(port, [`GET ${path} HTTP/1.1`, bearer()])
    expect(status).toBe(400)
    expect(answer).toContain('"code":"invalid"')
  })

  test('that says its length twice is refused: two readers could read two requests', async () => {
    const head = post('/api/guests', bearer(), json, 'Content-Length: 14', 'Transfer-Encoding: chunked')
    expect((await openRaw(port, `${head}{"name":"Ada"}`).closed).answer).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('with ten thousand headers is refused', async () => {
    const headers = Array.from({ length: 10_000 }, (_, n) => `X-${n}: 1`)
    const { answer } = await openRaw(port, post('/api/guests', ...headers)).closed
    expect(answer).toMatch(/^HTTP\/1\.1 4(00|31) /)
  })
})
