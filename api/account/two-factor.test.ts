import { rates } from '@cueroom/core/contract/rate-limits.ts'
import { describe, expect, test } from 'vitest'
import { addAdmin, resetAdminPassword } from '../tenants/admins.ts'
import { startTestApi, testPassword } from '../testing/api.ts'
import { whileLocked } from '../testing/locks.ts'
import { codeOf, enableTwoFactor } from '../testing/two-factor.ts'

const password = { currentPassword: testPassword }
const code = (code: string, status?: number) => ({
  ...(status && { status }),
  problem: expect.objectContaining({ code }),
})

describe('two-factor authentication', () => {
  const api = startTestApi()
  const start = async () => {
    await api.current.resetLimits()
    const host = await api.current.host()
    return { host, ...(await enableTwoFactor(api.current, host)) }
  }
  const signIn = (email: string, code?: string, password = testPassword) =>
    api.current.client().auth.signIn({ body: { email, password, ...(code && { code }) } })

  test('is not turned on without the password, or with another code than the app shows', async () => {
    const host = await api.current.host()
    await expect(host.twoFactor.start({ body: { currentPassword: 'wrong' } })).rejects.toThrow(
      'Your current password is wrong',
    )
    await expect(host.twoFactor.enable({ body: { code: '123456' } })).rejects.toMatchObject(
      code('code_wrong', 400),
    )
    await host.twoFactor.start({ body: { currentPassword: testPassword } })
    await expect(host.twoFactor.enable({ body: { code: 'no code' } })).rejects.toMatchObject(
      code('code_wrong', 400),
    )
    expect(await host.twoFactor.get()).toEqual({ enabledAt: null, recoveryCodesLeft: 0 })
    expect((await signIn(host.email)).tenant.id).toBe(host.tenantId)
  })

  test('lets nobody in with the password alone, and says nothing of it for a wrong password', async () => {
    const { host } = await start()
    await expect(signIn(host.email)).rejects.toMatchObject(code('code_required', 401))
    await expect(signIn(host.email, '000000')).rejects.toMatchObject(code('code_wrong', 401))
    await expect(signIn(host.email, undefined, 'wrong-password')).rejects.toMatchObject(
      code('unauthorized', 401),
    )
  })

  test('does not let a code stand in for the password', async () => {
    const host = await start()
    const wrong = signIn(host.host.email, await host.code(), 'wrong-password')
    await expect(wrong).rejects.toMatchObject(code('unauthorized', 401))
    const other = await api.current.host()
    await expect(signIn(other.email, await host.code(), 'wrong-password')).rejects.toMatchObject(
      code('unauthorized', 401),
    )
  })

  test('takes a code once, also from two who send it at the same time', async () => {
    const { host, code: current } = await start()
    const sent = await current()
    const authenticator = { table: 'authenticators', where: { tenantId: host.tenantId }, count: 2 }
    const tries = await whileLocked(api.current.knex, authenticator, () =>
      Promise.allSettled([signIn(host.email, sent), signIn(host.email, sent)]),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(signIn(host.email, sent)).rejects.toMatchObject(code('code_wrong', 401))
  })

  test('refuses the eleventh wrong code of an account, wherever it comes from, the right one included', async () => {
    const { host, code: current } = await start()
    const attempt = async (sent: string, remoteAddress: string) =>
      api.current.server.inject({
        method: 'POST',
        url: '/api/tenant/login',
        payload: { email: host.email, password: testPassword, code: sent },
        remoteAddress,
      })
    for (let n = 0; n < rates.code.points; n += 1)
      expect((await attempt('000000', `198.51.100.${n}`)).statusCode).toBe(401)
    const refused = await attempt(await current(), '198.51.100.99')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('asks for the code as often as it takes: the right password alone counts as no failure', async () => {
    const { host, code: current } = await start()
    for (let n = 0; n < 12; n += 1)
      await expect(signIn(host.email)).rejects.toMatchObject(code('code_required', 401))
    expect((await signIn(host.email, await current())).tenant.id).toBe(host.tenantId)
  })

  test('takes each recovery code once, however it is typed', async () => {
    const { host, recoveryCodes } = await start()
    expect(new Set(recoveryCodes).size).toBe(10)
    const typed = ` ${recoveryCodes[3]!.toLowerCase().replaceAll('-', ' ')} `
    const { token } = await signIn(host.email, typed)
    await expect(signIn(host.email, recoveryCodes[3])).rejects.toMatchObject(code('code_wrong', 401))
    expect((await api.current.client(token).twoFactor.get()).recoveryCodesLeft).toBe(9)
    // It may be somebody who found the codes
    expect(await host.audit.list({ query: { action: 'signed_in', limit: 1 } })).toMatchObject([
      { details: 'With a recovery code' },
    ])
  })

  test('stores neither the secret nor a recovery code as it is', async () => {
    const { secret, recoveryCodes } = await start()
    const stored = JSON.stringify(await api.current.knex('authenticators'))
    const hex = (text: string) => Buffer.from(text).toJSON().data.join()
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((part) => part.replaceAll('-', ''))]) {
      expect(stored).not.toContain(text)
      expect(stored).not.toContain(hex(text))
    }
  })

  test('ends the sessions of before, which no code opened, when it is turned on', async () => {
    const host = await api.current.host()
    const stranger = await api.current.host()
    const { token } = await signIn(host.email)
    const thief = api.current.client(token)
    expect(await thief.guests.list()).toEqual([])
    const { secret } = await host.twoFactor.start({ body: { currentPassword: testPassword } })
    await expect(host.twoFactor.enable({ body: { code: '000000' } })).rejects.toMatchObject(
      code('code_wrong'),
    )
    expect(await thief.guests.list()).toEqual([])
    await host.twoFactor.enable({ body: { code: await codeOf(secret) } })
    await expect(thief.guests.list()).rejects.toMatchObject({ status: 401 })
    expect([await host.guests.list(), await stranger.guests.list()]).toEqual([[], []])
  })

  test('is asked for again before an email, a password, a key and the erasure of a show', async () => {
    const host = await api.current.host()
    const hook = { url: 'https://hooks.example/cueroom', events: ['guest.created' as const] }
    const { webhook } = await host.webhooks.create({ body: hook })
    const { id } = webhook
    await enableTwoFactor(api.current, host)
    const passwords = { currentPassword: testPassword, newPassword: 'kelp-forests-of-the-north' }
    for (const call of [
      () => host.account.changeEmail({ body: { email: 'new@show.example', currentPassword: testPassword } }),
      () => host.account.requestErasure({ body: { name: 'any', currentPassword: testPassword } }),
      () => host.auth.changePassword({ body: passwords }),
      () => host.keys.create({ body: { name: 'Export', currentPassword: testPassword } }),
      () => host.webhooks.create({ body: hook }),
      () => host.webhooks.update({ params: { id }, body: { enabled: false } }),
      () => host.webhooks.rotate({ params: { id } }),
      () => host.calendars.create(),
      () => host.twoFactor.replaceRecoveryCodes({ body: password }),
      () => host.twoFactor.disable({ body: password }),
    ])
      await expect(call()).rejects.toMatchObject(code('code_required', 403))
    expect(await host.guests.list()).toEqual([])
  })

  test('is confirmed for ten minutes in one session, not in another', async () => {
    const { host, code: current, forget } = await start()
    const elsewhere = api.current.client((await signIn(host.email, await current())).token)
    await forget()
    await expect(host.twoFactor.confirm({ body: { code: '000000' } })).rejects.toMatchObject(
      code('code_wrong', 400),
    )
    await host.twoFactor.confirm({ body: { code: await current() } })
    expect((await host.twoFactor.replaceRecoveryCodes({ body: password })).recoveryCodes).toHaveLength(10)
    await expect(elsewhere.twoFactor.replaceRecoveryCodes({ body: password })).rejects.toMatchObject(
      code('code_required'),
    )
    await api.current
      .knex('sessions')
      .where({ tenantId: host.tenantId })
      .update({ codeConfirmedAt: new Date(Date.now() - 11 * 60_000) })
    await expect(host.twoFactor.disable({ body: password })).rejects.toMatchObject(code('code_required'))
  })

  test('is neither turned off nor given new recovery codes without the password, right after a sign-in', async () => {
    const { host, recoveryCodes } = await start()
    const fresh = api.current.client((await signIn(host.email, recoveryCodes[0])).token)
    const wrong = { body: { currentPassword: 'wrong' } }
    for (const call of [
      () => fresh.twoFactor.disable(wrong),
      () => fresh.twoFactor.replaceRecoveryCodes(wrong),
      () => fresh.keys.create({ body: { name: 'Export', ...wrong.body } }),
    ])
      await expect(call()).rejects.toThrow('Your current password is wrong')
    // @ts-expect-error: the password is missing
    await expect(fresh.twoFactor.disable({ body: {} })).rejects.toThrow('Enter your password')
    expect((await fresh.twoFactor.get()).recoveryCodesLeft).toBe(9)
    await expect(signIn(host.email)).rejects.toMatchObject(code('code_required', 401))
    await fresh.twoFactor.disable({ body: password })
    expect((await signIn(host.email)).tenant.id).toBe(host.tenantId)
  })

  test('is turned off with a code, and every step is in the audit log', async () => {
    const { host, code: current } = await start()
    await host.twoFactor.confirm({ body: { code: await current() } })
    await host.twoFactor.disable({ body: password })
    expect((await signIn(host.email)).tenant.id).toBe(host.tenantId)
    const actions = (await host.audit.list()).map(({ action }) => action)
    expect(actions).toEqual(['signed_in', 'two_factor_disabled', 'two_factor_enabled'])
  })

  test('is not got round by a setup link', async () => {
    const { host, code: current } = await start()
    const admin = await api.current.admin()
    const { setupUrl } = await admin.tenants.issueSetupLink({ params: { id: host.tenantId } })
    const setupToken = new URLSearchParams(new URL(setupUrl).hash.slice(1)).get('token')!
    const body = { setupToken, name: 'A show', password: 'kelp-forests-of-the-north' }
    const visitor = api.current.client()
    await expect(visitor.auth.completeSetup({ body })).rejects.toMatchObject(code('code_required', 401))
    const { tenant } = await visitor.auth.completeSetup({ body: { ...body, code: await current() } })
    expect(tenant.id).toBe(host.tenantId)
  })

  test('of a host who lost phone and recovery codes is turned off by an administrator', async () => {
    const { host } = await start()
    const admin = await api.current.admin()
    await admin.tenants.disableTwoFactor({ params: { id: host.tenantId } })
    expect((await signIn(host.email)).tenant.id).toBe(host.tenantId)
    expect(await host.audit.list({ query: { action: 'two_factor_disabled' } })).toMatchObject([
      { actor: 'Administrator' },
    ])
  })

  test('outlives a change of the key of the server', async () => {
    const { host, code: current } = await start()
    const secrets: [string, ...string[]] = [...api.current.app.secrets]
    api.current.use({ secrets: ['the-next-key-of-this-server-for-tests', ...secrets] })
    expect((await signIn(host.email, await current())).tenant.id).toBe(host.tenantId)
    api.current.use({ secrets })
  })

  test('of an administrator is asked for again before a setup link, and before another sign-in email of a show', async () => {
    const host = await api.current.host()
    const params = { id: host.tenantId }
    const email = 'links-and-emails@platform.example'
    const { id } = await addAdmin(api.current.knex, { email, password: testPassword })
    const { token } = await api.current.client().auth.adminSignIn({ body: { email, password: testPassword } })
    const admin = api.current.client(token)
    const { secret } = await admin.twoFactor.adminStart({ body: { currentPassword: testPassword } })
    await admin.twoFactor.adminEnable({ body: { code: await codeOf(secret) } })
    await api.current.knex('sessions').where({ adminId: id }).update({ codeConfirmedAt: null })
    await api.current.knex('authenticators').where({ adminId: id }).update({ lastStep: 0 })

    const changed = { email: 'thief@show.example', name: 'Wrong name' }
    for (const call of [
      () => admin.tenants.issueSetupLink({ params }),
      () => admin.tenants.update({ params, body: changed }),
      () => admin.tenants.disableTwoFactor({ params }),
    ])
      await expect(call()).rejects.toMatchObject(code('code_required', 403))
    const unchanged = await admin.tenants.get({ params })
    expect(unchanged).toMatchObject({ email: host.email, setupTokenExpiresAt: null })

    // What says the same email as before, as forms do, changes nothing of it
    await admin.tenants.update({ params, body: { email: host.email, name: 'A new name' } })
    await admin.twoFactor.adminConfirm({ body: { code: await codeOf(secret) } })
    expect((await admin.tenants.update({ params, body: changed })).email).toBe(changed.email)
    expect((await admin.tenants.issueSetupLink({ params })).setupUrl).toContain('token=')
  })

  test('of an administrator works the same, and is turned off on the server only when that is asked for', async () => {
    const email = 'second-factor@platform.example'
    const { id } = await addAdmin(api.current.knex, { email, password: testPassword })
    const enter = (password: string, code?: string) =>
      api.current.client().auth.adminSignIn({ body: { email, password, ...(code && { code }) } })
    const admin = api.current.client((await enter(testPassword)).token)
    const { secret } = await admin.twoFactor.adminStart({ body: { currentPassword: testPassword } })
    const { recoveryCodes } = await admin.twoFactor.adminEnable({ body: { code: await codeOf(secret) } })
    await expect(enter(testPassword)).rejects.toMatchObject(code('code_required', 401))
    const again = api.current.client((await enter(testPassword, recoveryCodes[0])).token)
    expect((await again.twoFactor.adminGet()).recoveryCodesLeft).toBe(9)
    await api.current.knex('sessions').where({ adminId: id }).update({ codeConfirmedAt: null })
    await expect(again.twoFactor.adminDisable({ body: password })).rejects.toMatchObject(
      code('code_required', 403),
    )
    await again.twoFactor.adminConfirm({ body: { code: recoveryCodes[1]! } })
    const wrong = { body: { currentPassword: 'wrong' } }
    await expect(again.twoFactor.adminDisable(wrong)).rejects.toThrow('Your current password is wrong')
    await expect(again.twoFactor.adminReplaceRecoveryCodes(wrong)).rejects.toThrow(
      'Your current password is wrong',
    )
    await again.twoFactor.adminReplaceRecoveryCodes({ body: password })
    await again.twoFactor.adminDisable({ body: password })
    const logged = await again.audit.listAll({ query: { actor: email } })
    expect(logged.slice(0, 2).map(({ action }) => action)).toEqual([
      'two_factor_disabled',
      'recovery_codes_replaced',
    ])
    const second = await again.twoFactor.adminStart({ body: password })
    await again.twoFactor.adminEnable({ body: { code: await codeOf(second.secret) } })

    const newPassword = 'kelp-forests-of-the-north'
    await resetAdminPassword(api.current.knex, { email, password: newPassword })
    await expect(enter(newPassword)).rejects.toMatchObject(code('code_required', 401))
    await resetAdminPassword(api.current.knex, { email, password: newPassword, disableTwoFactor: true })
    expect((await enter(newPassword)).admin.email).toBe(email)
  })
})
