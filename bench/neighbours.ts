import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { hashPassword } from '@cueroom/api/auth/passwords.ts'
import { openDatabase } from '@cueroom/api/db/database.ts'
import { addShow } from '@cueroom/api/tenants/first-show.ts'
import { makeTestFolder, removeTestFolder } from '@cueroom/api/testing/data-directory.ts'
import { type CueroomProcess, startCueroom } from '@cueroom/api/testing/process.ts'
import type { Client } from '@cueroom/core/contract.ts'
import { fillGuests } from './fill-guests.ts'
import { quantile } from './load.ts'

export const benchServer = fileURLToPath(new URL('server.ts', import.meta.url))
const guests = 60_000
const lists = 4
const seconds = 20
const password = 'quiet-harbour-bell'

/** What other shows feel while one with 60,000 guests is read whole four times at once, on the embedded database. */
export async function* benchNeighbours(): AsyncGenerator<string> {
  const directory = makeTestFolder('bench')
  const server = await startCueroom({ CUEROOM_DATA: directory, LOG_LEVEL: 'silent' }, benchServer)
  try {
    await makeShows(directory)
    const large = await signIn(server, 'large')
    const other = await signIn(server, 'other')
    const alone = await timesOf(other, performance.now() + 5_000)
    const until = performance.now() + seconds * 1_000
    let read = 0
    const reading = Array.from({ length: lists }, async () => {
      while (performance.now() < until) read += await readAll(large, until)
    })
    const beside = await timesOf(other, until)
    await Promise.all(reading)
    yield [
      `### GET 50 cards of another show while one of ${guests.toLocaleString('en')} guests is read whole, ${lists} at once`,
      '',
      '|  | median ms | p99 ms |',
      '| --- | ---: | ---: |',
      line('alone', alone),
      line(`beside (${Math.round(read / seconds).toLocaleString('en')} whole guests a second)`, beside),
      '',
    ].join('\n')
  } finally {
    await server.kill('SIGTERM')
    removeTestFolder(directory)
  }
}

const line = (name: string, times: number[]) =>
  `| ${name} | ${quantile(times, 0.5).toFixed(1)} | ${quantile(times, 0.99).toFixed(1)} |`

async function makeShows(directory: string) {
  const database = await openDatabase({ directory }, 'command')
  const passwordHash = await hashPassword(password)
  for (const id of ['large', 'other'])
    await addShow(database.knex, { name: id, email: `${id}@bench.example`, passwordHash }, id)
  await fillGuests(database.knex, ['large'], guests)
  await fillGuests(database.knex, ['other'], 500)
  await database.knex.raw('analyze guests')
  await database.close()
}

async function signIn(server: CueroomProcess, id: string) {
  const { token } = await server.client().auth.signIn({ body: { email: `${id}@bench.example`, password } })
  return server.client(token)
}

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

/** All pages of a show's guests, or those until a moment. */
async function readAll(host: Client, until: number) {
  let count = 0
  for (let after: number | undefined; performance.now() < until;) {
    const page = await host.guests.list({ query: { limit: 1_000, ...(after !== undefined && { after }) } })
    count += page.length
    after = page.at(-1)?.id
    if (page.length === 0) break
  }
  return count
}
