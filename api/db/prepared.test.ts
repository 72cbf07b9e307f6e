import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { preparedDump } from './prepared.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cueroom-prepared-'))
})
afterEach(() => rm(directory, { recursive: true }))

test(
  'two who need the dump at once both get it whole, and one file is kept',
  { timeout: 60_000 },
  async () => {
    await writeFile(join(directory, 'database-0123456789abcdef.tar.gz'), 'of an older version')
    const [one, other] = await Promise.all([preparedDump(directory), preparedDump(directory)])
    const kept = await preparedDump(directory)
    expect(await readdir(directory)).toHaveLength(1)
    expect([one.size, other.size]).toContain(kept.size)
    const pglite = await PGlite.create({ loadDataDir: kept })
    expect((await pglite.query('select name from migrations order by id limit 1')).rows).toEqual([
      { name: '0001_roles.ts' },
    ])
    await pglite.close()
  },
)
