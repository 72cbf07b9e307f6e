import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'
import { freePort } from '../testing/cluster.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'

const questions = [{ id: 'bio', question: 'Who are you?', type: 'text' as const, required: true }]

const api = startTestApi()

async function start() {
  await api.current.resetLimits()
  const host = await api.current.host()
  const { id: questionnaireId } = await host.questionnaires.create({
    body: { title: 'Before we record', questions },
  })
  const ada = await host.guests.create({ body: { name: 'Ada Lovelace', email: 'ada@engine.example' } })
  const grace = await host.guests.create({ body: { name: 'Grace Hopper' } })
  const guestIds = [ada.id, grace.id]
  const states = async () => (await host.sends.states({ query: { guestIds: guestIds.join() } })).sends
  return { host, questionnaireId, ada, grace, guestIds, states }
}

describe('without a mail server', () => {
  beforeAll(() => api.current.use({ env: { mail: undefined } }))

  test('nothing claims to be sent', async () => {
    const { host, questionnaireId, guestIds, states } = await start()
    expect(await host.sends.template()).toMatchObject({ mailServer: false })
    await expect(host.sends.mail({ body: { questionnaireId, guestIds } })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'no_mail_server' },
    })
    await host.sends.prepare({ body: { questionnaireId, guestIds } })
    expect(await states()).toEqual([])
  })

  test('guests of others are missing, their questionnaires not found, and an inactive one is refused', async () => {
    const { host, questionnaireId, guestIds } = await start()
    const stranger = await start()
    const theirs = { questionnaireId: stranger.questionnaireId, guestIds: stranger.guestIds }
    await expect(host.sends.prepare({ body: theirs })).rejects.toMatchObject({ status: 404 })
    await expect(host.sends.mark({ body: theirs })).rejects.toMatchObject({ status: 404 })
    expect(await host.sends.prepare({ body: { ...theirs, questionnaireId } })).toEqual({
      mails: [],
      missing: theirs.guestIds,
    })
    expect(await host.sends.mark({ body: { ...theirs, questionnaireId } })).toEqual({
      sends: [],
      stopped: [],
      missing: theirs.guestIds,
    })
    await host.questionnaires.update({ params: { id: questionnaireId }, body: { isActive: false } })
    const inactive = { status: 409, problem: { code: 'inactive' } }
    const body = { questionnaireId, guestIds }
    await expect(host.sends.prepare({ body })).rejects.toMatchObject(inactive)
    await expect(host.sends.mark({ body })).rejects.toMatchObject(inactive)
  })

  test('the mail text is the host’s own, and needs the link', async () => {
    const { host, questionnaireId, ada, guestIds } = await start()
    const { template } = await host.sends.template()
    await expect(
      host.sends.saveTemplate({ body: { ...template, invite: { subject: 'Hi', text: 'No way to answer' } } }),
    ).rejects.toMatchObject({
      status: 400,
      problem: { details: [{ message: 'The email must contain {link} or {page}' }] },
    })
    await host.sends.saveTemplate({
      body: { ...template, invite: { subject: 'For {guest}', text: '{first name}, {date}: {link}' } },
    })
    await expect(host.sends.saveTemplate({ body: template, ifMatch: 0 })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'version_conflict' },
    })
    await host.show.create({ body: { podcastName: 'Kelp Hour', dateFormat: 'day-first-24h' } })
    await host.guests.setInterviewDate({
      params: { id: ada.id },
      body: { interviewDate: '2099-12-04T09:00:00Z', timeZone: 'Europe/Berlin' },
    })
    const { mails } = await host.sends.prepare({ body: { questionnaireId, guestIds } })
    expect(mails).toMatchObject([
      { name: 'Ada Lovelace', email: 'ada@engine.example', subject: 'For Ada Lovelace' },
      { name: 'Grace Hopper', email: null, subject: 'For Grace Hopper' },
    ])
    expect(mails[0]!.text).toBe(`Ada, Friday, 4 December 2099 at 10:00: ${mails[0]!.url}`)
    const reminders = await host.sends.prepare({ body: { questionnaireId, guestIds, kind: 'remind' } })
    expect(reminders.mails[0]!.text).toContain('reminder')
  })

  test('a guest is sent, opens, is reminded and answers, one after the other', async () => {
    const { host, questionnaireId, ada, grace, guestIds, states } = await start()
    await host.sends.mark({ body: { questionnaireId, guestIds } })
    const { mails } = await host.sends.prepare({ body: { questionnaireId, guestIds: [ada.id] } })
    const guest = new URL(mails[0]!.url).searchParams.get('guest')!
    const visitor = api.current.client()
    await visitor.questionnaires.get({ params: { id: questionnaireId }, query: { guest } })
    await host.sends.mark({ body: { questionnaireId, guestIds: [grace.id], kind: 'remind' } })
    const time = expect.any(String)
    expect(await states()).toMatchObject([
      { guestId: ada.id, sentAt: time, openedAt: time, remindedAt: null, answeredAt: null },
      { guestId: grace.id, sentAt: time, openedAt: null, remindedAt: time },
    ])
    await visitor.questionnaires.submit({
      params: { id: questionnaireId },
      body: { guest, responses: { bio: 'I count.' } },
    })
    expect((await states())[0]).toMatchObject({ guestId: ada.id, answeredAt: time })

    await host.sends.mark({ body: { questionnaireId, guestIds: [grace.id], sent: false } })
    expect((await states())[1]).toMatchObject({ sentAt: null, remindedAt: time })
  })
})

