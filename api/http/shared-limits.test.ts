import { rates } from '@cueroom/core/contract/rate-limits.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, testPassword } from '../testing/api.ts'
import { alikeEngines } from '../testing/databases.ts'
import { createLimits } from './limits.ts'

describe.each(alikeEngines)('two servers on one %s', (engine) => {
  const api = startTestApi({ trustProxy: true }, engine)
  beforeEach(() => api.current.resetLimits())

  const signIn = (email: string, address: string, password = 'wrong-password') =>
    api.current.server
      .inject({
        method: 'POST',
        url: '/api/tenant/login',
        headers: { 'x-forwarded-for': address },
        payload: { email, password },
      })
      .then(({ statusCode }) => statusCode)
  /** The other server: the same database, and a memory of its own. */
  const otherServer = () => {
    api.current.use({ limits: createLimits(api.current.knex) })
  }

  test('count failed sign-ins together', async () => {
    const { email } = await api.current.host()
    const address = '198.51.100.40'
    for (let failures = 0; failures < rates.signIn.points; failures++) {
      if (failures === 5) otherServer()
      expect(await signIn(email, address)).toBe(401)
    }
    otherServer()
    expect(await signIn(email, address, testPassword)).toBe(429)
    expect(await signIn(email, '198.51.100.41', testPassword)).toBe(200)
  })

  test('know together where an account has signed in before', async () => {
    const { email } = await api.current.host()
    const address = '198.51.100.42'
    expect(await signIn(email, address, testPassword)).toBe(200)
    otherServer()
    const failed = rates.addressSignIn.points
    for (let count = 0; count < failed; count++) await api.current.app.limits.take('addressSignIn', address)
    expect(await signIn('nobody@example.com', address)).toBe(429)
    expect(await signIn(email, address, testPassword)).toBe(200)
  })

  test('count parallel calls exactly, whichever server they reach', async () => {
    const [first, second] = [createLimits(api.current.knex), createLimits(api.current.knex)]
    const calls = Array.from({ length: 40 }, (_, n) => (n % 2 ? first : second).take('generate', 'a show'))
    const answered = (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled')
    expect(answered).toHaveLength(rates.generate.points)
  })

  test('begin again where the clock was set back since, instead of lasting as much longer', async () => {
    const limits = createLimits(api.current.knex)
    const take = () => limits.take('generate', 'a show whose server is an hour ahead')
    for (let count = 0; count < rates.generate.points; count++) await take()
    await api.current.knex('rate_limits').update({ expire: api.current.knex.raw('expire + 3600000') })
    for (let count = 0; count < rates.generate.points; count++) await take()
    await expect(take()).rejects.toMatchObject({ data: { retryAfter: rates.generate.seconds } })
  })

  test('ask the database nothing for whoever goes on after a refusal', async () => {
    const address = '198.51.100.43'
    const { limits } = api.current.app
    for (let count = 0; count < rates.addressSignIn.points; count++)
      await limits.take('addressSignIn', address)
    expect(await signIn('nobody-0@example.com', address)).toBe(429)
    expect(await signIn('nobody-1@example.com', address)).toBe(429)
    // The first refusal is in the audit log
    const noted = () => api.current.knex('audit_entries').where({ action: 'sign_in_failed', address }).first()
    await expect.poll(noted).toBeDefined()
    const connections: unknown[] = []
    api.current.knex.client.pool.on('acquireSuccess', (_id: unknown, connection: unknown) =>
      connections.push(connection),
    )
    for (let count = 2; count < 20; count++)
      expect(await signIn(`nobody-${count}@example.com`, address)).toBe(429)
    api.current.knex.client.pool.removeAllListeners('acquireSuccess')
    expect(connections).toEqual([])
  })

  test('keep no email and no address', async () => {
    await signIn('ada@example.com', '198.51.100.44')
    const keys: string[] = await api.current.knex('rate_limits').pluck('key')
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.join(' ')).not.toMatch(/ada|198[.]51/)
  })
})
