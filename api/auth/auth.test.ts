import { describe, expect, test } from 'vitest'
import { startTestApi, testPassword } from '../testing/api.ts'
import { addAdmin } from '../tenants/admins.ts'
import { hashPasswordsAt, usualCost } from './passwords.ts'

describe('signing in', () => {
  const api = startTestApi()

  test('a wrong password and an unknown address are answered alike', async () => {
    const { email } = await api.current.host()
    const visitor = api.current.client()
    const refusal = {
      status: 401,
      problem: { error: 'Wrong email or password', code: 'unauthorized' },
    }
    await expect(visitor.auth.signIn({ body: { email, password: 'wrong-password' } })).rejects.toMatchObject(
      refusal,
    )
    const unknown = visitor.auth.signIn({ body: { email: 'nobody@example.com', password: testPassword } })
    await expect(unknown).rejects.toMatchObject(refusal)
  })

  test("an administrator's address does not sign in as a host, nor the other way round", async () => {
    const { email } = await api.current.host()
    await addAdmin(api.current.knex, { email: 'root@platform.example', password: testPassword })
    const visitor = api.current.client()
    await expect(visitor.auth.adminSignIn({ body: { email, password: testPassword } })).rejects.toMatchObject(
      { status: 401 },
    )
    const asHost = visitor.auth.signIn({ body: { email: 'root@platform.example', password: testPassword } })
    await expect(asHost).rejects.toMatchObject({ status: 401 })
    const { admin } = await visitor.auth.adminSignIn({
      body: { email: 'ROOT@platform.example', password: testPassword },
    })
    expect(admin.email).toBe('root@platform.example')
  })

  test('the eleventh failure in a row waits; the owner at another address does not', async () => {
    const { email } = await api.current.host()
    const attempt = (password: string, remoteAddress: string) =>
      api.current.server.inject({
        method: 'POST',
        url: '/api/tenant/login',
        payload: { email, password },
        remoteAddress,
      })
    for (let n = 0; n < 10; n += 1)
      expect((await attempt('wrong-password', '198.51.100.1')).statusCode).toBe(401)
    const refused = await attempt(testPassword, '198.51.100.1')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await attempt(testPassword, '198.51.100.2')).statusCode).toBe(200)
  })

  test('an email that is guessed at from everywhere is slowed down, and its owner still gets in', async () => {
    const { email } = await api.current.host()
    const signIn = async (password: string, remoteAddress: string) => {
      const began = performance.now()
      const payload = { email, password }
      const { statusCode } = await api.current.server.inject({
        method: 'POST',
        url: '/api/tenant/login',
        payload,
        remoteAddress,
      })
      return { statusCode, slow: performance.now() - began >= 990 }
    }
    const { limits } = api.current.app
    for (let n = 0; n < 99; n += 1) await limits.take('guesses', `tenant ${email.toLowerCase()}`)
    expect((await signIn('wrong-password', '198.51.100.7')).statusCode).toBe(401)
    expect(await signIn('wrong-password', '198.51.100.8')).toEqual({ statusCode: 401, slow: true })
    expect(await signIn(testPassword, '198.51.100.9')).toEqual({ statusCode: 200, slow: true })
  })

  test('an unknown address costs the server as much work as a known one', async () => {
    hashPasswordsAt(usualCost)
    const { email } = await api.current.host()
    const work = { known: Infinity, unknown: Infinity }
    // The least of several, in turns, and as time of the processor: whatever else happens only adds to it
    for (let n = 0; n < 8; n += 1) {
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `nobody-${n}@example.com`],
      ] as const) {
        const before = process.cpuUsage()
        const body = { email: address, password: 'wrong-password' }
        await expect(api.current.client().auth.signIn({ body })).rejects.toMatchObject({ status: 401 })
        const { user, system } = process.cpuUsage(before)
        work[kind] = Math.min(work[kind], user + system)
      }
    }
    expect(work.unknown / work.known).toBeGreaterThan(0.6)
    expect(work.unknown / work.known).toBeLessThan(1.6)
  })

  test('a token works until its session is ended', async () => {
    const { email } = await api.current.host()
    const { token, tenant } = await api.current
      .client()
      .auth.signIn({ body: { email: email.toUpperCase(), password: testPassword } })
    const host = api.current.client(token)
    expect((await host.auth.session()).tenant).toEqual(tenant)
    await host.auth.signOut()
    await expect(host.auth.session()).rejects.toMatchObject({ status: 401 })
  })

  test('signing out everywhere ends the sessions of this show and of no other', async () => {
    const host = await api.current.host()
    const other = await api.current.host()
    const second = await api.current
      .client()
      .auth.signIn({ body: { email: host.email, password: testPassword } })
    await host.auth.signOutEverywhere()
    await expect(api.current.client(second.token).auth.session()).rejects.toMatchObject({ status: 401 })
    expect((await other.auth.session()).tenant.id).toBe(other.tenantId)
  })

  test('a new password needs the old one, and may not be easy to guess', async () => {
    const host = await api.current.host()
    const change = (currentPassword: string, newPassword: string) =>
      host.auth.changePassword({ body: { currentPassword, newPassword } })
    await expect(change('wrong-password', 'a-brand-new-password')).rejects.toMatchObject({ status: 400 })
    await expect(change(testPassword, 'short')).rejects.toMatchObject({
      problem: { error: 'Password must be at least 8 characters long' },
    })
    await expect(change(testPassword, 'Password123')).rejects.toMatchObject({
      status: 400,
      problem: { details: [{ path: 'newPassword', message: expect.stringContaining('too easy to guess') }] },
    })
    await expect(change(testPassword, testPassword)).rejects.toMatchObject({
      problem: { error: 'This is your current password. Choose a new one.' },
    })
    expect((await host.auth.session()).tenant.id).toBe(host.tenantId)
  })

  test('after a change of password every earlier token stops working immediately, and the new one works', async () => {
    const host = await api.current.host()
    const earlier = await api.current
      .client()
      .auth.signIn({ body: { email: host.email, password: testPassword } })
    const { token } = await host.auth.changePassword({
      body: { currentPassword: testPassword, newPassword: 'a-brand-new-password' },
    })
    await expect(host.auth.session()).rejects.toMatchObject({ status: 401 })
    await expect(api.current.client(earlier.token).auth.session()).rejects.toMatchObject({ status: 401 })
    expect((await api.current.client(token).auth.session()).tenant.id).toBe(host.tenantId)
    const again = api.current.client().auth.signIn({ body: { email: host.email, password: testPassword } })
    await expect(again).rejects.toMatchObject({ status: 401 })
  })
})
