import { rates } from '@cueroom/core/contract/rate-limits.ts'
import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import { describe, expect, test } from 'vitest'
import type { Limits } from '../http/limits.ts'
import { steadyTime } from '../http/steady-time.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'

const questions = [
  { id: 'bio', question: 'Introduce yourself', type: 'textarea' as const },
  { id: 'links', question: 'Where can we find you?', type: 'textarea' as const },
]
const typed = { name: 'Ada Lovelace', email: 'Ada@Engine.example', title: 'Countess' }
const notTheirs = { responses: { bio: 'I sell pills.' }, guestName: 'Ada', guestEmail: 'ada@engine.example' }
const invalidLink = { status: 400, problem: { code: 'invalid_link' } }

describe('answers without a personal link', () => {
  const api = startTestApi()
  const ask = async (host?: TestHost) => {
    // Every test sends from the same address
    await api.current.resetLimits()
    const asking = host ?? (await api.current.host())
    const { id } = await asking.questionnaires.create({ body: { title: 'Before', questions } })
    const send = (body: object) =>
      api.current.client().questionnaires.submit({ params: { id }, body: body as never })
    const all = () => asking.questionnaires.responses({ params: { id } })
    return { host: asking, id, send, all }
  }
  /** A show with one guest, and answers that somebody sent under the guest's address. */
  const impersonated = async () => {
    const asked = await ask()
    const guest = await asked.host.guests.create({ body: typed })
    await asked.send(notTheirs)
    const [unverified] = await asked.all()
    return { ...asked, guest, params: { id: asked.id, responseId: unverified!.id } }
  }
  const linkOf = async (host: TestHost, id: string, guestId: number) => {
    const { path } = await host.questionnaires.personalLink({ params: { id, guestId } })
    return new URL(path, 'https://cueroom.example').searchParams.get('guest')!
  }
  const publicQuestionnaire = (id: string, guest: string) =>
    api.current.client().questionnaires.get({ params: { id }, query: { guest } })

  test('still wait, and can be decided, when their questionnaire was deleted', async () => {
    const { host, params } = await impersonated()
    await host.questionnaires.remove({ params: { id: params.id } })
    expect(await host.questionnaires.list({ query: { deleted: 'unverified' } })).toMatchObject([
      { id: params.id, unverifiedCount: 1 },
    ])
    expect((await host.questionnaires.list()).map(({ id }) => id)).not.toContain(params.id)
    await host.questionnaires.acceptResponse({ params })
    expect(await host.questionnaires.list({ query: { deleted: 'unverified' } })).toEqual([])
  })

  test('are answered no sooner under the address of a guest than under a new one', async () => {
    const { host, send } = await ask()
    await host.guests.create({ body: typed })
    const took = async (guestEmail: string) => {
      const start = performance.now()
      await send({ ...notTheirs, guestEmail })
      return performance.now() - start
    }
    const times = [await took(typed.email), await took('new@engine.example')]
    // A timer may end a millisecond early
    for (const time of times) expect(time).toBeGreaterThan(steadyTime - 2)
  })

  test('under the address of a guest change nothing about the guest, and wait', async () => {
    const { host, id, guest, all } = await impersonated()
    expect(await host.guests.list()).toEqual([guest])
    expect(await all()).toMatchObject([
      {
        state: 'unverified',
        guestId: guest.id,
        guestName: 'Ada Lovelace',
        typedName: 'Ada',
        guestEmail: 'ada@engine.example',
      },
    ])
    const [listed] = await host.questionnaires.list()
    expect(listed).toMatchObject({ id, responseCount: 1, unverifiedCount: 1 })
    const only = (state: QuestionnaireResponse['state']) =>
      host.questionnaires.responses({ params: { id }, query: { state } })
    expect(await only('unverified')).toHaveLength(1)
    expect(await only('accepted')).toEqual([])
  })

  test('never name a guest in their text', async () => {
    const { host, send, all } = await ask()
    const guest = await host.guests.create({ body: typed })
    await send({ responses: { bio: 'My name is Ada Lovelace.', links: 'ada@engine.example' } })
    const guests = await host.guests.list()
    expect(guests).toHaveLength(2)
    expect(guests).toContainEqual(guest)
    expect(await all()).toMatchObject([{ state: 'accepted' }])
  })

  test('under an address that no guest has make a guest', async () => {
    const { host, send } = await ask()
    await send({ responses: { bio: 'I dig.' }, guestName: 'Mary Anning', guestEmail: 'mary@lyme.example' })
    expect(await host.guests.list()).toMatchObject([{ name: 'Mary Anning', email: 'mary@lyme.example' }])
  })

  test('are accepted for the guest: blanks are filled, and what the host typed stays', async () => {
    const { host, guest, params } = await impersonated()
    const accepted = await host.questionnaires.acceptResponse({ params })
    expect(accepted).toMatchObject({ state: 'accepted', guestId: guest.id, guestName: 'Ada Lovelace' })
    const [changed] = await host.guests.list()
    expect(changed).toMatchObject({ ...typed, questionnaire: { responses: { bio: 'I sell pills.' } } })
    expect((await host.questionnaires.list())[0]).toMatchObject({ unverifiedCount: 0 })
  })

  test('are kept as a new guest', async () => {
    const { host, guest, params } = await impersonated()
    const kept = await host.questionnaires.keepResponseAsGuest({ params })
    expect(kept).toMatchObject({ state: 'accepted', guestName: 'Ada' })
    expect(kept.guestId).not.toBe(guest.id)
    const guests = await host.guests.list()
    expect(guests).toHaveLength(2)
    expect(guests).toContainEqual(guest)
  })

  test('are deleted', async () => {
    const { host, guest, params, all } = await impersonated()
    expect(await host.questionnaires.removeResponse({ params })).toEqual({ deleted: 1 })
    expect(await all()).toEqual([])
    expect(await host.guests.list()).toEqual([guest])
  })

  test('are decided once, by a host of the show', async () => {
    const { host, params } = await impersonated()
    const stranger = await api.current.host()
    await expect(stranger.questionnaires.acceptResponse({ params })).rejects.toMatchObject({ status: 404 })
    const decide = () =>
      Promise.allSettled([
        host.questionnaires.acceptResponse({ params }),
        host.questionnaires.keepResponseAsGuest({ params }),
        host.questionnaires.acceptResponse({ params }),
      ])
    const first = await decide()
    expect(first.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = { status: 409, problem: { code: 'already_accepted' } }
    await expect(host.questionnaires.removeResponse({ params })).rejects.toMatchObject(refused)
  })

  test('cannot be accepted for a guest who was deleted', async () => {
    const { host, guest, params } = await impersonated()
    await host.guests.remove({ params: { id: guest.id } })
    await expect(host.questionnaires.acceptResponse({ params })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'guest_deleted' },
    })
    expect(await host.questionnaires.keepResponseAsGuest({ params })).toMatchObject({ guestName: 'Ada' })
  })

  test('a link that was tampered with, or whose guest was deleted, opens and stores nothing', async () => {
    const { host, id, send, all } = await ask()
    const guest = await host.guests.create({ body: typed })
    const genuine = await linkOf(host, id, guest.id)
    const other = await ask(host)
    expect(await publicQuestionnaire(id, genuine)).toMatchObject({ title: 'Before' })
    const forged = [
      genuine.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A')),
      genuine.replace(/^\d+/, String(guest.id + 1)),
      await linkOf(host, other.id, guest.id),
      genuine.slice(0, -1),
      'nonsense',
      '',
    ]
    for (const link of forged.slice(0, -1)) {
      await expect(publicQuestionnaire(id, link)).rejects.toMatchObject(invalidLink)
      await expect(send({ responses: { bio: 'Mine' }, guest: link })).rejects.toMatchObject(invalidLink)
    }
    await host.guests.remove({ params: { id: guest.id } })
    await expect(publicQuestionnaire(id, genuine)).rejects.toMatchObject(invalidLink)
    await expect(send({ responses: { bio: 'Mine' }, guest: genuine })).rejects.toMatchObject(invalidLink)
    expect(await host.guests.list()).toEqual([])
    expect(await all()).toEqual([])
  })

  test('that are empty, invalid or sent twice do not close a questionnaire, nor a personal link', async () => {
    const { host, id, send } = await ask()
    const { limits } = api.current.app
    const guest = await host.guests.create({ body: typed })
    const link = await linkOf(host, id, guest.id)
    const junk = [
      { responses: {} },
      { responses: { bio: '   ' } },
      { responses: { bio: ['list'] } },
      { responses: { unknown: 'x' } },
    ]
    const uniqueToken = 'the-same-token'
    await send({ responses: { bio: 'Once' }, uniqueToken })
    for (let sent = 0; sent < rates.questionnaire.points; sent++) {
      // From ever new addresses: the rate of one address would stop it sooner
      api.current.use({
        limits: { ...limits, take: otherThan(['submit', 'public'], limits.take) },
      })
      const body = sent % 5 === 0 ? { responses: { bio: 'Once' }, uniqueToken } : junk[sent % junk.length]!
      await send(body).catch(() => {})
    }
    api.current.use({ limits })
    expect(await host.guests.list()).toHaveLength(2)
    expect(await send({ responses: { bio: 'From a person' } })).toMatchObject({ success: true })
    expect(await send({ responses: { bio: 'From the guest' }, guest: link })).toMatchObject({ success: true })
  })

  test('that use up a questionnaire and an address leave a personal link open', async () => {
    const { host, id, send } = await ask()
    const { limits } = api.current.app
    const guest = await host.guests.create({ body: typed })
    const link = await linkOf(host, id, guest.id)
    for (let sent = 0; sent < rates.questionnaire.points; sent++) await limits.take('questionnaire', id)
    for (let sent = 0; sent < rates.submit.points; sent++) await send({ responses: {} }).catch(() => {})
    await expect(send({ responses: { bio: 'More' } })).rejects.toMatchObject({ status: 429 })
    expect(await send({ responses: { bio: 'Mine' }, guest: link })).toMatchObject({ success: true })
    for (let sent = 1; sent < rates.personalLink.points; sent++)
      await limits.take('personalLink', `${id} ${guest.id}`)
    await expect(send({ responses: { bio: 'Again' }, guest: link })).rejects.toMatchObject({ status: 429 })
  })
})

type Take = Limits['take']
const otherThan =
  (free: string[], take: Take): Take =>
  (rate, key) =>
    free.includes(rate) ? Promise.resolve() : take(rate, key)
