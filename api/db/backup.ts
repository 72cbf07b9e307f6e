import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Knex } from 'knex'
import { lockDataDirectory } from './data-lock.ts'
import type { Database } from './database.ts'
import { knexForPGlite } from './knex.ts'
import { engineVersion, openEmbedded } from './pglite.ts'

/** What a table held: its number of rows, and the sum of the rows' hashes, which no order changes. */
export interface TableContent {
  rows: number
  hash: string
}

/** First line of a backup, as JSON; after it come the gzipped tar of the database's directory. */
export interface BackupManifest {
  format: 'cueroom-backup'
  version: 1
  /** Major version of the PostgreSQL that wrote the data: no other can read them. */
  engine: string
  createdAt: string
  /** By `schema.table`. */
  tables: Record<string, TableContent>
  /** Of the bytes after the first line, as hex. */
  sha256: string
}

/** A backup or a place for one that cannot be used; the message is for the person at the terminal. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}

/**
 * Writes the embedded database to one file, readable by its owner only.
 * @param source the data directory, which must not be in use, or the database that this process has open
 * @throws BackupProblem, DataDirectoryBusy
 */
export async function backup(source: string | Database, file: string): Promise<BackupManifest> {
  if (existsSync(file))
    throw new BackupProblem(`${file} exists already. Choose another name, or remove it first.`)
  if (typeof source !== 'string') return backupOpen(source, file)
  if (!existsSync(join(source, 'database')))
    throw new BackupProblem(`There is no embedded database in ${source}.`)
  const embedded = await openEmbedded(source)
  const knex = knexForPGlite(embedded.pglite)
  try {
    return await backupOpen({ knex, pglite: embedded.pglite }, file)
  } finally {
    await knex.destroy()
    await embedded.close()
  }
}

async function backupOpen({ knex, pglite }: Pick<Database, 'knex' | 'pglite'>, file: string) {
  if (!pglite) throw new BackupProblem('This database is a PostgreSQL of its own. Back it up with pg_dump.')
  await knex.raw('checkpoint')
  // The transaction holds the only connection, so that nothing is written between the count and the copy
  const { tables, dump } = await knex.transaction(async (db) => ({
    tables: await contentOf(db),
    dump: Buffer.from(await (await pglite.dumpDataDir('gzip')).arrayBuffer()),
  }))
  const manifest: BackupManifest = {
    format: 'cueroom-backup',
    version: 1,
    engine: engineVersion,
    createdAt: new Date().toISOString(),
    tables,
    sha256: sha256(dump),
  }
  await writeDurably(file, Buffer.concat([Buffer.from(`${JSON.stringify(manifest)}\n`), dump]))
  return manifest
}

/**
 * Makes the embedded database of a data directory from a backup, and compares every table with what it held.
 * A directory that has a database is refused; one that fails to restore is left without.
 * @throws BackupProblem, DataDirectoryBusy
 */
export async function restore(file: string, directory: string): Promise<BackupManifest> {
  const { manifest, dump } = await readBackup(file)
  const lock = lockDataDirectory(directory)
  const place = join(directory, 'database')
  const making = `${place}.restoring`
  try {
    if (existsSync(place))
      throw new BackupProblem(`${directory} holds a database already. Choose another directory.`)
    await rm(making, { recursive: true, force: true })
    await mkdir(making, { recursive: true, mode: 0o700 })
    await load(manifest, dump, making)
    await rename(making, place)
    return manifest
  } finally {
    await rm(making, { recursive: true, force: true })
    lock.release()
  }
}

async function readBackup(file: string) {
  const bytes = await readFile(file)
  const end = bytes.indexOf('\n')
  const manifest = parseManifest(bytes.toString('utf8', 0, Math.max(end, 0)))
  const dump = bytes.subarray(end + 1)
  if (!manifest) throw new BackupProblem(`${file} is not a backup of Cueroom.`)
  if (sha256(dump) !== manifest.sha256)
    throw new BackupProblem(`${file} is damaged: it is not as it was written.`)
  if (manifest.engine === engineVersion) return { manifest, dump }
  throw new BackupProblem(
    `${file} was written by PostgreSQL ${manifest.engine}, this Cueroom brings ${engineVersion}. ` +
      'Restore it with the Cueroom that wrote it.',
  )
}

function parseManifest(line: string): BackupManifest | undefined {
  try {
    const manifest = JSON.parse(line) as BackupManifest
    return manifest.format === 'cueroom-backup' && manifest.version === 1 ? manifest : undefined
  } catch {
    return undefined
  }
}

async function load(manifest: BackupManifest, dump: Buffer, directory: string) {
  const loadDataDir = new Blob([new Uint8Array(dump)], { type: 'application/gzip' })
  const pglite = await PGlite.create({ dataDir: directory, loadDataDir })
  const knex = knexForPGlite(pglite)
  try {
    const restored = await contentOf(knex)
    const different = Object.keys({ ...manifest.tables, ...restored }).filter(
      (table) => !same(manifest.tables[table], restored[table]),
    )
    if (different.length > 0) throw new BackupProblem(`Not restored as it was: ${different.join(', ')}.`)
    await pglite.exec('checkpoint')
  } finally {
    await knex.destroy()
    await pglite.close()
  }
}

const same = (one?: TableContent, other?: TableContent) =>
  one?.rows === other?.rows && one?.hash === other?.hash

async function contentOf(knex: Knex): Promise<Record<string, TableContent>> {
  const { rows: tables } = await knex.raw<{ rows: { name: string }[] }>(`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by name`)
  const contents: Record<string, TableContent> = {}
  for (const { name } of tables) {
    const { rows } = await knex.raw<{ rows: TableContent[] }>(
      `select count(*) as rows, coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint), 0)::text as hash
        from ?? t`,
      [name],
    )
    contents[name] = rows[0]!
  }
  return contents
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function writeDurably(file: string, bytes: Buffer) {
  const part = `${file}.part`
  try {
    const handle = await open(part, 'w', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, file)
  } finally {
    await rm(part, { force: true })
  }
}