describe('with a mail server', () => {
  let mail: MailServer
  beforeAll(async () => {
    mail = await startMailServer()
    api.current.use({ env: { mail: { url: mail.url, from: 'Cueroom <hello@cueroom.example>' } } })
  })
  afterAll(() => mail.close())

  test('each guest with an address gets one mail, however often the call is made', async () => {
    const { host, questionnaireId, guestIds, states, ada, grace } = await start()
    mail.mails.length = 0
    const body = { questionnaireId, guestIds: [...guestIds, 999_999] }
    const { results, missing } = await host.sends.mail({ body })
    expect(missing).toEqual([999_999])
    expect(results).toEqual([
      { guestId: ada.id, name: 'Ada Lovelace', sent: true, problem: null },
      { guestId: grace.id, name: 'Grace Hopper', sent: false, problem: 'No email address' },
    ])
    expect(mail.mails.map(({ to }) => to)).toEqual([['ada@engine.example']])
    expect(await states()).toMatchObject([{ guestId: ada.id, sentAt: expect.any(String) }])
    expect((await host.sends.mail({ body })).results[0]).toMatchObject({ sent: false })
    expect(mail.mails).toHaveLength(1)
  })

  test('guests see the name of the show, and their replies go to its host, not to the server', async () => {
    const { host, questionnaireId, ada, grace } = await start()
    await host.guests.update({ params: { id: grace.id }, body: { email: 'grace@cobol.example' } })
    const headersOf = async (guestId: number) => {
      mail.mails.length = 0
      await host.sends.mail({ body: { questionnaireId, guestIds: [guestId] } })
      return mail.mails[0]!.raw.replace(/\r\n[ \t]/g, ' ')
    }
    const { tenant } = await host.auth.session()
    const before = await headersOf(ada.id)
    expect(before).toMatch(new RegExp(`^From: "?${tenant.name}"? <hello@cueroom.example>\r$`, 'm'))
    expect(before).toMatch(new RegExp(`^Reply-To: "?${tenant.name}"? <${tenant.email}>\r$`, 'm'))

    const hosts = [{ name: 'Jo Bell' }, { name: 'Hannah Reed', email: 'hannah@shelf.example' }]
    await host.show.create({ body: { podcastName: 'Shelf, “Life” <3', hosts } })
    const after = await headersOf(grace.id)
    expect(after).toMatch(/^From: .+ <hello@cueroom\.example>\r$/m)
    expect(after).toMatch(/^Reply-To: .+ <hannah@shelf\.example>\r$/m)
  })

  test('names that look encoded reach mail programs as the text they are', async () => {
    const { host, questionnaireId, ada } = await start()
    const word = '=?utf-8?q?=0aBcc:=20a@b.c?='
    await host.guests.update({ params: { id: ada.id }, body: { name: word } })
    await host.show.create({ body: { podcastName: word } })
    mail.mails.length = 0
    await host.sends.mail({ body: { questionnaireId, guestIds: [ada.id] } })
    const raw = mail.mails[0]!.raw.replace(/\r\n[ \t]/g, ' ')
    for (const header of ['From', 'To', 'Reply-To'])
      expect(raw).toMatch(new RegExp(`^${header}: "= \\?utf-8\\?q\\?=0aBcc:=20a@b\\.c\\?=" <`, 'm'))
  })

  test('a mail that is refused is not noted as sent', async () => {
    const { host, questionnaireId, ada, states } = await start()
    mail.behave('refuse')
    const { results } = await host.sends.mail({ body: { questionnaireId, guestIds: [ada.id] } })
    mail.behave('take')
    expect(results).toMatchObject([
      { guestId: ada.id, sent: false, problem: 'The mail server rejected the mail' },
    ])
    expect(await states()).toMatchObject([{ sentAt: null }])
  })

  test('that is down is not said to have rejected a mail', async () => {
    const { host, questionnaireId, ada, states } = await start()
    const server = api.current.app.env.mail!
    const url = `smtp://cueroom:secret@127.0.0.1:${await freePort()}`
    api.current.use({ env: { mail: { ...server, url } } })
    const { results } = await host.sends.mail({ body: { questionnaireId, guestIds: [ada.id] } })
    api.current.use({ env: { mail: server } })
    expect(results).toMatchObject([
      { guestId: ada.id, sent: false, problem: "Couldn't reach the mail server" },
    ])
    expect(await states()).toMatchObject([{ sentAt: null }])
  })

  test('a guest stops the mails of a show with one click, and the host sees who was left out', async () => {
    const { host, questionnaireId, ada } = await start()
    mail.behave('take')
    mail.mails.splice(0)
    const send = (guestIds: number[], kind: 'invite' | 'remind' = 'invite') =>
      host.sends.mail({ body: { questionnaireId, guestIds, kind } })
    const stopped = async () => (await host.sends.states({ query: { guestIds: String(ada.id) } })).stopped
    await send([ada.id])
    const raw = mail.mails[0]!.raw.replace(/\r\n[ \t]/g, ' ')
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    const link = new URL(/^List-Unsubscribe: <\s*(\S+?)\s*>\r$/m.exec(raw)![1]!).pathname
    expect(mail.mails[0]!.raw.replace(/=\r?\n/g, '')).toContain(`mails from`)

    // Programs open links to check them
    const { server } = api.current
    expect((await server.inject(link)).payload).toContain('<button>Stop these emails</button>')
    expect((await server.inject(`${link}x`)).statusCode).toBe(404)
    expect(await stopped()).toEqual([])
    const click = {
      method: 'POST',
      url: link,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'de' },
    }
    expect((await server.inject({ ...click, url: `${link}x` })).statusCode).toBe(404)
    for (const _ of ['once', 'again']) {
      const { statusCode, payload } = await server.inject(click)
      expect([statusCode, payload]).toEqual([200, expect.stringContaining('schreibt Ihnen nicht mehr.')])
    }
    expect(await stopped()).toEqual([ada.id])
    const problem = 'Opted out of email from this show'
    expect((await send([ada.id], 'remind')).results).toMatchObject([
      { name: 'Ada Lovelace', sent: false, problem },
    ])
    // The address, whoever has it
    const { id } = await host.guests.create({ body: { name: 'Ada L.', email: 'ADA@engine.example' } })
    expect((await send([id])).results).toMatchObject([{ sent: false, problem }])
    expect(mail.mails).toHaveLength(1)
    const other = await start()
    const body = { questionnaireId: other.questionnaireId, guestIds: [other.ada.id] }
    expect((await other.host.sends.mail({ body })).results).toMatchObject([{ sent: true }])
  })

  test('takes as many mails of a show in a day as the operator allows, and says when it takes more', async () => {
    const { host, questionnaireId } = await start()
    mail.behave('take')
    mail.mails.splice(0)
    const { mailsPerDay } = api.current.app.env
    api.current.use({ env: { mailsPerDay: 2 } })
    const names = ['one', 'two', 'three', 'four']
    const guests = await Promise.all(
      names.map((name) => host.guests.create({ body: { name, email: `${name}@engine.example` } })),
    )
    const answers = await Promise.all(
      guests.map(({ id }) => host.sends.mail({ body: { questionnaireId, guestIds: [id] } })),
    )
    api.current.use({ env: { mailsPerDay } })
    const results = answers.flatMap((answer) => answer.results)
    expect(results.filter(({ sent }) => sent)).toHaveLength(2)
    expect(mail.mails).toHaveLength(2)
    for (const { problem } of results.filter(({ sent }) => !sent))
      expect(problem).toMatch(
        /^This show has reached today's limit of 2 emails\. You can send more from .+ at 12:00 AM UTC$/,
      )
  })
})
