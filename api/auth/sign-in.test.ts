import { argon2Sync, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { inPlatform } from '../db/tenant.ts'
import { addAdmin } from '../tenants/admins.ts'
import { startTestApi, testPassword } from '../testing/api.ts'
import { hashPasswordsAt, usualCost } from './passwords.ts'

/** A password's hash at half of today's cost, as an earlier version stored it. */
function olderHash(password: string) {
  const salt = randomBytes(16)
  const cost = { memory: 9_728, passes: 2, parallelism: 1, tagLength: 32 }
  const tag = argon2Sync('argon2id', { message: password, nonce: salt, ...cost })
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=9728,t=2,p=1$${bare(salt)}$${bare(tag)}`
}

describe('guessing at sign-ins', () => {
  const api = startTestApi()

  const attempt = (email: string, password: string, remoteAddress: string) =>
    api.current.server.inject({
      method: 'POST',
      url: '/api/tenant/login',
      payload: { email, password },
      remoteAddress,
    })
  const statuses = async (attempts: ReturnType<typeof attempt>[]) => {
    const counts: Record<number, number> = {}
    for (const { statusCode } of await Promise.all(attempts))
      counts[statusCode] = (counts[statusCode] ?? 0) + 1
    return counts
  }
  /** Counts failures at other accounts without hashing for them. */
  const failed = async (count: number, address: string) => {
    for (let n = 0; n < count; n += 1) await api.current.app.limits.take('addressSignIn', address)
  }
  const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))

  test('of 150 parallel guesses at one account ten are looked at, and a neighbour still gets in', async () => {
    const { email } = await api.current.host()
    const neighbour = await api.current.host()
    const guesses = times(150, (n) => attempt(email, `wrong-password-${n}`, '198.51.100.20'))
    expect(await statuses(guesses)).toEqual({ 401: 10, 429: 140 })
    expect((await attempt(neighbour.email, testPassword, '198.51.100.20')).statusCode).toBe(200)
  })

  test('one address may fail at 50 accounts, one after the other or together; another address is not limited', async () => {
    const spray = (n: number, address: string) => attempt(`nobody-${n}@example.com`, 'Summer2026!', address)
    expect(await statuses(times(60, (n) => spray(n, '198.51.100.21')))).toEqual({ 401: 50, 429: 10 })
    const refused = await spray(61, '198.51.100.21')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await spray(62, '198.51.100.22')).statusCode).toBe(401)
  })

  test('what succeeds counts for nothing: an office may sign in all day', async () => {
    const address = '198.51.100.23'
    await failed(48, address)
    for (let round = 0; round < 6; round += 1) {
      const { email } = await api.current.host()
      expect((await attempt(email, testPassword, address)).statusCode).toBe(200)
    }
  })

  test('a colleague at the same address, who fails at every account, does not keep the owner out', async () => {
    const { email } = await api.current.host()
    const address = '198.51.100.24'
    expect((await attempt(email, testPassword, address)).statusCode).toBe(200)
    await failed(50, address)
    expect((await attempt('nobody@example.com', 'wrong-password', address)).statusCode).toBe(429)
    expect((await attempt(email, testPassword, address)).statusCode).toBe(200)
  })

  test("guesses at the owner's own account are limited where they sign in, too; elsewhere they still get in", async () => {
    const { email } = await api.current.host()
    const address = '198.51.100.25'
    expect((await attempt(email, testPassword, address)).statusCode).toBe(200)
    const guesses = times(12, (n) => attempt(email, `wrong-password-${n}`, address))
    expect(await statuses(guesses)).toEqual({ 401: 10, 429: 2 })
    const refused = await attempt(email, testPassword, address)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    expect((await attempt(email, testPassword, '198.51.100.26')).statusCode).toBe(200)
  })

  test("a host's password that was hashed at a lower cost is hashed again at the next sign-in", async () => {
    hashPasswordsAt(usualCost)
    const host = await api.current.host()
    const earlier = olderHash('the older password')
    const hash = () => api.current.knex('tenants').where({ id: host.tenantId }).first('passwordHash')
    await api.current.knex('tenants').where({ id: host.tenantId }).update({ passwordHash: earlier })
    expect((await attempt(host.email, 'a wrong password', '198.51.100.26')).statusCode).toBe(401)
    expect(await hash()).toEqual({ passwordHash: earlier })
    for (let time = 0; time < 2; time += 1)
      expect((await attempt(host.email, 'the older password', '198.51.100.26')).statusCode).toBe(200)
    expect((await hash())?.passwordHash).toContain('$m=19456,t=2,p=1$')
    expect((await host.auth.session()).tenant.id).toBe(host.tenantId)
  })

  test("an administrator's, too", async () => {
    hashPasswordsAt(usualCost)
    const body = { email: 'older@platform.example', password: 'the older password' }
    const { id } = await addAdmin(api.current.knex, body)
    await inPlatform(api.current.knex, (db) =>
      db('admins')
        .where({ id })
        .update({ passwordHash: olderHash(body.password) }),
    )
    for (let time = 0; time < 2; time += 1) await api.current.client().auth.adminSignIn({ body })
    const stored = await api.current.knex('admins').where({ id }).first('passwordHash')
    expect(stored?.passwordHash).toContain('$m=19456,t=2,p=1$')
  })
})
