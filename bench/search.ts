import { createTestApi } from '@cueroom/api/testing/api.ts'
import { fillGuests } from './fill-guests.ts'
import { rate } from './load.ts'
import { parentOf, processorTimeOfChildren } from './processor-time.ts'

const connections = 8
const calls = 200
const rounds = 5

/** What is searched for, among how many guests. */
const searches = [
  { guests: 50, search: 'guest 42', finds: 1 },
  { guests: 10_143, search: 'guest 9142', finds: 1 },
  { guests: 10_143, search: '914', finds: 29 },
  { guests: 100_000, search: 'guest 77', finds: 1_111 },
  { guests: 100_000, search: 'guest', finds: 100_000 },
]

interface Seen {
  /** Searches a second. */
  rate: number
  /** Processor time of a search (ms), of client and server and of the database. */
  own: number
  database: number
}

/** Searches by name, of shows of different sizes in one database, in turns. */
export async function* benchSearch(): AsyncGenerator<string> {
  const api = await createTestApi()
  // Otherwise the limits would be what is measured
  api.use({ limits: { ...api.app.limits, take: async () => {} } })
  try {
    await api.server.start()
    const shows = new Map<number, Awaited<ReturnType<typeof api.host>>>()
    for (const { guests } of searches) {
      if (shows.has(guests)) continue
      shows.set(guests, await api.host())
      await fillGuests(api.knex, [shows.get(guests)!.tenantId], guests)
    }
    await api.knex.raw('vacuum analyze guests')
    const { rows } = await api.knex.raw<{ rows: [{ pid: number }] }>('select pg_backend_pid() pid')
    const postmaster = parentOf(rows[0].pid)
    const callsOf = searches.map(({ guests, search }) => {
      const url = `${api.server.info.uri}/api/guests?${new URLSearchParams({ search, view: 'card', limit: '50' })}`
      const headers = { authorization: `Bearer ${shows.get(guests)!.token}` }
      return async () => void (await (await fetch(url, { headers })).text())
    })
    const seen = searches.map((): Seen[] => [])
    for (let round = -1; round < rounds; round++)
      for (const [nth, call] of callsOf.entries()) {
        const once = await searchFor(call, postmaster)
        if (round >= 0) seen[nth]!.push(once)
      }
    yield tableOf(seen)
  } finally {
    await api.close()
  }
}

async function searchFor(call: () => Promise<void>, postmaster: number): Promise<Seen> {
  const [before, database, since] = [
    process.cpuUsage(),
    processorTimeOfChildren(postmaster),
    performance.now(),
  ]
  await rate(connections, calls, call)
  const seconds = (performance.now() - since) / 1_000
  const { user, system } = process.cpuUsage(before)
  return {
    rate: calls / seconds,
    own: (user + system) / 1_000 / calls,
    database: (processorTimeOfChildren(postmaster) - database) / calls,
  }
}

const tableOf = (seen: Seen[][]) =>
  [
    `### GET 50 cards that contain a text, ${connections} connections`,
    '',
    '|  | a second | CPU ms of client and server | CPU ms of the database |',
    '| --- | ---: | ---: | ---: |',
    ...searches.map(({ guests, finds }, nth) => {
      const middle = (of: keyof Seen) => seen[nth]!.map((once) => once[of]).toSorted((a, b) => a - b)[2]!
      return `| ${finds.toLocaleString('en')} of ${guests.toLocaleString('en')} | ${middle('rate').toFixed(0)} | ${middle('own').toFixed(1)} | ${middle('database').toFixed(1)} |`
    }),
    '',
  ].join('\n')
