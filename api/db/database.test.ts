import type { Knex } from 'knex'
import { describe, expect, test } from 'vitest'
import { createTestDatabase, passwordRole } from '../testing/cluster.ts'
import { clusterUrls } from '../testing/databases.ts'
import { processes } from '../testing/processes.ts'
import { inspectPostgres, openDatabase } from './database.ts'
import { explainFailure, refuseMissingSettings } from './explain-failure.ts'
import { knexForPostgres } from './knex.ts'
import { migrate } from './migrate.ts'
import { up as migrateKeyCheck } from './migrations/0326_key_check.ts'
import { inspectKey, requireKey } from '../secrets/key-check.ts'
import type { Keys } from '../secrets/seal.ts'

const { spawn, startWorker } = processes()
const [clusterUrl] = Object.values(clusterUrls)

// Roles belong to the cluster: another test may have made them
const rolesOfTheCluster = `do $$
declare
  role text;
begin
  foreach role in array array['cueroom_app', 'cueroom_platform', 'cueroom_visitor'] loop
    begin
      execute format('create role %I nologin', role);
    exception when duplicate_object then null;
    end;
  end loop;
end $$`

test('a server whose DATABASE_URL signs in as a superuser does not start, and leaves the database as it was', async () => {
  const superuser = clusterUrl!.replace('//cueroom@', '//postgres@')
  const knex = knexForPostgres(superuser, 1)
  const tables = () => knex('pg_tables').where({ schemaname: 'public' }).pluck('tablename')
  const before = await tables()
  const refused = spawn({
    DATABASE_URL: superuser,
    CUEROOM_SECRET: 'r4nd0m-Zq8v-9f2kLm4pXw7sRt1yUe-only-here',
    HOST: '127.0.0.1',
  })
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toMatch(
    /^DATABASE_URL signs in as postgres, a role that bypasses row-level security\./,
  )
  expect(await tables()).toEqual(before)
  await knex.destroy()
})

test('a worker gives a database no other key, whatever its variables say', async () => {
  const database = await createTestDatabase({ url: clusterUrl! })
  const knex = knexForPostgres(database.url, 1)
  const key: Keys = ['the-key-of-this-database-for-tests']
  const env = { secret: key[0], keyLost: false, dataDirectory: '' }
  await requireKey({ knex, secrets: key, env, log: { warn: () => {} } })
  const starting = startWorker({
    DATABASE_URL: database.url,
    CUEROOM_SECRET: 'r4nd0m-Zq8v-9f2kLm4pXw7sRt1yUe-only-here',
    CUEROOM_SECRET_LOST: '1',
    HOST: '127.0.0.1',
  })
  await expect(starting).rejects.toThrow("CUEROOM_SECRET isn't the key of this database")
  await inspectKey(knex, key)
  await knex.destroy()
  await database.drop()
})

