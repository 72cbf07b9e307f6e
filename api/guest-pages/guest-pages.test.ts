import type { NewQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { undrawnClasses } from '../testing/undrawn-classes.ts'

const questions: NewQuestionnaire['questions'] = [{ id: 'bio', question: 'Who are you?', type: 'text' }]
const introduction = 'Ada Lovelace wrote programs. She lived in Paris.\n\nPlease welcome Ada!'
const corrected = 'Ada Lovelace wrote the first program. She lived in London.\n\nPlease welcome Ada!'

const api = startTestApi()
const open = (path: string, language = 'en') =>
  api.current.server.inject({ url: path, headers: { 'accept-language': language } })
const send = (path: string, fields: Record<string, string>) =>
  api.current.server.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

async function upload(path: string, file: Buffer) {
  const form = new FormData()
  form.append('do', 'photo')
  form.append('photo', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'ada.png')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return api.current.server.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

/** What is said of the newest introduction where the host's screens ask. */
const checkOf = async (host: TestHost, id: number) =>
  (await host.content.states({ query: { guestIds: String(id) } })).texts[0]?.factCheck

/** A show with a guest, and the path of the guest's page. */
async function invite(name = 'Ada Lovelace') {
  await api.current.resetLimits()
  const host = await api.current.host()
  await host.show.create({ body: { ...sampleShow, showLogo: null } })
  return { host, ...(await addGuest(host, name)) }
}

async function addGuest(host: TestHost, name: string) {
  const { id } = await host.guests.create({ body: { name } })
  const { url } = await host.guestPages.open({ params: { id } })
  return { id, path: new URL(url!).pathname }
}

async function writeIntroduction(host: TestHost, id: number) {
  const { id: contentId } = await host.content.generate({ body: { guestId: id, type: 'introduction' } })
  const { content } = await host.content.update({
    params: { id: contentId },
    body: { content: introduction },
  })
  await host.guestPages.change({ params: { id }, body: { showsIntroduction: true } })
  return content
}

/** The address of the questions that a page leads to. */
const questionsOn = (payload: string) => /href="(\/q\/[^"]+)"/.exec(payload)![1]!.replaceAll('&amp;', '&')

const pageOf = (host: TestHost, id: number) => host.guestPages.get({ params: { id } })
const kinds = async (host: TestHost) => (await host.inbox.list()).map(({ kind }) => kind)

