import { rates } from '@cueroom/core/contract/rate-limits.ts'
import { fingerprint } from '@cueroom/core/questionnaires/fingerprint.ts'
import { maxQuestions } from '@cueroom/core/questionnaires/questionnaire-limits.ts'
import type {
  NewQuestionnaire,
  PublicQuestionnaire,
  SubmittedAnswers,
} from '@cueroom/core/questionnaires/questionnaire.ts'
import type { NewSubmission } from '@cueroom/core/questionnaires/submission.ts'
import { hostileTexts } from '@cueroom/core/testing/hostile-texts.ts'
import { tidyText } from '@cueroom/core/text/lines.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { engines } from '../testing/databases.ts'
import { insist } from '../testing/insist.ts'
import { submit } from './submissions.service.ts'

const questions: NewQuestionnaire['questions'] = [
  { id: 'name', question: 'Your name', type: 'text', required: true },
  { id: 'bio', question: 'Introduce yourself', type: 'textarea' },
  { id: 'links', question: 'Where can we find you?', type: 'textarea' },
  { id: 'place', question: 'Where shall we record?', type: 'radio', options: ['Studio', 'Online'] },
  { id: 'topics', question: 'Which topics?', type: 'checkbox', options: ['Bees', 'Maps'] },
  { id: 'photo', question: 'A photo', type: 'photo' },
]
const answers = { name: 'Ada Lovelace', links: 'ada@engine.example' }

const photo = async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

