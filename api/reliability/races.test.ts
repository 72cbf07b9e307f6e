import { setTimeout } from 'node:timers/promises'
import type { ApiError } from '@cueroom/core/contract/client.ts'
import type { Client } from '@cueroom/core/contract.ts'
import { defaultFeatures } from '@cueroom/core/entitlements/features.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTenant } from '../db/tenant.ts'
import { moveToTrash } from '../deletions/deletions.service.ts'
import { giveAnswers } from '../questionnaires/answered-guest.ts'
import { createTestApi, startTestApi, type TestHost } from '../testing/api.ts'
import { engines } from '../testing/databases.ts'
import { insist } from '../testing/insist.ts'
import { untilWaiting } from '../testing/locks.ts'

/** How often each race is run; `npm run endure` sets it to hundreds. */
const rounds = Number(process.env['CUEROOM_ENDURE']) || 3
const patience = 60_000 + rounds * 3_000
/** Callers of one race: fewer than the API has connections, so that all of them are in the database at the same time. */
const parallel = 6
/** Milliseconds within which an event falls at another moment of a call in each round. */
const spread = 40

/** How calls ended: the replies, and for each refusal its status and code. */
async function race<T>(calls: (() => Promise<T>)[]) {
  const ended = await Promise.allSettled(calls.map((call) => insist(call)))
  return {
    replies: ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    refusals: ended.flatMap((each) => (each.status === 'rejected' ? [refusalOf(each.reason)] : [])),
  }
}

const refusalOf = (error: ApiError) => `${error.status} ${error.problem?.code}`

const times = <T>(call: (nth: number) => Promise<T>) =>
  Array.from({ length: parallel }, (_, nth) => () => call(nth))

const perRound = Array.from({ length: rounds }, (_, round) => round)

