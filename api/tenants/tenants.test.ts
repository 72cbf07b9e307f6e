import { features, planFeatures } from '@cueroom/core/entitlements/features.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi, testPassword } from '../testing/api.ts'
import { alikeEngines } from '../testing/databases.ts'

type Admin = Awaited<ReturnType<TestApi['admin']>>

const refusal = (status: number, error: string) => ({ status, problem: { error } })
let made = 0
const newTenant = (fields: object = {}) => {
  made += 1
  return { name: `Company ${made}`, email: `company-${made}@example.com`, ...fields }
}
const tokenIn = (setupUrl: string) => new URLSearchParams(new URL(setupUrl).hash.slice(1)).get('token')!
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

describe('tenants', () => {
  const api = startTestApi()
  let admin: Admin
  beforeAll(async () => {
    admin = await api.current.admin()
  })
  const create = (fields: object = {}) => admin.tenants.create({ body: newTenant(fields) })

  test.each([
    [{ name: ' ' }, 'Company name is required'],
    [{ email: 'not-an-address' }, 'Valid email is required'],
    [{ billingEmail: 'nobody' }, 'Valid email is required'],
    [{ subscriptionPlan: 'gold' }, /^Subscription plan must be one of/],
    [{ features: { teleport: true } }, /Unrecognized key/],
    [{ passwordHash: 'x' }, /Unrecognized key/],
  ])('a tenant with %j is refused', async (fields, error) => {
    const creating = create(fields)
    await expect(creating).rejects.toMatchObject({ status: 400 })
    await expect(creating).rejects.toMatchObject({
      problem: { error: expect.stringMatching(error) },
    })
  })

  test('an email or a domain belongs to one tenant, whatever its case', async () => {
    const first = newTenant({ domain: `d${made}.example` })
    const { tenant } = await admin.tenants.create({ body: first })
    await expect(create({ email: first.email.toUpperCase() })).rejects.toMatchObject(
      refusal(409, 'Another tenant already uses this email'),
    )
    await expect(create({ domain: tenant.domain!.toUpperCase() })).rejects.toMatchObject(
      refusal(409, 'Another tenant already uses this domain'),
    )
    const other = await create()
    const renaming = admin.tenants.update({
      params: { id: other.tenant.id },
      body: { email: first.email },
    })
    await expect(renaming).rejects.toMatchObject({ status: 409 })
  })

  test('a new tenant is on a free trial of 14 days, and its link leads to its setup', async () => {
    const { tenant, setupUrl } = await create()
    expect(tenant).toMatchObject({
      subscriptionStatus: 'trial',
      subscriptionPlan: 'free',
      isSetupComplete: false,
      active: true,
      features: planFeatures.free,
    })
    expect(new Date(tenant.trialEndsAt!).getTime()).toBeCloseTo(inDays(14).getTime(), -5)
    expect(new Date(tenant.setupTokenExpiresAt!).getTime()).toBeCloseTo(inDays(7).getTime(), -5)
    const found = await api.current.client().auth.setupLink({ params: { token: tokenIn(setupUrl) } })
    expect(found).toEqual({ tenant: { name: tenant.name, email: tenant.email } })
  })

  test('links name the configured address, or the one that was asked', async () => {
    const { id } = (await create()).tenant
    const ask = async () => {
      const { result } = await api.current.server.inject({
        method: 'POST',
        url: `/api/admin/tenants/${id}/setup-link`,
        headers: { authorization: `Bearer ${admin.token}`, host: 'localhost:8080' },
      })
      return JSON.parse(String(result)).setupUrl as string
    }
    expect(await ask()).toMatch(/^http:\/\/localhost:8080\/setup#token=[\w-]{43}$/)
    api.current.use({ env: { publicUrl: 'https://shows.example' } })
    expect(await ask()).toMatch(/^https:\/\/shows\.example\/setup#token=/)
    api.current.use({ env: { publicUrl: undefined } })
  })

  test('no answer about tenants carries a hash or a token', async () => {
    const { tenant, setupUrl } = await create()
    const answers = JSON.stringify([
      tenant,
      await admin.tenants.list(),
      await admin.tenants.get({ params: { id: tenant.id } }),
      await admin.tenants.update({ params: { id: tenant.id }, body: { name: 'Other' } }),
      await admin.tenants.revokeSetupLink({ params: { id: tenant.id } }),
    ])
    expect(answers).not.toMatch(/hash|"setupToken"/i)
    expect(answers).not.toContain(tokenIn(setupUrl))
  })

  test('a new tenant brings its questionnaire along, in one transaction', async () => {
    const before = await api.current.knex('questionnaires').count('id as n').first()
    const first = newTenant()
    await admin.tenants.create({ body: first })
    await expect(admin.tenants.create({ body: first })).rejects.toMatchObject({ status: 409 })
    const after = await api.current.knex('questionnaires').count('id as n').first()
    expect(Number(after!['n'])).toBe(Number(before!['n']) + 1)
  })

  test('the list is searched, filtered, sorted and paged', async () => {
    const word = `Zebra${Date.now()}`
    for (const [name, fields] of [
      ['b', { subscriptionPlan: 'pro' }],
      ['A', { subscriptionPlan: 'starter', subscriptionStatus: 'active' }],
      ['c', { subscriptionPlan: 'pro', subscriptionStatus: 'active' }],
    ] as const)
      await create({ name: `${word} ${name}`, ...fields })
    const names = async (query: object) =>
      (await admin.tenants.list({ query: { search: word.toLowerCase(), ...query } })).map(({ name }) =>
        name.slice(-1),
      )
    expect(await names({ sort: 'name' })).toEqual(['A', 'b', 'c'])
    expect(await names({ sort: '-name' })).toEqual(['c', 'b', 'A'])
    expect(await names({})).toEqual(['c', 'A', 'b'])
    expect(await names({ sort: 'plan' })).toMatchObject(['A', expect.anything(), expect.anything()])
    expect(await names({ plan: 'pro', status: 'active' })).toEqual(['c'])
    expect(await names({ search: '%' })).toEqual([])

    let headers = new Headers()
    const onHeaders = (sent: Headers) => void (headers = sent)
    const query = { search: word, sort: 'name', limit: 2 } as const
    await admin.tenants.list({ query, onHeaders })
    expect(headers.get('x-total-count')).toBe('3')
    const { searchParams } = new URL(/<([^>]+)>; rel="next"/.exec(headers.get('link')!)![1]!, 'http://x')
    expect(Object.fromEntries(searchParams)).toMatchObject({ limit: '2', search: word })
    const after = searchParams.get('after')!
    for (const where of [{ after }, { offset: 2 }]) {
      const last = await admin.tenants.list({ query: { ...query, ...where }, onHeaders })
      expect(last.map(({ name }) => name.slice(-1))).toEqual(['c'])
      expect(headers.get('link')).toBeNull()
    }
  })

  test('a tenant nobody has is missing in every call', async () => {
    const params = { id: 'nobody' }
    const missing = { status: 404, problem: { error: 'Tenant not found' } }
    await expect(admin.tenants.get({ params })).rejects.toMatchObject(missing)
    await expect(admin.tenants.update({ params, body: { name: 'X' } })).rejects.toMatchObject(missing)
    await expect(admin.tenants.issueSetupLink({ params })).rejects.toMatchObject(missing)
    await expect(admin.tenants.revokeSetupLink({ params })).rejects.toMatchObject(missing)
    await expect(admin.tenants.purchases({ params: { tenantId: 'nobody' } })).rejects.toMatchObject(missing)
  })

  test('what a change does not name stays as it is', async () => {
    const { tenant } = await create({ domain: `stay-${made}.example`, billingEmail: 'bills@example.com' })
    const changed = await admin.tenants.update({
      params: { id: tenant.id },
      body: { subscriptionPlan: 'pro', billingEmail: '' },
    })
    expect(changed).toMatchObject({
      name: tenant.name,
      domain: tenant.domain,
      billingEmail: null,
      subscriptionPlan: 'pro',
      features: tenant.features,
    })
  })

  test('who saves an older version gets a version conflict, and nothing is overwritten', async () => {
    const { tenant } = await create()
    const params = { id: tenant.id }
    const ifMatch = tenant.version
    await admin.tenants.update({ params, ifMatch, body: { name: 'First' } })
    const second = admin.tenants.update({ params, ifMatch, body: { name: 'Second' } })
    await expect(second).rejects.toMatchObject({ status: 409, problem: { code: 'version_conflict' } })
    const { name, version } = await admin.tenants.get({ params })
    expect(name).toBe('First')
    const bought = { tenantId: tenant.id, featureName: 'customBranding' } as const
    await admin.tenants.purchase({ body: bought })
    const stale = admin.tenants.update({
      params,
      ifMatch: version,
      body: { features: { customBranding: false } },
    })
    await expect(stale).rejects.toMatchObject({ status: 409 })
  })

  test('put back on trial, a tenant gets another 14 days unless a date is given', async () => {
    const { tenant } = await create({ subscriptionStatus: 'cancelled' })
    expect(tenant).toMatchObject({ trialEndsAt: null, active: false })
    const params = { id: tenant.id }
    const back = await admin.tenants.update({ params, body: { subscriptionStatus: 'trial' } })
    expect(new Date(back.trialEndsAt!).getTime()).toBeCloseTo(inDays(14).getTime(), -5)
    const ended = await admin.tenants.update({ params, body: { trialEndsAt: inDays(-1).toISOString() } })
    expect(ended.active).toBe(false)
  })

  test('each feature can be switched on and off, and the host’s next call knows', async () => {
    const host = await api.current.host({ features: planFeatures.free })
    const params = { id: host.tenantId }
    for (const feature of features) {
      for (const on of [true, false]) {
        await admin.tenants.update({ params, body: { features: { [feature]: on } } })
        expect((await host.auth.session()).tenant.features[feature]).toBe(on)
      }
    }
  })

  test('shows its usage, its sessions and whether they take a code, to administrators alone', async () => {
    const host = await api.current.host()
    const admin = await api.current.admin()
    const params = { id: host.tenantId }
    await host.guests.create({ body: { name: 'Ada' } })
    const other = await api.current.host()
    expect((await admin.tenants.usage({ params })).guests.used).toBe(1)
    const { sessions, hasTwoFactor } = await admin.tenants.sessions({ params })
    expect([sessions.length, hasTwoFactor]).toEqual([1, false])
    expect((await other.account.sessions()).map(({ id }) => id)).not.toContain(sessions[0]!.id)
    const nobody = { params: { id: 'nobody' } }
    for (const call of [() => admin.tenants.usage(nobody), () => admin.tenants.sessions(nobody)])
      await expect(call()).rejects.toMatchObject({ status: 404 })
  })

  test('is suspended with a reason that its host reads, and nobody once it is active again', async () => {
    const host = await api.current.host()
    const admin = await api.current.admin()
    const suspensionReason = 'Two invoices are open.'
    const change = (body: object) => admin.tenants.update({ params: { id: host.tenantId }, body })
    await expect(change({ suspensionReason: 'x'.repeat(501) })).rejects.toMatchObject({ status: 400 })
    await change({ subscriptionStatus: 'inactive', suspensionReason })
    expect((await host.auth.session()).tenant).toMatchObject({ active: false, suspensionReason })
    await expect(host.guests.create({ body: { name: 'Ada' } })).rejects.toThrow(suspensionReason)
    const visitor = api.current.client()
    const signedIn = await visitor.auth.signIn({ body: { email: host.email, password: testPassword } })
    expect(signedIn.tenant.suspensionReason).toBe(suspensionReason)
    await change({ subscriptionStatus: 'active' })
    expect((await host.auth.session()).tenant.suspensionReason).toBeNull()
  })
})

describe.each(alikeEngines)('setup links on %s', (engine) => {
  const api = startTestApi({}, engine)
  let admin: Admin
  beforeAll(async () => {
    admin = await api.current.admin()
  })
  const visitor = () => api.current.client()
  const invite = async () => {
    const { tenant, setupUrl } = await admin.tenants.create({ body: newTenant() })
    return { tenant, setupToken: tokenIn(setupUrl), params: { id: tenant.id } }
  }
  const password = 'a-password-of-their-own'
  const invalid = refusal(404, 'Invalid or expired setup link')

  test('an unknown, a revoked, a replaced and an expired link lead nowhere', async () => {
    const look = (token: string) => visitor().auth.setupLink({ params: { token } })
    const use = (setupToken: string) =>
      visitor().auth.completeSetup({ body: { setupToken, name: 'Show', password } })
    const replaced = await invite()
    await admin.tenants.issueSetupLink({ params: replaced.params })
    const revoked = await invite()
    await admin.tenants.revokeSetupLink({ params: revoked.params })
    const expired = await invite()
    await api.current
      .knex('tenants')
      .where({ id: expired.tenant.id })
      .update({ setupTokenExpiresAt: inDays(-1) })
    for (const token of ['x', replaced.setupToken, revoked.setupToken, expired.setupToken]) {
      await expect(look(token)).rejects.toMatchObject(invalid)
      await expect(use(token)).rejects.toMatchObject(invalid)
    }
  })

  test.each([
    [{ name: ' ' }, 'Please fill in all fields'],
    [{ password: '' }, 'Please fill in all fields'],
    [{ password: 'short' }, 'Password must be at least 8 characters long'],
    [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters long'],
    [
      { password: 'Password123' },
      'This password is too easy to guess: many people use it. Use three or four unrelated words.',
    ],
  ])('a form with %j is refused and the link still works', async (fields, error) => {
    const { setupToken } = await invite()
    const body = { setupToken, name: 'Show', password, ...fields }
    await expect(visitor().auth.completeSetup({ body })).rejects.toMatchObject(refusal(400, error))
    expect(await visitor().auth.setupLink({ params: { token: setupToken } })).toBeTruthy()
  })

  test('the host sets name and password, is signed in, and the link is spent', async () => {
    const { tenant, setupToken } = await invite()
    const body = { setupToken, name: 'Slow Radio', password }
    const { token, tenant: signedIn } = await visitor().auth.completeSetup({ body })
    expect(signedIn).toMatchObject({ id: tenant.id, name: 'Slow Radio', email: tenant.email })
    expect((await api.current.client(token).auth.session()).tenant).toEqual(signedIn)
    await expect(visitor().auth.completeSetup({ body })).rejects.toMatchObject(invalid)
    await visitor().auth.signIn({ body: { email: tenant.email, password } })
    const { isSetupComplete, setupTokenExpiresAt } = await admin.tenants.get({ params: { id: tenant.id } })
    expect({ isSetupComplete, setupTokenExpiresAt }).toEqual({
      isSetupComplete: true,
      setupTokenExpiresAt: null,
    })
  })

  test('a host who forgot the password gets a new link, which ends every session', async () => {
    const host = await api.current.host()
    const { setupUrl } = await admin.tenants.issueSetupLink({ params: { id: host.tenantId } })
    expect((await host.auth.session()).tenant.id).toBe(host.tenantId)
    await visitor().auth.completeSetup({
      body: { setupToken: tokenIn(setupUrl), name: 'Show', password },
    })
    await expect(host.auth.session()).rejects.toMatchObject({ status: 401 })
    await visitor().auth.signIn({ body: { email: host.email, password } })
  })

  test('of eight who use one link at the same time, one gets in', async () => {
    const { setupToken, tenant } = await invite()
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) =>
        visitor().auth.completeSetup({
          body: { setupToken, name: `Show ${n}`, password: `${password}-${n}` },
        }),
      ),
    )
    const winners = tries.flatMap((each, n) => (each.status === 'fulfilled' ? [n] : []))
    expect(winners).toHaveLength(1)
    await visitor().auth.signIn({ body: { email: tenant.email, password: `${password}-${winners[0]}` } })
  })
})
