import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Knex } from 'knex'
import { startTestApi } from '../testing/api.ts'
import { clusterUrls, engines } from '../testing/databases.ts'
import { inspectPostgres, openDatabase } from './database.ts'
import { knexForPostgres } from './knex.ts'

const engine = engines.at(-1)!
const api = startTestApi({}, engine)

/** The login role's own connection, made before anything changes. */
let direct: Knex
let url: string
beforeEach(async () => {
  direct = api.current.knex
  const { rows } = await direct.raw('select current_database() as name')
  url = Object.assign(new URL(clusterUrls[engine]!), { pathname: `/${rows[0].name}` }).href
})

const setReadOnly = async (isReadOnly: boolean) => {
  const { rows } = await direct.raw('select current_database() as name')
  await direct.raw('alter database ?? set default_transaction_read_only = ??', [
    rows[0].name,
    isReadOnly ? 'on' : 'off',
  ])
}
afterEach(() => setReadOnly(false))

const ready = () => api.current.server.inject('/health/ready')
const readOnly = /^The database in DATABASE_URL is read-only\. .*Point DATABASE_URL at the primary/

test('a read-only database is refused by a start and by doctor with what to do', async () => {
  await setReadOnly(true)
  await expect(inspectPostgres(url)).rejects.toThrow(readOnly)
  await expect(openDatabase({ url, directory: '' })).rejects.toThrow(readOnly)
})

test('a server whose database turns read-only isn’t ready until it can write again', async () => {
  expect((await ready()).statusCode).toBe(200)
  await setReadOnly(true)
  // As after a failover, every connection is a new one
  const demoted = knexForPostgres(url)
  api.current.use({ knex: demoted })
  const refused = await ready()
  expect([refused.statusCode, JSON.parse(refused.payload)]).toMatchObject([
    503,
    { code: 'unavailable', error: 'The database is read-only' },
  ])
  expect((await api.current.server.inject('/health/serving')).statusCode).toBe(200)
  await setReadOnly(false)
  await demoted.destroy()
  api.current.use({ knex: direct })
  expect((await ready()).statusCode).toBe(200)
})

test('a database that a newer version has changed is refused by doctor, too', async () => {
  await direct('migrations').insert({ name: '9999_future.ts', batch: 99, migrationTime: new Date() })
  await expect(inspectPostgres(url)).rejects.toThrow(/^A newer version of Cueroom has changed this database/)
  await direct('migrations').where({ name: '9999_future.ts' }).delete()
  expect(await inspectPostgres(url)).toMatchObject({ pending: 0 })
})

test('a database whose row-level security is off is refused by doctor, too', async () => {
  await direct.raw('alter table guests no force row level security')
  await expect(inspectPostgres(url)).rejects.toThrow(/^The database doesn't isolate tenants:\n.*guests/)
  await direct.raw('alter table guests force row level security')
  expect(await inspectPostgres(url)).toMatchObject({ pending: 0 })
})
