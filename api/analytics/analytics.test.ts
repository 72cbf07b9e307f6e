import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { storeGuestDays } from './guest-figures.ts'

const api = startTestApi()
const bio = { id: 'bio', question: 'Who are you?', type: 'text' as const }
const photo = { id: 'place', question: 'Where?', type: 'text' as const }

async function withQuestionnaire(host: TestHost) {
  await api.current.resetLimits()
  const body = { title: 'Before we record', questions: [bio, photo] }
  return (await host.questionnaires.create({ body })).id
}
const visitor = () => api.current.client()
const report = (id: string, visit: string, answered: string[] = []) =>
  visitor().questionnaires.visit({ params: { id }, body: { visit, answered } })
/** Makes what was reported so far as old as that. */
const age = (visit: string, interval: string) =>
  api.current
    .knex('questionnaire_visits')
    .where({ visit })
    .update({ startedAt: api.current.knex.raw('started_at - ?::interval', [interval]) })

test('a show without the feature is refused, and so is a period that ends before it begins', async () => {
  const free = await api.current.host({ features: planFeatures.free })
  await expect(free.analytics.get()).rejects.toMatchObject({ problem: { code: 'feature_disabled' } })
  const host = await api.current.host()
  const period = { from: '2026-11-02', to: '2026-11-01' }
  await expect(host.analytics.get({ query: period })).rejects.toMatchObject({ status: 400 })
})

test('a visit to a questionnaire nobody has, or that is switched off, is not counted', async () => {
  const host = await api.current.host()
  const id = await withQuestionnaire(host)
  await expect(report('nothing', 'a')).rejects.toMatchObject({ status: 404 })
  await host.questionnaires.update({ params: { id }, body: { isActive: false } })
  await expect(report(id, 'a')).rejects.toMatchObject({ status: 404 })
  expect((await host.analytics.get()).questionnaires).toEqual([])
})

test('a visit is counted once however often it is reported, and by two servers at the same time', async () => {
  const host = await api.current.host()
  const id = await withQuestionnaire(host)
  const visit = randomId()
  await report(id, visit)
  await Promise.all([report(id, visit, ['bio']), report(id, visit, ['bio', 'place', 'never-asked'])])
  await report(id, randomId())
  await age(visit, '12 minutes')
  const sent = { responses: { bio: 'I dig.', place: 'Here' }, guestName: 'Ada', visit }
  await visitor().questionnaires.submit({ params: { id }, body: sent })
  await report(id, visit, ['bio', 'place'])

  const { visits, questionnaires, dropOff, from, to, timeZone } = await host.analytics.get()
  expect(timeZone).toBe('UTC')
  expect(visits).toHaveLength(90)
  expect(visits[0]!.day).toBe(from)
  expect(visits.at(-1)).toEqual({ day: to, views: 2, starts: 1, completions: 1 })
  const counts = { views: 2, starts: 1, completions: 1, medianSeconds: 720 }
  expect(questionnaires).toEqual([{ id, title: 'Before we record', ...counts }])
  expect(dropOff).toMatchObject({ starts: 1, questions: [{ id: 'bio', answered: 1 }, { answered: 1 }] })
})

test('answers of a form without scripts are one visit, and changed answers none', async () => {
  const host = await api.current.host()
  const id = await withQuestionnaire(host)
  await visitor().questionnaires.submit({ params: { id }, body: { responses: { bio: 'I dig.' } } })
  const [guest] = await host.guests.list()
  const { path } = await host.questionnaires.personalLink({ params: { id, guestId: guest!.id } })
  const link = new URL(path, 'http://x').searchParams.get('guest')!
  const change = { responses: { bio: 'I swim.' }, guest: link, revises: 1 }
  await visitor().questionnaires.submit({ params: { id }, body: change })
  const { questionnaires } = await host.analytics.get()
  expect(questionnaires).toMatchObject([{ views: 1, starts: 1, completions: 1, medianSeconds: null }])
})

