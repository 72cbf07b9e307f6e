import { request } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Env } from '../config/env.ts'
import { startTestApi } from '../testing/api.ts'
import { openRaw } from '../testing/sockets.ts'

const paths = ['/api/instance', '/api/tenant/session', '/sponsorship/none', '/health/live', '/nowhere']

/** A server that listens, and what it answers to a Host header as it was written. */
function listening(changes: Partial<Env>) {
  const api = startTestApi(changes)
  beforeAll(() => api.current.server.start())
  const get = (host: string | undefined, path = '/api/instance', headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; code: string | undefined }>((resolve, reject) => {
      const port = api.current.server.info.port as number
      const sent = request({
        port,
        host: '127.0.0.1',
        path,
        setHost: false,
        headers: { ...headers, ...(host !== undefined && { host }), connection: 'close' },
      })
      sent.on('error', reject).on('response', async (response) => {
        const text = (await response.toArray()).join('')
        resolve({ status: response.statusCode, code: /"code":"(\w+)"/.exec(text)?.[1] })
      })
      sent.end()
    })
  return { api, get }
}

const malformed = [
  '',
  'a b',
  '%%%',
  'x:99999',
  '[::1',
  'a/b',
  'user@x',
  'a?b',
  '1.2.3.4.5',
  '\\',
  'a#b',
  'localhost:1:2',
]

describe('in demo mode', () => {
  const { get } = listening({ demo: true, host: '127.0.0.1', publicUrl: 'https://cueroom.example/' })

  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.nip.io',
    '192.168.1.20',
    'evil.example:3000',
    'localhost.',
  ])('nothing is answered for %s', async (host) => {
    for (const path of paths) expect(await get(host, path)).toEqual({ status: 403, code: 'unknown_host' })
  })

  test.each(malformed)('a Host of %s is a 400', async (host) => {
    for (const path of paths) expect(await get(host, path)).toEqual({ status: 400, code: 'invalid' })
  })

  test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000', '127.0.0.1', 'cueroom.example'])(
    '%s is answered',
    async (host) => {
      expect(await get(host)).toMatchObject({ status: 200 })
    },
  )
})

describe('in demo mode on every address of the machine', () => {
  const { get } = listening({ demo: true, host: '0.0.0.0' })

  test('an address is answered, a name is not', async () => {
    expect(await get('evil.example')).toMatchObject({ status: 403 })
    expect(await get('192.168.1.20:3000')).toMatchObject({ status: 200 })
  })
})

describe('outside of demo mode', () => {
  const { api, get } = listening({ demo: false, trustProxy: true })

  test('any name is answered, as long as it is one', async () => {
    expect(await get('cueroom.example')).toMatchObject({ status: 200 })
    for (const host of malformed) expect(await get(host)).toEqual({ status: 400, code: 'invalid' })
  })

  test('two names, and no name where one is needed, are a 400', async () => {
    const { server } = api.current
    const raw = async (...lines: string[]) =>
      (await openRaw(Number(server.info.port), [...lines, '', ''].join('\r\n')).closed).answer
    const twice = ['Host: localhost', 'Host: evil.example', 'Connection: close']
    expect(await raw('GET /api/instance HTTP/1.1', ...twice)).toMatch(/^HTTP\/1.1 400 /)
    expect(await raw('GET /api/instance HTTP/1.0')).toMatch(/^HTTP\/1.1 400 /)
    // What load balancers ask for health
    expect(await raw('GET /health/live HTTP/1.0')).toMatch(/^HTTP\/1.1 200 /)
  })

  test('what a trusted proxy names must be a host, too', async () => {
    expect(await get('localhost', '/sponsorship/none', { 'x-forwarded-host': 'a b' })).toEqual({
      status: 400,
      code: 'invalid',
    })
    expect(
      await get('localhost', '/sponsorship/none', { 'x-forwarded-host': 'cueroom.example' }),
    ).toMatchObject({ status: 404 })
  })
})
