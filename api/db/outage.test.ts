import { ApiError } from '@cueroom/core/contract/client.ts'
import type { Knex } from 'knex'
import { afterEach, beforeAll, afterAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../testing/database-proxy.ts'
import { passwordRole } from '../testing/cluster.ts'
import { clusterUrls, engines } from '../testing/databases.ts'
import { logInto } from '../testing/log-into.ts'
import { knexForPostgres } from './knex.ts'

const engine = engines.at(-1)!

describe('a database that goes away', () => {
  const api = startTestApi({}, engine)
  let proxy: DatabaseProxy
  let direct: Knex
  let host: TestHost

  beforeAll(async () => {
    direct = api.current.knex
    const { rows } = await direct.raw('select current_database() as name')
    const url = new URL(clusterUrls[engine]!)
    url.pathname = `/${rows[0].name}`
    proxy = await startDatabaseProxy(url.href)
    host = await api.current.host()
    api.current.use({ knex: knexForPostgres(proxy.url) })
  })
  afterEach(() => {
    proxy.fault = 'none'
  })
  afterAll(async () => {
    await api.current.app.knex.destroy()
    await proxy.close()
  })

  /** A call as another program makes it, which sends no key and repeats nothing. */
  const post = async (name: string) => {
    const { statusCode, headers, payload } = await api.current.server.inject({
      method: 'POST',
      url: '/api/guests',
      headers: { authorization: `Bearer ${host.token}` },
      payload: { name },
    })
    return { status: statusCode, retryAfter: headers['retry-after'], ...JSON.parse(payload) }
  }
  const stored = async (name: string) => (await direct('guests').where({ name })).length

  test('before COMMIT says that nothing was changed, and nothing was', async () => {
    proxy.fault = 'cut at INSERT'
    const answer = await post('Ada')
    expect(answer).toMatchObject({ status: 503, code: 'unavailable', retryAfter: '2' })
    expect(answer.error).toContain('Nothing was changed')
    expect(await stored('Ada')).toBe(0)
  })

  test('after COMMIT was sent says that nobody knows, as it may be saved', async () => {
    proxy.fault = 'lose the answer to COMMIT after INSERT'
    const answer = await post('Grace')
    expect(answer).toMatchObject({ status: 503, code: 'outcome_unknown', retryAfter: '2' })
    expect(answer.error).toContain("We don't know whether this was saved")
    expect(await stored('Grace')).toBe(1)
  })

  test('after COMMIT was sent goes unnoticed by our own clients, who save it once', async () => {
    proxy.fault = 'lose the answer to COMMIT after INSERT'
    const { id } = await host.guests.create({ body: { name: 'Hedy' } })
    expect(await host.guests.get({ params: { id } })).toMatchObject({ name: 'Hedy' })
    expect(await stored('Hedy')).toBe(1)
  })

  test('while somebody reads leaves no doubt to them', async () => {
    const [{ id } = { id: 0 }] = await host.guests.list()
    proxy.fault = 'lose the answer to COMMIT'
    const reading = host.guests.get({ params: { id } })
    await expect(reading).rejects.toMatchObject({ status: 503, problem: { code: 'unavailable' } })
    expect(await host.guests.list()).toHaveLength(2)
  })

  test('behind a pooler, or was demoted to a replica, may be asked again soon', async () => {
    await host.guests.list()
    const busy = { status: 503, retryAfter: 2, problem: { code: 'unavailable' } }
    proxy.fault = 'refuse'
    await expect(host.guests.list()).rejects.toMatchObject(busy)
    proxy.fault = 'none'
    const database = new URL(proxy.url).pathname.slice(1)
    const setReadOnly = (value: string) =>
      direct.raw('alter database ?? set default_transaction_read_only = ??', [database, value])
    await setReadOnly('on')
    await api.current.app.knex.destroy()
    api.current.use({ knex: knexForPostgres(proxy.url) })
    expect(await post('Mary')).toMatchObject({ status: 503, code: 'unavailable' })
    await setReadOnly('off')
    // Its connection is given up, too: on a former primary it would stay read-only
    expect(await post('Mary')).toMatchObject({ status: 201 })
  })

  test('fails readiness, and leaves the server in rotation', async () => {
    proxy.fault = 'refuse'
    const status = async (path: string) => (await api.current.server.inject(path)).statusCode
    expect(await status('/health/ready')).toBe(503)
    expect(await status('/health/serving')).toBe(200)
    api.current.use({ ready: false })
    expect(await status('/health/serving')).toBe(503)
    api.current.use({ ready: true })
  })

  test('is one line in the log with the reason, however many calls it fails', async () => {
    const lines = logInto(api.current)
    proxy.fault = 'refuse'
    for (let call = 0; call < 5; call++) await expect(host.guests.list()).rejects.toThrow(ApiError)
    const failures = lines().filter(({ msg }) => msg !== 'request')
    expect(failures).toHaveLength(1)
    // Whoever watches for errors is woken once
    expect(lines().filter(({ level }) => Number(level) >= 50)).toEqual(failures)
    expect(failures[0]).toMatchObject({
      level: 50,
      msg: 'the database is unavailable',
      reason: 'server login has been failing',
      code: '08P01',
    })
  })

  test.each([
    ['has another password since', "alter role ?? password 'another'", "alter role ?? password 'right'"],
    ['may no longer sign in', 'alter role ?? nologin', 'alter role ?? login'],
  ])('because its login role %s is over as soon as it is accepted again', async (_, reject, accept) => {
    const superuser = knexForPostgres(clusterUrls[engine]!.replace('//cueroom@', '//postgres@'), 1)
    const role = `cueroom_locked_out_${Math.random().toString(36).slice(2)}`
    await superuser.raw("create role ?? login password 'right' in role ??, cueroom", [role, passwordRole])
    const url = new URL(proxy.url)
    url.username = role
    url.password = 'right'
    const before = api.current.app.knex
    const knex = knexForPostgres(url.href)
    api.current.use({ knex })
    const lines = logInto(api.current)
    const status = async () => (await api.current.server.inject('/health/ready')).statusCode
    expect(await status()).toBe(200)

    await superuser.raw(reject, [role])
    await superuser.raw('select pg_terminate_backend(pid) from pg_stat_activity where usename = ?', [role])
    await expect.poll(status).toBe(503)
    expect(await post('Ida')).toMatchObject({ status: 503, code: 'unavailable', retryAfter: '2' })
    const errors = lines().filter(({ level }) => Number(level) >= 50)
    expect(errors).toHaveLength(1)
    expect(JSON.stringify(errors)).not.toContain('select')

    await superuser.raw(accept, [role])
    expect(await status()).toBe(200)
    await knex.destroy()
    api.current.use({ knex: before })
    await superuser.raw('drop role ??', [role])
    await superuser.destroy()
  })
})
