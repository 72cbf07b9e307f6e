import * as calls from '@cueroom/core/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import type { contract } from '@cueroom/core/contract.ts'
import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import { describe, expect, test } from 'vitest'
import { injected } from '../http/injected.ts'
import { startTestApi } from '../testing/api.ts'

const title = 'Before we record'
const questions = [
  { id: 'bio', question: 'Who are you?', type: 'textarea' as const, required: true },
  { id: 'place', question: 'Where?', type: 'radio' as const, options: ['Studio', ' ', 'Online', 'Studio'] },
]

describe('questionnaires', () => {
  const api = startTestApi({
    provider: { name: 'Cue Works', email: 'hello@cue.example', phone: null, url: null },
  })
  const visitor = () =>
    createClient<typeof contract, 'visitor'>(calls, { fetch: injected(api.current.server) })
  const read = (id: string) => visitor().questionnaires.get({ params: { id } })
  const missing = { status: 404, problem: { error: 'Questionnaire not found' } }

  test('one whose stored row no longer fits leaves the list readable, and can be deleted', async () => {
    const host = await api.current.host()
    const { id } = await host.questionnaires.create({ body: { title, questions } })
    const { id: damaged } = await host.questionnaires.create({ body: { title: 'Damaged', questions } })
    await api.current.knex('questionnaires').where({ id: damaged }).update({ settings: '{"unknown":1}' })
    const ids = (await host.questionnaires.list()).map((shown) => shown.id)
    expect([ids.includes(id), ids.includes(damaged)]).toEqual([true, false])
    await host.questionnaires.remove({ params: { id: damaged } })
    await expect(host.questionnaires.get({ params: { id: damaged } })).rejects.toMatchObject(missing)
  })

  test.each([
    [{ questions }, 'Title is required'],
    [{ title: '  ', questions }, 'Title is required'],
    [{ title }, 'At least one question is required'],
    [{ title, questions: [] }, 'At least one question is required'],
    [{ title, questions: [{ question: ' ', type: 'text' }] }, 'Question is required'],
    [{ title, questions: [questions[0], questions[0]] }, 'Two questions have the same id'],
    [{ title: 'Before\nwe record', questions }, 'Title must be one line without invisible characters'],
    [
      { title, questions: [{ ...questions[0], id: 'constructor' }] },
      '“constructor” can’t be the id of a question',
    ],
    [
      { title, questions: [{ ...questions[0], id: '__proto__' }] },
      '“__proto__” can’t be the id of a question',
    ],
    [
      { title, questions: Array.from({ length: 101 }, () => ({ question: 'Why?', type: 'text' })) },
      'A questionnaire has at most 100 questions',
    ],
  ])('one that is incomplete is refused: %#', async (body, error) => {
    const host = await api.current.host()
    await expect(host.questionnaires.create({ body: body as never })).rejects.toMatchObject({
      status: 400,
      problem: { error },
    })
  })

  test('its address answers nobody when it is unknown, switched off or deleted', async () => {
    await expect(read('AAAAAAAAAAAAAAAAAAAAAA')).rejects.toMatchObject(missing)
    const host = await api.current.host()
    const { id } = await host.questionnaires.create({ body: { title, questions } })
    await host.questionnaires.update({ params: { id }, body: { isActive: false } })
    await expect(read(id)).rejects.toMatchObject(missing)
    await host.questionnaires.update({ params: { id }, body: { isActive: true } })
    expect(await read(id)).toMatchObject({ title })
    expect(await host.questionnaires.remove({ params: { id } })).toMatchObject({
      deleted: 1,
      responsesKept: 0,
    })
    await expect(read(id)).rejects.toMatchObject(missing)
    await expect(host.questionnaires.get({ params: { id } })).rejects.toMatchObject(missing)
  })

  test('a duplicate has the questions, texts and settings, but no answers, and opens when its host says so', async () => {
    const host = await api.current.host()
    const gear = {
      id: 'gear',
      question: 'Which?',
      type: 'text' as const,
      showIf: { question: 'place', is: 'Studio' },
    }
    const consent = { id: 'ok', question: 'May we record?', type: 'consent' as const }
    const settings = { language: 'de' as const, texts: { submit: 'Los' } }
    const body = {
      title: 'x'.repeat(200),
      description: 'Take your time.',
      questions: [...questions, gear, consent],
      settings,
    }
    const { id } = await host.questionnaires.create({ body })
    await host.questionnaires.update({
      params: { id },
      body: { questions: [...questions, gear, { ...consent, question: 'May we record you?' }] },
    })
    await visitor().questionnaires.submit({
      params: { id },
      body: { responses: { bio: 'I dig.', ok: 'yes' } },
    })
    const stranger = await api.current.host()
    await expect(stranger.questionnaires.duplicate({ params: { id } })).rejects.toMatchObject(missing)

    const before = await host.questionnaires.get({ params: { id } })
    const copy = await host.questionnaires.duplicate({ params: { id } })
    const { description, settings: saved } = before
    expect(copy).toMatchObject({
      description,
      settings: saved,
      isActive: false,
      responseCount: 0,
      version: 1,
    })
    expect(copy.title).toBe(`Copy of ${'x'.repeat(191)}…`)
    const again = await host.questionnaires.duplicate({ params: { id: copy.id } })
    expect(again.title).toBe(`Copy of ${'x'.repeat(187)}… (2)`)
    expect(copy.id).not.toBe(id)
    expect(copy.questions).toEqual(
      before.questions.map((each) => (each.id === 'ok' ? { ...each, version: 1 } : each)),
    )
    await expect(read(copy.id)).rejects.toMatchObject(missing)
    expect(await host.questionnaires.get({ params: { id } })).toEqual(before)
  })

  test('one that is deleted can be restored, and its address answers as before', async () => {
    const host = await api.current.host()
    const { id, ...before } = await host.questionnaires.create({ body: { title, questions } })
    const { deletionId } = await host.questionnaires.remove({ params: { id } })
    await expect(host.questionnaires.remove({ params: { id } })).rejects.toMatchObject(missing)
    expect(await host.guests.deletions()).toMatchObject([
      { id: deletionId, kind: 'questionnaire', label: title },
    ])
    const stranger = await api.current.host()
    await expect(stranger.guests.restore({ body: { deletionId: deletionId! } })).rejects.toMatchObject({
      status: 404,
    })

    expect(await host.guests.restore({ body: { deletionId: deletionId! } })).toEqual({ restored: 1 })
    expect(await read(id)).toMatchObject({ title })
    expect(await host.questionnaires.get({ params: { id } })).toMatchObject(before)
    expect(await host.guests.deletions()).toEqual([])
  })

  test('one that is erased from Recently deleted is gone, but for answers that name it', async () => {
    const host = await api.current.host()
    const body = { title, questions }
    const kept = await host.questionnaires.create({ body })
    const gone = await host.questionnaires.create({ body })
    const given = { responses: { bio: 'I dig.' }, guestName: 'Ada', guestEmail: 'ada@engines.example' }
    for (const _ of ['Ada', 'someone who gives her address'])
      await visitor().questionnaires.submit({ params: { id: kept.id }, body: given })
    for (const { id } of [kept, gone]) {
      const { deletionId } = await host.questionnaires.remove({ params: { id } })
      await host.erasures.eraseDeletion({ params: { id: deletionId! } })
      await expect(host.guests.restore({ body: { deletionId: deletionId! } })).rejects.toMatchObject({
        status: 404,
      })
    }
    expect(await host.guests.deletions()).toEqual([])
    expect(await host.questionnaires.list({ query: { deleted: 'unverified' } })).toMatchObject([
      { id: kept.id },
    ])
  })

  test('a host of another show finds nothing at the address of a stranger, not even what guests may see', async () => {
    const { id } = await (await api.current.host()).questionnaires.create({ body: { title, questions } })
    const stranger = await api.current.host()
    await expect(stranger.questionnaires.get({ params: { id } })).rejects.toMatchObject(missing)
    await expect(stranger.questionnaires.remove({ params: { id } })).rejects.toMatchObject(missing)
  })

  test('a guest sees its questions, the contact of the instance, and nothing of the account', async () => {
    const { tenantId, ...host } = await api.current.host({ features: planFeatures.free })
    const { id } = await host.questionnaires.create({
      body: { title, questions, description: 'Take your time.' },
    })
    const found = (await read(id)) as PublicQuestionnaire
    expect(Object.keys(found).sort()).toEqual([
      'branding',
      'contact',
      'description',
      'guestName',
      'host',
      'id',
      'privacy',
      'questions',
      'settings',
      'submitted',
      'title',
    ])
    expect(found.contact).toMatchObject({ name: 'Cue Works', email: 'hello@cue.example' })
    expect(found.branding).toMatchObject({ logo: null, poweredBy: true })
    expect(found.questions[1]!.options).toEqual(['Studio', 'Online'])
    // The name that tests give a show is made from its id
    expect(JSON.stringify(found).replaceAll(`Show ${tenantId}`, '')).not.toContain(tenantId)
  })

  test('a show has its own colour only with its own branding, which names neither provider nor product', async () => {
    const show = { podcastName: 'Kelp Talk', accent: '#C2410C' }
    const plain = await api.current.host({ features: planFeatures.free })
    await plain.show.create({ body: show })
    const without = await plain.questionnaires.create({ body: { title, questions } })
    expect(await read(without.id)).toMatchObject({ branding: { poweredBy: true, accent: null } })

    const host = await api.current.host({ features: planFeatures.enterprise })
    await host.show.create({ body: show })
    const { id } = await host.questionnaires.create({ body: { title, questions } })
    const branding = { poweredBy: false, accent: '#c2410c', accentText: '#ffffff' }
    expect(await read(id)).toMatchObject({ contact: null, branding })
  })

  test('while the subscription is not active the page learns the title, and that it is closed', async () => {
    const host = await api.current.host()
    const { id } = await host.questionnaires.create({ body: { title, questions } })
    await api.current.knex('tenants').where({ id: host.tenantId }).update({ subscriptionStatus: 'cancelled' })
    expect(await read(id)).toEqual({ closed: true, title })
  })

  test('the list has the newest first, each with the number of its answers', async () => {
    const host = await api.current.host()
    const { id } = await host.questionnaires.create({ body: { title, questions } })
    await visitor().questionnaires.submit({ params: { id }, body: { responses: { bio: 'I dig.' } } })
    const list = await host.questionnaires.list()
    expect(list[0]).toMatchObject({ id, title, isActive: true, responseCount: 1, version: 1 })
    expect(list).toHaveLength(2)
  })

  test('questions keep the ids they came with, and get one where they have none', async () => {
    const host = await api.current.host()
    const asked = [...questions, { question: 'Anything else?', type: 'text' as const, options: ['No'] }]
    const made = await host.questionnaires.create({ body: { title, questions: asked } })
    const [bio, , last] = made.questions
    expect(bio!.id).toBe('bio')
    expect(last).toMatchObject({ id: expect.stringMatching(/^[\w-]{22}$/), required: false, options: [] })
    const changed = await host.questionnaires.update({
      params: { id: made.id },
      body: {
        questions: [
          { question: 'Anything else?', type: 'textarea' },
          { question: 'New?', type: 'text' },
        ],
      },
    })
    expect(changed.questions[0]!.id).toBe(last!.id)
    expect(changed.questions[1]!.id).not.toBe(last!.id)
  })

  test('a change to an older version is refused; keys that are missing stay as they are', async () => {
    const host = await api.current.host()
    const { id, version } = await host.questionnaires.create({ body: { title, questions } })
    const params = { id }
    const renamed = await host.questionnaires.update({ params, body: { title: 'Renamed' }, ifMatch: version })
    expect(renamed).toMatchObject({ title: 'Renamed', version: version + 1 })
    expect(renamed.questions).toHaveLength(2)
    const stale = host.questionnaires.update({ params, body: { title: 'Again' }, ifMatch: version })
    await expect(stale).rejects.toMatchObject({ status: 409, problem: { code: 'version_conflict' } })
  })

  test('suggested questions fit the settings, and say that a template wrote them', async () => {
    const host = await api.current.host()
    await host.show.create({
      body: { podcastName: 'Kelp Talk', showMethodology: { coreExplorationAreas: ['cold water'] } },
    })
    const { questions: suggested, provider, model } = await host.questionnaires.suggest()
    expect({ provider, model }).toEqual({ provider: 'drafter', model: null })
    const texts = suggested.map(({ question }) => question).join('\n')
    expect(texts).toContain('Kelp Talk')
    expect(texts).toContain('cold water')
    expect(new Set(suggested.map(({ id }) => id)).size).toBe(suggested.length)
  })
})
