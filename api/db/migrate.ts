import { readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Knex } from 'knex'

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

/** Makes the schema as these migrations do, which may be fewer than there are. @throws Error for one that is unknown */
export async function migrateTo(knex: Knex, names: string[]) {
  for (const name of names) await knex.migrate.up({ ...migrationConfig, name })
}

/** Brings the database to the newest schema; knex holds a lock, so that two starting processes do it once. */
export async function migrate(knex: Knex) {
  await knex.migrate.latest(migrationConfig)
}