// On the oldest PostgreSQL that is installed, where each call has a connection of its own
describe(`races on ${engines.at(-1)}, ${rounds} times each`, { timeout: patience }, () => {
  const api = startTestApi({}, engines.at(-1))
  let host: TestHost
  beforeAll(async () => {
    api.current.liftLimits()
    host = await api.current.host()
  })

  const stored = (table: string, where: object = {}) =>
    api.current.knex(table).where({ tenantId: host.tenantId, ...where })
  /** A second browser of the same host: it sends keys of its own. */
  const again = () => api.current.client(host.token)
  const questions = [{ id: 'bio', question: 'Introduce yourself', type: 'textarea' as const }]
  const newQuestionnaire = async () =>
    (await host.questionnaires.create({ body: { title: 'Before', questions } })).id

  test('answers sent several times with one token are stored once, and make one guest', async () => {
    const id = await newQuestionnaire()
    for (const round of perRound) {
      const uniqueToken = `answers-${round}`
      const guestEmail = `guest${round}@example.com`
      const body = { responses: { bio: 'I dig.' }, guestName: `Guest ${round}`, guestEmail, uniqueToken }
      const submit = () => api.current.client().questionnaires.submit({ params: { id }, body })
      const { replies, refusals } = await race(times(submit))
      expect(refusals).toEqual([])
      expect(new Set(replies.map(({ submittedAt }) => submittedAt)).size).toBe(1)
      expect(await stored('questionnaire_responses', { uniqueToken })).toHaveLength(1)
      expect(await stored('guests', { email: guestEmail })).toHaveLength(1)
    }
  })

  test('answers of two people under one address make one guest, and the others wait', async () => {
    const id = await newQuestionnaire()
    for (const round of perRound) {
      const guestEmail = `shared${round}@example.com`
      const submit = (nth: number) => {
        const body = { responses: { bio: `I dig ${nth}.` }, guestName: 'Mary', guestEmail }
        return api.current.client().questionnaires.submit({ params: { id }, body })
      }
      expect((await race(times(submit))).refusals).toEqual([])
      expect(await stored('guests', { email: guestEmail })).toHaveLength(1)
      const waiting = await stored('questionnaire_responses', { guestEmail, state: 'unverified' })
      expect(waiting).toHaveLength(parallel - 1)
    }
  })

  test('an import sent several times with one Idempotency-Key is made once', async () => {
    for (const round of perRound) {
      const guests = Array.from({ length: 30 }, (_, row) => ({ name: `Row ${row} of ${round}` }))
      const call = { body: { guests }, idempotencyKey: `import-${round}` }
      const { replies, refusals } = await race(times(() => again().imports.create(call)))
      expect(refusals).toEqual([])
      for (const reply of replies) expect(reply).toEqual(replies[0])
      expect(await stored('guests', { importId: replies[0]!.importId })).toHaveLength(30)
    }
  })

  test('parts of one import that come together are all there, and counted', async () => {
    for (const round of perRound) {
      const importId = randomId()
      const part = (nth: number) =>
        again().imports.create({ body: { importId, guests: [{ name: `Part ${nth} of ${round}` }] } })
      expect((await race(times(part))).refusals).toEqual([])
      expect(await host.imports.get({ params: { id: importId } })).toMatchObject({
        imported: parallel,
        left: parallel,
      })
    }
  })

  test('a guest created several times with one Idempotency-Key is there once', async () => {
    for (const round of perRound) {
      const name = `Once ${round}`
      const create = () => again().guests.create({ body: { name }, idempotencyKey: `once-${round}` })
      const { replies, refusals } = await race(times(create))
      expect(refusals).toEqual([])
      for (const reply of replies) expect(reply).toEqual(replies[0])
      expect(await stored('guests', { name })).toHaveLength(1)
    }
  })

  test('of several hosts who accept the same answers, exactly one does', async () => {
    const id = await newQuestionnaire()
    for (const round of perRound) {
      const email = `known${round}@example.com`
      const guest = await host.guests.create({ body: { name: 'Ada', email } })
      const body = { responses: { bio: `I count ${round}.` }, guestName: 'Ada', guestEmail: email }
      await api.current.client().questionnaires.submit({ params: { id }, body })
      const [{ id: responseId }] = await stored('questionnaire_responses', { guestEmail: email })
      const call = { params: { id, responseId } }
      const { replies, refusals } = await race(
        times((nth) =>
          nth % 2
            ? again().questionnaires.acceptResponse(call)
            : again().questionnaires.keepResponseAsGuest(call),
        ),
      )
      expect(replies).toHaveLength(1)
      expect(new Set(refusals)).toEqual(new Set(['409 already_accepted']))
      const guests = await stored('guests').where('id', '>=', guest.id)
      expect(guests).toHaveLength(replies[0]!.guestId === guest.id ? 1 : 2)
    }
  })

  test('answers that a guest sends while a host accepts others for them join those', async () => {
    const links = { id: 'links', question: 'Links', type: 'text' as const }
    const both = [...questions, links]
    const { id, questions: asked } = await host.questionnaires.create({
      body: { title: 'Both', questions: both },
    })
    const { id: guestId } = await host.guests.create({ body: { name: 'Mary' } })
    const { path } = await host.questionnaires.personalLink({ params: { id, guestId } })
    const guest = new URL(path, 'https://cueroom.example').searchParams.get('guest')!
    const body = { responses: { bio: 'I dig.' }, guest, uniqueToken: randomId() }
    let sent: Promise<unknown> | undefined
    await inTenant(api.current.knex, host.tenantId, async (db) => {
      const accepted = {
        responses: { links: 'lyme.example' },
        questions: asked,
        submittedAt: new Date().toISOString(),
      }
      const typed = { typedName: null, typedEmail: null }
      await giveAnswers(
        db,
        { id: guestId },
        { ...accepted, ...typed },
        { fields: {}, confidence: 0, method: 'rules' },
      )
      sent = api.current.client().questionnaires.submit({ params: { id }, body })
      await untilWaiting(api.current.knex, 1)
    })
    await sent
    const { questionnaire } = await host.guests.get({ params: { id: guestId } })
    expect(questionnaire?.responses).toEqual({ links: 'lyme.example', bio: 'I dig.' })
  })

  test.each([
    ['introduction', 'generated_content'],
    ['email to a sponsor', 'marketing_results'],
  ])('a guest deleted while an %s is written leaves none behind', async (text, table) => {
    let lasting = 0
    for (const round of perRound) {
      const { id: guestId } = await host.guests.create({ body: { name: `Leaving ${round}`, bio: 'I dig.' } })
      const email = { guestId, sponsorName: 'Kelp Tools', episodeStatus: 'upcoming' } as const
      const write = async () => {
        const since = performance.now()
        if (text === 'introduction')
          await again().content.generate({ body: { guestId, type: 'introduction' } })
        else await again().marketing.sponsorOutreach({ body: email })
        lasting = performance.now() - since
      }
      const remove = async () => {
        await setTimeout((lasting * (round % 20)) / 20)
        await host.guests.remove({ params: { id: guestId } })
      }
      const { refusals } = await race([write, remove])
      expect(['', '404 not_found']).toContain(refusals.join())
      const [{ deletionId }] = await stored('guests', { id: guestId })
      expect(deletionId).not.toBeNull()
      const texts: { deletionId: string | null }[] = await stored(table, { guestId })
      expect(texts.map((each) => each.deletionId)).toEqual(refusals.length > 0 ? [] : [deletionId])
    }
  })
})