describe('answers', () => {
  const api = startTestApi()
  const ask = async (host?: TestHost) => {
    // Every test sends from the same address
    await api.current.resetLimits()
    const asking = host ?? (await api.current.host())
    const { id } = await asking.questionnaires.create({ body: { title: 'Before', questions } })
    const send = (body: object) =>
      api.current.client().questionnaires.submit({ params: { id }, body: body as never })
    return { host: asking, id, send }
  }
  const stored = (id: string) => api.current.knex('questionnaire_responses').where({ questionnaireId: id })

  test.each([
    [{}, 'Answers are missing'],
    [{ responses: {} }, 'Your name: Please answer this question.'],
    [{ responses: { name: '  ' } }, 'Your name: Please answer this question.'],
    [
      { responses: { name: 'a'.repeat(10_001) } },
      'Your name: Use at most 10,000 characters. You have 10,001.',
    ],
    [{ responses: { name: ['Ada'] } }, 'Your name: Please answer with text.'],
    [
      { responses: { ...answers, place: 'Moon' } },
      'Where shall we record?: This choice isn’t available. Choose again.',
    ],
    [
      { responses: { ...answers, topics: ['Bees', 'Wax'] } },
      'Which topics?: This choice isn’t available. Choose again.',
    ],
    [{ responses: { ...answers, photo: 'me.jpg' } }, 'A photo: Please select an image file.'],
    [
      { responses: { ...answers, photo: 'https://elsewhere.example/me.jpg' } },
      'A photo: Please select an image file.',
    ],
    [
      { responses: { ...answers, photo: 'data:image/png;base64,bm90IGFuIGltYWdl' } },
      'Please select an image file.',
    ],
    [
      { responses: answers, subject: 'buy pills' },
      'This looks like an automated submission. Please send it again.',
    ],
    [{ responses: answers, guestId: 1 }, 'Unrecognized key: "guestId"'],
    [
      { responses: answers, guest: '1.AAAAAAAAAAAAAAAAAAAAAA' },
      'This personal link doesn’t work. Ask the host for a new one, or answer without it.',
    ],
    [
      { responses: answers, guestName: 'Ada\nLovelace' },
      'Guest name must be one line without invisible characters',
    ],
  ])('that cannot be right are refused and leave nothing behind: %#', async (body, error) => {
    const { host, id, send } = await ask()
    await expect(send(body)).rejects.toMatchObject({ status: 400, problem: { error } })
    expect(await stored(id)).toEqual([])
    expect(await host.guests.list()).toEqual([])
  })

  test('sent sooner than a person can are asked for again', async () => {
    const { send } = await ask()
    await expect(send({ responses: answers, seconds: 0.4 })).rejects.toMatchObject({
      status: 429,
      retryAfter: 2,
    })
    expect(await send({ responses: answers, seconds: 40 })).toMatchObject({ success: true })
  })

  test('to a questionnaire that is off, deleted or closed are refused', async () => {
    const { host, id, send } = await ask()
    await host.questionnaires.update({ params: { id }, body: { isActive: false } })
    await expect(send({ responses: answers })).rejects.toMatchObject({ status: 404 })
    await host.questionnaires.update({ params: { id }, body: { isActive: true } })
    await api.current.knex('tenants').where({ id: host.tenantId }).update({ subscriptionStatus: 'inactive' })
    await expect(send({ responses: answers })).rejects.toMatchObject({
      status: 403,
      problem: { error: 'This questionnaire is closed for now.' },
    })
    await host.questionnaires.remove({ params: { id } })
    await expect(send({ responses: answers })).rejects.toMatchObject({ status: 404 })
  })

  test('to questions that have changed since are not filed under the new ones', async () => {
    const { host, id, send } = await ask()
    const shown = await host.questionnaires.get({ params: { id } })
    const changed = questions.map((q) => (q.id === 'bio' ? { ...q, question: 'What do you sell?' } : q))
    await host.questionnaires.update({ params: { id }, body: { questions: changed } })
    const sent = { responses: { ...answers, bio: 'I dig.' }, fingerprint: fingerprint(shown.questions) }
    await expect(send(sent)).rejects.toMatchObject({ status: 409, problem: { code: 'questions_changed' } })
    const { questions: now } = await host.questionnaires.get({ params: { id } })
    expect(await send({ ...sent, fingerprint: fingerprint(now) })).toMatchObject({ success: true })
  })

  test('are stored once for a token, also after the show has closed', async () => {
    const { host, id, send } = await ask()
    const body = { responses: answers, uniqueToken: randomId() }
    const first = await send(body)
    await api.current.knex('tenants').where({ id: host.tenantId }).update({ subscriptionStatus: 'cancelled' })
    expect(await send(body)).toEqual(first)
    expect(await stored(id)).toHaveLength(1)
    expect(await host.guests.list()).toHaveLength(1)
  })

  test('that were changed after they had arrived are refused: nobody takes them for stored', async () => {
    const { id, send } = await ask()
    const body = { responses: { ...answers, photo: await photo() }, uniqueToken: randomId() }
    const first = await send(body)
    await expect(send({ ...body, responses: { ...body.responses, name: 'Ada King' } })).rejects.toMatchObject(
      {
        status: 409,
        problem: { code: 'already_submitted' },
      },
    )
    expect(await send(body)).toEqual(first)
    expect(await stored(id)).toHaveLength(1)
  })

  test('make a guest out of what they say', async () => {
    const { host, send } = await ask()
    await send({
      responses: {
        ...answers,
        bio: 'I am a mathematician at the Analytical Society. I write programs.',
        topics: ['Maps'],
        photo: await photo(),
      },
    })
    const [guest] = await host.guests.list()
    expect(guest).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@engine.example',
      title: 'Mathematician',
      company: 'Analytical Society',
      questionnaire: {
        responses: { name: 'Ada Lovelace', topics: ['Maps'] },
        // What stayed empty was asked as well
        asked: questions.map(({ id, question, type }) => ({ id, question, type })),
      },
    })
    expect(guest!.questionnaire.photo).toMatch(/^\/media\/[\w-]{22}$/)
    expect(guest!.questionnaire.responses['photo']).toBe(guest!.questionnaire.photo)
    expect(guest!.questionnaire.submittedAt).toBeTruthy()
  })

  test('over a personal link go to that guest', async () => {
    const { host, id, send } = await ask()
    const { id: guestId } = await host.guests.create({ body: { name: 'Grace Hopper' } })
    const { path } = await host.questionnaires.personalLink({ params: { id, guestId } })
    const guest = new URL(path, 'https://cueroom.example').searchParams.get('guest')!
    await send({ responses: { name: 'Gracie' }, guest })
    expect(await host.guests.list()).toHaveLength(1)
    expect(await host.guests.get({ params: { id: guestId } })).toMatchObject({
      name: 'Grace Hopper',
      questionnaire: { responses: { name: 'Gracie' } },
    })
  })

  describe('of a personal link', () => {
    const answered = async (responses: object = { name: 'Gracie', bio: 'I dig.', photo: undefined }) => {
      const { host, id, send } = await ask()
      const { id: guestId } = await host.guests.create({ body: { name: 'Grace Hopper' } })
      const { path } = await host.questionnaires.personalLink({ params: { id, guestId } })
      const guest = new URL(path, 'https://cueroom.example').searchParams.get('guest')!
      await send({ responses, guest })
      const shown = async () => {
        const found = await api.current.client().questionnaires.get({ params: { id }, query: { guest } })
        return (found as { submitted?: SubmittedAnswers }).submitted
      }
      const change = (body: object) => send({ guest, ...body })
      const row = async () => (await host.questionnaires.responses({ params: { id } }))[0]!
      return { host, id, guestId, shown, change, row }
    }

    test('are not changed unseen, from an earlier window, or after they were locked', async () => {
      const { host, id, shown, change, row } = await answered()
      const responses = { name: 'Grace' }
      await expect(change({ responses })).rejects.toMatchObject({ problem: { code: 'already_submitted' } })
      await change({ responses, revises: 1 })
      await expect(change({ responses, revises: 1 })).rejects.toMatchObject({
        status: 409,
        problem: { code: 'answers_changed' },
      })
      const params = { id, responseId: (await row()).id }
      const locked = await host.questionnaires.lockResponse({ params, body: { locked: true } })
      expect(locked.lockedAt).toBeTruthy()
      expect(await shown()).toMatchObject({ revision: 2, locked: true })
      const refused = { status: 403, problem: { code: 'answers_locked' } }
      await expect(change({ responses, revises: 2 })).rejects.toMatchObject(refused)
      await host.questionnaires.lockResponse({ params, body: { locked: false } })
      const { settings } = await host.questionnaires.get({ params: { id } })
      const body = { settings: { ...settings, answersLocked: true } }
      await host.questionnaires.update({ params: { id }, body })
      await expect(change({ responses, revises: 2 })).rejects.toMatchObject(refused)
      expect((await row()).responses).toEqual(responses)
    })

    test('are shown to whoever has it, and to nobody else', async () => {
      const { id, shown } = await answered()
      const stranger = await api.current.client().questionnaires.get({ params: { id } })
      expect(stranger).toMatchObject({ submitted: null })
      expect(await shown()).toMatchObject({
        responses: { name: 'Gracie', bio: 'I dig.' },
        changedAt: null,
        revision: 1,
        locked: false,
      })
    })

    test('replace those before, for the guest too, and show up in the inbox again', async () => {
      const { host, guestId, shown, change, row } = await answered({
        name: 'Gracie',
        bio: 'I dig.',
        photo: await photo(),
      })
      const before = (await shown())!
      const items = await host.inbox.list()
      await host.inbox.mark({ body: { ids: items.map(({ id }) => id), read: true } })
      const stolen = { name: 'Grace', photo: '/media/AAAAAAAAAAAAAAAAAAAAAA' }
      await expect(change({ responses: stolen, revises: 1 })).rejects.toMatchObject({
        status: 400,
        problem: { details: [{ path: 'responses.photo' }] },
      })

      const uniqueToken = randomId()
      const changes = {
        responses: { name: 'Grace', photo: before.responses['photo'] },
        revises: 1,
        uniqueToken,
      }
      const receipt = await change(changes)
      expect(await change(changes)).toEqual(receipt)
      expect(receipt.submittedAt).toBe(before.submittedAt)
      expect(await host.inbox.list()).toMatchObject([{ kind: 'answers', readAt: null, guestId }])
      expect(await row()).toMatchObject({ responses: changes.responses, changedAt: expect.any(String) })
      const guest = await host.guests.get({ params: { id: guestId } })
      expect(guest.questionnaire.responses).toEqual(changes.responses)
      expect(guest.questionnaire.photo).toBe(changes.responses.photo)

      await change({ responses: { name: 'Grace' }, revises: 2 })
      const without = await host.guests.get({ params: { id: guestId } })
      expect(without.questionnaire).toMatchObject({ responses: { name: 'Grace' }, photo: null })
    })
  })

  describe('to a question that the host changes afterwards', () => {
    const asked = async (required = false) => {
      await api.current.resetLimits()
      const host = await api.current.host()
      const question = {
        ...{
          id: 'subjects',
          question: 'Which subjects do you know best?',
          type: 'textarea' as const,
          required,
        },
      }
      const other = { id: 'new', question: 'Where do you live?', type: 'text' as const }
      const { id } = await host.questionnaires.create({
        body: { title: 'Before', questions: [question, other] },
      })
      const { id: guestId } = await host.guests.create({ body: { name: 'Maya Okafor' } })
      const { path } = await host.questionnaires.personalLink({ params: { id, guestId } })
      const guest = new URL(path, 'https://cueroom.example').searchParams.get('guest')!
      const visitor = api.current.client()
      const send = (body: object) =>
        visitor.questionnaires.submit({ params: { id }, body: { guest, ...body } as never })
      await send({ responses: { subjects: 'Bees\nMaps\nTides', new: '' } })
      const questions = [{ ...question, type: 'number' as const }, other]
      await host.questionnaires.update({ params: { id }, body: { questions } })
      const row = async () => (await host.questionnaires.responses({ params: { id } }))[0]!
      const shown = async () =>
        (await visitor.questionnaires.get({
          params: { id },
          query: { guest },
        })) as unknown as PublicQuestionnaire
      return { host, guestId, send, shown, row }
    }

    test('are not lost by a save in which the guest did not touch them', async () => {
      const { host, guestId, send, shown, row } = await asked()
      expect((await shown()).submitted).toMatchObject({
        responses: {},
        earlier: { subjects: { answer: 'Bees\nMaps\nTides', removable: true } },
      })
      const uniqueToken = randomId()
      const saved = { responses: { new: 'Lisbon' }, revises: 1, uniqueToken }
      const receipt = await send(saved)
      // A repeated call after a lost reply
      expect(await send(saved)).toEqual(receipt)
      const { responses, questions } = await row()
      expect(responses).toEqual({ subjects: 'Bees\nMaps\nTides', new: 'Lisbon' })
      expect(questions.find(({ id }) => id === 'subjects')!.type).toBe('textarea')
      const guest = await host.guests.get({ params: { id: guestId } })
      expect(guest.questionnaire.responses).toEqual(responses)
      expect(guest.questionnaire.asked.map(({ id }) => id)).toEqual(['subjects', 'new'])
    })

    test('go when the guest answers again or removes them, and the host still reads what they were', async () => {
      const { host, guestId, send, row } = await asked()
      await send({ responses: { subjects: '3' }, revises: 1 })
      expect(await row()).toMatchObject({
        responses: { subjects: '3' },
        changes: [{ id: 'subjects', type: 'textarea', before: 'Bees\nMaps\nTides' }],
      })
      const guest = await host.guests.get({ params: { id: guestId } })
      expect(guest.questionnaire.responses).toEqual({ subjects: '3' })
      const sets = await host.questionnaires.answersOfGuest({ params: { id: guestId } })
      expect(sets).toMatchObject([
        { guestName: 'Maya Okafor', responses: { subjects: '3' }, changes: [{ id: 'subjects' }] },
      ])

      const other = await asked()
      await other.send({ responses: { new: 'Lisbon' }, revises: 1, removes: ['subjects'] })
      expect((await other.row()).responses).toEqual({ new: 'Lisbon' })
    })

    test('stand in for an answer that is required, unless the guest removes them', async () => {
      const { send, shown, row } = await asked(true)
      const { questions, submitted } = await shown()
      expect(questions[0]).toMatchObject({ id: 'subjects', required: false })
      expect(submitted!.earlier['subjects']).toMatchObject({ removable: false })
      await expect(
        send({ responses: { new: 'Lisbon' }, revises: 1, removes: ['subjects'] }),
      ).rejects.toMatchObject({ status: 400, problem: { details: [{ path: 'responses.subjects' }] } })
      await send({ responses: { new: 'Lisbon' }, revises: 1 })
      expect((await row()).responses['subjects']).toBe('Bees\nMaps\nTides')
    })
  })

  test('keep the text they were asked with, and outlive the questionnaire', async () => {
    const { host, id, send } = await ask()
    await send({ responses: { ...answers, bio: 'I dig.' } })
    const changed = questions.map((q) => ({ ...q, question: `${q.question} (new)` }))
    await host.questionnaires.update({ params: { id }, body: { questions: changed } })
    await host.questionnaires.remove({ params: { id } })
    const [response] = await host.questionnaires.responses({ params: { id } })
    expect(response).toMatchObject({ guestName: 'Ada Lovelace', responses: { bio: 'I dig.' } })
    expect(response!.questions.map(({ question }) => question)).toContain('Introduce yourself')
  })

  test('are found by a word in them, by name and by address, page by page', async () => {
    const { host, id, send } = await ask()
    for (const name of ['Ada Lovelace', 'Grace Hopper', 'Mary Anning']) {
      await send({ responses: { name, bio: `About ${name}` }, guestEmail: `${name[0]}@guests.example` })
    }
    const find = async (query: object) =>
      (await host.questionnaires.responses({ params: { id }, query })).map(({ guestName }) => guestName)
    expect(await find({ search: 'about grace' })).toEqual(['Grace Hopper'])
    expect(await find({ search: 'm@guests' })).toEqual(['Mary Anning'])
    expect(await find({ search: '100%' })).toEqual([])
    const [newest] = await host.questionnaires.responses({ params: { id }, query: { limit: 1 } })
    expect(await find({ after: newest!.id })).toEqual(['Grace Hopper', 'Ada Lovelace'])
    expect(await find({ since: newest!.submittedAt })).toEqual(['Mary Anning'])
    await expect(find({ since: 'yesterday' })).rejects.toMatchObject({ status: 400 })
  })

  test('that cannot be stored are refused, and of any other wording only what nobody sees is left out', async () => {
    const { host, send } = await ask()
    const unstorable = hostileTexts.filter((text) => !text.isWellFormed() || text.includes('\0'))
    for (const bio of unstorable.slice(0, 8))
      await expect(send({ responses: { name: 'Ada', bio } })).rejects.toMatchObject({ status: 400 })

    const texts = hostileTexts.filter((text) => !unstorable.includes(text) && tidyText(text).trim())
    for (let first = 0; first < texts.length; first += maxQuestions) {
      await api.current.resetLimits()
      const some = Object.fromEntries(
        texts.slice(first, first + maxQuestions).map((text, n) => [`q${n}`, text]),
      )
      const asked = Object.keys(some).map((id) => ({ id, question: id, type: 'textarea' as const }))
      const { id } = await host.questionnaires.create({ body: { title: 'Hostile', questions: asked } })
      await api.current.client().questionnaires.submit({ params: { id }, body: { responses: some } })
      const [response] = await host.questionnaires.responses({ params: { id } })
      for (const [question, text] of Object.entries(some))
        expect(response!.responses[question]).toBe(tidyText(text).trim())
    }
  })

  test('from one address are limited, and say when to come back', async () => {
    const { send } = await ask()
    for (let sent = 0; sent < rates.submit.points; sent++) await send({ responses: answers })
    await expect(send({ responses: answers })).rejects.toMatchObject({
      status: 429,
      retryAfter: expect.any(Number),
    })
  })

  test('from one network leave room for others, and from many networks slow down each', async () => {
    const { id } = await ask()
    const { app } = api.current
    const send = async (address: string) => {
      await app.limits.reset('submit', address)
      return submit(app, { id, sent: { responses: answers }, address })
    }
    for (let sent = 0; sent < rates.questionnaireNetwork.points; sent++)
      await app.limits.take('questionnaireNetwork', `${id} 192.0.2.`)
    await expect(send('192.0.2.7')).rejects.toMatchObject({ data: { code: 'too_many_requests' } })
    expect(await send('198.51.100.7')).toMatchObject({ success: true })
    for (let sent = 1; sent < rates.questionnaire.points; sent++) await app.limits.take('questionnaire', id)
    for (let sent = 0; sent < rates.crowded.points; sent++)
      expect(await send(`203.0.113.${sent}`)).toMatchObject({ success: true })
    await expect(send('203.0.113.99')).rejects.toMatchObject({ data: { code: 'too_many_requests' } })
    expect(await send('2001:db8:0:7::/64')).toMatchObject({ success: true })
  })
})

