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
  expect(log).toMatchObject([{ action: 'guests_deleted', actorKind: 'server', details: '1' }])
  const [deletion] = await host.guests.deletions()
  await host.guests.restore({ body: { deletionId: deletion!.id } })
  expect(await names(host)).toEqual(['Ada', 'Grace'])
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
