import Jwt from '@hapi/jwt'
import { describe, expect, test } from 'vitest'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { sendExample, walkedCalls } from '../testing/walk.ts'

const hour = 3600
const nowhere = {
  tenantId: 'none',
  guestId: 1,
  contentId: 1,
  factCheckId: 1,
  deletionId: 'none',
  textDeletionId: 'none',
  mediaId: 'none',
  questionnaireId: 'none',
  responseId: 1,
  unverifiedIds: [1, 1, 1] as const,
  settingsId: 1,
  importId: 'none',
  signature: 'none',
  batchId: 'none',
  sponsorId: 1,
  inquiryId: 1,
  inboxId: 1,
  keyId: 'none',
  sessionId: 'none',
  webhookId: 'none',
  deliveryId: 1,
  resultId: 1,
  episodeId: 1,
  seriesId: 1,
  runLinkId: 1,
  patternId: 1,
}

/** A token as ours are made, but for the changes. */
function forge(payload: Record<string, unknown>, key: string, algorithm: 'HS256' | 'HS512' = 'HS256') {
  const now = Math.floor(Date.now() / 1000)
  const usual = { iss: 'cueroom', iat: now, exp: now + hour }
  return Jwt.token.generate({ ...usual, ...payload }, { key, algorithm }, { iat: false })
}

