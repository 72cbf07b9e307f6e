import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { hashPassword } from '@cueroom/api/auth/passwords.ts'
import { knexForPostgres } from '@cueroom/api/db/knex.ts'
import { addShow } from '@cueroom/api/tenants/first-show.ts'
import { createTestDatabase } from '@cueroom/api/testing/cluster.ts'
import { clusterUrls, engines } from '@cueroom/api/testing/databases.ts'
import { type CueroomProcess, startCueroom } from '@cueroom/api/testing/process.ts'
import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import { sampleGuests } from '@cueroom/core/testing/samples.ts'
import { fillGuests } from './fill-guests.ts'
import { rate } from './load.ts'
import { parentOf, processorTime, processorTimeOfChildren } from './processor-time.ts'
import { benchServer } from './shows.ts'

const connections = 8
const rounds = 5
/** Rounds before those that count: the engine goes on making both servers faster for some thousand calls. */
const warmUp = 4
/** Calls of each kind in one round, of each server. */
const calls = 600
const peerServer = fileURLToPath(new URL('peer.ts', import.meta.url))
const credentials = { email: 'host@peers.example', password: 'quiet-harbour-bell' }

interface Served {
  method: 'GET' | 'POST'
  /** Paths at Cueroom and at the peer. */
  paths: [string, string]
}

const kinds: Record<string, Served> = {
  'GET 50 cards': { method: 'GET', paths: ['/api/guests?view=card&limit=50', '/cards'] },
  'GET 50 whole guests': { method: 'GET', paths: ['/api/guests?limit=50', '/whole'] },
  'POST a guest': { method: 'POST', paths: ['/api/guests', '/guests'] },
}

/** Cueroom next to a server of Fastify and pg that makes the same transactions, in turns, both without limits of calls. */
export async function* benchPeers(): AsyncGenerator<string> {
  const database = await createTestDatabase({ url: clusterUrls[engines.at(-1)!]! })
  const postmaster = await fillShow(database.url)
  const variables = {
    DATABASE_URL: database.url,
    CUEROOM_SECRET: 'r4nd0m-Zq8v-9f2kLm4pXw7sRt1yUe-only-here',
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    GENERATION_CONCURRENCY: '0',
  }
  const cueroom = await startCueroom(variables, benchServer)
  const peer = await startCueroom(variables, peerServer)
  const agent = new Agent({ keepAlive: true, maxSockets: connections * 2 })
  try {
    const { token } = await cueroom.client().auth.signIn({ body: credentials })
    yield [
      `### Calls a second over ${connections} connections, and those of Fastify and pg with the same transactions`,
      '',
      '|  | Cueroom | Fastify and pg | ratio | CPU ms of server and database | of the other | ratio |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ].join('\n')
    for (const [name, { method, paths }] of Object.entries(kinds)) {
      const [own, other] = [cueroom.url + paths[0], peer.url + paths[1]]
      const [ours, theirs] = await inTurns(
        { server: cueroom, postmaster, call: () => callOnce(agent, method, own, token) },
        { server: peer, postmaster, call: () => callOnce(agent, method, other, token) },
      )
      yield rowOf(name, ours, theirs)
    }
    yield ''
  } finally {
    agent.destroy()
    await cueroom.kill('SIGKILL')
    await peer.kill('SIGKILL')
    await database.drop()
  }
}

/** Fills the database of both; gives the process that its connections descend from. */
async function fillShow(url: string): Promise<number> {
  const knex = knexForPostgres(url)
  const { email, password } = credentials
  const passwordHash = await hashPassword(password)
  await addShow(knex, { name: 'Peers', email, passwordHash, features: planFeatures.enterprise }, 'peers')
  await fillGuests(knex, ['peers'], 50)
  const { responses } = sampleGuests.find((guest) => guest.answeredDaysAgo !== null)!
  await knex('guests').update({ responses: JSON.stringify(responses) })
  await knex.raw('vacuum analyze guests')
  const { rows } = await knex.raw<{ rows: [{ pid: number }] }>('select pg_backend_pid() pid')
  const postmaster = parentOf(rows[0].pid)
  await knex.destroy()
  return postmaster
}

interface Seen {
  /** Calls a second. */
  rate: number
  /** Processor time of a call (ms): other programs change it less than the rate. */
  server: number
  database: number
}

interface Turn {
  server: CueroomProcess
  postmaster: number
  call: () => Promise<void>
}

/** Both in turns; of each figure the middle of the rounds. */
async function inTurns(...turns: [Turn, Turn]): Promise<[Seen, Seen]> {
  const seen = turns.map((): Seen[] => [])
  for (let round = -warmUp; round < rounds; round++)
    for (const [nth, turn] of turns.entries()) {
      const once = await seeTurn(turn)
      if (round >= 0) seen[nth]!.push(once)
    }
  const middle = (each: Seen[], of: keyof Seen) =>
    each.map((once) => once[of]).toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!
  return seen.map((each) => ({
    rate: middle(each, 'rate'),
    server: middle(each, 'server'),
    database: middle(each, 'database'),
  })) as [Seen, Seen]
}

async function seeTurn({ server, postmaster, call }: Turn): Promise<Seen> {
  const used = () => [processorTime(server.child.pid!), processorTimeOfChildren(postmaster)] as const
  const [[serverBefore, databaseBefore], since] = [used(), performance.now()]
  await rate(connections, calls, call)
  const seconds = (performance.now() - since) / 1_000
  const [serverAfter, databaseAfter] = used()
  return {
    rate: calls / seconds,
    server: (serverAfter - serverBefore) / calls,
    database: (databaseAfter - databaseBefore) / calls,
  }
}

function rowOf(name: string, ours: Seen, theirs: Seen) {
  const times = ({ server, database }: Seen) => `${server.toFixed(1)} + ${database.toFixed(1)}`
  const sum = ({ server, database }: Seen) => server + database
  const rates = [ours.rate.toFixed(0), theirs.rate.toFixed(0), (ours.rate / theirs.rate).toFixed(2)]
  const cells = [name, ...rates, times(ours), times(theirs), (sum(theirs) / sum(ours)).toFixed(2)]
  return `| ${cells.join(' | ')} |`
}

/** One call over a kept connection; the answer is read, but not parsed. @throws for another status than 200 and 201 */
const callOnce = (agent: Agent, method: string, url: string, token: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const sent = request(url, { agent, method, headers }, (answer) => {
      answer.on('end', () =>
        answer.statusCode! < 300 ? resolve() : reject(new Error(`${url}: ${answer.statusCode}`)),
      )
      answer.resume()
    })
    sent.on('error', reject)
    sent.end(method === 'POST' ? '{"name":"Ada Lovelace"}' : undefined)
  })
