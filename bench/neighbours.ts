import { setTimeout } from 'node:timers/promises'
import { makeTestFolder, removeTestFolder } from '@cueroom/api/testing/data-directory.ts'
import { type CueroomProcess, startCueroom } from '@cueroom/api/testing/process.ts'
import { pageRows } from '@cueroom/core/contract/body-limits.ts'
import { nextQuery } from '@cueroom/core/contract/pages.ts'
import type { Client } from '@cueroom/core/contract.ts'
import { fillGuests } from './fill-guests.ts'
import { quantile } from './load.ts'
import { addShows, benchServer, signInTo } from './shows.ts'

const guests = 60_000
const lists = 4
const seconds = 20

/** What other shows feel while one with 60,000 guests is read by four callers, on the embedded database. */
export async function* benchNeighbours(): AsyncGenerator<string> {
  const directory = makeTestFolder('bench')
  const server = await startCueroom({ CUEROOM_DATA: directory, LOG_LEVEL: 'silent' }, benchServer)
  try {
    await addShows(directory, ['large', 'other'], async (knex) => {
      await fillGuests(knex, ['large'], guests)
      await fillGuests(knex, ['other'], 500)
      await knex.raw('analyze guests')
    })
    const large = await signInTo(server, 'large')
    const other = server.client(await signInTo(server, 'other'))
    const alone = await timesOf(other, performance.now() + 5_000)
    const until = performance.now() + seconds * 1_000
    let read = 0
    const reading = Array.from({ length: lists }, async () => {
      while (performance.now() < until) {
        const guests = await readAll(server, large, until)
        read += guests
      }
    })
    const shared = await timesOf(other, until)
    await Promise.all(reading)
    yield [
      `### GET 50 cards of one show while ${lists} callers read all ${guests.toLocaleString('en')} guests of another`,
      '',
      '|  | median ms | p99 ms |',
      '| --- | ---: | ---: |',
      line('alone', alone),
      line(`during the reads (${Math.round(read / seconds).toLocaleString('en')} guests a second)`, shared),
      '',
    ].join('\n')
  } finally {
    await server.kill('SIGTERM')
    removeTestFolder(directory)
  }
}

const line = (name: string, times: number[]) =>
  `| ${name} | ${quantile(times, 0.5).toFixed(1)} | ${quantile(times, 0.99).toFixed(1)} |`

async function timesOf(host: Client, until: number) {
  const times: number[] = []
  while (performance.now() < until) {
    const since = performance.now()
    await host.guests.list({ query: { view: 'card', limit: 50 } })
    times.push(performance.now() - since)
    await setTimeout(10)
  }
  return times
}

/**
 * All pages of a show's guests, or those until a moment; answers how many guests they held. The bytes are not parsed, as
 * that would hold up the measurement in this process.
 */
async function readAll(server: CueroomProcess, token: string, until: number) {
  let count = 0
  let query: Record<string, string> | undefined = { limit: String(pageRows) }
  while (query && performance.now() < until) {
    const response: Response = await fetch(`${server.url}/api/guests?${new URLSearchParams(query)}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    await response.arrayBuffer()
    query = nextQuery(response.headers.get('Link'))
    count += pageRows
  }
  return count
}
