import type { Knex } from 'knex'
import { knexForPGlite, knexForPostgres } from '../db/knex.ts'
import { openInMemory } from '../db/pglite.ts'
import { createTestDatabase } from './cluster.ts'

export type Engine = 'PGlite' | 'PostgreSQL'

const postgresUrl = process.env['TEST_DATABASE_URL']

/** The databases this run can test on: PGlite always, PostgreSQL where there is one (see global-setup.ts). */
export const engines: Engine[] = postgresUrl ? ['PGlite', 'PostgreSQL'] : ['PGlite']

export interface TestKnex {
  knex: Knex
  close(): Promise<void>
}

/** A migrated, empty database of its own. */
export async function openTestDatabase(engine: Engine): Promise<TestKnex> {
  if (engine === 'PGlite') {
    const pglite = await openInMemory()
    const knex = knexForPGlite(pglite)
    return { knex, close: () => knex.destroy().then(() => pglite.close()) }
  }
  const database = await createTestDatabase({ url: postgresUrl! })
  const knex = knexForPostgres(database.url)
  return { knex, close: () => knex.destroy().then(() => database.drop()) }
}
