import { rates } from '@cueroom/core/contract/rate-limits.ts'
import { describe, expect, test } from 'vitest'
import { startTestApi, type TestHost, testPassword } from '../testing/api.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { addRows, digestOf, showTables } from '../testing/show-rows.ts'
import { startMailing } from '../mailing/mailing.ts'
import { inPlatform } from '../db/tenant.ts'
import { issueSetupLink } from '../tenants/tenants.service.ts'
import { eraseShows } from './erase-show.service.ts'

const newPassword = { currentPassword: testPassword, newPassword: 'kelp-forests-of-the-south' }
const signInAs = (email: string) => ({ body: { email, password: testPassword } })

describe('the account of a host', () => {
  const api = startTestApi()

  test('keeps its email without the right password, and gets none that another account has', async () => {
    const host = await api.current.host()
    const other = await api.current.host()
    const change = (email: string, currentPassword = testPassword) =>
      host.account.changeEmail({ body: { email, currentPassword } })
    await expect(change('new@show.example', 'wrong-password')).rejects.toThrow(
      'Your current password is wrong',
    )
    await expect(change(other.email)).rejects.toMatchObject({ problem: { code: 'already_taken' } })
    await expect(change('no address')).rejects.toThrow('Valid email is required')
    expect((await host.auth.session()).tenant.email).toBe(host.email)
  })

  test.each([
    ['a new password', (host: TestHost) => host.auth.changePassword({ body: newPassword })],
    ['signing out everywhere', (host: TestHost) => host.auth.signOutEverywhere()],
    [
      'a new email',
      (host: TestHost) =>
        host.account.changeEmail({ body: { email: `new-${host.email}`, currentPassword: testPassword } }),
    ],
  ])('has no link in an old mailbox any more after %s', async (_, react) => {
    const host = await api.current.host()
    const link = await inPlatform(api.current.knex, (db) =>
      issueSetupLink(db, host.tenantId, 'https://cueroom.example'),
    )
    const token = new URLSearchParams(new URL(link.setupUrl).hash.slice(1)).get('token')!
    const visitor = api.current.client()
    expect((await visitor.auth.setupLink({ params: { token } })).tenant.email).toBe(host.email)
    await react(host)
    await expect(visitor.auth.setupLink({ params: { token } })).rejects.toMatchObject({ status: 404 })
  })

  test('signs in with a new email after the password was confirmed', async () => {
    const host = await api.current.host()
    const email = `new-${host.email}`
    expect(await host.account.changeEmail({ body: { email, currentPassword: testPassword } })).toEqual({
      mailed: false,
    })
    const visitor = api.current.client()
    await expect(visitor.auth.signIn(signInAs(host.email))).rejects.toMatchObject({ status: 401 })
    expect((await visitor.auth.signIn(signInAs(email))).tenant.id).toBe(host.tenantId)
    expect(await host.audit.list({ query: { action: 'email_changed' } })).toMatchObject([
      { actor: host.email },
    ])
  })

  test('is renamed', async () => {
    const host = await api.current.host()
    await expect(host.account.rename({ body: { name: '' } })).rejects.toThrow('Enter a name')
    await host.account.rename({ body: { name: 'The kelp hour' } })
    expect((await host.auth.session()).tenant.name).toBe('The kelp hour')
  })

  test('lists where it is signed in, and signs out there alone', async () => {
    const host = await api.current.host()
    const other = await api.current.host()
    const { token } = await api.current.client().auth.signIn(signInAs(host.email))
    const elsewhere = api.current.client(token)
    const sessions = await host.account.sessions()
    expect(sessions).toHaveLength(2)
    const their = sessions.find(({ current }) => !current)!
    expect(their).toMatchObject({ address: '127.0.0.1', device: 'shot' })
    const end = { params: { id: their.id } }
    await expect(other.account.endSession(end)).rejects.toMatchObject({ status: 404 })
    await host.account.endSession(end)
    await expect(elsewhere.auth.session()).rejects.toMatchObject({ status: 401 })
    expect(await host.account.sessions()).toMatchObject([{ current: true }])
    const ended = await host.audit.list({ query: { action: 'session_ended' } })
    expect(ended).toMatchObject([{ details: 'shot' }])
  })

  test('notes when a session was last used', async () => {
    const host = await api.current.host()
    const own = () => api.current.knex('sessions').where({ tenantId: host.tenantId })
    await own().update({ lastUsedAt: new Date(Date.now() - 3_600_000) })
    await host.auth.session()
    const [session] = await host.account.sessions()
    expect(Date.now() - new Date(session!.lastUsedAt).getTime()).toBeLessThan(60_000)
  })

  test('of an administrator shows own sessions only, and ends them', async () => {
    const admin = await api.current.admin()
    const other = await api.current.admin()
    const [own] = await admin.account.adminSessions()
    expect(own).toMatchObject({ current: true })
    const end = { params: { id: own!.id } }
    await expect(other.account.endAdminSession(end)).rejects.toMatchObject({ status: 404 })
    await admin.account.endAdminSession(end)
    await expect(admin.auth.adminSession()).rejects.toMatchObject({ status: 401 })
  })
})

