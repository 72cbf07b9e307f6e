import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createApp } from '../create-app.ts'
import { startTestApi } from '../testing/api.ts'
import { logInto } from '../testing/log-into.ts'

const api = startTestApi()

test('jobs have as many places as were asked for first, however often they are', async () => {
  const { jobs } = api.current.app
  const placesOf = async (name: string) =>
    (await jobs.open()).getWipData().filter((place) => place.name === name).length
  for (const places of [2, 3]) await jobs.mails.work({ places, batchSize: 1 }, () => [])
  expect(await placesOf('mails')).toBe(2)

  await jobs.mails.drain()
  expect(await placesOf('mails')).toBe(0)
  await jobs.mails.work({ places: 1, batchSize: 1 }, () => [])
  expect(await placesOf('mails')).toBe(1)
  await jobs.mails.drain()
})

test('a job that fails is logged with the work it belongs to', async () => {
  const lines = logInto(api.current)
  const { knex, env, log } = api.current.app
  const { jobs } = await createApp(knex, env, { log })
  await knex.transaction((db) =>
    jobs.mails.enqueueAsOwner(db, [{ jobId: randomUUID(), kind: 'reset', tenantId: 'none' }]),
  )
  await jobs.mails.work({ places: 1, batchSize: 1 }, () => [Promise.reject(new Error('The server is down'))])
  await expect
    .poll(lines)
    .toEqual([expect.objectContaining({ msg: 'background work failed: mails', work: 'mails' })])
  await jobs.mails.drain()
  await jobs.stop()
})

test('places that could not all be started start again with the next call', async () => {
  const { jobs } = api.current.app
  // pg-boss refuses the first of these places
  const refused = jobs.mails.work({ places: 2, batchSize: 0 }, () => [])
  await expect(refused).rejects.toThrow(/batchSize/)

  await jobs.mails.work({ places: 2, batchSize: 1 }, () => [])
  const places = (await jobs.open()).getWipData().filter(({ name }) => name === 'mails')
  expect(places).toHaveLength(2)
  await jobs.mails.drain()
})
