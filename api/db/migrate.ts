import { fileURLToPath } from 'node:url'
import type { Knex } from 'knex'

export const migrationsDirectory = fileURLToPath(new URL('migrations', import.meta.url))

export const migrationConfig: Knex.MigratorConfig = {
  directory: migrationsDirectory,
  extension: 'ts',
  loadExtensions: ['.ts'],
  tableName: 'migrations',
}

/** Brings the database to the newest schema; knex holds a lock, so that two starting processes do it once. */
export async function migrate(knex: Knex) {
  await knex.migrate.latest(migrationConfig)
}
