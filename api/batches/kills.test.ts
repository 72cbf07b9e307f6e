import { setTimeout } from 'node:timers/promises'
import type { ApiError } from '@cueroom/core/contract/client.ts'
import type { Client } from '@cueroom/core/contract.ts'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knexForPostgres } from '../db/knex.ts'
import { hashPassword } from '../auth/passwords.ts'
import { addShow } from '../tenants/first-show.ts'
import {
  type Cluster,
  createTestDatabase,
  startCluster,
  startSystemCluster,
  type TestDatabase,
} from '../testing/cluster.ts'
import { clusterUrls, engines } from '../testing/databases.ts'
import { type ModelServer, startModelServer } from '../testing/model-server.ts'
import type { CueroomProcess } from '../testing/process.ts'
import { processes } from '../testing/processes.ts'
import { startRoundRobin } from '../testing/round-robin.ts'

/** How often something is killed or restarted; `npm run endure` sets it to many. */
const repetitions = Number(process.env['CUEROOM_ENDURE']) || 1
const enduring = repetitions > 1
const texts = enduring ? 200 : 20
const patience = 60_000 + repetitions * 60_000
const concurrency = 4
/** The most texts a worker has in progress: those the model writes, and those being prepared or stored. */
const inProgress = concurrency + Math.ceil(concurrency / 2)
const writing = { text: 'A text worth waiting for.', afterMilliseconds: 150 }

const { demoDirectory, start, startWorker } = processes()
let model: ModelServer
let variables: Record<string, string>

beforeAll(async () => {
  model = await startModelServer()
  model.behave(writing)
  variables = {
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODEL: 'local',
    GENERATION_CONCURRENCY: String(concurrency),
  }
})
afterAll(() => model.close())

/** Questions have no length to repair: one request is one text. */
const everybody = { filter: {}, types: ['questions' as const] }

async function guestsOf(host: Client) {
  await host.guests.removeAll()
  const guests = Array.from({ length: texts }, (_, n) => ({ name: `Guest ${n}` }))
  await host.imports.create({ body: { guests } })
}

const doneOf = async (host: Client, id: string) => (await host.batches.get({ params: { id } })).done

/** The same while the database comes back: until then every call is answered 503. */
async function patientlyDoneOf(host: Client, id: string) {
  let done = -1
  const ask = async () => {
    done = await doneOf(host, id).catch((error: ApiError) =>
      error.status === 503 ? -1 : Promise.reject(error),
    )
    return done
  }
  await expect.poll(ask, { timeout: patience, interval: 100 }).toBeGreaterThan(-1)
  return done
}

/** Waits until a batch is some texts further, or done. */
async function further(host: Client, id: string, from: number, by: number) {
  await expect
    .poll(() => doneOf(host, id), { timeout: patience, interval: 50 })
    .toBeGreaterThanOrEqual(Math.min(texts, from + by))
}

/** Every item of the batch has one text, and no text has no item. */
async function expectEachOnce(host: Client, id: string) {
  await expect
    .poll(() => host.batches.get({ params: { id } }), { timeout: patience, interval: 200 })
    .toMatchObject({ state: 'done', done: texts, failed: 0, skipped: 0, left: 0 })
  const items = await host.batches.items({ params: { id }, query: { limit: 1_000 } })
  const stored = await host.content.recent({ query: { type: 'questions', limit: 200 } })
  const ids = stored.map((text) => text.id)
  expect(new Set(items.map(({ contentId }) => contentId))).toEqual(new Set(ids))
  expect(ids).toHaveLength(texts)
  return new Set(stored.map(({ guestId }) => guestId)).size
}

describe('kill -9 in the middle of a batch', { timeout: patience }, () => {
  test('of the server with its own database stores every text once', async () => {
    const CUEROOM_DATA = await demoDirectory()
    let server = await start({ ...variables, CUEROOM_DATA })
    let host = await server.signIn()
    for (let kills = 0; kills < Math.ceil(repetitions / 2);) {
      await guestsOf(host)
      const asked = model.requests.length
      let killed = 0
      const { id } = await host.batches.create({ body: everybody })
      for (let done = 0; done < texts - 8 && kills < Math.ceil(repetitions / 2); kills++, killed++) {
        await further(host, id, done, 5)
        await setTimeout((kills * 97) % 400)
        await server.kill('SIGKILL')
        server = await start({ ...variables, CUEROOM_DATA })
        host = await server.signIn()
        done = await doneOf(host, id)
      }
      expect(await expectEachOnce(host, id)).toBe(texts)
      // Only texts in progress at a kill were requested twice
      expect(model.requests.length - asked).toBeLessThanOrEqual(texts + killed * inProgress)
    }
  })
})

