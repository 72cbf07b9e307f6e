import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAdmin } from '../tenants/admins.ts'
import { startTestApi, type TestHost, testPassword } from '../testing/api.ts'
import { queueMailsAsOwner } from '../mail/mail-jobs.ts'
import { freePort } from '../testing/cluster.ts'
import { logInto } from '../testing/log-into.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { deliver, startMailing } from './mailing.ts'
import { queueDigests } from './digest.ts'

const api = startTestApi()
let mail: MailServer
let mailing: ReturnType<typeof startMailing>

beforeAll(async () => {
  mail = await startMailServer()
  const from = 'Cueroom <hello@cueroom.example>'
  api.current.use({ env: { mail: { url: mail.url, from }, publicUrl: 'https://cueroom.example' } })
  mailing = startMailing(api.current.app)
})
afterAll(async () => {
  await mailing.stop()
  await mail.close()
})
beforeEach(() => api.current.resetLimits())

const sentTo = (email: string) => mail.mails.filter(({ to }) => to.includes(email))
/** The next mail to an address, as people read it. */
async function mailTo(email: string, count = 1) {
  await expect.poll(() => sentTo(email).length, { timeout: 20_000 }).toBe(count)
  return textOf(sentTo(email).at(-1)!.raw)
}
const textOf = (raw: string) => {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const text = body.join('\n\n').replaceAll('\r\n', '\n')
  if (/base64/i.test(head)) return `${head}\n${Buffer.from(text, 'base64').toString('utf8')}`
  const bytes = text.replace(/=\r?\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex) => `%${hex}`)
  return `${head}\n${bytes.includes('%') ? decodeURIComponent(bytes.replace(/%(?![\dA-F]{2})/g, '%25')) : bytes}`
}
const signIn = (email: string, device: string, address = '198.51.100.1') =>
  api.current.server.inject({
    method: 'POST',
    url: '/api/tenant/login',
    payload: { email, password: testPassword },
    headers: { 'user-agent': device },
    remoteAddress: address,
  })
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const questions = [{ id: 'bio', question: 'Wer sind Sie?', type: 'text' as const, required: true }]
let answered = 0
async function answer(host: TestHost, settings = {}) {
  const { id } = await host.questionnaires.create({ body: { title: 'Vorab', questions, settings } })
  const email = `ada-${(answered += 1)}@guest.example`
  const guest = await host.guests.create({ body: { name: 'Ada Lovelace', email } })
  const { path } = await host.questionnaires.personalLink({ params: { id, guestId: guest.id } })
  const link = new URL(path, 'https://cueroom.example').searchParams.get('guest')!
  await api.current
    .client()
    .questionnaires.submit({ params: { id }, body: { guest: link, responses: { bio: 'Ich zähle.' } } })
  return { email }
}
/** Makes the news of a show old enough to be mailed. */
const age = (host: TestHost, hours = 1) =>
  api.current
    .knex('inbox_items')
    .where({ tenantId: host.tenantId })
    .update({ createdAt: new Date(Date.now() - hours * 3_600_000) })

describe('a sign-in', () => {
  test('from a new device is mailed to the host, with device and address; from a known one it is not', async () => {
    const host = await api.current.host()
    for (const device of [firefox, firefox, phone, phone]) await signIn(host.email, device)
    const text = await mailTo(host.email)
    expect(text).toContain('Subject: New sign-in to Cueroom')
    expect(text).toContain('Safari on iPhone, from the IP address 198.51.100.1')
    await signIn(host.email, phone, '203.0.113.9')
    expect(await mailTo(host.email, 2)).toContain('203.0.113.9')
  })

  test('of an administrator is mailed, too', async () => {
    const email = 'mailed-admin@platform.example'
    await addAdmin(api.current.knex, { email, password: testPassword })
    for (const device of [firefox, phone])
      await api.current.server.inject({
        method: 'POST',
        url: '/api/admin/login',
        payload: { email, password: testPassword },
        headers: { 'user-agent': device },
      })
    expect(await mailTo(email)).toContain('Safari on iPhone')
  })
})