const unsigned = (payload: object) => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`
}

/** Every way to come without the right to, by name. */
async function wrongCredentials(api: TestApi, audience: 'tenant' | 'admin') {
  const key = api.app.secrets[0]
  const host = await api.host()
  const admin = await api.admin()
  const revoked = await api.host()
  await revoked.auth.signOutEverywhere()
  const keyOf = async (change: (id: string) => unknown) => {
    const key = await api.key(host.tenantId, 'write')
    const [apiKey] = await host.keys.list()
    await change(apiKey!.id)
    return `Bearer ${key}`
  }
  const payloadOf = (token: string) => Jwt.token.decode(token).decoded.payload as Record<string, unknown>
  const own = payloadOf(audience === 'tenant' ? host.token : admin.token)
  const now = Math.floor(Date.now() / 1000)
  const { exp: _, ...endless } = own
  return {
    'no token': undefined,
    'an empty bearer': 'Bearer ',
    garbage: 'Bearer garbage',
    'another scheme': `Basic ${Buffer.from('a:b').toString('base64')}`,
    'the wrong audience': `Bearer ${audience === 'tenant' ? admin.token : host.token}`,
    'a right session under the wrong audience': `Bearer ${forge({ ...own, aud: audience === 'tenant' ? 'admin' : 'tenant' }, key)}`,
    'another key': `Bearer ${forge(own, 'another-key-that-is-long-enough-to-be-one')}`,
    'another algorithm': `Bearer ${forge(own, key, 'HS512')}`,
    'alg none': `Bearer ${unsigned(own)}`,
    expired: `Bearer ${forge({ ...own, iat: now - 2 * hour, exp: now - hour }, key)}`,
    'no expiry': `Bearer ${forge({ ...endless, exp: undefined }, key)}`,
    'another issuer': `Bearer ${forge({ ...own, iss: 'elsewhere' }, key)}`,
    'a session nobody opened': `Bearer ${forge({ ...own, jti: randomId() }, key)}`,
    "another's session": `Bearer ${forge({ ...own, sub: audience === 'tenant' ? revoked.tenantId : '999999' }, key)}`,
    'a malformed subject': `Bearer ${forge({ ...own, sub: "x'; drop table guests; --" }, key)}`,
    'a revoked key': await keyOf((id) => host.keys.revoke({ params: { id } })),
    'an expired key': await keyOf((id) =>
      api
        .knex('api_keys')
        .where({ id })
        .update({ expiresAt: new Date(Date.now() - 1) }),
    ),
    ...(audience === 'admin' && { "a host's key": `Bearer ${await api.key(host.tenantId, 'write')}` }),
    ...(audience === 'tenant' && { revoked: `Bearer ${revoked.token}` }),
  }
}

/**
 * Each call meets a third of the wrong credentials, and each of these a third of the calls: one function looks at them all.
 * `npm run endure` sends each with each.
 */
const share = process.env['CUEROOM_ENDURE'] ? 1 : 3

describe('access', () => {
  const api = startTestApi()

  test.each(['tenant', 'admin'] as const)(
    'no call of a signed-in %s is answered without a right token',
    async (audience) => {
      const calls = walkedCalls.filter(({ endpoint }) => endpoint.access === audience)
      const credentials = await wrongCredentials(api.current, audience)
      api.current.liftLimits()
      const unexpected: string[] = []
      for (const [at, call] of calls.entries()) {
        for (const [place, [name, authorization]] of Object.entries(credentials).entries()) {
          if ((at + place) % share !== 0) continue
          const { status, text } = await sendExample(
            api.current.server,
            call,
            call.example(nowhere),
            authorization,
          )
          if (status !== 401 || !text.includes('"code":"unauthorized"'))
            unexpected.push(`${call.name} with ${name}: ${status}`)
        }
      }
      expect(unexpected).toEqual([])
      expect(calls.length).toBeGreaterThan(1)
    },
  )

  test('only these calls are open to anyone, and every call of the platform needs an administrator', () => {
    const names = (access: string) =>
      walkedCalls.filter(({ endpoint }) => endpoint.access === access).map(({ name }) => name)
    expect(names('public').sort()).toEqual([
      'account.confirmEmail',
      'account.forgotPassword',
      'auth.adminSignIn',
      'auth.completeSetup',
      'auth.setupLink',
      'auth.signIn',
      'instance.about',
      'questionnaires.submit',
      'questionnaires.visit',
      'sponsorship.get',
      'sponsorship.inquire',
    ])
    expect(names('visitor-or-host')).toEqual(['questionnaires.get'])
    const ofPlatform = walkedCalls
      .filter(({ endpoint }) => / \/api\/admin\//.test(endpoint.route))
      .map(({ name }) => name)
    expect(ofPlatform.filter((name) => name !== 'auth.adminSignIn')).toEqual(names('admin'))
  })

  test('a right token is answered: the walk above refuses for the right reason', async () => {
    const host = await api.current.host()
    const admin = await api.current.admin()
    expect((await host.auth.session()).tenant.id).toBe(host.tenantId)
    expect((await admin.auth.adminSession()).admin.id).toBe(admin.adminId)
  })

  test('every route of the server is in the contract or in the list of pages', () => {
    const declared = new Set(walkedCalls.map(({ endpoint }) => endpoint.route))
    const others = api.current.server
      .table()
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
      .filter((route) => !declared.has(route as `GET /api/${string}`))
    expect([...new Set(others)].sort()).toEqual([
      'DELETE /api/{path*}',
      'DELETE /mcp',
      'GET /.well-known/oauth-protected-resource/mcp',
      'GET /api/docs',
      'GET /api/docs/start.js',
      'GET /api/docs/{file}',
      'GET /api/openapi.json',
      'GET /api/{path*}',
      'GET /calendar/{token}.ics',
      'GET /embed/{widget}/{id}',
      'GET /g/{token}',
      'GET /g/{token}/answers',
      'GET /g/{token}/calendar',
      'GET /health/live',
      'GET /health/ready',
      'GET /health/serving',
      'GET /mcp',
      'GET /media/{id}',
      'GET /q/{id}',
      'GET /questionnaire/{id}',
      'GET /r/{token}',
      'GET /sponsorship-packages/{id?}',
      'GET /sponsorship/{id}',
      'GET /stop/{token}',
      'GET /widgets/v1/versions.json',
      'GET /widgets/v1/{file}',
      'GET /{path*}',
      'PATCH /api/{path*}',
      'POST /api/{path*}',
      'POST /g/{token}',
      'POST /mcp',
      'POST /q/{id}',
      'POST /questionnaire/{id}',
      'POST /stop/{token}',
      'PUT /api/{path*}',
    ])
    expect(api.current.server.table().length).toBe(declared.size + 35)
  })

  test('a show whose subscription ended reads and deletes, and makes nothing new', async () => {
    const host = await api.current.host({ status: 'cancelled' })
    const unexpected: string[] = []
    for (const call of walkedCalls.filter(({ endpoint }) => endpoint.requiresActiveSubscription)) {
      const { status, text } = await sendExample(
        api.current.server,
        call,
        call.example(nowhere),
        `Bearer ${host.token}`,
      )
      if (status !== 403 || !text.includes('subscription_inactive'))
        unexpected.push(`${call.name}: ${status}`)
    }
    expect(unexpected).toEqual([])
    expect(await host.guests.list()).toEqual([])
    expect(await host.guests.removeAll()).toMatchObject({ deleted: 0 })
  })

  test("a tenantId in query or body is refused unless it is the token's, or the one of old clients", async () => {
    const host = await api.current.host()
    const other = await api.current.host()
    const list = walkedCalls.find(({ name }) => name === 'guests.list')!
    const create = walkedCalls.find(({ name }) => name === 'guests.create')!
    const answers = async (tenantId: string) => [
      (await sendExample(api.current.server, list, { query: { tenantId } }, `Bearer ${host.token}`)).status,
      (
        await sendExample(
          api.current.server,
          create,
          { body: { name: 'Ada', tenantId } },
          `Bearer ${host.token}`,
        )
      ).status,
    ]
    expect(await answers(other.tenantId)).toEqual([403, 403])
    expect(await answers(host.tenantId)).toEqual([200, 201])
    expect(await answers('default')).toEqual([200, 201])
  })

  test('a call of a feature the show does not have is refused, whatever it sends', async () => {
    const features = Object.fromEntries(
      Object.keys((await (await api.current.host()).auth.session()).tenant.features).map((f) => [f, false]),
    )
    const host = await api.current.host({ features: features as never })
    const gated = walkedCalls.filter(({ endpoint }) => endpoint.feature)
    for (const call of gated) {
      const sent = { ...call.example(nowhere), body: { nonsense: true } }
      const { status, text } = await sendExample(api.current.server, call, sent, `Bearer ${host.token}`)
      expect(`${call.name} ${status} ${text.includes('feature_disabled')}`).toBe(`${call.name} 403 true`)
    }
    expect(gated.length).toBeGreaterThan(0)
  })
})