/** How often all of them are sent; `npm run endure` sets it to many. */
const rounds = Number(process.env['CUEROOM_ENDURE']) || 5

describe.each(engines)('answers sent at the same moment on %s', (engine) => {
  const api = startTestApi({}, engine)

  test('with one token are stored once, with one address they make one guest', async () => {
    const host = await api.current.host()
    const { id } = await host.questionnaires.create({ body: { title: 'Before', questions } })
    const visitor = api.current.client()
    for (let round = 0; round < rounds; round++) {
      await api.current.resetLimits()
      const uniqueToken = randomId()
      const responses = { name: 'Ada Lovelace' }
      const guestEmail = `ada${round}@engine.example`
      const submit = (body: NewSubmission) =>
        insist(() => visitor.questionnaires.submit({ params: { id }, body }), api.current.resetLimits)
      const once = Array.from({ length: 5 }, () => submit({ responses, guestEmail, uniqueToken }))
      const others = Array.from({ length: 3 }, () => submit({ responses, guestEmail }))
      const replies = await Promise.all(once)
      await Promise.all(others)
      expect(new Set(replies.map(({ submittedAt }) => submittedAt)).size).toBe(1)
    }
    const stored = await api.current.knex('questionnaire_responses').where({ questionnaireId: id })
    expect(stored).toHaveLength(rounds * 4)
    expect(await host.guests.list()).toHaveLength(rounds)
  })
})