test('a text waits for a running deletion of its guest, and is not stored', async () => {
  const api = await createTestApi({}, engines.at(-1))
  try {
    const host = await api.host()
    const { id: guestId } = await host.guests.create({ body: { name: 'Leaving', bio: 'I dig.' } })
    let ended: ReturnType<typeof race> | undefined
    await inTenant(api.knex, host.tenantId, async (db) => {
      await moveToTrash(db, { kind: 'guest', label: 'Leaving', ids: [guestId] })
      ended = race([() => host.content.generate({ body: { guestId, type: 'introduction' } })])
      await untilWaiting(api.knex, 1)
    })
    expect((await ended)?.refusals).toEqual(['404 not_found'])
    expect(await api.knex('generated_content')).toEqual([])
  } finally {
    await api.close()
  }
})

describe(`races of administrators on ${engines.at(-1)}, ${rounds} times each`, { timeout: patience }, () => {
  const api = startTestApi({}, engines.at(-1))
  let admins: Client[]
  beforeAll(async () => {
    api.current.liftLimits()
    admins = await Promise.all(Array.from({ length: parallel }, () => api.current.admin()))
  })

  test('a setup link used several times lets exactly one in, with that one’s password', async () => {
    const [admin] = admins as [Client]
    for (const round of perRound) {
      const email = `setup${round}@example.com`
      const { setupUrl } = await admin.tenants.create({ body: { name: `Show ${round}`, email } })
      const setupToken = new URLSearchParams(new URL(setupUrl).hash.slice(1)).get('token')!
      const password = (nth: number) => `quiet-harbour-bell-${nth}`
      const complete = async (nth: number) => {
        const body = { setupToken, name: `Show of ${nth}`, password: password(nth) }
        await api.current.client().auth.completeSetup({ body })
        return nth
      }
      const { replies, refusals } = await race([() => complete(0), () => complete(1)])
      expect(replies).toHaveLength(1)
      expect(refusals).toEqual(['404 setup_link_invalid'])
      const signIn = (nth: number) =>
        api.current.client().auth.signIn({ body: { email, password: password(nth) } })
      const { tenant } = await signIn(replies[0]!)
      expect(tenant.name).toBe(`Show of ${replies[0]}`)
    }
  })

  test('of several administrators who edit the version they read, one saves, and the others learn it', async () => {
    const { tenantId } = await api.current.host()
    const params = { id: tenantId }
    for (const round of perRound) {
      const { version } = await admins[0]!.tenants.get({ params })
      const edit = (nth: number) =>
        admins[nth]!.tenants.update({ params, body: { name: `Show ${round} ${nth}` }, ifMatch: version })
      const { replies, refusals } = await race(times(edit))
      expect(replies).toHaveLength(1)
      expect(new Set(refusals)).toEqual(new Set(['409 version_conflict']))
      const saved = await admins[0]!.tenants.get({ params })
      expect(saved).toMatchObject({ name: replies[0]!.name, version: version + 1 })
    }
  })

  test('features that administrators switch at the same time are all switched', async () => {
    const { tenantId } = await api.current.host({ features: defaultFeatures })
    const params = { id: tenantId }
    for (const round of perRound) {
      const names = ['guestInvitations', 'analytics', 'customBranding'] as const
      const isOn = round % 2 === 0
      const { refusals } = await race(
        names.map(
          (name, nth) => () => admins[nth]!.tenants.update({ params, body: { features: { [name]: isOn } } }),
        ),
      )
      expect(refusals).toEqual([])
      const { features } = await admins[0]!.tenants.get({ params })
      expect(features).toMatchObject(Object.fromEntries(names.map((name) => [name, isOn])))
    }
  })

  test('a show that is disabled in the middle of calls keeps what was confirmed, and refuses from then on', async () => {
    const host = await api.current.host()
    const params = { id: host.tenantId }
    const setStatus = (subscriptionStatus: 'active' | 'inactive') =>
      admins[0]!.tenants.update({ params, body: { subscriptionStatus } })
    for (const round of perRound) {
      const name = `Guest ${round}`
      const create = async (nth: number) => {
        await setTimeout((round * 7 + nth * 3) % spread)
        await api.current.client(host.token).guests.create({ body: { name } })
      }
      const disable = async () => {
        await setTimeout(round % spread)
        await setStatus('inactive')
        await expect(host.guests.create({ body: { name: 'Too late' } })).rejects.toMatchObject({
          problem: { code: 'subscription_inactive' },
        })
      }
      const [{ replies, refusals }] = await Promise.all([race(times(create)), disable()])
      expect([...new Set(refusals)].filter((each) => each !== '403 subscription_inactive')).toEqual([])
      const guests = await api.current.knex('guests').where({ tenantId: host.tenantId, name })
      expect(guests).toHaveLength(replies.length)
      await setStatus('active')
    }
    expect(await api.current.knex('guests').where({ name: 'Too late' })).toEqual([])
  })
})
