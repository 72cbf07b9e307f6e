import { readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Knex } from 'knex'
import { isDatabaseAway, isTemporary } from '../problems/outage.ts'

export const migrationsDirectory = fileURLToPath(new URL('migrations', import.meta.url))

// Sources in a clone, JavaScript in the published package. A database has the same names from both
const extension = extname(import.meta.filename)

export const migrationConfig: Knex.MigratorConfig = {
  migrationSource: {
    getMigrations: async () =>
      readdirSync(migrationsDirectory)
        .filter((file) => extname(file) === extension)
        .map((file) => basename(file, extension))
        .sort(),
    getMigrationName: (name: string) => `${name}.ts`,
    getMigration: (name: string) =>
      import(pathToFileURL(join(migrationsDirectory, `${name}${extension}`)).href) as Promise<Knex.Migration>,
  },
  tableName: 'migrations',
}

/** Which migrations a database has that this version doesn't know, and which it still lacks. Changes nothing, even in an empty one. */
export async function compareMigrations(knex: Knex) {
  const source = migrationConfig.migrationSource!
  const known = (await source.getMigrations([])).map((name) => source.getMigrationName(name))
  const { rows } = await knex.raw("select to_regclass('public.migrations') is not null as made")
  const applied: string[] = rows[0].made ? await knex('migrations').pluck('name') : []
  return {
    unknown: applied.filter((name) => !known.includes(name)),
    missing: known.filter((name) => !applied.includes(name)),
  }
}

/** Makes the schema as these migrations do, which may be fewer than there are. @throws Error for one that is unknown */
export async function migrateTo(knex: Knex, names: string[]) {
  for (const name of names) await knex.migrate.up({ ...migrationConfig, name })
}

/** How long a process waits for another one that migrates the same database. */
const migrationDeadline = '2min'

/**
 * Brings the database to the newest schema. Of processes that start together one migrates and the others wait: knex's own
 * lock is a row of a table that it makes first, and two of them making it fail.
 * @throws Error when another process holds the lock for longer than the deadline
 */
export async function migrate(knex: Knex, deadline = migrationDeadline) {
  await knex.transaction(async (holder) => {
    await waitForLock(holder, deadline)
    await knex.migrate.latest(migrationConfig)
  })
}

/** The lock ends with its transaction, which is idle while another connection migrates. */
async function waitForLock(holder: Knex.Transaction, deadline: string) {
  await holder.raw(
    `select set_config('lock_timeout', :deadline, true), set_config('statement_timeout', :deadline, true),
      set_config('idle_in_transaction_session_timeout', '10min', true)`,
    { deadline },
  )
  try {
    await holder.raw("select pg_advisory_xact_lock(hashtextextended('migrations', 0))")
  } catch (error) {
    if (!isTemporary(error) || isDatabaseAway(error)) throw error
    throw new Error(
      'Another Cueroom process has been migrating this database for too long. Check its log, stop it if it hangs, and start Cueroom again.',
      { cause: error },
    )
  }
}
