import { execFile } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { systemPrograms, createTestDatabase } from '../testing/cluster.ts'
import { makeTestFolder, removeTestFolder } from '../testing/data-directory.ts'
import { clusterUrls, engines } from '../testing/databases.ts'
import { addRows } from '../testing/show-rows.ts'
import { addAdmin } from '../tenants/admins.ts'
import { catalogueFindings } from './catalogue.ts'
import { knexForPostgres } from './knex.ts'
import { migrate } from './migrate.ts'

const run = promisify(execFile)
const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
const engine = engines.at(-1)!
/** A program of the PostgreSQL that the tests run. */
const program = (name: string) => join(dirname(realpathSync(join(systemPrograms()!, 'postgres'))), name)

/** A command of the operators' page, with its variables and the file replaced. */
function documented(program: string, values: Record<string, string>): string[] {
  const line = new RegExp(`^    ${program} (.+)$`, 'mu').exec(operations)![1]!
  return Object.entries(values)
    .reduce((text, [name, value]) => text.replace(name, value), line)
    .replaceAll('"', '')
    .split(' ')
}

/** Rows of every table, whatever row-level security shows: read as the superuser. */
async function countRows(url: string) {
  const superuser = knexForPostgres(url.replace('//cueroom@', '//postgres@'))
  const tables: { schema: string; name: string }[] = await superuser('pg_stat_user_tables').select({
    schema: 'schemaname',
    name: 'relname',
  })
  const counts: Record<string, number> = {}
  for (const { schema, name } of tables) {
    const [row] = await superuser.withSchema(schema).from(name).count('* as count')
    counts[`${schema}.${name}`] = Number(row?.count)
  }
  await superuser.destroy()
  return counts
}

// The embedded database has a backup of its own
test.skipIf(!engine.startsWith('PostgreSQL'))(
  'pg_dump as the server’s own role saves every row of every table, and a server starts on what pg_restore makes of it',
  async () => {
    const home = makeTestFolder('dump-drill')
    const [old, copy] = [
      await createTestDatabase({ url: clusterUrls[engine]! }),
      await createTestDatabase({ url: clusterUrls[engine]! }),
    ]
    try {
      const knex = knexForPostgres(old.url)
      await knex('tenants').insert({ id: 'default', name: 'Show', email: 'host@show.example' })
      await addRows(knex, 'default', 'kept-in-the-dump')
      await addAdmin(knex, { email: 'ops@platform.example', password: 'quiet-harbour-bell' })
      await knex.destroy()
      const dump = join(home, 'cueroom.dump')
      await run(program('pg_dump'), documented('pg_dump', { $DATABASE_URL: old.url, 'cueroom.dump': dump }))
      const empty = knexForPostgres(copy.url)
      await empty.raw('drop schema public cascade; drop schema cueroom cascade; create schema public')
      await empty.destroy()
      await run(
        program('pg_restore'),
        documented('pg_restore', { $NEW_DATABASE_URL: copy.url, 'cueroom.dump': dump }),
      )

      const before = await countRows(old.url)
      expect(before['public.guests']).toBeGreaterThan(0)
      expect(await countRows(copy.url)).toEqual(before)
      const restored = knexForPostgres(copy.url)
      await migrate(restored)
      expect(await catalogueFindings(restored)).toEqual([])
      await restored.destroy()
    } finally {
      await old.drop()
      await copy.drop()
      removeTestFolder(home)
    }
  },
)
