import { expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'

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