describe('a forgotten password', () => {
  const api = startTestApi()
  const from = 'Cueroom <host@cueroom.example>'

  test('is not replaced by mail where the server has no mail, or no address of its own for the link', async () => {
    const { email } = await api.current.host()
    const ask = () => api.current.client().account.forgotPassword({ body: { email } })
    expect(await ask()).toEqual({ mailed: false })
    api.current.use({ env: { mail: { url: 'smtp://127.0.0.1:1', from } } })
    expect(await ask()).toEqual({ mailed: false })
    expect(await api.current.knex('audit_entries')).toEqual([])
  })

  test('is replaced with the link of a mail; an unknown email gets the same reply and no mail', async () => {
    const mail = await startMailServer()
    api.current.use({ env: { mail: { url: mail.url, from }, publicUrl: 'https://cueroom.example' } })
    const mailing = startMailing(api.current.app)
    const host = await api.current.host()
    const visitor = api.current.client()
    const ask = (email: string) => visitor.account.forgotPassword({ body: { email } })
    expect([await ask('nobody@show.example'), await ask(host.email.toUpperCase())]).toEqual([
      { mailed: true },
      { mailed: true },
    ])
    await expect.poll(() => mail.mails.length, { timeout: 20_000 }).toBe(1)
    expect(mail.mails[0]!.to).toEqual([host.email])
    const text = mail.mails[0]!.raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    const token = /https:\/\/cueroom\.example\/setup#token=(\S+)/.exec(text)![1]!
    const password = 'kelp-forests-of-the-north'
    await visitor.auth.completeSetup({ body: { setupToken: token, name: 'A show', password } })
    expect((await visitor.auth.signIn({ body: { email: host.email, password } })).tenant.id).toBe(
      host.tenantId,
    )
    await api.current.resetLimits()
    for (let asked = 0; asked < rates.reset.points; asked++) await ask(host.email)
    await expect(ask(host.email)).rejects.toMatchObject({ status: 429 })
    await mailing.stop()
    await mail.close()
  })
})

