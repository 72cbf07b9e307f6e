import { resolve } from 'node:path'
import type { Knex } from 'knex'
import { openEmbedded } from './api/db/embedded/embedded.ts'
import { knexForPostgres } from './api/db/knex.ts'
import { migrationConfig } from './api/db/migrate.ts'

/** For `npx knex migrate:status` and the like: PostgreSQL when DATABASE_URL is set, else the embedded database. */
export default async function config(): Promise<Knex.Config> {
  const to = process.env['DATABASE_URL'] ?? (await openEmbedded(dataDirectory(), 'command')).owner
  return { ...(knexForPostgres(to, 1).client.config as Knex.Config), migrations: migrationConfig }
}

const dataDirectory = () => resolve(import.meta.dirname, process.env['CUEROOM_DATA'] ?? '.data')
