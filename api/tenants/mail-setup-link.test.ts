import type { IssuedSetupLink } from '@cueroom/core/tenants/tenant.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { setupMail } from './mail-setup-link.ts'

const from = 'Cueroom <hello@cueroom.example>'
let made = 0
const newTenant = (fields: object = {}) => {
  made += 1
  return { name: `Company ${made}`, email: `mailed-${made}@example.com`, ...fields }
}
const worksFor = async (api: TestApi, setupUrl: string) =>
  (
    await api.client().auth.setupLink({
      params: { token: new URLSearchParams(new URL(setupUrl).hash.slice(1)).get('token')! },
    })
  ).tenant.email

/** The text of a mail as its reader sees it: lines that were folded for the wire are whole again. */
const read = (raw: string) => raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=')

test.each([
  [null, 'Use this link to set a password. It works once:'],
  ['2026-07-08T23:59:00Z', 'Use this link to set a password. It works once, until July 8, 2026:'],
])('the mail reads well where the link ends at %s', (setupTokenExpiresAt, line) => {
  const tenant = { name: 'Unhurried Work', email: 'ines@example.com', isSetupComplete: false }
  const setupUrl = 'https://cueroom.example/setup#token=abc'
  const { text } = setupMail({
    setupUrl,
    tenant: { ...tenant, setupTokenExpiresAt } as IssuedSetupLink['tenant'],
  })
  expect(text).toBe(
    `Hello,\n\nUnhurried Work has an account on Cueroom. ${line}\n\n${setupUrl}\n\n` +
      "If you didn't expect this email, ignore it. Nothing happens until the link is opened.\n",
  )
})

describe('setup links by mail', () => {
  const api = startTestApi()
  let mail: MailServer
  let admin: Awaited<ReturnType<TestApi['admin']>>
  beforeAll(async () => {
    mail = await startMailServer()
    admin = await api.current.admin()
  })
  afterAll(() => mail.close())
  const mailBy = (url: string | undefined) =>
    api.current.use({ env: { mail: url ? { url, from } : undefined } })

  test('without a mail server nothing is mailed, and nothing is said to have been', async () => {
    mailBy(undefined)
    expect(await admin.tenants.create({ body: newTenant() })).toMatchObject({ mailed: null })
    expect(mail.mails).toEqual([])
  })

  test.each([
    ['refuses the address', () => (mail.behave('refuse'), mail.url)],
    ['refuses the password', () => mail.url.replace('secret', 'wrong')],
    ['is not there', () => 'smtp://127.0.0.1:1'],
  ])('a mail server that %s loses nothing: the tenant is there and its link works', async (_how, url) => {
    mailBy(url())
    const body = newTenant()
    const { setupUrl, mailed } = await admin.tenants.create({ body })
    expect(mailed).toBe(false)
    expect(await worksFor(api.current, setupUrl)).toBe(body.email)
    expect(mail.mails).toEqual([])
  })

  test('a new tenant gets the link, whatever its name is', async () => {
    mailBy(mail.url)
    mail.behave('take')
    const body = newTenant({ name: 'Łucja & Co. <b>"Radio"</b>, Bcc: all@evil.example' })
    const { setupUrl, mailed } = await admin.tenants.create({ body })
    expect(mailed).toBe(true)
    const [sent] = mail.mails.splice(0)
    expect(sent).toMatchObject({ from: 'hello@cueroom.example', to: [body.email] })
    expect(sent!.raw).not.toMatch(/^Bcc:/im)
    expect(read(sent!.raw)).toContain(setupUrl)
    expect(await worksFor(api.current, setupUrl)).toBe(body.email)
  })

  test('a new link is mailed as well, and says what it is for', async () => {
    mailBy(mail.url)
    mail.behave('take')
    const { tenantId } = await api.current.host()
    const { setupUrl, mailed, tenant } = await admin.tenants.issueSetupLink({ params: { id: tenantId } })
    expect(mailed).toBe(true)
    const [sent] = mail.mails.splice(0)
    expect(sent?.to).toEqual([tenant.email])
    expect(sent?.raw).toContain('Subject: Set a new password for')
    expect(read(sent!.raw)).toContain(setupUrl)
    expect(read(sent!.raw)).toContain('It works once and expires in 1 hour:')
    const minutes = (Date.parse(tenant.setupTokenExpiresAt!) - Date.now()) / 60_000
    expect(Math.round(minutes)).toBe(60)
  })

  test('while a slow mail server thinks, the tenant is stored and others go on', async () => {
    mailBy(mail.url)
    mail.behave('hold')
    const body = newTenant()
    const creating = admin.tenants.create({ body })
    await expect.poll(() => mail.held()).toBe(1)
    expect(await admin.tenants.list({ query: { search: body.email } })).toMatchObject([{ email: body.email }])
    mail.release()
    expect(await creating).toMatchObject({ mailed: true })
  })
})
