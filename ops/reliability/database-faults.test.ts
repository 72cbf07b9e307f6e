import { readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { hashPassword } from '@cueroom/api/auth/passwords.ts'
import { knexForPostgres } from '@cueroom/api/db/knex.ts'
import { addShow } from '@cueroom/api/tenants/first-show.ts'
import {
  type Cluster,
  createTestDatabase,
  startCluster,
  startSystemCluster,
  type TestDatabase,
} from '@cueroom/api/testing/cluster.ts'
import { type ModelServer, startModelServer } from '@cueroom/api/testing/model-server.ts'
import { type CueroomProcess, startCueroom } from '@cueroom/api/testing/process.ts'
import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareLedger } from '../cluster/compare-ledger.ts'
import { type Load, longestGap, startLoad } from '../cluster/load.ts'

const repetitions = Number(process.env['CUEROOM_ENDURE']) || 0
const patience = 120_000 + repetitions * 60_000
/** Seconds after which hosts can save again when the database is back. */
const recovery = 5
const shows = ['ada', 'ben', 'cleo', 'dan', 'eve']
const password = 'a-long-test-password'

// Takes minutes: npm run endure 50 reliability
describe.runIf(repetitions > 0)('a database with faults, under load', { timeout: patience }, () => {
  let cluster: Cluster
  let database: TestDatabase
  let superuser: Knex
  let model: ModelServer
  let server: CueroomProcess
  let load: Load

  beforeAll(async () => {
    cluster = (await startSystemCluster()) ?? (await startCluster())
    database = await createTestDatabase(cluster)
    const url = new URL(database.url)
    // What tests otherwise leave out: a commit is on the disk when it is confirmed
    const owner = knexForPostgres(database.url)
    await owner.raw('alter database ?? set synchronous_commit = on', [url.pathname.slice(1)])
    url.username = 'postgres'
    superuser = knexForPostgres(url.href)
    const passwordHash = await hashPassword(password)
    for (const show of shows)
      await addShow(
        owner,
        { name: show, email: `${show}@show.example`, passwordHash, features: planFeatures.enterprise },
        show,
      )
    await owner.destroy()
    model = await startModelServer()
    model.behave({ text: 'A text worth waiting for.', afterMilliseconds: 200 })
    server = await startCueroom({
      DATABASE_URL: database.url,
      NODE_ENV: 'production',
      CUEROOM_SECRET: 'r4nd0m-Zq8v-9f2kLm4pXw7sRt1yUe-only-here',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_MODEL: 'local',
      GENERATION_CONCURRENCY: '4',
      GENERATION_LEASE_SECONDS: '10',
    })
    const hosts = await Promise.all(
      shows.map(async (show) => {
        const body = { email: `${show}@show.example`, password }
        return { show, client: server.client((await server.client().auth.signIn({ body })).token) }
      }),
    )
    load = startLoad(hosts.slice(0, 4), hosts.slice(4))
    await saved(20)
  }, patience)
  afterAll(async () => {
    await load?.stop().catch(() => {})
    await server?.kill('SIGKILL')
    await superuser?.destroy()
    await database?.drop().catch(() => {})
    await model?.close()
    await cluster?.stop()
  }, patience)

  /** Waits until hosts were confirmed so many more writes. */
  async function saved(more: number) {
    const { writes } = load.ledger
    const enough = writes.length + more
    for (const deadline = Date.now() + patience; writes.length < enough; await setTimeout(20))
      if (Date.now() > deadline) throw new Error('Nobody can save any more')
  }

  /** Lets something happen, and waits until hosts save again. Gives the seconds without a confirmed write. */
  async function during(event: () => Promise<unknown>) {
    const from = performance.now()
    await event()
    await saved(shows.length)
    return longestGap(load.ledger, from, performance.now())
  }

  test(`${repetitions} immediate restarts: hosts can save again soon after each`, async () => {
    const gaps: number[] = []
    for (let nth = 0; nth < repetitions; nth++) {
      await setTimeout((nth * 97) % 400)
      gaps.push(await during(async () => cluster.restart()))
    }
    report('immediate restarts', gaps)
    expect(Math.max(...gaps)).toBeLessThan(recovery)
  })

  test('ten seconds without processor time: hosts can save again soon after it', async () => {
    const gap = await during(async () => {
      const paused = await postgresProcesses(superuser)
      for (const pid of paused) process.kill(pid, 'SIGSTOP')
      await setTimeout(10_000)
      for (const pid of paused) process.kill(pid, 'SIGCONT')
    })
    report('a pause of 10 s', [gap])
    expect(gap).toBeLessThan(10 + recovery)
  })

  test('its connections are ended a hundred times', async () => {
    const gap = await during(async () => {
      for (let nth = 0; nth < 100; nth++) {
        await superuser.raw(
          `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'cueroom' and datname = current_database()`,
        )
        await setTimeout(100)
      }
    })
    report('connections ended for 10 s', [gap])
    expect(gap).toBeLessThan(10 + recovery)
  })

  test('a table that is locked for six seconds uses up all connections: calls are refused, and recover', async () => {
    const gap = await during(() =>
      superuser.transaction(async (db) => {
        await db.raw('set local lock_timeout = 0')
        await db.raw('lock table guests in access exclusive mode')
        await setTimeout(6_000)
      }),
    )
    report('all connections in use for 6 s', [gap])
    expect(gap).toBeLessThan(6 + recovery)
  })

  test('afterwards nothing is lost or doubled, and every refusal was a 503', async () => {
    await load.stop()
    const { ledger } = load
    expect(await compareLedger(superuser, ledger)).toEqual([])
    expect([...ledger.failures.keys()].filter((kind) => kind !== '503')).toEqual([])
    const guests = [...ledger.confirmed.values()].reduce((sum, names) => sum + names.length, 0)
    const refused = ledger.failures.get('503') ?? 0
    process.stdout.write(`${ledger.calls} calls, ${guests} guests confirmed, ${refused} times 503\n`)
  })
})

const report = (name: string, gaps: number[]) =>
  process.stdout.write(`${name}: ${gaps.length}, longest gap ${Math.max(...gaps).toFixed(1)} s\n`)

/** The postmaster and all processes below it. */
async function postgresProcesses(knex: Knex): Promise<number[]> {
  const { rows } = await knex.raw('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0].pid)
  const all = readdirSync('/proc').map(Number).filter(Boolean)
  return [postmaster, ...all.filter((pid) => parentOf(pid) === postmaster)]
}

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return NaN
  }
}
