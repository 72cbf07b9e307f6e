import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { knexForPGlite } from './knex.ts'
import { migrate, migrationsDirectory } from './migrate.ts'

const cacheDirectory = fileURLToPath(new URL('../../.cache', import.meta.url))
const prefix = 'database-'

/**
 * A dump of the embedded database with every migration applied, for PGlite's `loadDataDir`. Made once and kept
 * in the cache under a hash of what it is made of: to load it takes a fraction of what initdb takes.
 */
export async function preparedDump(directory = cacheDirectory): Promise<Blob> {
  const path = join(directory, `${prefix}${await fingerprint()}.tar.gz`)
  return (await read(path)) ?? (await make(path))
}

const read = async (path: string) => {
  const bytes = await readFile(path).catch(() => undefined)
  return bytes && new Blob([bytes], { type: 'application/gzip' })
}

// Written under a name of its own and renamed, so that of two processes that make it at once none reads half a file
async function make(path: string) {
  const dump = await dumpMigrated()
  const directory = join(path, '..')
  await mkdir(directory, { recursive: true })
  const temporary = `${path}.${randomUUID()}`
  await writeFile(temporary, Buffer.from(await dump.arrayBuffer()))
  await rename(temporary, path)
  await dropOlder(directory, basename(path))
  return dump
}

async function dumpMigrated() {
  const pglite = await PGlite.create()
  const knex = knexForPGlite(pglite)
  try {
    await migrate(knex)
    await pglite.exec('vacuum (analyze)')
    await pglite.exec('checkpoint')
    return await pglite.dumpDataDir('gzip')
  } finally {
    await knex.destroy()
    await pglite.close()
  }
}

async function dropOlder(directory: string, keep: string) {
  const older = (await readdir(directory)).filter(
    (name) => name.startsWith(prefix) && name.endsWith('.tar.gz') && name !== keep,
  )
  await Promise.all(older.map((name) => rm(join(directory, name), { force: true })))
}

async function fingerprint() {
  const names = (await readdir(migrationsDirectory)).filter((name) => name.endsWith('.ts')).sort()
  const files = [
    createRequire(import.meta.url)
      .resolve('@electric-sql/pglite')
      .replace(/dist.*$/, 'package.json'),
    fileURLToPath(new URL('row-security.ts', import.meta.url)),
    fileURLToPath(new URL('migrate.ts', import.meta.url)),
    ...names.map((name) => join(migrationsDirectory, name)),
  ]
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(basename(file))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}
