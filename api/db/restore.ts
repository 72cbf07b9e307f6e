import { existsSync, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Knex } from 'knex'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { getConstructionPlans } from 'pg-boss'
import { restoreSecret } from '../config/secret.ts'
import { type BackupContents, BackupProblem, readManifest, readRows, withoutSecret } from './backup-file.ts'
import { contentOf, quote, quoted } from './backup.ts'
import { connect, type EmbeddedDatabase, openEmbedded } from './embedded/embedded.ts'
import { clusterVersion } from './embedded/make-cluster.ts'
import { choosePlace, hasCluster, type Place } from './embedded/place.ts'
import { knexForPostgres } from './knex.ts'
import { migrate, migrateTo } from './migrate.ts'

/** A restored backup, and whether it brought the key: older backups have none, nor have those of a server with CUEROOM_SECRET. */
export interface Restored extends BackupContents {
  key: 'restored' | 'older' | 'CUEROOM_SECRET'
}

/**
 * Makes the embedded database of a data directory, and its key, from a backup of this or an earlier PostgreSQL, and
 * compares every table with what it held. A directory that has a database is refused; one that fails to restore is left
 * without.
 * @throws BackupProblem, EmbeddedDatabaseError
 */
export async function restore(file: string, directory: string): Promise<Restored> {
  const manifest = await readManifest(file)
  if (hasCluster(directory))
    throw new BackupProblem(`${directory} holds a database already. Choose another directory.`)
  const place = choosePlace(directory)
  const { secret } = manifest
  await restoreTo(file, manifest, place, async () => {
    if (secret) await restoreSecret(directory, secret)
  })
  const key = secret ? 'restored' : secret === undefined ? 'older' : 'CUEROOM_SECRET'
  return { ...withoutSecret(manifest), key }
}

/**
 * Restores next to the place's data and renames when all rows are there; data that exist are replaced.
 * @param beforeUse what else the data need, when all rows are there
 */
export async function restoreTo(
  file: string,
  manifest: BackupContents,
  place: Place,
  beforeUse = async () => {},
): Promise<void> {
  const restoring = `${place.data}.restoring-${process.pid}`
  rmSync(restoring, { recursive: true, force: true })
  try {
    const embedded = await openEmbedded(restoring, 'command', { ...place, data: restoring })
    await fill(embedded, file, manifest).finally(() => embedded.close())
    await beforeUse()
    if (existsSync(place.data)) setAside(place, manifest)
    renameSync(restoring, place.data)
  } finally {
    rmSync(restoring, { recursive: true, force: true })
  }
}

function setAside(place: Place, manifest: BackupContents) {
  // Another process that brought them over first has written to them since
  if (clusterVersion(place) !== manifest.engine)
    throw new BackupProblem(`${place.data} has changed. Start again.`)
  renameSync(place.data, `${place.data}.before-${manifest.createdAt.replaceAll(':', '-')}`)
}

async function fill({ owner, superuser }: EmbeddedDatabase, file: string, manifest: BackupContents) {
  // A second one holds the lock while the first migrates
  const knex = knexForPostgres(owner, 2)
  const client = await connect(superuser)
  try {
    await makeSchema(knex, manifest)
    await copyRows(client, file, manifest)
    await compare(client, manifest)
    await client.query('analyze')
    await migrate(knex)
  } finally {
    await client.end()
    await knex.destroy()
  }
}

/** The schema at the time of the backup; newer migrations then also change the rows. */
async function makeSchema(knex: Knex, manifest: BackupContents) {
  await migrateTo(knex, manifest.migrations)
  if (manifest.tables['pgboss.queue']) await knex.raw(getConstructionPlans('pgboss'))
}

async function copyRows(client: pg.Client, file: string, manifest: BackupContents) {
  const saved = Object.keys(manifest.tables)
  const there = await contentOf(client)
  const missing = saved.filter((table) => !there[table] && manifest.tables[table]!.rows > 0)
  if (missing.length > 0) throw new BackupProblem(`This Cueroom doesn't know ${missing.join(', ')}.`)
  await client.query('begin')
  // Rows come table by table, so references point to nothing until all are there
  await client.query('set local session_replication_role = replica')
  await client.query(`truncate ${Object.keys(there).map(quoted).join(', ')}`)
  const pieces = readRows(file, manifest)
  let piece = await pieces.next()
  while (!piece.done) {
    const [table] = piece.value
    const own = async function* () {
      for (; !piece.done && piece.value[0] === table; piece = await pieces.next()) yield piece.value[1]
    }
    const columns = manifest.tables[table]!.columns.map(quote).join(', ')
    const sink = client.query(copyFrom(`copy ${quoted(table)} (${columns}) from stdin`))
    await pipeline(Readable.from(own()), sink)
  }
  for (const [name, { value, called }] of Object.entries(manifest.sequences))
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, called])
  await client.query('commit')
}

async function compare(client: pg.Client, manifest: BackupContents) {
  const restored = await contentOf(client)
  const different = Object.entries(manifest.tables).flatMap(([table, { rows, hash }]) =>
    (restored[table]?.rows ?? 0) === rows && (restored[table]?.hash ?? '0') === hash ? [] : [table],
  )
  if (different.length > 0) throw new BackupProblem(`Not restored as it was: ${different.join(', ')}.`)
}
