import { setTimeout } from 'node:timers/promises'
import { hashPassword } from '@cueroom/api/auth/passwords.ts'
import { knexForPostgres } from '@cueroom/api/db/knex.ts'
import { addShow } from '@cueroom/api/tenants/first-show.ts'
import { type DatabaseProxy, startDatabaseProxy } from '@cueroom/api/testing/database-proxy.ts'
import { type ModelServer, startModelServer } from '@cueroom/api/testing/model-server.ts'
import { type CueroomProcess, startCueroom, startCueroomWorker } from '@cueroom/api/testing/process.ts'
import * as calls from '@cueroom/core/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import type { contract } from '@cueroom/core/contract.ts'
import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cluster, startCluster } from './cluster.ts'
import { compareLedger } from './compare-ledger.ts'
import { type Host, type Load, longestGap, startLoad } from './load.ts'

const repetitions = Number(process.env['CUEROOM_ENDURE']) || 0
/** The promise of docs/scaling.md: ten failovers and thirty rolling restarts. */
const failovers = Math.min(10, repetitions)
const rollingRestarts = Math.min(30, repetitions)
/** Seconds after which hosts can save again. */
const recovery = 15
const [servers, workers] = [3, 2]
const password = 'a-long-test-password'

// Takes a quarter of an hour, and programs that few have: npm run endure 30 ops/cluster
describe.runIf(repetitions > 0)('Cueroom on a cluster, under load', { timeout: 1_800_000 }, () => {
  let cluster: Cluster
  let model: ModelServer
  let load: Load
  let networks: DatabaseProxy[]
  const serving: CueroomProcess[] = []
  const writing: CueroomProcess[] = []

  const startServer = (nth: number) =>
    startCueroom({
      ...variables(cluster.databaseUrl),
      PORT: `${cluster.ports.servers[nth]}`,
      GENERATION_CONCURRENCY: '0',
    })
  const variables = (DATABASE_URL: string) => ({
    DATABASE_URL,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${cluster.ports.web}`,
    TRUST_PROXY: '1',
    CUEROOM_SECRET: 'r4nd0m-Zq8v-9f2kLm4pXw7sRt1yUe-only-here',
    LOG_LEVEL: 'error',
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODEL: 'local',
    GENERATION_CONCURRENCY: '4',
    GENERATION_LEASE_SECONDS: '10',
  })

  beforeAll(async () => {
    cluster = await startCluster(servers)
    model = await startModelServer()
    model.behave({ text: 'A text worth waiting for.', afterMilliseconds: 200 })
    serving.push(await startServer(0), await startServer(1), await startServer(2))
    networks = await Promise.all(
      Array.from({ length: workers }, () => startDatabaseProxy(cluster.databaseUrl)),
    )
    for (const { url } of networks) writing.push(await startCueroomWorker(variables(url)))
    const hosts = await signIn(['ada', 'ben', 'cleo', 'dan', 'eve', 'finn', 'gus'])
    load = startLoad(hosts.slice(0, 5), hosts.slice(5))
    await setTimeout(5_000)
  }, 300_000)
  afterAll(async () => {
    await load?.stop().catch(() => {})
    await Promise.all([...serving, ...writing].map(({ kill }) => kill('SIGKILL')))
    for (const network of networks ?? []) await network.close()
    await model?.close()
    await cluster?.stop()
  }, 120_000)

  async function signIn(shows: string[]): Promise<Host[]> {
    const knex = knexForPostgres(cluster.databaseUrl)
    const passwordHash = await hashPassword(password)
    for (const show of shows)
      await addShow(
        knex,
        { name: show, email: `${show}@show.example`, passwordHash, features: planFeatures.enterprise },
        show,
      )
    await knex.destroy()
    const baseUrl = `http://127.0.0.1:${cluster.ports.web}`
    const client = (token?: string) => createClient<typeof contract>(calls, { baseUrl, token: () => token })
    return Promise.all(
      shows.map(async (show) => {
        const { token } = await client().auth.signIn({ body: { email: `${show}@show.example`, password } })
        return { show, client: client(token) }
      }),
    )
  }

  /** What hosts see of an event: the longest time in which nothing was saved, and failed calls. */
  async function during(name: string, event: () => Promise<unknown>, { settles = 5_000 } = {}) {
    const { ledger } = load
    const [from, called, failed] = [performance.now(), ledger.calls, new Map(ledger.failures)]
    await event()
    await setTimeout(settles)
    const gap = longestGap(ledger, from, performance.now())
    const failures = [...ledger.failures].flatMap(([kind, count]) =>
      count > (failed.get(kind) ?? 0) ? [`${count - (failed.get(kind) ?? 0)} × ${kind}`] : [],
    )
    const row = `| ${name} | ${gap.toFixed(1)} | ${failures.join(', ') || '–'} | ${ledger.calls - called} |`
    process.stdout.write(`${row}\n`)
    return { gap, failures }
  }

  test.each(Array.from({ length: failovers }, (_, nth) => nth + 1))(
    'failover %i: hosts can save again within 15 seconds',
    async (nth) => {
      // Every third is planned; the others are machines that vanish
      const planned = nth % 3 === 0
      await cluster.untilWhole()
      let back = () => {}
      const fail = async () => {
        if (planned) await cluster.switchOver()
        else back = await cluster.killPrimary()
        await setTimeout(recovery * 1_000)
      }
      const { gap } = await during(planned ? 'switchover' : 'kill -9 of the primary', fail)
      back()
      expect(gap).toBeLessThan(recovery)
      await cluster.untilWhole()
    },
  )

  test.each(['pooler', 'proxy'] as const)(
    'kill -9 of the %s: hosts can save again when it is back',
    async (part) => {
      const { gap } = await during(`kill -9 of the ${part}, back after 1 s`, async () => {
        await cluster.kill(part)
        await setTimeout(1_000)
        cluster.start(part)
        await setTimeout(recovery * 1_000)
      })
      expect(gap).toBeLessThan(recovery)
    },
  )

  test('a worker that loses its network, and finds it again, leaves its texts to the other', async () => {
    const { gap } = await during('a worker without network for 30 s', async () => {
      networks[0]!.fault = 'hold'
      await setTimeout(30_000)
      networks[0]!.fault = 'none'
    })
    expect(gap).toBeLessThan(5)
  })

  test.each(Array.from({ length: rollingRestarts }, (_, nth) => nth + 1))(
    'rolling restart %i: no call fails',
    async (nth) => {
      const { failures } = await during(
        `rolling restart ${nth}`,
        async () => {
          for (const each of serving.keys()) {
            expect(await serving[each]!.kill('SIGTERM')).toBe(0)
            // As systemd does: on a busy machine the database may not answer in time
            serving[each] = await startServer(each).catch(() => startServer(each))
            // The proxy looks twice a second
            await setTimeout(1_000)
          }
        },
        { settles: 0 },
      )
      expect(failures).toEqual([])
    },
  )

  test('afterwards nothing is lost, nothing is doubled, and nobody saw rows of another show', async () => {
    const { ledger } = load
    await load.stop()
    const knex = knexForPostgres(await cluster.superuserUrl())
    expect(await compareLedger(knex, ledger).finally(() => knex.destroy())).toEqual([])
    const [guests, texts] = [
      [...ledger.confirmed.values()].reduce((sum, names) => sum + names.length, 0),
      ledger.batches.reduce((sum, { total }) => sum + total, 0),
    ]
    process.stdout.write(
      `${ledger.calls} calls, ${guests} guests, ${texts} texts, ${model.requests.length} asked of the model\n`,
    )
  })
})
