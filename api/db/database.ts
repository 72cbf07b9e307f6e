import type { PGlite } from '@electric-sql/pglite'
import type { Knex } from 'knex'
import { knexForPGlite, knexForPostgres } from './knex.ts'
import { migrate } from './migrate.ts'
import { openEmbedded } from './pglite.ts'

export interface Database {
  knex: Knex
  /** Set when the database is embedded. */
  pglite?: PGlite
  close(): Promise<void>
}

/** Opens PostgreSQL when a URL is given, else the embedded database in the directory, and migrates it. */
export async function openDatabase(where: { url?: string; directory: string }): Promise<Database> {
  const database = where.url ? openPostgres(where.url) : await openLocal(where.directory)
  try {
    await migrate(database.knex)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

function openPostgres(url: string): Database {
  const knex = knexForPostgres(url)
  return { knex, close: () => knex.destroy() }
}

async function openLocal(directory: string): Promise<Database> {
  const embedded = await openEmbedded(directory)
  const knex = knexForPGlite(embedded.pglite)
  return {
    knex,
    pglite: embedded.pglite,
    close: async () => {
      await knex.destroy()
      await embedded.close()
    },
  }
}