describe('a copy of the answers', () => {
  test('goes to the guest of a personal link, in the language of the form', async () => {
    const host = await api.current.host()
    const { email } = await answer(host, { language: 'de' })
    const text = await mailTo(email)
    expect(text).toContain('Hallo, Ada Lovelace')
    expect(text).toContain('Wer sind Sie?\nIch zähle.')
  })
})

describe('an erasure', () => {
  test('is mailed to the guest who asked for it and to nobody else, and no row holds their address', async () => {
    const host = await api.current.host()
    const guestOf = async (email: string) => {
      const { id } = await host.guests.create({ body: { name: 'Ada Lovelace', email } })
      const { url } = await host.guestPages.open({ params: { id } })
      return { id, path: new URL(url!).pathname }
    }
    const [asked, silent] = ['asked@guest.example', 'silent@guest.example']
    const { id, path } = await guestOf(asked)
    await api.current.server.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'do=erasure',
    })
    await host.erasures.eraseGuest({ params: { id: (await guestOf(silent)).id } })
    await host.erasures.eraseGuest({ params: { id } })
    const jobs = await api.current.knex.raw(`select data from pgboss.job where data ->> 'kind' = 'erased'`)
    expect(jobs.rows).toHaveLength(1)
    expect(JSON.stringify(jobs.rows)).not.toMatch(/asked@|Lovelace/)
    const text = await mailTo(asked)
    expect(text).toContain('Subject: Your data was erased')
    expect(text).toContain('erased your data, as you asked.')
    expect(sentTo(silent)).toEqual([])
  })
})

describe('news of the inbox', () => {
  test('are one mail for all, once, and none for what was read', async () => {
    const host = await api.current.host()
    await answer(host)
    await answer(host)
    await queueDigests(api.current.app)
    expect(sentTo(host.email)).toEqual([])
    await age(host)
    await Promise.all([queueDigests(api.current.app), queueDigests(api.current.app)])
    const text = await mailTo(host.email)
    expect(text).toContain('Subject: 2 new items in your inbox')
    expect(text.match(/Ada Lovelace answered/g)).toHaveLength(2)
    expect(text).toContain('https://cueroom.example/inbox')

    await answer(host)
    await age(host)
    await host.inbox.mark()
    await queueDigests(api.current.app)
    const jobs = await api.current.knex.raw(
      `select data from pgboss.job where name = 'mails' and data ->> 'kind' = 'digest' and data ->> 'tenantId' = ?`,
      [host.tenantId],
    )
    expect(jobs.rows.length).toBeLessThan(2)
  })

  test('hold nothing that a visitor could make a link or a paragraph of', async () => {
    const host = await api.current.host()
    const { id } = await host.questionnaires.create({ body: { title: 'Vorab', questions } })
    const guestName = 'Sign in at https://login.evil.example'
    const body = { guestName, responses: { bio: 'Ich zähle.' } }
    await api.current.client().questionnaires.submit({ params: { id }, body })
    await age(host)
    await queueDigests(api.current.app)
    const text = await mailTo(host.email)
    expect(text).toContain('Sign in at https: //login. evil. example')
    expect(text).not.toContain('evil.example')
  })

  test('that are older than a day are not mailed, as when mail was set up later', async () => {
    const host = await api.current.host()
    await answer(host)
    await age(host, 25)
    await queueDigests(api.current.app)
    const items = await api.current.knex('inbox_items').where({ tenantId: host.tenantId })
    expect(items.map(({ mailedAt }) => mailedAt)).not.toContain(null)
    await expect(digestJobs(host)).resolves.toEqual([])
  })
})

const digestJobs = async ({ tenantId }: TestHost) =>
  (
    await api.current.knex.raw(
      `select data from pgboss.job where name = 'mails' and data ->> 'tenantId' = ?`,
      [tenantId],
    )
  ).rows.filter(({ data }: { data: { kind: string } }) => data.kind === 'digest')

