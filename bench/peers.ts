import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { hashPassword } from '@cueroom/api/auth/passwords.ts'
import { knexForPostgres } from '@cueroom/api/db/knex.ts'
import { addShow } from '@cueroom/api/tenants/first-show.ts'
import { createTestDatabase } from '@cueroom/api/testing/cluster.ts'
import { clusterUrls, engines } from '@cueroom/api/testing/databases.ts'
import { startCueroom } from '@cueroom/api/testing/process.ts'
import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import { sampleGuests } from '@cueroom/core/testing/samples.ts'
import { fillGuests } from './fill-guests.ts'
import { rate } from './load.ts'
import { benchServer } from './shows.ts'

const connections = 8
const rounds = 5
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
  await fillShow(database.url)
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
      '|  | Cueroom | Fastify and pg | ratio |',
      '| --- | ---: | ---: | ---: |',
    ].join('\n')
    for (const [name, { method, paths }] of Object.entries(kinds)) {
      const [own, other] = [cueroom.url + paths[0], peer.url + paths[1]]
      const [ours, theirs] = await inTurns(
        () => callOnce(agent, method, own, token),
        () => callOnce(agent, method, other, token),
      )
      yield `| ${name} | ${ours.toFixed(0)} | ${theirs.toFixed(0)} | ${(ours / theirs).toFixed(2)} |`
    }
    yield ''
  } finally {
    agent.destroy()
    await cueroom.kill('SIGKILL')
    await peer.kill('SIGKILL')
    await database.drop()
  }
}

async function fillShow(url: string) {
  const knex = knexForPostgres(url)
  const { email, password } = credentials
  const passwordHash = await hashPassword(password)
  await addShow(knex, { name: 'Peers', email, passwordHash, features: planFeatures.enterprise }, 'peers')
  await fillGuests(knex, ['peers'], 50)
  const { responses } = sampleGuests.find((guest) => guest.answeredDaysAgo !== null)!
  await knex('guests').update({ responses: JSON.stringify(responses) })
  await knex.raw('vacuum analyze guests')
  await knex.destroy()
}

/** Calls a second of two, by the middle of the rounds. */
async function inTurns(...works: (() => Promise<void>)[]) {
  const seen = works.map((): number[] => [])
  for (let round = -1; round < rounds; round++)
    for (const [nth, work] of works.entries()) {
      const since = performance.now()
      await rate(connections, calls, work)
      if (round >= 0) seen[nth]!.push((calls * 1_000) / (performance.now() - since))
    }
  return seen.map((each) => each.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!) as [number, number]
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