describe('the link of a guest', () => {
  test('that nobody signed is not found, and one that was revoked or replaced says so', async () => {
    const { host, id, path } = await invite()
    const forged = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`
    for (const wrong of [forged, '/g/nobody', `/g/${'a'.repeat(22)}.${'b'.repeat(22)}`]) {
      const { statusCode, payload } = await open(wrong)
      expect(statusCode).toBe(404)
      expect(payload).toContain('Page not found')
    }
    await host.guestPages.open({ params: { id }, body: { renew: true } })
    expect((await open(path)).statusCode).toBe(410)
    const { url } = await pageOf(host, id)
    const { url: gone } = await host.guestPages.revoke({ params: { id } })
    expect(gone).toBeNull()
    const { statusCode, payload } = await open(new URL(url!).pathname)
    expect([statusCode, payload.includes('This link no longer works')]).toEqual([410, true])
  })

  test('ends the personal links it showed when it is renewed or revoked, for reading and for writing', async () => {
    const { host, id, path } = await invite()
    const { id: questionnaireId } = await host.questionnaires.create({
      body: { title: 'Before we talk', questions },
    })
    const { id: otherId } = await host.guests.create({ body: { name: 'Grace Hopper' } })
    const linkOf = async (guestId: number) =>
      (await host.questionnaires.personalLink({ params: { id: questionnaireId, guestId } })).path
    const guestIn = (link: string) => new URL(link, 'https://cueroom.example').searchParams.get('guest')!
    const read = (link: string) =>
      api.current.client().questionnaires.get({
        params: { id: questionnaireId },
        query: { guest: guestIn(link) },
      })
    const write = (link: string, revises?: number) =>
      api.current.client().questionnaires.submit({
        params: { id: questionnaireId },
        body: { guest: guestIn(link), responses: { bio: 'I dig.' }, ...(revises && { revises }) },
      })
    const revoked = { status: 410, problem: { code: 'invalid_link' } }
    const other = await linkOf(otherId)
    let link = await linkOf(id)
    await write(link)
    await host.guestPages.open({ params: { id } })
    expect(await read(link)).toMatchObject({ guestName: 'Ada Lovelace' })

    for (const end of [
      () => host.guestPages.open({ params: { id }, body: { renew: true } }),
      () => host.guestPages.revoke({ params: { id } }),
      () => host.guestPages.revokeLinks({ params: { id } }),
    ]) {
      await end()
      await expect(read(link)).rejects.toMatchObject(revoked)
      await expect(write(link, 1)).rejects.toMatchObject(revoked)
      const page = await open(link)
      expect([page.statusCode, page.payload.includes('This link no longer works')]).toEqual([410, true])
      expect(page.payload).not.toContain('I dig.')
      const [name, signature] = guestIn(link).split('.')
      const next = `${name!.replace(/-.*/, '')}-${Number(name!.split('-')[1] ?? 0) + 1}`
      await expect(read(`/q/x?guest=${next}.${signature}`)).rejects.toMatchObject({ status: 400 })
      link = await linkOf(id)
      expect(await read(link)).toMatchObject({ submitted: { responses: { bio: 'I dig.' } } })
    }
    expect(await read(other)).toMatchObject({ guestName: 'Grace Hopper' })
    expect((await open(path)).statusCode).toBe(410)
    const { deletionId } = await host.guests.remove({ params: { id } })
    await expect(read(link)).rejects.toMatchObject({ status: 400 })
    await host.guests.restore({ body: { deletionId: deletionId! } })
    expect((await write(link, 1)).success).toBe(true)
  })

  test('keeps working when only the personal links are revoked, and leads to new ones', async () => {
    const { host, id, path } = await invite()
    await host.questionnaires.create({ body: { title: 'Before we talk', questions } })
    const before = questionsOn((await open(path)).payload)
    await host.guestPages.revokeLinks({ params: { id } })
    const after = questionsOn((await open(path)).payload)
    expect((await open(before)).statusCode).toBe(410)
    expect((await open(after)).statusCode).toBe(200)
    await host.guestPages.revoke({ params: { id } })
    const made = await host.guestPages.open({ params: { id } })
    const shown = questionsOn((await open(new URL(made.url!).pathname)).payload)
    expect((await open(after)).statusCode).toBe(410)
    await host.guestPages.revoke({ params: { id } })
    expect((await open(shown)).statusCode).toBe(410)
    // Where there is no page, a second click ends no links that were sent since
    const params = { id: (await host.questionnaires.list())[0]!.id, guestId: id }
    const { path: sent } = await host.questionnaires.personalLink({ params })
    await host.guestPages.revoke({ params: { id } })
    expect((await open(sent)).statusCode).toBe(200)
  })

  test('is closed 90 days after the recording, and while the show may not take answers', async () => {
    const { host, id, path } = await invite()
    const days = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString()
    await host.guests.setInterviewDate({ params: { id }, body: { interviewDate: days(89), timeZone: 'UTC' } })
    expect((await open(path)).statusCode).toBe(200)
    await host.guests.setInterviewDate({ params: { id }, body: { interviewDate: days(91), timeZone: 'UTC' } })
    expect((await open(path)).payload).toContain('This page has closed')
    expect((await send(path, { do: 'time' })).statusCode).toBe(410)
    await host.guests.setInterviewDate({ params: { id }, body: { interviewDate: null } })
    await api.current.knex('tenants').where({ id: host.tenantId }).update({ subscriptionStatus: 'cancelled' })
    expect((await open(path)).payload).toContain('Closed for now')
    expect((await send(path, { do: 'consent' })).payload).toContain('Closed for now')
  })

  test('ends when its guest is deleted, and works again once they are restored', async () => {
    const { host, id, path } = await invite()
    const { deletionId } = await host.guests.remove({ params: { id } })
    expect((await open(path)).statusCode).toBe(410)
    await host.guests.restore({ body: { deletionId: deletionId! } })
    expect((await open(path)).statusCode).toBe(200)
  })

  test('stays the same when it is asked for twice, and is private', async () => {
    const { host, id, path } = await invite('<b>Ada</b>')
    expect(new URL((await host.guestPages.open({ params: { id } })).url!).pathname).toBe(path)
    const { payload, headers } = await open(path)
    expect(payload).toContain('Hello, &lt;b&gt;Ada&lt;/b&gt;')
    expect(payload).toContain('<meta name="robots" content="noindex">')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(Buffer.byteLength(payload)).toBeLessThan(30_000)
  })
})

describe("a guest's page", () => {
  test('speaks the language of the guest', async () => {
    const { path } = await invite()
    const { payload } = await open(path, 'ar')
    expect(payload).toContain('<html lang="ar" dir="rtl">')
    expect(payload).toContain('مرحبًا')
  })

  test('leads to the questions, and gives a copy of the answers', async () => {
    const { host, id, path } = await invite()
    const asked = await host.questionnaires.create({ body: { title: 'Before we talk', questions } })
    await host.sends.mark({ body: { questionnaireId: asked.id, guestIds: [id] } })
    const { payload } = await open(path)
    expect(payload).not.toContain('Download a copy')
    const [link, query] = /\/q\/[^"]+\?guest=([^"&]+)/.exec(payload)!
    expect((await open(link)).statusCode).toBe(200)
    const body = { responses: { bio: 'I write programs.' }, guest: query }
    await api.current.client().questionnaires.submit({ params: { id: asked.id }, body })
    expect((await host.guests.get({ params: { id } })).questionnaire.responses).toEqual({
      bio: 'I write programs.',
    })
    const answered = await open(path)
    expect(answered.payload).toContain('See or change your answers')
    const [response] = await host.questionnaires.responses({ params: { id: asked.id } })
    const params = { id: asked.id, responseId: response!.id }
    await host.questionnaires.lockResponse({ params, body: { locked: true } })
    expect((await open(path)).payload).toContain('Your host has locked your answers.')
    const copy = await open(`${path}/answers`)
    expect(copy.headers['content-type']).toContain('wordprocessingml')
    expect(copy.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  test('is one press away from the questions, before and after they are sent', async () => {
    const { host, id, path } = await invite()
    const asked = await host.questionnaires.create({ body: { title: 'Before we talk', questions } })
    await host.sends.mark({ body: { questionnaireId: asked.id, guestIds: [id] } })
    const form = questionsOn((await open(path)).payload)
    const back = `<a href="${path}" dir="auto">Your page for ${sampleShow.podcastName}</a>`
    expect((await open(form)).payload).toContain(back)
    expect((await open(form, 'de')).payload).toContain(`<a href="${path}" dir="auto">Ihre Seite`)
    for (const other of ['', '&guestPage=//elsewhere.example', `&guestPage=${'a'.repeat(22)}.unsigned`]) {
      const { payload } = await open(form.replace(/&guestPage=.*/, other))
      expect(payload).not.toContain('class="back"')
    }

    for (const page of [path, form]) expect(undrawnClasses((await open(page)).payload)).toEqual([])

    const sent = await send(form, { 'q.bio': 'I write programs.', token: 'one-submission' })
    expect(sent.statusCode).toBe(303)
    expect((await open(sent.headers.location!)).payload).toContain(back)
    const [response] = await host.questionnaires.responses({ params: { id: asked.id } })
    const params = { id: asked.id, responseId: response!.id }
    await host.questionnaires.lockResponse({ params, body: { locked: true } })
    expect((await open(form)).payload).toContain(back)
  })

  test('takes a photo, and refuses any other file', async () => {
    const { host, id, path } = await invite()
    const wrong = await upload(path, Buffer.from('not a picture'))
    expect(wrong.statusCode).toBe(400)
    expect(wrong.payload).toContain('class="summary"')
    expect(undrawnClasses(wrong.payload)).toEqual([])
    expect(wrong.payload).toContain('role="alert"')
    const large = await upload(path, Buffer.alloc(6 * 1024 * 1024))
    expect(large.statusCode).toBe(413)
    expect(large.payload).toMatch(/role="alert"[^>]*>Please select an image smaller than 5MB/)
    expect(large.headers['content-security-policy']).toContain('form-action')
    const raw = { width: 400, height: 300, channels: 3 } as const
    const noise = await sharp(randomBytes(400 * 300 * 3), { raw })
      .png()
      .toBuffer()
    // More than a body of usual size
    expect(noise.byteLength).toBeGreaterThan(256 * 1024)
    const taken = await upload(path, noise)
    expect(taken.statusCode).toBe(303)
    expect((await host.guests.get({ params: { id } })).questionnaire.photo).toMatch(/^\/media\//)
    expect((await open(taken.headers['location']!)).payload).toContain('Saved. Thank you!')
    // A page that is loaded again later, or from a bookmark
    for (const address of [`${path}?done=photo`, `${path}?done=photo&at=${Date.now() - 3_600_000}`])
      expect((await open(address)).payload).not.toContain('Saved. Thank you!')
  })
})

describe('the introduction', () => {
  test('is not shown before the host asks for a check, nor taken then', async () => {
    const { host, id, path } = await invite()
    await writeIntroduction(host, id)
    await host.guestPages.change({ params: { id }, body: { showsIntroduction: false } })
    expect((await open(path)).payload).not.toContain('Ada Lovelace wrote programs')
    expect((await send(path, { do: 'approve', read: introduction })).statusCode).toBe(400)
    expect((await pageOf(host, id)).factCheck).toBeNull()
  })

  test('is approved as it was read, not as it became', async () => {
    const { host, id, path } = await invite()
    await writeIntroduction(host, id)
    const stale = await send(path, { do: 'approve', read: 'Ada wrote poems.' })
    expect(stale.payload).toContain('changed while you were reading')
    expect(
      (await send(path, { do: 'approve', read: introduction.replaceAll('\n', '\r\n') })).statusCode,
    ).toBe(303)
    const { factCheck, openedAt } = await pageOf(host, id)
    expect(factCheck).toMatchObject({ state: 'approved', superseded: false })
    expect(openedAt).not.toBeNull()
    expect(await kinds(host)).toEqual(['introduction_approved'])
    expect((await open(path)).payload).toContain('You approved this introduction.')
    const episode = await host.episodes.create({ body: { title: 'The first program', guestIds: [id] } })
    const isChecked = async () => {
      const { segments } = await host.episodes.runOfShow({ params: { id: episode.id } })
      return segments.find(({ kind }) => kind === 'introduction')?.source?.checked
    }
    expect(await isChecked()).toBe(true)
    const [text] = await host.content.recent({ query: { guestId: id } })
    await host.content.update({ params: { id: text!.id }, body: { content: 'What nobody checked.' } })
    expect(await isChecked()).toBe(false)
  })

  test('corrected reaches the host as changes: none, some or all are accepted, once', async () => {
    const { host, id, path } = await invite()
    await writeIntroduction(host, id)
    const same = await send(path, { do: 'correct', read: introduction, proposed: introduction })
    expect(same.payload).toContain('You haven’t changed anything')
    const long = await send(path, { do: 'correct', read: introduction, proposed: 'a'.repeat(10_001) })
    expect(long.statusCode).toBe(400)
    const first = { do: 'correct', read: introduction, proposed: 'A draft.' }
    await send(path, first)
    await send(path, { ...first, proposed: corrected })
    const { factCheck } = await pageOf(host, id)
    expect(factCheck).toMatchObject({ state: 'proposed', proposed: corrected })
    const decide = (accept: 'all' | 'none' | number[]) =>
      host.guestPages.decide({ params: { id }, body: { factCheckId: factCheck!.id, accept } })
    await expect(decide([7])).rejects.toMatchObject({ status: 400 })
    expect(await checkOf(host, id)).toBe('proposed')
    expect(await host.inbox.list({ query: { unread: 'true' } })).toHaveLength(1)
    expect(await decide([1])).toMatchObject({ state: 'accepted', partial: true, proposed: corrected })
    await expect(decide('all')).rejects.toMatchObject({ problem: { code: 'already_decided' } })
    const [text] = await host.content.recent({ query: { guestId: id } })
    expect(text?.edited).toMatchObject({ by: 'guest' })
    // A run of show doesn't call it checked
    expect(await checkOf(host, id)).toBe('acceptedPart')
    expect(text?.content).toBe('Ada Lovelace wrote programs. She lived in London.\n\nPlease welcome Ada!')
    expect((await open(path)).payload).toContain('Your host accepted part of your correction.')
    expect((await pageOf(host, id)).factChecks).toMatchObject([{ state: 'accepted', partial: true }])
    expect(await kinds(host)).toEqual(['introduction_corrected'])
    // What was handled doesn't wait in the inbox
    expect(await host.inbox.list({ query: { unread: 'true' } })).toEqual([])
  })

  test('corrected and then approved asks first, without scripts; the host can still read the correction', async () => {
    const { host, id, path } = await invite()
    await writeIntroduction(host, id)
    const sent = await send(path, { do: 'correct', read: introduction, proposed: corrected })
    expect(sent.headers.location).toMatch(/#saved$/)
    expect((await open(sent.headers.location!)).payload).toContain('id="saved" role="status" tabindex="-1"')
    // One press leads to the question, also on a page that was loaded before the correction
    const ask = `${path}?ask=approve#question`
    expect((await open(path)).payload).toContain(`href="${ask}">Approve the introduction</a>`)
    expect((await send(path, { do: 'approve', read: introduction })).headers.location).toBe(ask)
    expect((await pageOf(host, id)).factCheck).toMatchObject({ state: 'proposed' })
    const asking = (await open(ask)).payload
    expect(asking).toContain('Approve it although you suggested a correction?')
    expect(asking).toContain(`href="${path}#introduction">Keep my correction</a>`)
    expect(undrawnClasses(asking)).toEqual([])

    await send(path, { do: 'approve', read: introduction, withdraws: 'yes' })
    const { factCheck } = await pageOf(host, id)
    expect(factCheck).toMatchObject({ state: 'approved', proposed: corrected, superseded: false })
    expect(await checkOf(host, id)).toBe('approved')
    const unread = await host.inbox.list({ query: { unread: 'true' } })
    expect(unread.map(({ kind }) => kind)).toEqual(['introduction_approved'])
    const body = { factCheckId: factCheck!.id, accept: 'all' as const }
    await expect(host.guestPages.decide({ params: { id }, body })).rejects.toMatchObject({ status: 409 })
    const approved = (await open(path)).payload
    expect(approved).toContain('You approved this introduction.')
    expect(approved).toContain('She lived in London.')
    await send(path, { do: 'correct', read: introduction, proposed: corrected })
    expect(await checkOf(host, id)).toBe('proposed')
  })

  test('a correction of a text that the host has changed since is not applied over it', async () => {
    const { host, id, path } = await invite()
    await writeIntroduction(host, id)
    await send(path, { do: 'correct', read: introduction, proposed: corrected })
    const [text] = await host.content.recent({ query: { guestId: id } })
    await host.content.update({ params: { id: text!.id }, body: { content: 'Something else.' } })
    const { factCheck } = await pageOf(host, id)
    expect(factCheck?.superseded).toBe(true)
    expect(await checkOf(host, id)).toBe('proposed')
    const body = { factCheckId: factCheck!.id, accept: 'all' as const }
    await expect(host.guestPages.decide({ params: { id }, body })).rejects.toMatchObject({ status: 409 })
    expect(await host.guestPages.decide({ params: { id }, body: { ...body, accept: 'none' } })).toMatchObject(
      {
        state: 'rejected',
      },
    )
    expect(await checkOf(host, id)).toBeNull()
  })

  test('an accepted correction is remembered: a text that still says what was wrong comes with a note', async () => {
    const { host, id, path } = await invite()
    await writeIntroduction(host, id)
    await host.guests.update({
      params: { id },
      body: { bio: 'Ada Lovelace lived in Paris and wrote programs.' },
    })
    const notes = async () =>
      (await host.content.generate({ body: { guestId: id, type: 'show_notes', replaceEdited: true } })).note
    await send(path, { do: 'correct', read: introduction, proposed: corrected })
    expect(await notes()).not.toContain('Paris')
    const { factCheck } = await pageOf(host, id)
    await host.guestPages.decide({ params: { id }, body: { factCheckId: factCheck!.id, accept: 'all' } })
    expect(await notes()).toContain('still says “Paris”: your guest changed it to “She lived in London.”')
    await host.guests.update({
      params: { id },
      body: { bio: 'Ada Lovelace lived in London and wrote programs.' },
    })
    expect(await notes()).not.toContain('corrected')
  })

  test('an accepted text that is replaced keeps the name of the guest, and the new one counts as unchecked', async () => {
    const { host, id, path } = await invite()
    await writeIntroduction(host, id)
    await send(path, { do: 'correct', read: introduction, proposed: corrected })
    const { factCheck } = await pageOf(host, id)
    const body = { factCheckId: factCheck!.id, accept: 'all' as const }
    await host.guestPages.decide({ params: { id }, body })
    await host.content.generate({ body: { guestId: id, type: 'introduction', replaceEdited: true } })
    expect(await checkOf(host, id)).toBeNull()
    const [newest, before] = await host.content.recent({ query: { guestId: id } })
    expect([newest?.edited, before?.edited]).toEqual([null, expect.objectContaining({ by: 'guest' })])
  })

  test("another show's correction is not found", async () => {
    const { host, id, path } = await invite()
    await writeIntroduction(host, id)
    await send(path, { do: 'correct', read: introduction, proposed: corrected })
    const { factCheck } = await pageOf(host, id)
    const other = await invite()
    const body = { factCheckId: factCheck!.id, accept: 'all' as const }
    await expect(other.host.guestPages.decide({ params: { id: other.id }, body })).rejects.toMatchObject({
      status: 404,
    })
  })
})