test('only the visits of the chosen questionnaire are counted, and no other show’s', async () => {
  const host = await api.current.host()
  const [one, other] = [await withQuestionnaire(host), await withQuestionnaire(host)]
  for (const id of [one, one, other]) await report(id, randomId())
  const neighbour = await api.current.host()
  expect((await neighbour.analytics.get({ query: { questionnaire: one } })).dropOff).toBeNull()
  const chosen = await host.analytics.get({ query: { questionnaire: other } })
  expect(chosen.visits.at(-1)).toMatchObject({ views: 1 })
  expect(chosen.dropOff).toMatchObject({ questionnaireId: other })
  expect(chosen.questionnaires.map(({ views }) => views)).toEqual([2, 1])
  expect((await host.analytics.get()).visits.at(-1)).toMatchObject({ views: 3 })
})

test('days begin in the time zone of the show', async () => {
  const host = await api.current.host()
  await expect(
    host.show.create({ body: { podcastName: 'Kelp Talk', timeZone: 'Mars/Olympus' } }),
  ).rejects.toMatchObject({ status: 400 })
  await host.show.create({ body: { podcastName: 'Kelp Talk', timeZone: 'Pacific/Kiritimati' } })
  const id = await withQuestionnaire(host)
  await report(id, randomId())
  const ahead = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
  const { to, visits, timeZone } = await host.analytics.get()
  expect([to, timeZone, visits.at(-1)]).toEqual([
    ahead,
    'Pacific/Kiritimati',
    { day: ahead, views: 1, starts: 0, completions: 0 },
  ])
})

test('guests by status are stored every hour, and a day without a server has those of the day before', async () => {
  const host = await api.current.host()
  const { knex } = api.current
  const { id } = await host.guests.create({ body: { name: 'Ada' } })
  await Promise.all([storeGuestDays(knex), storeGuestDays(knex)])
  await knex('guest_days')
    .where({ tenantId: host.tenantId })
    .update({ day: knex.raw('day - 3') })
  await host.guests.setStatus({ params: { id }, body: { episodeStatus: 'completed' } })
  await host.guests.create({ body: { name: 'Grace' } })
  const counts = (await host.analytics.get()).guests.map(({ unscheduled, completed }) => [
    unscheduled,
    completed,
  ])
  expect(counts).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
    [1, 1],
  ])
})

test('times between steps are medians, and texts and inquiries are counted by week', async () => {
  const host = await api.current.host()
  const { knex, resetLimits } = api.current
  const id = await withQuestionnaire(host)
  for (const [name, hours] of Object.entries({ Ada: 10, Ben: 30, Cleo: 500 })) {
    await resetLimits()
    const guest = await host.guests.create({ body: { name, bio: 'Digs.' } })
    const own = { tenantId: host.tenantId, guestId: guest.id }
    const ago = (more: number) => new Date(Date.now() - 3_600_000 * (24 + more)).toISOString()
    await knex('questionnaire_sends').insert({ ...own, questionnaireId: id, sentAt: ago(hours) })
    const answers = { responses: '{}', questions: '[]', uniqueToken: name, submittedAt: ago(0) }
    await knex('questionnaire_responses').insert({ ...own, ...answers, questionnaireId: id })
    await host.content.generate({ body: { guestId: guest.id, type: 'introduction' } })
    const recorded = { episodeStatus: 'completed', interviewDate: new Date().toISOString() }
    if (name === 'Ada') await knex('guests').where({ id: guest.id }).update(recorded)
  }
  const { times, texts, inquiries } = await host.analytics.get()
  expect(times).toMatchObject([
    { step: 'answered', guests: 3 },
    { step: 'recorded', guests: 1 },
  ])
  expect(times.map(({ medianHours }) => Math.round(medianHours!))).toEqual([30, 24])
  expect(texts.at(-1)).toMatchObject({ introductions: 3, questions: 0 })
  expect(inquiries.at(-1)).toMatchObject({ inquiries: 0 })
})