const credentials = { email: 'host@show.example', password: 'a-long-test-password' }

/** The oldest supported version where it is installed. */
const engine = engines.at(-1)!

describe(`on one ${engine}`, { timeout: patience }, () => {
  let cluster: Cluster | undefined
  let database: TestDatabase

  beforeAll(async () => {
    // The one that other test files share must not be restarted
    cluster = enduring ? ((await startSystemCluster()) ?? (await startCluster())) : undefined
    database = await createTestDatabase(cluster ?? { url: clusterUrls[engine]! })
    const knex = knexForPostgres(database.url)
    const { email, password } = credentials
    await addShow(knex, { name: 'A show', email, passwordHash: await hashPassword(password) })
    await knex.destroy()
    Object.assign(variables, {
      DATABASE_URL: database.url,
      CUEROOM_SECRET: 'r4nd0m-Zq8v-9f2kLm4pXw7sRt1yUe-only-here',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      GENERATION_LEASE_SECONDS: '10',
    })
  })
  afterAll(async () => {
    await database?.drop()
    await cluster?.stop()
  })

  const serverWithoutWorker = () => start({ ...variables, GENERATION_CONCURRENCY: '0' })
  const signIn = async ({ client }: Pick<CueroomProcess, 'client'>) =>
    client((await client().auth.signIn({ body: credentials })).token)
  const inDatabase = async <T>(look: (knex: Knex) => Promise<T>) => {
    const knex = knexForPostgres(database.url)
    return look(knex).finally(() => knex.destroy())
  }

  test('two servers behind one address and two workers, one of which is killed, do everything once', async () => {
    const [first, second, survivor, victim] = await Promise.all([
      serverWithoutWorker(),
      serverWithoutWorker(),
      startWorker(variables),
      startWorker(variables),
    ])
    const proxy = await startRoundRobin([first.url, second.url])
    first.url = proxy.url
    const host = await signIn(first)
    await guestsOf(host)
    const asked = model.requests.length
    // However late the second worker comes, there is work left
    const { promise: bothWork, resolve: goOn } = Promise.withResolvers<void>()
    model.behave({ ...writing, until: bothWork })
    const batch = await host.batches.create({ body: everybody, idempotencyKey: 'once' })
    // The same call at the other server is the same batch, and its events come from whichever is asked
    expect((await host.batches.create({ body: everybody, idempotencyKey: 'once' })).id).toBe(batch.id)
    const seen: number[] = []
    const params = { id: batch.id }
    const end = host.batches.follow({ params, onEvent: ({ done }) => seen.push(done) })
    // More than one of them can have: both have some
    await inDatabase(async (knex) => {
      const started = () => knex('content_batch_items').where({ state: 'working' })
      await expect.poll(async () => (await started()).length, { interval: 10 }).toBeGreaterThan(inProgress)
    })
    await victim.kill('SIGKILL')
    model.behave(writing)
    goOn()
    expect(await end).toMatchObject({ state: 'done', done: texts })
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(await expectEachOnce(host, batch.id)).toBe(texts)
    // Only texts that the killed one was writing were requested twice
    expect(model.requests.length - asked).toBeLessThanOrEqual(texts + inProgress)
    expect(Math.min(...proxy.counts)).toBeGreaterThan(2)
    await proxy.close()
    for (const { kill } of [survivor, first, second]) expect(await kill('SIGTERM')).toBe(0)
  })

  test.each(enduring ? ['worker'] : [])('kill -9 of a %s leaves its texts to the next', async () => {
    const host = await signIn(await serverWithoutWorker())
    let worker = await startWorker(variables)
    for (let kills = 0; kills < Math.floor(repetitions / 2) || kills === 0;) {
      await guestsOf(host)
      const { id } = await host.batches.create({ body: everybody })
      for (let done = 0; done < texts - 8 && (kills < Math.floor(repetitions / 2) || kills === 0); kills++) {
        await further(host, id, done, 5)
        await setTimeout((kills * 97) % 400)
        await worker.kill('SIGKILL')
        worker = await startWorker(variables)
        done = await doneOf(host, id)
      }
      expect(await expectEachOnce(host, id)).toBe(texts)
    }
  })

  test.each(enduring ? [20] : [])('%i restarts of the database lose and double nothing', async (restarts) => {
    const host = await signIn(await serverWithoutWorker())
    await startWorker(variables)
    await guestsOf(host)
    const { id } = await host.batches.create({ body: everybody })
    let done = 0
    for (let count = 0; count < restarts; count++) {
      await further(host, id, done, 4)
      cluster!.restart()
      done = await patientlyDoneOf(host, id)
    }
    expect(await expectEachOnce(host, id)).toBe(texts)
  })
})
