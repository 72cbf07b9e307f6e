import type { Knex } from 'knex'
import { refuseOpenDatabase } from './catalogue.ts'
import { type EmbeddedDatabase, openEmbedded } from './embedded/embedded.ts'
import { choosePlace } from './embedded/place.ts'
import {
  explainFailure,
  newerVersion,
  noRoles,
  refuseMissingSettings,
  refuseReadOnly,
} from './explain-failure.ts'
import { knexForPostgres } from './knex.ts'
import { compareMigrations, migrate } from './migrate.ts'
import { inspectKey, inspectLocalKey, type LocalKeys } from '../secrets/key-check.ts'
import { countSealed, type SealedCounts } from '../secrets/reseal.ts'
import type { Keys } from '../secrets/seal.ts'
import { upgradeCluster } from './upgrade.ts'

export interface Database {
  knex: Knex
  /** Set when the database is embedded. */
  embedded?: EmbeddedDatabase
  close(): Promise<void>
}

/**
 * Opens PostgreSQL when a URL is given, else the embedded database in the directory, and migrates it.
 * @param mode a `command` also works on the embedded database of a running server
 */
export async function openDatabase(
  where: { url?: string; directory: string },
  mode: 'server' | 'command' = 'server',
): Promise<Database> {
  const database = where.url ? openPostgres(where.url) : await openLocal(where.directory, mode)
  try {
    await refuseSuperuser(database.knex)
    await refuseMissingSettings(database.knex)
    await migrate(database.knex)
    return database
  } catch (error) {
    await database.close()
    throw explainFailure(error)
  }
}

function openPostgres(url: string): Database {
  const knex = knexForPostgres(url)
  return { knex, close: () => knex.destroy() }
}

async function openLocal(directory: string, mode: 'server' | 'command'): Promise<Database> {
  const place = choosePlace(directory)
  await upgradeCluster(directory, place)
  const embedded = await openEmbedded(directory, mode, place)
  const knex = knexForPostgres(embedded.owner)
  return {
    knex,
    embedded,
    close: async () => {
      await knex.destroy()
      await embedded.close()
    },
  }
}

/** Row-level security, which keeps shows apart, doesn't bind these roles. */
async function refuseSuperuser(knex: Knex) {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    'select rolname as name from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)',
  )
  if (rows.length === 0) return
  throw new Error(
    `DATABASE_URL signs in as ${rows[0]?.name}, a role that bypasses row-level security.  ` +
      "Create a role that isn't a superuser, and a database that it owns: create role cueroom login createrole password …; create database cueroom owner cueroom;",
  )
}

/** Oldest major version whose SQL the migrations can use. */
const oldestPostgres = 15

/**
 * Its version and how many migrations it lacks, where a server could work with the PostgreSQL of a URL and these keys, if any are given. Changes nothing.
 * @throws Error that says what to do
 */
export async function inspectPostgres(url: string, secrets?: Keys) {
  const knex = knexForPostgres(url, 1)
  try {
    await refuseSuperuser(knex)
    await refuseMissingSettings(knex)
    const { rows } = await knex.raw<{ rows: [{ version: string; has_roles: boolean; owns: boolean }] }>(`
      select current_setting('server_version') as version,
        (select rolcreaterole from pg_roles where rolname = current_user)
          or (select count(*) = 3 from pg_roles where rolname in ('cueroom_app', 'cueroom_platform', 'cueroom_visitor')
            and pg_has_role(current_user, oid, 'member')) as has_roles,
        has_schema_privilege('public', 'create') as owns`)
    const [{ version, has_roles: hasRoles, owns }] = rows
    if (Number.parseInt(version, 10) < oldestPostgres)
      throw new Error(`Cueroom needs PostgreSQL ${oldestPostgres} or newer, but this is ${version}.`)
    if (!hasRoles) throw new Error(noRoles)
    if (!owns)
      throw new Error("The role in DATABASE_URL can't create tables. Make it the owner of the database.")
    await refuseReadOnly(knex)
    const migrations = await compareMigrations(knex)
    if (migrations.unknown.length > 0) throw new Error(newerVersion)
    // Until a start has migrated it, the catalogue lacks what the rules ask for
    if (migrations.missing.length === 0) await refuseOpenDatabase(knex)
    if (secrets) await inspectKey(knex, secrets)
    return { version: version.split(' ')[0]!, pending: migrations.missing.length }
  } catch (error) {
    throw explainFailure(error)
  } finally {
    await knex.destroy()
  }
}

/**
 * How many stored secrets of a URL's database need which of the keys; undefined before a server has made its tables.
 * Changes nothing. @throws Error that says what to do
 */
export async function inspectSealed(url: string, secrets: Keys): Promise<SealedCounts | undefined> {
  const knex = knexForPostgres(url, 1)
  try {
    const { rows } = await knex.raw("select to_regclass('public.key_check') is not null as known")
    return rows[0].known ? await countSealed(knex, secrets) : undefined
  } catch (error) {
    throw explainFailure(error)
  } finally {
    await knex.destroy()
  }
}

/**
 * What is wrong with the key of the embedded database in a directory; undefined if it is right. Starts the database if no
 * server runs, and changes nothing. @throws Error when it can't be opened
 */
export async function inspectEmbeddedKey(keys: LocalKeys): Promise<string | undefined> {
  const embedded = await openEmbedded(keys.dataDirectory, 'command')
  const knex = knexForPostgres(embedded.owner, 1)
  try {
    return await inspectLocalKey(knex, keys).then(
      () => undefined,
      (error: Error) => error.message,
    )
  } finally {
    await knex.destroy()
    await embedded.close()
  }
}
