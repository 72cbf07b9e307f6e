import { resolve } from 'node:path'
import type { Knex } from 'knex'
import { knexForPGlite, knexForPostgres } from './api/db/knex.ts'
import { migrationConfig } from './api/db/migrate.ts'
import { openEmbedded } from './api/db/pglite.ts'

const url = process.env['DATABASE_URL']

/** For `npx knex migrate:status` and the like: PostgreSQL when DATABASE_URL is set, else the embedded database. */
export default async function config(): Promise<Knex.Config> {
  const knex = url ? knexForPostgres(url, 1) : knexForPGlite((await openEmbedded(dataDirectory())).pglite)
  return { ...(knex.client.config as Knex.Config), migrations: migrationConfig }
}

const dataDirectory = () => resolve(import.meta.dirname, process.env['CUEROOM_DATA'] ?? '.data')
