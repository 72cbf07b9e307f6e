import { unavailableFeatures } from '@cueroom/core/entitlements/available.ts'
import { featurePrices, planFeatures } from '@cueroom/core/entitlements/features.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, startTestApi, type TestApi, type TestHost } from '../testing/api.ts'
import { alikeEngines } from '../testing/databases.ts'

type Admin = Awaited<ReturnType<TestApi['admin']>>
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

describe.each(alikeEngines)('purchases on %s', (engine) => {
  const api = startTestApi({}, engine)
  let admin: Admin
  beforeAll(async () => {
    admin = await api.current.admin()
  })
  const freeHost = () => api.current.host({ features: planFeatures.free })
  const buy = (tenantId: string, fields: object = {}) =>
    admin.tenants.purchase({ body: { tenantId, featureName: 'customBranding', ...fields } })
  const has = async (host: TestHost) => (await host.auth.session()).tenant.features.customBranding

  test.each([
    [{ featureName: 'contentGeneration' }, "Content generation has no price and can't be bought"],
    [{ featureName: 'questionnaires' }, "Questionnaires have no price and can't be bought"],
    [
      { featureName: 'prioritySupport' },
      "Priority support is not available on this server and can't be bought",
    ],
    [{ featureName: 'teleport' }, /Feature name must be one of/],
    [{ price: -1 }, /Price must be at least 0/],
    [{ price: 9.5 }, /Price must be a whole number/],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, /The end must be in the future/],
  ])('a purchase with %j is refused and nothing is on', async (fields, error) => {
    const host = await freeHost()
    await expect(buy(host.tenantId, fields)).rejects.toMatchObject({
      status: 400,
      problem: { error: expect.stringMatching(error) },
    })
    expect(await has(host)).toBe(false)
    expect(await admin.tenants.purchases({ params: host })).toEqual([])
  })

  test('a tenant nobody has can buy nothing', async () => {
    await expect(buy('nobody')).rejects.toMatchObject({ status: 404 })
  })

  test('every feature with a price costs its list price, and is on immediately', async () => {
    const host = await freeHost()
    // Not before they do something on this server
    const unavailable: string[] = unavailableFeatures(false)
    const sold = Object.entries(featurePrices).filter(([name]) => !unavailable.includes(name))
    for (const [featureName, price] of sold) {
      const purchase = await buy(host.tenantId, { featureName })
      expect(purchase).toMatchObject({ featureName, price, isGrant: false, running: true, expiresAt: null })
    }
    expect((await host.auth.session()).tenant.features).toEqual({
      ...planFeatures.enterprise,
      ...Object.fromEntries(unavailable.map((name) => [name, false])),
    })
    expect(await admin.tenants.purchases({ params: host })).toHaveLength(7)
  })

  test.each([0, 1])('a price of %i cent is a grant and is recorded as one', async (price) => {
    const { tenantId } = await freeHost()
    expect(await buy(tenantId, { price })).toMatchObject({ price, isGrant: true })
  })

  test('a purchase until a date is over after it, and does not stay as a grant', async () => {
    const host = await freeHost()
    const { id } = await buy(host.tenantId, { expiresAt: tomorrow() })
    expect(await has(host)).toBe(true)
    await api.current
      .knex('feature_purchases')
      .where({ id })
      .update({ expiresAt: new Date(Date.now() - 1000) })
    expect(await has(host)).toBe(false)
    const again = await buy(host.tenantId, { isOneTime: true })
    expect(again).toMatchObject({ isOneTime: true, running: true })
    expect((await admin.tenants.purchases({ params: host })).map(({ running }) => running)).toEqual([
      true,
      false,
    ])
  })

  test('what runs is not sold twice; ended, it can be bought again', async () => {
    const host = await freeHost()
    const { id } = await buy(host.tenantId)
    await expect(buy(host.tenantId)).rejects.toMatchObject({
      status: 409,
      problem: { code: 'already_purchased' },
    })
    const end = () => admin.tenants.endPurchase({ params: { tenantId: host.tenantId, id } })
    expect(await end()).toMatchObject({ running: false })
    expect(await has(host)).toBe(false)
    expect(await end()).toMatchObject({ running: false })
    await buy(host.tenantId)
    expect(await has(host)).toBe(true)
  })

  test('one tenant’s purchase is not ended under the name of another', async () => {
    const host = await freeHost()
    const other = await freeHost()
    const { id } = await buy(host.tenantId)
    const ending = admin.tenants.endPurchase({ params: { tenantId: other.tenantId, id } })
    await expect(ending).rejects.toMatchObject({ status: 404 })
    expect(await has(host)).toBe(true)
  })

  test('switching the feature off by hand ends its purchase', async () => {
    const host = await freeHost()
    await buy(host.tenantId)
    const params = { id: host.tenantId }
    const tenant = await admin.tenants.update({ params, body: { features: { customBranding: false } } })
    expect(tenant.features.customBranding).toBe(false)
    expect(await admin.tenants.purchases({ params: host })).toMatchObject([{ running: false }])
  })

  test('a form that sends every feature back makes no grant of a purchase', async () => {
    const host = await freeHost()
    const { id } = await buy(host.tenantId, { expiresAt: tomorrow() })
    const params = { id: host.tenantId }
    const { features } = await admin.tenants.get({ params })
    const { granted } = await admin.tenants.update({ params, body: { features } })
    expect(granted.customBranding).toBe(false)
    await api.current
      .knex('feature_purchases')
      .where({ id })
      .update({ expiresAt: new Date(Date.now() - 1000) })
    expect(await has(host)).toBe(false)
  })

  test('the same Idempotency-Key buys once', async () => {
    const { tenantId } = await freeHost()
    const body = { tenantId, featureName: 'apiAccess' } as const
    const first = await admin.tenants.purchase({ body, idempotencyKey: tenantId })
    expect(await admin.tenants.purchase({ body, idempotencyKey: tenantId })).toEqual(first)
  })

  test('of eight who buy at the same time, one does', async () => {
    const host = await freeHost()
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => buy(host.tenantId)))
    const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.status] : []))
    expect(refused).toEqual(Array.from({ length: 7 }, () => 409))
    expect(await admin.tenants.purchases({ params: host })).toHaveLength(1)
  })

  test('of eight who save the same version at the same time, one does', async () => {
    const { tenantId } = await freeHost()
    const params = { id: tenantId }
    const { version } = await admin.tenants.get({ params })
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) =>
        admin.tenants.update({ params, ifMatch: version, body: { name: `Name ${n}` } }),
      ),
    )
    const winners = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value.name] : []))
    expect(winners).toHaveLength(1)
    expect((await admin.tenants.get({ params })).name).toBe(winners[0])
  })

  test('a locked feature is refused in words: what it is, what it costs, whom to ask', async () => {
    const host = await api.current.host({
      features: { ...planFeatures.enterprise, contentGeneration: false },
    })
    const generating = host.content.generate({ body: { guestId: 1, type: 'introduction' } })
    await expect(generating).rejects.toMatchObject({
      status: 403,
      problem: {
        code: 'feature_disabled',
        error:
          'Content generation is not part of this show’s subscription. Ask your administrator to turn it on.',
        details: [{ path: 'contentGeneration', message: 'Ask your administrator to turn it on.' }],
      },
    })
    const ended = await api.current.host({ status: 'cancelled' })
    await expect(ended.guests.create({ body: { name: 'Ada' } })).rejects.toMatchObject({
      status: 403,
      problem: {
        code: 'subscription_inactive',
        error: expect.stringContaining('You can still read, export'),
      },
    })
  })
})

test('priority support is sold where the server names whom to ask, and shows the contact to who has it', async () => {
  const api = await createTestApi()
  const support = { name: 'Ines', email: 'ines@provider.example', phone: null, url: null }
  api.use({ env: { support } })
  const admin = await api.admin()
  const host = await api.host({ features: planFeatures.free })
  expect((await host.auth.session()).support).toBeNull()
  await admin.tenants.purchase({ body: { tenantId: host.tenantId, featureName: 'prioritySupport' } })
  expect((await host.auth.session()).support).toEqual(support)
  expect((await api.client().instance.about()).unavailable).toEqual([])
  await api.close()
})
