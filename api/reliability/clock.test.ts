import { chmodSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Client } from '@cueroom/core/contract.ts'
import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import { rates } from '@cueroom/core/contract/rate-limits.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../auth/passwords.ts'
import { knexForPostgres } from '../db/knex.ts'
import { addAdmin } from '../tenants/admins.ts'
import { addShow } from '../tenants/first-show.ts'
import {
  type Cluster,
  createTestDatabase,
  startCluster,
  startSystemCluster,
  type TestDatabase,
} from '../testing/cluster.ts'
import { type FalseClock, hasFalseClock, makeFalseClock } from '../testing/false-clock.ts'
import { type ModelServer, startModelServer } from '../testing/model-server.ts'
import type { CueroomProcess } from '../testing/process.ts'
import { processes } from '../testing/processes.ts'

const [minute, hour, day] = [60, 3_600, 86_400]
const admin = { email: 'ops@platform.example', password: 'a-long-test-password' }
const credentials = { email: 'host@show.example', password: 'a-long-test-password' }
const refused = (code: string) => ({ problem: { code } })

// A server and a database of its own, whose clocks are set together: npm run endure
describe.runIf(hasFalseClock && process.env['CUEROOM_ENDURE'])('a clock that is set', () => {
  const { directory, start } = processes()
  let clock: FalseClock
  let cluster: Cluster
  let database: TestDatabase
  let model: ModelServer
  let server: CueroomProcess
  let host: Client

  beforeAll(async () => {
    clock = makeFalseClock()
    chmodSync(dirname(clock.variables['FAKETIME_TIMESTAMP_FILE']!), 0o755)
    model = await startModelServer()
    Object.assign(process.env, clock.variables)
    cluster = (await startSystemCluster()) ?? (await startCluster())
    for (const name of Object.keys(clock.variables)) delete process.env[name]
  })
  afterAll(async () => {
    await cluster?.stop()
    await model?.close()
    clock?.remove()
  })
  afterEach(() => database.drop())

  /** A server with a show, at the right time or at a moment. */
  async function begin(moment?: string) {
    if (moment) clock.moveTo(moment)
    else clock.set(0)
    database = await createTestDatabase(cluster)
    const knex = knexForPostgres(database.url)
    const { email, password } = credentials
    const show = { name: 'A show', email, passwordHash: await hashPassword(password) }
    await addShow(knex, { ...show, features: planFeatures.enterprise }, 'a-show')
    await addAdmin(knex, admin)
    await knex.destroy()
    server = await startServer()
    host = await signIn()
  }
  const startServer = async () =>
    start({
      ...clock.variables,
      CUEROOM_DATA: await directory(),
      DATABASE_URL: database.url,
      NODE_ENV: 'production',
      CUEROOM_SECRET: 'r4nd0m-Zq8v-9f2kLm4pXw7sRt1yUe-only-here',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      TZ: 'Europe/Berlin',
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_MODEL: 'local',
      GENERATION_LEASE_SECONDS: '10',
    })
  const signIn = async () => server.client((await server.client().auth.signIn({ body: credentials })).token)
  const signInAsAdmin = async () =>
    server.client((await server.client().auth.adminSignIn({ body: admin })).token)
  const newTenant = async (email: string) => {
    const made = await (await signInAsAdmin()).tenants.create({ body: { name: 'New', email } })
    return { ...made, token: new URLSearchParams(new URL(made.setupUrl).hash.slice(1)).get('token')! }
  }
  /** Hours from what the clock shows until a moment. */
  const hoursUntil = (moment: string | null) => (Date.parse(moment!) - clock.now().getTime()) / 3_600_000

  test.each([
    ['five minutes forward', 5 * minute],
    ['five minutes back', -5 * minute],
    ['an hour back', -hour],
  ])('%s: sessions, new ones and setup links go on working', async (_, by) => {
    await begin()
    const first = await host.guests.create({ body: { name: 'Before' } })
    const { token } = await newTenant('new@show.example')
    clock.set(by)
    await host.guests.update({
      params: { id: first.id },
      body: { title: 'Engineer' },
      ifMatch: first.version,
    })
    const second = await (await signIn()).guests.create({ body: { name: 'After' } })
    expect(new Set((await host.guests.list()).map(({ id }) => id))).toEqual(new Set([first.id, second.id]))
    const body = { setupToken: token, name: 'New', password: 'quiet-harbour-bell' }
    await server.client().auth.completeSetup({ body })
    expect((await host.auth.session()).tenant.id).toBe('a-show')
  })

  test('an hour back: a limit that is used up ends when it was going to', async () => {
    await begin()
    const wrong = { body: { email: 'nobody@show.example', password: 'wrong' } }
    const signInWrongly = () => server.client().auth.signIn(wrong)
    for (let nth = 0; nth < rates.signIn.points; nth++)
      await expect(signInWrongly()).rejects.toMatchObject({ status: 401 })
    await expect(signInWrongly()).rejects.toMatchObject({ status: 429 })
    const settings = () => host.show.settings()
    const used = async () => {
      const calls = Array.from({ length: rates.read.points + 50 }, () => settings().catch((error) => error))
      return (await Promise.all(calls)).find((each) => each?.status === 429)
    }
    expect((await used())?.retryAfter).toBeLessThanOrEqual(rates.read.seconds)

    clock.set(-hour)
    const waits = [
      await settings().catch((error) => error),
      await signInWrongly().catch((error) => error),
      await signInWrongly().catch((error) => error),
    ]
    const seconds = waits.map((each) => each?.retryAfter ?? 0)
    expect(Math.max(...seconds)).toBeLessThanOrEqual(rates.signIn.seconds)
    expect(seconds[0]).toBeLessThanOrEqual(rates.read.seconds)
  })

  test.each([
    ['an hour back', [-hour]],
    ['an hour forward', [hour]],
    ['back and forth', [-hour, hour, -5 * minute, 0]],
  ])('%s in the middle of a batch: every text is written once', async (_, jumps) => {
    await begin()
    model.behave({ text: '1. A question?', afterMilliseconds: 400 })
    const names = Array.from({ length: 60 }, (__, nth) => ({ name: `Guest ${nth}` }))
    const { ids } = await host.imports.create({ body: { guests: names } })
    const { id } = await host.batches.create({ body: { guestIds: ids, types: ['questions'] } })
    const get = () => host.batches.get({ params: { id } })
    for (const [nth, jump] of jumps.entries()) {
      await expect.poll(async () => (await get()).done).toBeGreaterThan(nth * 10)
      clock.set(jump)
    }
    await expect.poll(get).toMatchObject({ state: 'done', done: 60, failed: 0 })
    const texts = await host.content.recent({ query: { limit: 200 } })
    expect(new Set(texts.map(({ guestId }) => guestId)).size).toBe(60)
    expect(texts).toHaveLength(60)
  })

  test('two years forward: sessions, keys, links and trials have ended, what was deleted is erased', async () => {
    await begin()
    const key = await host.keys.create({
      body: { name: 'Nightly', scope: 'read', days: 90, currentPassword: credentials.password },
    })
    const { id } = await host.guests.create({ body: { name: 'Deleted' } })
    const kept = await host.guests.create({ body: { name: 'Kept' } })
    await host.guests.remove({ params: { id } })
    const link = await newTenant('late@show.example')
    const trial = await newTenant('trial@show.example')
    const password = 'quiet-harbour-bell'
    await server.client().auth.completeSetup({ body: { setupToken: trial.token, name: 'Trial', password } })

    clock.set(2 * 365 * day)
    await expect(host.auth.session()).rejects.toMatchObject({ status: 401 })
    await expect(server.client(key.key).guests.list()).rejects.toMatchObject({ status: 401 })
    const late = { setupToken: link.token, name: 'Late', password }
    await expect(server.client().auth.completeSetup({ body: late })).rejects.toMatchObject({ status: 404 })
    const { token } = await server.client().auth.signIn({ body: { email: 'trial@show.example', password } })
    await expect(server.client(token).guests.create({ body: { name: 'Ada' } })).rejects.toMatchObject(
      refused('subscription_inactive'),
    )
    // Maintenance runs at the start and every hour
    expect(await server.kill('SIGTERM')).toBe(0)
    server = await startServer()
    host = await signIn()
    await expect.poll(() => host.guests.deletions()).toEqual([])
    await expect(host.guests.restore({ body: { deletionId: 'A'.repeat(22) } })).rejects.toMatchObject({
      status: 404,
    })
    expect(await host.guests.list()).toMatchObject([{ id: kept.id }])
  })

  test.each([
    ['an hour is left out', '2027-03-28T00:59:50Z'],
    ['an hour comes twice', '2026-10-25T00:59:50Z'],
  ])('the night in which %s: a session lasts twelve hours, and a trial fourteen days', async (_, moment) => {
    await begin(moment)
    expect(hoursUntil((await host.auth.session()).expiresAt)).toBeCloseTo(12, 1)
    const before = await host.guests.create({ body: { name: 'Before' } })
    const interview = { params: { id: before.id }, body: { interviewDate: moment } }
    await host.guests.setInterviewDate(interview)
    await expect.poll(() => clock.now().toISOString()).toMatch(/T01:0/)
    const after = await host.guests.create({ body: { name: 'After' } })
    const listed = await host.guests.list()
    expect(listed.map(({ id }) => id)).toEqual([after.id, before.id])
    expect(Date.parse(listed[1]!.interviewDate!)).toBe(Date.parse(moment))
    const { tenant } = await newTenant('night@show.example')
    expect(hoursUntil(tenant.trialEndsAt)).toBeCloseTo(14 * 24, 1)
  })

  test('the leap day is a day: sessions, trials, keys of a year and interviews', async () => {
    await begin('2028-02-28T23:59:50Z')
    await expect.poll(() => clock.now().toISOString()).toMatch(/^2028-02-29/)
    host = await signIn()
    const { tenant } = await newTenant('leap@show.example')
    expect(tenant.trialEndsAt).toMatch(/^2028-03-14/)
    const key = await host.keys.create({
      body: { name: 'Nightly', scope: 'read', days: 365, currentPassword: credentials.password },
    })
    expect(key.apiKey.expiresAt).toMatch(/^2029-02-28/)
    const { id } = await host.guests.create({ body: { name: 'Ada' } })
    const body = { interviewDate: '2028-02-29T10:00:00Z' }
    await host.guests.setInterviewDate({ params: { id }, body })
    const query = { from: '2028-02-29T00:00:00Z', to: '2028-03-01T00:00:00Z' }
    expect(await host.guests.interviews({ query })).toMatchObject([{ id }])
    clock.moveTo('2029-03-01T00:00:00Z')
    await expect(server.client(key.key).guests.list()).rejects.toMatchObject({ status: 401 })
    expect((await (await signIn()).guests.list()).map((guest) => guest.id)).toEqual([id])
  })
})