const timeZone = 'Europe/Berlin'
const times = ['2099-12-04T09:00:00.000Z', '2099-12-05T09:00:00.000Z']

describe('times to choose from', () => {
  test('a time that has passed, and more than ten, are refused', async () => {
    const { host, id } = await invite()
    const offer = (all: string[]) =>
      host.guestPages.offerTimes({ params: { id }, body: { times: all, timeZone } })
    await expect(offer(['2020-01-01T09:00:00Z'])).rejects.toMatchObject({ status: 400 })
    const eleven = Array.from({ length: 11 }, (_, n) => `2099-12-04T${10 + n}:00:00Z`)
    await expect(offer(eleven)).rejects.toMatchObject({ status: 400 })
    expect((await pageOf(host, id)).times).toEqual([])
  })

  test('a guest who has a date is offered none until it is removed; withdrawing them always works', async () => {
    const { host, id, path } = await invite()
    const offer = (all: string[]) =>
      host.guestPages.offerTimes({ params: { id }, body: { times: all, timeZone } })
    const setDate = (interviewDate: string | null) =>
      host.guests.setInterviewDate({ params: { id }, body: { interviewDate, timeZone } })
    await setDate('2099-12-14T16:30:00Z')
    await expect(offer(times)).rejects.toMatchObject({ status: 409, problem: { code: 'date_set' } })
    expect((await pageOf(host, id)).times).toEqual([])
    await setDate(null)
    expect((await offer(times)).times).toHaveLength(2)
    expect((await open(path)).payload).toContain('Friday, December 4, 2099 at 10:00 AM')
    const show = (await host.show.settings())!
    await host.show.update({ params: { id: show.id }, body: { dateFormat: 'day-first-24h' } })
    const british = (await open(path)).payload
    expect(british).toContain('data-locale="en-GB"')
    expect(british).toContain('Friday, 4 December 2099 at 10:00')
    await setDate('2099-12-14T16:30:00Z')
    expect((await offer([])).times).toEqual([])
  })

  test('a recording ahead is scheduled, and done once it is over', async () => {
    const { host, id, path } = await invite()
    const state = async (days: number) => {
      const interviewDate = new Date(Date.now() + days * 86_400_000).toISOString()
      await host.guests.setInterviewDate({ params: { id }, body: { interviewDate, timeZone: 'UTC' } })
      return /Your recording<span [^>]*>([^<]*)</.exec((await open(path)).payload)?.[1]
    }
    expect(await state(1)).toBe('Scheduled')
    expect(await state(-1)).toBe('Done')
  })

  test('the first guest to choose a time gets it, and the calendar has it', async () => {
    const { host, id, path } = await invite()
    const grace = await addGuest(host, 'Grace Hopper')
    for (const guest of [id, grace.id])
      await host.guestPages.offerTimes({ params: { id: guest }, body: { times, timeZone } })
    expect((await open(path)).payload).toContain('Friday, December 4, 2099 at 10:00 AM')
    expect((await send(path, { do: 'time', startsAt: '2099-12-06T09:00:00Z' })).statusCode).toBe(400)
    const [mine, theirs] = await Promise.all(
      [path, grace.path].map((each) => send(each, { do: 'time', startsAt: times[0]! })),
    )
    expect([mine!.statusCode, theirs!.statusCode].toSorted((a, b) => a - b)).toEqual([303, 400])
    const won = mine!.statusCode === 303 ? { id, path } : grace
    const lost = mine!.statusCode === 303 ? grace : { id, path }
    expect(await host.guests.get({ params: { id: won.id } })).toMatchObject({
      interviewDate: expect.stringContaining('2099-12-04'),
      interviewTimeZone: timeZone,
      episodeStatus: 'upcoming',
    })
    expect((await pageOf(host, lost.id)).times.map(({ taken }) => taken)).toEqual([true, false])
    expect((await open(lost.path)).payload).not.toContain('December 4')
    expect((await open(won.path)).payload).toMatch(/Your recording<span [^>]*>Scheduled</)
    const calendar = await open(`${won.path}/calendar`)
    expect(calendar.payload).toContain('DTSTART:20991204T090000Z')
    expect(calendar.payload).toContain(`SUMMARY:${sampleShow.podcastName}`)
    const unfolded = calendar.payload.replaceAll('\r\n ', '')
    expect(unfolded).toContain(`UID:guest-${won.id}-interview-${host.tenantId}@`)
    expect(unfolded).toMatch(new RegExp(`URL;VALUE=URI:http.*${won.path}\r`))
    expect(unfolded).toContain('DTEND:20991204T100000Z')
    // Others may depend on a date by now
    expect((await send(won.path, { do: 'time', startsAt: times[1]! })).statusCode).toBe(400)
    expect(await kinds(host)).toEqual(['time_chosen'])
    const other = await host.inbox.list()
    expect(other[0]?.guestId).toBe(won.id)
  })
})

