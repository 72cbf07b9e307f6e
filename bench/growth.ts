import { addShow } from '@cueroom/api/tenants/first-show.ts'
import { createTestApi, type TestApi } from '@cueroom/api/testing/api.ts'
import * as calls from '@cueroom/core/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import type { contract } from '@cueroom/core/contract.ts'
import { fillGuests } from './fill-guests.ts'
import { type Measured, measure } from './measure.ts'

const rounds = 60

/** What more guests cost in the same show. */
export const benchGrowth = () => onServer(growthOfOne)

/** What the guests of a thousand other shows cost. */
export const benchOthers = () => onServer(growthOfOthers)

async function* onServer(bench: (api: TestApi) => AsyncGenerator<string>) {
  const api = await createTestApi()
  // Otherwise the limits would be what is measured
  api.use({ limits: { ...api.app.limits, take: async () => {} } })
  try {
    await api.server.start()
    yield* bench(api)
  } finally {
    await api.close()
  }
}

async function* growthOfOne(api: TestApi) {
  const small = await showWith(api, 1_000)
  const large = await showWith(api, 100_000)
  await api.knex.raw('vacuum analyze guests')
  yield compared('1,000 guests of a show, and 100,000 of one', await callingInTurns(small, large))
}

async function* growthOfOthers(api: TestApi) {
  const small = await showWith(api, 1_000)
  await api.knex.raw('vacuum analyze guests')
  const alone = await measure(callsOf(small), rounds)
  await fillGuests(api.knex, await manyShows(api, 999), 1_000)
  await api.knex.raw('vacuum analyze guests')
  const among = await measure(callsOf(small), rounds)
  yield compared('1,000 guests, and the same among 1,000,000 of 1,000 shows', [alone, among])
}

interface Show {
  client: ReturnType<typeof createClient<typeof contract>>
  /** A guest from the middle of the list. */
  someId: number
}

async function showWith(api: TestApi, guests: number): Promise<Show> {
  const { tenantId, token } = await api.host()
  await fillGuests(api.knex, [tenantId], guests)
  const { id } = await api
    .knex('guests')
    .where({ tenantId, name: `Guest ${Math.floor(guests / 2)}` })
    .first('id')
  const baseUrl = api.server.info.uri
  return { client: createClient<typeof contract>(calls, { baseUrl, token: () => token }), someId: id }
}

async function manyShows(api: TestApi, count: number) {
  const ids = Array.from({ length: count }, (_, n) => `growth-${n}`)
  for (const id of ids)
    await addShow(api.knex, { name: id, email: `${id}@growth.example`, passwordHash: 'none' }, id)
  return ids
}

const callsOf = ({ client, someId }: Show) => ({
  'first page of 50': () => client.guests.list({ query: { limit: 50, view: 'card' } }),
  'a page of 50 from the middle': () =>
    client.guests.list({ query: { limit: 50, view: 'card', after: someId } }),
  'first page of 50 of a status': () =>
    client.guests.list({ query: { limit: 50, view: 'card', status: 'unscheduled' } }),
  'first page of 100 by name': () =>
    client.guests.list({ query: { limit: 100, view: 'card', sort: 'name' } }),
  'first page of 100 by date': () =>
    client.guests.list({ query: { limit: 100, view: 'card', sort: 'date' } }),
  'numbers of the filters': () => client.guests.counts({ query: {} }),
  'the agenda of Today': () => client.guests.agenda(),
  '1,000 cards of the whole list': () => client.guests.list({ query: { view: 'card' } }),
  search: () => client.guests.list({ query: { search: 'guest 77', limit: 50, view: 'card' } }),
  'one by its id': () => client.guests.get({ params: { id: someId } }),
  'all that is stored about one': () => client.exports.guest({ params: { id: someId } }),
  'what Today asks besides the list': () => Promise.all([client.episodes.list(), client.inbox.list()]),
})

/** The calls of two shows, each next to the same of the other. */
async function callingInTurns(one: Show, other: Show): Promise<[Measures, Measures]> {
  const [ours, theirs] = [callsOf(one), callsOf(other)]
  const names = Object.keys(ours) as (keyof Measures)[]
  const pairs = names.flatMap((name) => [
    [`${name} 1`, ours[name]],
    [`${name} 2`, theirs[name]],
  ])
  const measured = await measure(Object.fromEntries(pairs), rounds)
  const of = (nth: number) =>
    Object.fromEntries(names.map((name) => [name, measured[`${name} ${nth}`]!])) as Measures
  return [of(1), of(2)]
}

type Measures = Record<keyof ReturnType<typeof callsOf>, Measured>

function compared(title: string, [before, after]: [Measures, Measures]) {
  const rows = Object.entries(before).flatMap(([name, one]) => ({
    name,
    one,
    other: after[name as keyof Measures],
  }))
  const p95s = rows.map(
    ({ name, one, other }) =>
      `| ${name} | ${one.p95.toFixed(1)} | ${other.p95.toFixed(1)} | ${(other.p95 / one.p95).toFixed(2)} |`,
  )
  return [
    `### ${title}`,
    '',
    '|  | p95 ms | p95 ms | ratio |',
    '| --- | ---: | ---: | ---: |',
    ...p95s,
    '',
  ].join('\n')
}