describe('what an account does not want', () => {
  test('is not mailed', async () => {
    const host = await api.current.host()
    const { mails, mailServer } = await host.account.mails()
    expect([mailServer, ...Object.values(mails)]).not.toContain(false)
    await expect(
      host.account.saveMails({ body: { mails: { lottery: true } as never } }),
    ).rejects.toMatchObject({ status: 400 })
    const off = { answers: false, signIns: false, answerCopies: false }
    expect((await host.account.saveMails({ body: { mails: off } })).mails).toMatchObject({
      ...off,
      inquiries: true,
    })
    const { email } = await answer(host)
    for (const device of [firefox, phone]) await signIn(host.email, device)
    await age(host)
    await queueDigests(api.current.app)
    const queued = await api.current.knex.raw(
      `select data ->> 'kind' as kind from pgboss.job where name = 'mails' and data ->> 'tenantId' = ?`,
      [host.tenantId],
    )
    expect(queued.rows).toEqual([])
    expect([...sentTo(host.email), ...sentTo(email)]).toEqual([])
    expect((await host.account.saveMails({ body: { mails: { answers: true } } })).mails.answers).toBe(true)
  })
})

describe('a mail server', () => {
  test('whose queue could not be read at the start is served from the next search on', async () => {
    const { app } = api.current
    let starts = 0
    const work = async () => {
      starts += 1
      if (starts === 1) throw new Error('The queue is away')
    }
    const jobs = { ...app.jobs, mails: { ...app.jobs.mails, work, drain: async () => {} } }
    const another = startMailing({ ...app, jobs })
    await another.search()
    await another.stop()

    expect(starts).toBe(2)
  })

  test('that refuses a mail is asked again later, and neither log nor queue holds the address', async () => {
    const lines = logInto(api.current)
    const host = await api.current.host()
    mail.behave('refuse')
    const job = { kind: 'sign_in' as const, tenantId: host.tenantId, device: 'Firefox', address: '', at: '' }
    const refused = deliver(api.current.app, { ...job, at: new Date().toISOString() })
    await expect(refused).rejects.toThrow(/^The mail server rejected the mail$/)
    expect(JSON.stringify(lines())).toContain('The mail server rejected the mail')
    expect(JSON.stringify(lines())).not.toContain(host.email)
    mail.behave('take')
  })

  test('that is down is one warning for each attempt, without a stack', async () => {
    const lines = logInto(api.current)
    const server = api.current.app.env.mail!
    const url = `smtp://cueroom:secret@127.0.0.1:${await freePort()}`
    api.current.use({ env: { mail: { ...server, url } } })
    const { tenantId, email } = await api.current.host()
    const at = new Date().toISOString()
    const topic = { kind: 'sign_in' as const, tenantId, device: 'Firefox', address: '', at }
    await api.current.app.knex.transaction((db) => queueMailsAsOwner(api.current.app, db, [topic]))
    await expect.poll(() => lines().filter(({ kind }) => kind === 'sign_in').length).toBeGreaterThan(0)
    api.current.use({ env: { mail: server } })
    expect(lines().find(({ kind }) => kind === 'sign_in')).toMatchObject({
      level: 40,
      msg: "couldn't send a mail; will retry",
      reason: "Couldn't reach the mail server",
      code: 'ESOCKET',
    })
    expect(lines().filter(({ err }) => err)).toEqual([])
    expect(JSON.stringify(lines())).not.toContain(email)
  })

  test('that is not set up is promised nothing: no mail is queued, and the choices say so', async () => {
    const server = api.current.app.env.mail
    api.current.use({ env: { mail: undefined } })
    const host = await api.current.host()
    for (const device of [firefox, phone]) await signIn(host.email, device)
    expect((await host.account.mails()).mailServer).toBe(false)
    expect(await digestJobs(host)).toEqual([])
    api.current.use({ env: { mail: server } })
  })
})
