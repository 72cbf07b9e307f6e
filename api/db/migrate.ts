import { fileURLToPath } from 'node:url'
import type { Knex } from 'knex'

export const migrationsDirectory = fileURLToPath(new URL('migrations', import.meta.url))

export const migrationConfig: Knex.MigratorConfig = {
  directory: migrationsDirectory,
  extension: 'ts',
  loadExtensions: ['.ts'],
  tableName: 'migrations',
}

/** Makes the schema as these migrations do, which may be fewer than there are. @throws Error for one that is unknown */
export async function migrateTo(knex: Knex, names: string[]) {
  for (const name of names) await knex.migrate.up({ ...migrationConfig, name })
}

/** Brings the database to the newest schema; knex holds a lock, so that two starting processes do it once. */
export async function migrate(knex: Knex) {
  await knex.migrate.latest(migrationConfig)
}