describe('consent', () => {
  test('is to the version that was read, with the name; a new version asks again', async () => {
    const { host, id, path } = await invite()
    expect((await open(path)).payload).not.toContain('Your release')
    await host.guestPages.saveRelease({ body: { text: 'You may publish our conversation.' } })
    const give = (version: string, more: Record<string, string>) =>
      send(path, { do: 'consent', version, ...more })
    expect((await give('1', { name: 'Ada Lovelace' })).statusCode).toBe(400)
    expect((await give('1', { agreed: 'yes', name: ' ' })).statusCode).toBe(400)
    expect((await give('2', { agreed: 'yes', name: 'Ada' })).payload).toContain('The text has changed')
    expect((await give('1', { agreed: 'yes', name: 'Ada Lovelace' })).statusCode).toBe(303)
    await give('1', { agreed: 'yes', name: 'Somebody else' })
    const consent = { version: 1, name: 'Ada Lovelace', text: 'You may publish our conversation.' }
    expect((await pageOf(host, id)).consent).toMatchObject(consent)
    const release = await host.guestPages.saveRelease({ body: { text: 'You may publish all of it.' } })
    expect(release.version).toBe(2)
    expect((await pageOf(host, id)).consent).toMatchObject(consent)
    const { payload } = await open(path)
    expect(payload).toContain('You may publish all of it.')
    expect(payload).toContain('The text has changed. Please read it again.')
    expect(await kinds(host)).toEqual(['consent'])
  })
})
