import type { Knex } from 'knex'
import { knexForPostgres } from '../db/knex.ts'
import { createTestDatabase } from './cluster.ts'

/** A database to test on, as people read it: `embedded PostgreSQL 18`, `PostgreSQL 15`. */
export type Engine = string

/** Where each is, set by global-setup.ts: the embedded one first, then the system's where it is installed. */
export const clusterUrls = JSON.parse(process.env['TEST_DATABASES'] ?? '{}') as Record<Engine, string>

/** The databases this run can test on. */
export const engines: Engine[] = Object.keys(clusterUrls)

/** Those for what each of them does alike: the first, and by `npm run endure` all. What may differ runs on `engines`. */
export const alikeEngines = process.env['CUEROOM_ENDURE'] ? engines : engines.slice(0, 1)

export interface TestKnex {
  knex: Knex
  close(): Promise<void>
}

/** A migrated, empty database of its own; the embedded one unless another is named. */
export async function openTestDatabase(engine: Engine = engines[0]!): Promise<TestKnex> {
  const database = await createTestDatabase({ url: clusterUrls[engine]! })
  const knex = knexForPostgres(database.url)
  return { knex, close: () => knex.destroy().then(() => database.drop()) }
}
