import { rates } from '@cueroom/core/contract/rate-limits.ts'
import { features, planFeatures } from '@cueroom/core/entitlements/features.ts'
import { keysMax } from '@cueroom/core/keys/key-scopes.ts'
import type { Knex } from 'knex'
import { describe, expect, test } from 'vitest'
import { safeId } from '../db/safe-id.ts'
import { inTenantSession } from '../http/session.ts'
import { startTestApi, testPassword } from '../testing/api.ts'

const code = (code: string) => ({ problem: expect.objectContaining({ code }) })

describe('API keys', () => {
  const api = startTestApi()

  test('are not made for a show without API access, for longer than a year, without a name, or without the password', async () => {
    const free = await api.current.host({ features: planFeatures.free })
    await expect(
      free.keys.create({ body: { name: 'Export', currentPassword: testPassword } }),
    ).rejects.toMatchObject(code('feature_disabled'))
    const host = await api.current.host()
    await expect(
      host.keys.create({ body: { name: 'Export', days: 366, currentPassword: testPassword } }),
    ).rejects.toThrow('A key can work for at most 365 days')
    await expect(host.keys.create({ body: { name: 'Export', currentPassword: 'wrong' } })).rejects.toThrow(
      'Your current password is wrong',
    )
    await expect(host.keys.create({ body: { name: ' ', currentPassword: testPassword } })).rejects.toThrow(
      'Enter a name for the key',
    )
    expect(await host.keys.list()).toEqual([])
  })

  test('are at most fifty of one show', async () => {
    const host = await api.current.host()
    for (let made = 0; made < keysMax; made++) await api.current.key(host.tenantId, 'read')
    await expect(
      host.keys.create({ body: { name: 'One more', currentPassword: testPassword } }),
    ).rejects.toMatchObject(code('too_many_keys'))
  })

  test('make no keys, end no sessions and change no password, whatever their scope', async () => {
    const host = await api.current.host()
    const client = api.current.client(await api.current.key(host.tenantId, 'write'))
    const passwords = { currentPassword: 'a-long-test-password', newPassword: 'another-long-password' }
    for (const call of [
      () => client.keys.create({ body: { name: 'Another', currentPassword: testPassword } }),
      () => client.keys.list(),
      () => client.keys.revoke({ params: { id: 'any' } }),
      () => client.auth.signOutEverywhere(),
      () => client.auth.changePassword({ body: passwords }),
    ])
      await expect(call()).rejects.toMatchObject(code('key_not_allowed'))
  })

  test('that nobody has are refused before they are looked for, after a hundred in a minute', async () => {
    await api.current.resetLimits()
    const guesses = rates.unknownKey.points + 2
    const stranger = api.current.client(`cue_${'A'.repeat(43)}`)
    const statuses: unknown[] = []
    for (let guess = 0; guess < guesses; guess++)
      await stranger.guests.list().catch((error: { status: number }) => statuses.push(error.status))
    expect(statuses.filter((status) => status === 401)).toHaveLength(rates.unknownKey.points)
    expect(statuses.slice(-2)).toEqual([429, 429])
    await api.current.resetLimits()
  })

  test('that expire or are revoked during a call do nothing more in it', async () => {
    const { tenantId } = await api.current.host()
    const { knex } = api.current
    const callWhile = async (end: (key: Knex.QueryBuilder) => Knex.QueryBuilder) => {
      await api.current.key(tenantId, 'write')
      const { id } = await knex('api_keys').where({ tenantId }).orderBy('createdAt', 'desc').first('id')
      const caller = { sub: safeId(tenantId), jti: safeId(id), audience: 'tenant', isKey: true } as const
      const act = () => inTenantSession(knex, caller, async (_, { key }) => key?.scope)
      expect(await act()).toBe('write')
      await end(knex('api_keys').where({ id }))
      await expect(act()).rejects.toThrow('Your session has ended')
    }
    await callWhile((key) => key.update({ expiresAt: new Date(Date.now() - 1) }))
    await callWhile((key) => key.delete())
  })

  test('with the scope read change nothing', async () => {
    const host = await api.current.host()
    const client = api.current.client(await api.current.key(host.tenantId, 'read'))
    await expect(client.guests.create({ body: { name: 'Ada' } })).rejects.toMatchObject(code('key_read_only'))
    expect(await client.guests.list()).toEqual([])
  })

  test('with the scope read get no link that answers for a guest', async () => {
    const host = await api.current.host()
    const guest = await host.guests.create({ body: { name: 'Ada' } })
    const [form] = await host.questionnaires.list()
    const client = api.current.client(await api.current.key(host.tenantId, 'read'))
    const refused = code('key_read_only')
    await expect(client.guestPages.get({ params: { id: guest.id } })).rejects.toMatchObject(refused)
    const link = { params: { id: form!.id, guestId: guest.id } }
    await expect(client.questionnaires.personalLink(link)).rejects.toMatchObject(refused)
    expect((await host.questionnaires.personalLink(link)).path).toContain('?guest=')
  })

  test('are refused while their show has no API access, and work again with it', async () => {
    const host = await api.current.host()
    const client = api.current.client(await api.current.key(host.tenantId, 'write'))
    const admin = await api.current.admin()
    const grant = (apiAccess: boolean) =>
      admin.tenants.update({ params: { id: host.tenantId }, body: { features: { apiAccess } } })
    await grant(false)
    await expect(client.guests.list()).rejects.toMatchObject(code('feature_disabled'))
    await grant(true)
    expect(await client.guests.list()).toEqual([])
  })

  test('are not revoked by another show', async () => {
    const host = await api.current.host()
    const { apiKey } = await host.keys.create({ body: { name: 'Export', currentPassword: testPassword } })
    const other = await api.current.host()
    await expect(other.keys.revoke({ params: { id: apiKey.id } })).rejects.toMatchObject({ status: 404 })
    expect(await host.keys.list()).toHaveLength(1)
  })

  test('are shown once and stored as a hash', async () => {
    const host = await api.current.host()
    const { apiKey, key } = await host.keys.create({
      body: { name: 'Export', currentPassword: testPassword },
      idempotencyKey: 'the-same-twice',
    })
    expect(key).toMatch(/^cue_[\w-]{43}$/)
    expect(apiKey).toMatchObject({ name: 'Export', scope: 'read', hint: key.slice(-4), lastUsedAt: null })
    for (const table of ['api_keys', 'idempotency_keys'])
      expect(JSON.stringify(await api.current.knex(table))).not.toContain(key.slice(4, -4))
    expect(JSON.stringify(await host.keys.list())).not.toContain(key.slice(4, -4))
  })

  test('are bearer tokens of their show: who, which key, and when it was last used', async () => {
    const host = await api.current.host()
    const { key } = await host.keys.create({
      body: { name: 'Export', scope: 'write', days: 365, currentPassword: testPassword },
    })
    const client = api.current.client(key)
    const { tenant, key: sent } = await client.auth.session()
    expect([tenant.id, sent]).toEqual([host.tenantId, { name: 'Export', scope: 'write' }])
    expect((await host.auth.session()).key).toBeNull()
    await client.guests.create({ body: { name: 'Ada Lovelace' } })
    expect(await host.guests.list()).toMatchObject([{ name: 'Ada Lovelace' }])
    const [listed] = await host.keys.list()
    expect(Date.now() - new Date(listed!.lastUsedAt!).getTime()).toBeLessThan(60_000)
  })

  test('keep working when the password changes, and stop when they are revoked', async () => {
    const host = await api.current.host()
    const { apiKey, key } = await host.keys.create({
      body: { name: 'Export', currentPassword: testPassword },
    })
    const { token } = await host.auth.changePassword({
      body: { currentPassword: 'a-long-test-password', newPassword: 'kelp-forests-of-the-north' },
    })
    expect(await api.current.client(key).guests.list()).toEqual([])
    await api.current.client(token).keys.revoke({ params: { id: apiKey.id } })
    await expect(api.current.client(key).guests.list()).rejects.toMatchObject({ status: 401 })
  })

  test('do not need any feature beyond API access for calls that need none', async () => {
    const only = Object.fromEntries(features.map((name) => [name, name === 'apiAccess'])) as never
    const host = await api.current.host({ features: only })
    const client = api.current.client(await api.current.key(host.tenantId, 'read'))
    expect(await client.guests.list()).toEqual([])
  })
})