describe('a database that cannot be used fails with one sentence that says what to do', () => {
  const withDatabase = async (
    work: (
      open: () => Promise<unknown>,
      superuser: Knex,
      inspect: (secrets?: Keys) => ReturnType<typeof inspectPostgres>,
    ) => Promise<void>,
  ) => {
    const name = `cueroom_open_${Math.random().toString(36).slice(2)}`
    const superuser = clusterUrl!.replace('//cueroom@', '//postgres@')
    const cluster = knexForPostgres(superuser, 1)
    await cluster.raw('create role ?? login', [name])
    await cluster.raw('create database ?? owner ??', [name, name])
    const url = new URL(superuser)
    url.pathname = `/${name}`
    const inside = knexForPostgres(url.href, 1)
    url.username = name
    const inspect = (secrets?: Keys) => inspectPostgres(url.href, secrets)
    await work(() => openDatabase({ url: url.href, directory: '' }), inside, inspect)
    await inside.destroy()
    await cluster.raw('drop database ?? with (force)', [name])
    await cluster.raw('drop role ??', [name])
    await cluster.destroy()
  }

  test('when the role may not create roles', () =>
    withDatabase(async (open, superuser, inspect) => {
      const refusal = /^The role in DATABASE_URL can't create roles\. As an administrator, run:/
      await expect(inspect()).rejects.toThrow(refusal)
      await expect(open()).rejects.toThrow(refusal)
      // Nor does doctor say so any longer when it may
      const [{ name }] = (await superuser.raw('select current_database() as name')).rows
      await superuser.raw('alter role ?? createrole', [name])
      const { version, pending } = await inspect()
      expect(version).toMatch(/^\d+\.\d+$/)
      expect(pending).toBeGreaterThan(60)
    }))

  test('when its key is another one', () =>
    withDatabase(async (_, superuser, inspect) => {
      await superuser.raw(rolesOfTheCluster)
      const [{ name }] = (await superuser.raw('select current_database() as name')).rows
      await superuser.raw('grant cueroom_app, cueroom_platform, cueroom_visitor to ??', [name])
      const key: Keys = ['the-key-of-this-database-for-tests']
      // No server has opened it yet
      expect((await inspect(key)).version).toMatch(/^\d+\.\d+$/)
      expect((await superuser.raw(`select to_regclass('migrations') as made`)).rows).toEqual([{ made: null }])
      const { pending } = await inspect(key)
      await superuser.raw(
        `create table migrations (name text); insert into migrations values ('0001_roles.ts')`,
      )
      await superuser.raw('grant select on migrations to ??', [name])
      expect((await inspect(key)).pending).toBe(pending - 1)
      await superuser.raw('drop table migrations')
      await migrateKeyCheck(superuser)
      await superuser.raw('grant select on key_check to ??', [name])
      await requireKey({
        knex: superuser,
        secrets: key,
        env: { secret: key[0], keyLost: false, dataDirectory: '' },
        log: { warn: () => {} },
      })
      expect((await inspect(key)).version).toMatch(/^\d+\.\d+$/)
      await expect(inspect(['another-key-than-that-of-this-database'])).rejects.toThrow(
        /^CUEROOM_SECRET isn't the key of this database\./,
      )
    }))

  test('when it owns too little', () =>
    withDatabase(async (open, superuser) => {
      await superuser.raw('alter schema public owner to postgres; revoke create on schema public from public')
      await expect(open()).rejects.toThrow(
        /^The role in DATABASE_URL lacks a permission \(permission denied .*\)\. It must own the database/,
      )
    }))

  test('when its tables were made by hand', () =>
    withDatabase(async (open, superuser) => {
      await superuser.raw('create table migrations (id serial primary key, name text)')
      await expect(open()).rejects.toThrow(
        /^The database already has something that a migration creates \(relation "migrations" already exists\)/,
      )
    }))

  test('when a newer version has changed it, or a migration was interrupted', () =>
    withDatabase(async (open, superuser) => {
      const { rows } = await superuser.raw('select current_database() as name')
      const url = new URL(clusterUrl!)
      url.username = rows[0].name
      url.pathname = `/${rows[0].name}`
      const owner = knexForPostgres(url.href, 2)
      await superuser.raw(rolesOfTheCluster)
      await superuser.raw('grant cueroom_app, cueroom_platform, cueroom_visitor to ??', [rows[0].name])
      await migrate(owner)
      await owner('migrations').insert({ name: '9999_future.ts', batch: 1, migrationTime: new Date() })
      await expect(open()).rejects.toThrow(/^A newer version of Cueroom has changed this database/)
      await owner('migrations').where({ name: '9999_future.ts' }).delete()
      await owner('migrations').where({ name: '0002_tenants.ts' }).delete()
      await expect(open()).rejects.toThrow(/^A newer version|^The database already has something/)
      await owner.destroy()
    }))

  test('when no PostgreSQL answers at its address', async () => {
    const url = 'postgres://cueroom@127.0.0.1:9/cueroom'
    await expect(openDatabase({ url, directory: '' })).rejects.toThrow(
      /^PostgreSQL isn't responding at the address in DATABASE_URL \([^)]*ECONNREFUSED/,
    )
  })

  test('when it asks for a password that DATABASE_URL lacks or has wrong, and leaves no connection open', async () => {
    const superuser = knexForPostgres(clusterUrl!.replace('//cueroom@', '//postgres@'), 1)
    const role = `cueroom_signed_in_${Math.random().toString(36).slice(2)}`
    await superuser.raw("create role ?? login password 'right' in role ??", [role, passwordRole])
    const url = new URL(clusterUrl!)
    url.search = ''
    url.username = role
    const open = () => openDatabase({ url: url.href, directory: '' })
    const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
    const before = sockets()
    await expect(open()).rejects.toThrow(/^DATABASE_URL has no password, but the database asks for one\.$/)
    await expect.poll(sockets).toBe(before)
    url.password = 'wrong'
    await expect(open()).rejects.toThrow(
      /^PostgreSQL rejected the sign-in \(password authentication failed .*\)\. Check the user and password/,
    )
    await superuser.raw('drop role ??', [role])
    await superuser.destroy()
  })

  test.each([
    [
      { code: '08P01' },
      'SASL authentication failed',
      /^PostgreSQL rejected the sign-in \(SASL authentication/,
    ],
    [{}, 'Connection terminated unexpectedly', /^The connection to the address in DATABASE_URL was closed/],
    [
      { code: '53300' },
      'sorry, too many clients',
      /^The database in DATABASE_URL isn't available now \(sorry/,
    ],
  ])('when a pooler or a proxy in front of it says %j "%s"', (code, message, sentence) => {
    expect(explainFailure(Object.assign(new Error(message), code))).toMatchObject({
      message: expect.stringMatching(sentence),
    })
  })

  test('when a pooler drops or refuses the settings of a connection', async () => {
    const knex = knexForPostgres(clusterUrl!, 1)
    await knex.raw('set statement_timeout = 0')
    await expect(refuseMissingSettings(knex)).rejects.toThrow(
      /^The database connection lacks statement_timeout\. Set ignore_startup_parameters = statement_timeout, /,
    )
    await knex.destroy()
    const refusal = new Error('unsupported startup parameter: statement_timeout')
    expect(explainFailure(refusal)).toMatchObject({
      message: expect.stringMatching(
        /^The pooler rejects a connection setting\. Set ignore_startup_parameters/,
      ),
    })
  })

  test('when it is read-only, as a standby is', () =>
    withDatabase(async (open, superuser) => {
      const { rows } = await superuser.raw<{ rows: { name: string }[] }>('select current_database() as name')
      await superuser.raw('alter database ?? set default_transaction_read_only = on', [rows[0]!.name])
      await expect(open()).rejects.toThrow(
        /^The database in DATABASE_URL is read-only\. .* Point DATABASE_URL at the primary/,
      )
    }))

  test('when its disk is full', () => {
    const full = Object.assign(new Error('could not extend file "base/5/1259"'), { code: '53100' })
    expect(explainFailure(full)).toMatchObject({
      message: expect.stringMatching(/^The disk of the database is full .* Free some space/),
    })
  })

  test('when the database is too slow to answer', () => {
    expect(explainFailure(new Error('timeout expired'))).toMatchObject({
      message: expect.stringMatching(/^The database in DATABASE_URL didn't respond within 5 seconds/),
    })
  })
})

test.each(['prefer', 'require', 'verify-ca'])(
  'sslmode=%s checks the certificate, and prints no warning of the driver',
  async (mode) => {
    const warnings: Error[] = []
    const collect = (warning: Error) => warnings.push(warning)
    process.on('warning', collect)
    const url = new URL(clusterUrl!)
    url.searchParams.set('sslmode', mode)
    const knex = knexForPostgres(url.href, 1)
    // The cluster of the tests has no TLS
    await expect(knex.raw('select 1')).rejects.toThrow('does not support SSL')
    expect(knex.client.connectionSettings.connectionString).toContain('sslmode=verify-full')
    await knex.destroy()
    process.off('warning', collect)
    expect(warnings).toEqual([])
  },
)
