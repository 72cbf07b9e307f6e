import { attributes, notInFrames } from '@cueroom/core/embed/attributes.ts'
import { widgets } from '@cueroom/core/embed/widgets.ts'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'

describe('an answer', () => {
  const api = startTestApi({ publicUrl: 'https://cueroom.example' })
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

  test.each(['/api/docs', '/assets', '/widgets/v1', '/media', '/q'])(
    'of a file under %s whose name is too long for any file system is no failure',
    async (folder) => {
      const { statusCode } = await api.current.server.inject(`${folder}/${'a'.repeat(5_000)}.js`)
      expect(statusCode).toBeLessThan(500)
    },
  )

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

  test.each(['/', '/guests', '/login', '/api/docs'])(
    'that is a page (%s) loads our own scripts only',
    async (url) => {
      const { headers, statusCode } = await api.current.server.inject({ method: 'GET', url })
      // Without a build of the dashboard there is no page to serve
      const policy =
        statusCode === 404
          ? `script-src 'self'; frame-ancestors 'none'`
          : String(headers['content-security-policy'])
      expect(policy).toContain(`script-src 'self';`)
      expect(policy).toContain(`frame-ancestors 'none'`)
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|http|data:|blob:)/)
    },
  )

  test('may be framed only when it is a page made for frames, which loads our own scripts only', async () => {
    const page = (url: string) => api.current.server.inject({ method: 'GET', url })
    for (const url of ['/embed/login/x', '/embed/constructor/x', '/embed/q/%22onload', '/embed/q/']) {
      const { headers } = await page(url)
      expect({ url, ...headers }).toMatchObject({ 'x-frame-options': 'DENY' })
    }
    const { headers, payload } = await page(
      '/embed/q/tide-pools?theme=dark&guest="><script>&onload=x&lang="><b',
    )
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    const element =
      '<cueroom-questionnaire questionnaire-id="tide-pools" theme="dark" lang="&quot;&gt;&lt;b"></cueroom-questionnaire>'
    expect(payload).toContain(`<main>${element}</main>`)
  })

  test.each(['questionnaire', 'sponsorship'] as const)(
    'of a frame with a %s passes on every attribute that means something there, and no other parameter',
    async (widget) => {
      const all = [...attributes[widget], 'data-list', 'data-list"x', 'onload', 'style']
      const value = (name: string) => (name === 'guest' ? '7.x' : `of ${name}`)
      const query = new URLSearchParams(all.map((name) => [name, value(name)]))
      const { payload } = await api.current.server.inject(
        `/embed/${widgets[widget].frame}/tide-pools?${query}`,
      )
      const [, written = ''] = /<main><cueroom-\w+ ([^>]*)>/.exec(payload) ?? []
      const passed = attributes[widget].filter((name) => !notInFrames.has(name))
      expect(written.match(/[\w-]+="[^"]*"/g)).toEqual(
        [
          [widgets[widget].attribute, 'tide-pools'],
          ...passed.map((name) => [name, value(name)]),
          ...(widget === 'questionnaire' ? [['data-list', 'of data-list']] : []),
        ].map(([name, text]) => `${name}="${text}"`),
      )
    },
  )

  test('of a frame passes an attribute without a value on, which is on, and no data unless asked to', async () => {
    const { payload } = await api.current.server.inject(
      '/embed/sponsorship/tide-pools?compact&debug&data-x=1',
    )
    expect(payload).toContain('<cueroom-sponsorship show-id="tide-pools" compact="" debug="">')
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
      expect(statusCode).toBeLessThan(500)
      expect(headers['content-type']).toMatch(/^application\/json/)
      expect(JSON.parse(payload)).toMatchObject({ error: 'Call not found', code: 'not_found' })
    },
  )

  test('to a method that an address does not take names those that it takes, to OPTIONS too', async () => {
    const inject = (method: 'PUT' | 'OPTIONS', url: string, headers = {}) =>
      api.current.server.inject({ method, url, headers })
    const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const { statusCode, headers, payload } of [
      await inject('PUT', '/api/guests'),
      await inject('OPTIONS', '/api/guests'),
      await inject('OPTIONS', '/api/guests', preflight),
    ]) {
      expect([statusCode, headers['allow']]).toEqual([405, 'GET, HEAD, POST'])
      expect(JSON.parse(payload)).toMatchObject({ code: 'method_not_allowed', requestId: expect.any(String) })
    }
    expect((await inject('OPTIONS', '/api/nothing', preflight)).statusCode).toBe(404)
    const visitors = await inject('OPTIONS', '/api/questionnaires/q/visits', preflight)
    expect(visitors.headers['access-control-allow-origin']).toBe('https://evil.example')
  })

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
    const { id } = await host.guests.create({ body: { name: 'Ada' } })
    await api.current.knex.raw('alter table guests drop constraint if exists guests_episode_status_check')
    await api.current.knex('guests').where({ tenantId: host.tenantId }).update({ episodeStatus: 'lost' })
    const reading = host.guests.get({ params: { id } })
    await expect(reading).rejects.toMatchObject({ status: 500, problem: { code: 'internal' } })
  })
})