describe('a show that is erased', () => {
  const api = startTestApi()
  const name = async (host: TestHost) => (await host.auth.session()).tenant.name
  const due = (tenantId: string) =>
    api.current
      .knex('tenants')
      .where({ id: tenantId })
      .update({ eraseAt: new Date(Date.now() - 1) })

  test('needs its name, the password and no API key', async () => {
    const host = await api.current.host()
    const request = (showName: string, currentPassword: string) =>
      host.account.requestErasure({ body: { name: showName, currentPassword } })
    await expect(request('Another show', testPassword)).rejects.toThrow("This isn't the name of your show")
    await expect(request(await name(host), 'wrong')).rejects.toThrow('Your current password is wrong')
    expect((await host.auth.session()).tenant.eraseAt).toBeNull()
  })

  test('is kept for 30 days, in which its host may keep it', async () => {
    const host = await api.current.host()
    const body = { name: await name(host), currentPassword: testPassword }
    const { eraseAt } = await host.account.requestErasure({ body })
    expect((new Date(eraseAt).getTime() - Date.now()) / 86_400_000).toBeCloseTo(30, 1)
    expect(await host.account.requestErasure({ body })).toEqual({ eraseAt })
    await eraseShows(api.current.knex)
    expect((await host.auth.session()).tenant.eraseAt).toBe(eraseAt)
    await host.account.cancelErasure()
    expect((await host.auth.session()).tenant.eraseAt).toBeNull()
  })

  test('is gone with every row when its day has come, and leaves a receipt; other shows stay as they are', async () => {
    const { knex } = api.current
    const host = await api.current.host()
    const other = await api.current.host()
    for (const { tenantId } of [host, other]) await addRows(knex, tenantId, 'words-in-every-column')
    await host.account.requestErasure({ body: { name: await name(host), currentPassword: testPassword } })
    await due(host.tenantId)
    const before = await digestOf(knex, other.tenantId)
    expect(await eraseShows(knex)).toBe(1)
    const left: string[] = []
    for (const table of await showTables(knex))
      if (await knex(table).where({ tenantId: host.tenantId }).first()) left.push(table)
    expect(left).toEqual([])
    expect(await digestOf(knex, other.tenantId)).toBe(before)
    await expect(host.auth.session()).rejects.toMatchObject({ status: 401 })
    const receipt = { action: 'show_erased', subject: host.tenantId }
    expect(await knex('audit_entries').where(receipt)).toMatchObject([
      { actorKind: 'server', details: expect.stringContaining('2 guests, ') },
    ])
  })
})

describe('with a mail server, a new email', () => {
  const api = startTestApi()

  const visitor = () => api.current.client()
  const invalid = { status: 404, problem: { code: 'email_link_invalid' } }
  const unfolded = (raw: string) => raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  const withMail = async () => {
    const mail = await startMailServer()
    api.current.use({ env: { mail: { url: mail.url, from: 'Cueroom <host@cueroom.example>' } } })
    const tokenOf = (n: number) => /confirm-email#token=(\S+)/.exec(unfolded(mail.mails[n]!.raw))![1]!
    return { mail, tokenOf }
  }

  test.each([
    ['a new password', (host: TestHost) => host.auth.changePassword({ body: newPassword })],
    ['signing out everywhere', (host: TestHost) => host.auth.signOutEverywhere()],
    ['signing out', (host: TestHost) => host.auth.signOut()],
  ])('that a thief asked for ends with %s', async (_, react) => {
    const { mail, tokenOf } = await withMail()
    const host = await api.current.host()
    const body = { email: `thief-${host.email}`, currentPassword: testPassword }
    await host.account.changeEmail({ body })
    await react(host)
    await expect(visitor().account.confirmEmail({ body: { token: tokenOf(0) } })).rejects.toMatchObject(
      invalid,
    )
    await mail.close()
  })

  test('is announced to the old address, and so is the change', async () => {
    const { mail, tokenOf } = await withMail()
    const host = await api.current.host()
    const email = `new-${host.email}`
    await host.account.changeEmail({ body: { email, currentPassword: testPassword } })
    expect(mail.mails.map(({ to }) => to)).toEqual([[email], [host.email]])
    expect(unfolded(mail.mails[1]!.raw)).toContain('change your password now')
    await visitor().account.confirmEmail({ body: { token: tokenOf(0) } })
    expect(mail.mails[2]!.to).toEqual([host.email])
    expect(unfolded(mail.mails[2]!.raw)).toContain(`is now ${email}`)
    await mail.close()
  })

  test('works only after the link in its mail was opened, which works once', async () => {
    const { mail, tokenOf } = await withMail()
    const host = await api.current.host()
    const email = `new-${host.email}`
    const asked = await host.account.changeEmail({ body: { email, currentPassword: testPassword } })
    expect(asked).toEqual({ mailed: true })
    expect((await host.auth.session()).tenant.email).toBe(host.email)

    const token = tokenOf(0)
    for (const wrong of ['nonsense', `${token}x`, host.token])
      await expect(visitor().account.confirmEmail({ body: { token: wrong } })).rejects.toMatchObject(invalid)
    expect(await visitor().account.confirmEmail({ body: { token } })).toEqual({ email })
    expect((await host.auth.session()).tenant.email).toBe(email)
    await expect(visitor().account.confirmEmail({ body: { token } })).rejects.toMatchObject(invalid)
    await mail.close()
  })
})
