import { readAll } from '@cueroom/core/contract/pages.ts'
import type { EpisodeSort } from '@cueroom/core/episodes/episode-sorts.ts'
import { expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'

const api = startTestApi()
const inDays = (days: number) =>
  new Date(Math.floor(Date.now() / 60_000 + days * 1_440) * 60_000).toISOString()
const add = (host: TestHost, title: string, more: object = {}) =>
  host.episodes.create({ body: { title, ...more } })
const guestOf = async (host: TestHost, name: string) => (await host.guests.create({ body: { name } })).id
const dateOf = async (host: TestHost, id: number) => {
  const { interviewDate, episodeStatus } = await host.guests.get({ params: { id } })
  return [interviewDate, episodeStatus]
}

test('a guest or series of another show, and a show that may make nothing any more, are refused', async () => {
  const [host, other] = [await api.current.host(), await api.current.host()]
  const guest = await guestOf(other, 'Ada')
  const series = await other.episodes.createSeries({ body: { name: 'Season 1' } })
  await expect(add(host, 'Bees', { guestIds: [guest] })).rejects.toMatchObject({ status: 404 })
  await expect(add(host, 'Bees', { seriesId: series.id })).rejects.toMatchObject({ status: 404 })
  expect(await host.episodes.list()).toEqual([])
  await api.current.knex('tenants').where({ id: host.tenantId }).update({ subscriptionStatus: 'inactive' })
  await expect(add(host, 'Bees')).rejects.toMatchObject({ problem: { code: 'subscription_inactive' } })
})

test('of two edits of one version, the second is asked which to keep', async () => {
  const host = await api.current.host()
  const { id, version } = await add(host, 'Bees')
  const guestIds = [await guestOf(host, 'Ada')]
  await host.episodes.update({ params: { id }, body: { guestIds }, ifMatch: version })
  const late = host.episodes.update({ params: { id }, body: { title: 'Wasps' }, ifMatch: version })
  await expect(late).rejects.toMatchObject({ problem: { code: 'version_conflict' } })
  expect(await host.episodes.get({ params: { id } })).toMatchObject({
    title: 'Bees',
    guests: [{ name: 'Ada' }],
  })
})

test('the stage follows the dates, and the list is searched by title and guest, stage, series and period', async () => {
  const host = await api.current.host()
  const series = await host.episodes.createSeries({ body: { name: 'Season 1' } })
  const ada = await guestOf(host, 'Ada')
  await add(host, 'Planned', { seriesId: series.id, number: 12 })
  await add(host, 'Scheduled', { recordingDate: inDays(3), guestIds: [ada] })
  await add(host, 'Recorded', { recordingDate: inDays(-3), publicationDate: inDays(9) })
  await add(host, 'Published', { publicationDate: inDays(-1) })
  const titles = async (query: object) => (await host.episodes.list({ query })).map(({ title }) => title)
  for (const title of ['Planned', 'Scheduled', 'Recorded', 'Published'])
    expect(await titles({ stage: title.toLowerCase() })).toEqual([title])
  expect(await titles({ search: 'ADA' })).toEqual(['Scheduled'])
  expect(await titles({ guest: ada })).toEqual(['Scheduled'])
  expect(await titles({ search: 'lish' })).toEqual(['Published'])
  expect(await titles({ series: series.id })).toEqual(['Planned'])
  expect(await titles({ from: inDays(1), to: inDays(10) })).toEqual(['Recorded', 'Scheduled'])
  expect(await host.episodes.listSeries()).toMatchObject([{ name: 'Season 1', episodes: 1 }])
})

test('the list begins with the next recording, the highest number or the first title, also page by page', async () => {
  const host = await api.current.host()
  await add(host, 'Past', { recordingDate: inDays(-9), publicationDate: inDays(-2), number: 1 })
  await add(host, 'Later', { recordingDate: inDays(9), number: 12 })
  await add(host, 'idea')
  await add(host, 'Just recorded', { recordingDate: inDays(-1), number: 3 })
  await add(host, 'Soon', { recordingDate: inDays(1) })
  await add(host, 'Another idea')
  const titles = async (sort: EpisodeSort) => {
    const { rows } = await readAll(host.episodes.list, { query: { sort, limit: 2 } })
    return rows.map(({ title }) => title)
  }
  expect(await titles('next')).toEqual(['Soon', 'Later', 'Another idea', 'idea', 'Just recorded', 'Past'])
  expect(await titles('number')).toEqual(['Later', 'Just recorded', 'Past', 'Another idea', 'Soon', 'idea'])
  expect(await titles('title')).toEqual(['Another idea', 'idea', 'Just recorded', 'Later', 'Past', 'Soon'])
  expect(await titles('added')).toEqual(['Another idea', 'Soon', 'Just recorded', 'idea', 'Later', 'Past'])
})

test('the date of an episode is that of its guests, and a guest’s new date moves an episode of their own', async () => {
  const host = await api.current.host()
  const [ada, ben] = [await guestOf(host, 'Ada'), await guestOf(host, 'Ben')]
  const [first, second] = [inDays(5), inDays(8)]
  const own = await add(host, 'Bees', { guestIds: [ada], recordingDate: first })
  expect(await dateOf(host, ada)).toEqual([first, 'upcoming'])
  await host.guests.setInterviewDate({ params: { id: ada }, body: { interviewDate: second } })
  const moved = await host.episodes.get({ params: { id: own.id } })
  expect(moved).toMatchObject({ recordingDate: second, version: own.version + 1 })

  const both = await add(host, 'Wasps', { guestIds: [ben, ada], recordingDate: first })
  expect(both.guests.map(({ name }) => name)).toEqual(['Ben', 'Ada'])
  expect(await dateOf(host, ben)).toEqual([first, 'upcoming'])
  await host.guests.setInterviewDate({ params: { id: ben }, body: { interviewDate: second } })
  expect(await host.episodes.get({ params: { id: both.id } })).toMatchObject({ recordingDate: first })
  await host.episodes.update({ params: { id: both.id }, body: { recordingDate: null } })
  expect(await dateOf(host, ada)).toEqual([null, 'unscheduled'])
  expect(await dateOf(host, ben)).toEqual([second, 'upcoming'])
})

test('a cancelled episode keeps its date and frees its guests, and gives it back to who has none by then', async () => {
  const host = await api.current.host()
  const [ada, ben, cy] = [await guestOf(host, 'Ada'), await guestOf(host, 'Ben'), await guestOf(host, 'Cy')]
  const [date, later] = [inDays(5), inDays(8)]
  const bees = await add(host, 'Bees', { guestIds: [ada, ben, cy], recordingDate: date })
  await add(host, 'Wasps', { guestIds: [cy], recordingDate: date })
  const cancel = (isCancelled: boolean) =>
    host.episodes.update({ params: { id: bees.id }, body: { isCancelled } })
  expect(await cancel(true)).toMatchObject({ stage: 'cancelled', recordingDate: date })
  expect(await dateOf(host, ada)).toEqual([null, 'unscheduled'])
  expect(await dateOf(host, cy)).toEqual([date, 'upcoming'])
  const titles = async (query: object) => (await host.episodes.list({ query })).map(({ title }) => title)
  expect(await titles({ stage: 'cancelled' })).toEqual(['Bees'])
  expect(await titles({ stage: 'scheduled' })).toEqual(['Wasps'])
  expect(await titles({ sort: 'next' })).toEqual(['Wasps', 'Bees'])

  // Neither follows the other while it is cancelled
  await host.guests.setInterviewDate({ params: { id: ben }, body: { interviewDate: later } })
  await host.episodes.update({ params: { id: bees.id }, body: { guestIds: [ada, ben] } })
  expect(await dateOf(host, ada)).toEqual([null, 'unscheduled'])
  expect(await cancel(false)).toMatchObject({ stage: 'scheduled', recordingDate: date })
  expect(await dateOf(host, ada)).toEqual([date, 'upcoming'])
  expect(await dateOf(host, ben)).toEqual([later, 'upcoming'])
})

test('the date of a cancelled episode stays when its only guest gets another', async () => {
  const host = await api.current.host()
  const ada = await guestOf(host, 'Ada')
  const { id } = await add(host, 'Bees', { guestIds: [ada], recordingDate: inDays(5) })
  await host.episodes.update({ params: { id }, body: { isCancelled: true } })
  await host.guests.setInterviewDate({ params: { id: ada }, body: { interviewDate: inDays(9) } })
  expect(await host.episodes.get({ params: { id } })).toMatchObject({
    ...{ stage: 'cancelled', recordingDate: inDays(5) },
  })
})

test('an episode of a guest with a date gets the date', async () => {
  const host = await api.current.host()
  const ada = await guestOf(host, 'Ada')
  await host.guests.setInterviewDate({ params: { id: ada }, body: { interviewDate: inDays(4) } })
  expect(await add(host, 'Bees', { guestIds: [ada] })).toMatchObject({ recordingDate: inDays(4) })
})

test('a copy has no number and no dates, and a deleted episode can be restored', async () => {
  const host = await api.current.host()
  const ada = await guestOf(host, 'Ada')
  const given = { number: 7, notes: 'Bring honey.', guestIds: [ada], recordingDate: inDays(2) }
  const { id } = await add(host, 'Bees', given)
  const copy = await host.episodes.duplicate({ params: { id } })
  expect(copy).toMatchObject({
    ...{ title: 'Copy of Bees', number: null, recordingDate: null, notes: 'Bring honey.' },
    guests: [{ id: ada }],
  })
  const again = await host.episodes.duplicate({ params: { id: copy.id } })
  expect(again.title).toBe('Copy of Bees (2)')
  const { deletionId } = await host.episodes.remove({ params: { id } })
  await expect(host.episodes.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
  expect(await host.guests.deletions()).toMatchObject([{ kind: 'episode', label: 'Bees' }])
  await host.guests.restore({ body: { deletionId: deletionId! } })
  expect(await host.episodes.get({ params: { id } })).toMatchObject({ title: 'Bees', guests: [{ id: ada }] })
})

test('a series has a description, a format, an audience and a length, which can be changed and cleared', async () => {
  const host = await api.current.host()
  const fields = {
    description: 'People who keep something alive',
    showFormat: 'Interview',
    targetAudience: 'Listeners with a garden',
    showLength: 45,
  }
  const tooLong = host.episodes.createSeries({ body: { name: 'Season 1', showLength: 10_001 } })
  await expect(tooLong).rejects.toMatchObject({ status: 400 })
  const { id, version } = await host.episodes.createSeries({ body: { name: 'Season 1', ...fields } })
  const body = { showLength: 60, showFormat: '' }
  await host.episodes.updateSeries({ params: { id }, body, ifMatch: version })
  expect(await host.episodes.listSeries()).toMatchObject([
    { name: 'Season 1', ...fields, showLength: 60, showFormat: null },
  ])
})

test('a deleted series leaves its episodes', async () => {
  const host = await api.current.host()
  const { id } = await host.episodes.createSeries({ body: { name: 'Season 1' } })
  const episode = await add(host, 'Bees', { seriesId: id })
  expect(episode).toMatchObject({ seriesName: 'Season 1' })
  await host.episodes.updateSeries({ params: { id }, body: { name: 'Season one' } })
  await host.episodes.removeSeries({ params: { id } })
  expect(await host.episodes.list()).toMatchObject([{ title: 'Bees', seriesId: null, seriesName: null }])
})
