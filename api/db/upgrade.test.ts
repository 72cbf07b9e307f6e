import { execFileSync } from 'node:child_process'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemPrograms } from '../testing/cluster.ts'
import { makeTestFolder, removeTestFolder } from '../testing/data-directory.ts'
import { type Database, openDatabase } from './database.ts'
import { binariesIn } from './embedded/binaries.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { choosePlace, homeOf } from './embedded/place.ts'
import { knexForPostgres } from './knex.ts'
import { migrate } from './migrate.ts'
import { inPlatform, inTenant } from './tenant.ts'

/** An older version that `npm run endure` fetches, next to the system's. */
const fetched = process.env['CUEROOM_OLD_POSTGRES']
const folders = [systemPrograms() && join(systemPrograms()!, '..'), fetched].filter(
  (folder) => folder !== undefined,
)

let home: string
beforeEach(async () => {
  home = makeTestFolder('upgrade')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  removeTestFolder(home)
})

const versionIn = (data: string) => readFile(join(data, 'PG_VERSION'), 'utf8').then((text) => text.trim())

/** Data as an earlier Cueroom left them. */
async function makeOld(folder: string) {
  const binaries = binariesIn(folder)
  const version = /\d+/.exec(
    execFileSync(binaries.program('postgres'), ['--version'], { encoding: 'utf8' }),
  )![0]
  const old = await openEmbedded(home, 'server', choosePlace(home, { binaries, version }))
  const knex = knexForPostgres(old.owner, 2)
  await migrate(knex)
  await inPlatform(knex, (db) => db('tenants').insert({ id: 'show', name: 'Show', email: 'a@b.example' }))
  await inTenant(knex, 'show', (db) => db('guests').insert([{ name: 'Ada' }, { name: 'Grace' }]))
  await knex.destroy()
  await old.close()
  return version
}

test.each(folders)(
  'data of the older PostgreSQL in %s are brought over with every row, and kept as they were',
  { timeout: 60_000 },
  async (folder) => {
    const version = await makeOld(folder)
    vi.stubEnv('CUEROOM_OLD_POSTGRES', folder)
    const database: Database = await openDatabase({ directory: home })
    expect((await database.knex.raw('show server_version')).rows[0].server_version).toMatch(/^18\./)
    expect(await database.knex('guests').orderBy('id').pluck('name')).toEqual(['Ada', 'Grace'])
    const [added] = await inTenant(database.knex, 'show', (db) =>
      db('guests').insert({ name: 'New' }).returning('id'),
    )
    expect(added).toEqual({ id: 3 })
    await database.close()
    const kept = (await readdir(await realpath(homeOf(home)))).find((name) => name.startsWith('data.before-'))
    expect(await versionIn(join(homeOf(home), kept!))).toBe(version)
    expect(await readdir(join(home, 'backups'))).toHaveLength(1)
  },
)

test.runIf(fetched)(
  'without the older programs the data stay as they are, and the message says what to do',
  { timeout: 60_000 },
  async () => {
    const version = await makeOld(fetched!)
    vi.stubEnv('CUEROOM_OLD_POSTGRES', undefined)
    await expect(openDatabase({ directory: home })).rejects.toThrow(
      /set CUEROOM_OLD_POSTGRES to the directory/,
    )
    expect(await versionIn(join(homeOf(home), 'data'))).toBe(version)
  },
)
