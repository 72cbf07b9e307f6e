import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { retainShows } from './retention.ts'

const api = startTestApi()

/** A show whose guests were last used so many months ago. */
async function showOf(guests: Record<string, number>, privacy: object) {
  await api.current.resetLimits()
  const { knex } = api.current
  const host = await api.current.host()
  await host.show.create({ body: { ...sampleShow, showLogo: null, privacy } })
  for (const [name, months] of Object.entries(guests)) {
    const { id } = await host.guests.create({ body: { name } })
    await knex.raw('alter table guests disable trigger count_version')
    await knex.raw('update guests set updated_at = now() - make_interval(months => ?) where id = ?', [
      months,
      id,
    ])
    await knex.raw('alter table guests enable trigger count_version')
  }
  return host
}
const retain = () => retainShows(api.current.knex)
const names = async (host: TestHost) => (await host.guests.list()).map(({ name }) => name).toSorted()
const kinds = async (host: TestHost) => (await host.inbox.list()).map(({ kind }) => kind)
/** The week of the announcement has passed. */
const passWeek = ({ tenantId }: TestHost) =>
  api.current
    .knex('inbox_items')
    .where({ tenantId, kind: 'retention' })
    .update({ endsAt: new Date(Date.now() - 1_000).toISOString() })

test('a show that says nothing keeps every guest', async () => {
  const host = await showOf({ Ada: 120 }, {})
  await retain()
  await passWeek(host)
  await retain()
  expect(await names(host)).toEqual(['Ada'])
  expect(await kinds(host)).toEqual([])
})

test('guests nobody used are announced first, and deleted a week later; they can be restored', async () => {
  const host = await showOf({ Ada: 13, Grace: 11 }, { retentionMonths: 12 })
  await retain()
  await retain()
  expect(await kinds(host)).toEqual(['retention'])
  expect(await names(host)).toEqual(['Ada', 'Grace'])
  await passWeek(host)
  await retain()
  expect(await names(host)).toEqual(['Grace'])
  expect(await kinds(host)).toEqual(['retention_done'])
  const log = await api.current.knex('audit_entries').where({ tenantId: host.tenantId, actor: 'retention' })
  expect(log).toMatchObject([{ action: 'guests_deleted', actorKind: 'server', details: '1 guest' }])
  const [deletion] = await host.guests.deletions()
  await host.guests.restore({ body: { deletionId: deletion!.id } })
  expect(await names(host)).toEqual(['Ada', 'Grace'])
})

/** Answers sent so many months ago; under the address of a guest, the host has to decide about them. */
async function answer(host: TestHost, guestEmail: string, months: number) {
  const { id } = await host.questionnaires.create({
    body: { title: 'Before', questions: [{ id: 'bio', question: 'Who are you?', type: 'text' }] },
  })
  const body = { responses: { bio: 'I count.' }, guestName: 'Ada', guestEmail }
  await api.current.client().questionnaires.submit({ params: { id }, body })
  const rows = api.current.knex('questionnaire_responses').where({ tenantId: host.tenantId })
  const newest = await rows.clone().orderBy('id', 'desc').first('id', 'state')
  const sentAt = api.current.knex.raw('now() - make_interval(months => ?)', [months])
  await rows.where({ id: newest.id }).update({ submittedAt: sentAt })
  return newest.state
}
const ada = 'ada@engine.example'

test('answers that nobody accepted are announced and deleted like guests; newer ones stay', async () => {
  const host = await showOf({}, { retentionMonths: 12 })
  await host.guests.create({ body: { name: 'Ada', email: ada } })
  expect(await answer(host, ada, 11)).toBe('unverified')
  expect(await answer(host, 'grace@navy.example', 13)).toBe('accepted')
  await retain()
  expect((await kinds(host)).toSorted()).toEqual(['answers', 'unverified_answers'])
  await answer(host, ada, 13)
  await retain()
  expect((await kinds(host)).toSorted()).toEqual([
    ...['answers', 'retention', 'unverified_answers', 'unverified_answers'],
  ])
  await passWeek(host)
  await retain()
  expect((await kinds(host)).toSorted()).toEqual(['answers', 'retention_done', 'unverified_answers'])
  expect(await names(host)).toEqual(['Ada', 'Ada'])
  const log = await api.current.knex('audit_entries').where({ tenantId: host.tenantId, actor: 'retention' })
  expect(log).toMatchObject([{ action: 'answers_deleted', details: '1 set of answers' }])
})

test('who is used within the week is kept: edited, recorded, answered or written about', async () => {
  const host = await showOf({ Ada: 13, Ben: 13, Cleo: 13, Dora: 13 }, { retentionMonths: 12 })
  await retain()
  const ids = Object.fromEntries((await host.guests.list()).map(({ name, id }) => [name, id]))
  await host.guests.update({ params: { id: ids['Ada']! }, body: { title: 'Countess' } })
  await host.content.generate({ body: { guestId: ids['Ben']!, type: 'introduction' } })
  const times = { tenantId: host.tenantId, id: ids['Cleo']! }
  await api.current.knex('guests').where(times).update({ interviewDate: new Date().toISOString() })
  await passWeek(host)
  await retain()
  expect(await names(host)).toEqual(['Ada', 'Ben', 'Cleo'])
})

test('a host who changes their mind within the week keeps all', async () => {
  const host = await showOf({ Ada: 13 }, { retentionMonths: 12 })
  await retain()
  const settings = await host.show.settings()
  await host.show.update({ params: { id: settings!.id }, body: { privacy: { retentionMonths: null } } })
  await passWeek(host)
  await retain()
  expect(await names(host)).toEqual(['Ada'])
})
