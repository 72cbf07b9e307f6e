import { existsSync } from 'node:fs'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import {
  type BackupContents,
  type BackupManifest,
  BackupProblem,
  type TableManifest,
  verifyBackup,
  writeBackupFile,
} from './backup-file.ts'
import { type Connection, connect, openEmbedded } from './embedded/embedded.ts'
import { hasCluster } from './embedded/place.ts'
import { isKeyOf } from '../secrets/key-check.ts'

/** A saved backup, and whether the key of the database is in it. */
export interface SavedBackup extends BackupContents {
  hasKey: boolean
}

/** Tables whose rows the schema makes itself. */
const unsaved = ['public.migrations_lock', 'pgboss.version']

/**
 * Writes every row of the embedded database to one file, readable by its owner only, and reads it back.
 * The server may go on: everything is of one moment.
 * @param source the data directory, or the superuser's connection to its database
 * @param secret the key of the data directory, without which its encrypted rows can't be read
 * It is left out if it isn't the database's: a restored one would keep the server from starting
 * @throws BackupProblem
 */
export async function backup(
  source: string | Connection,
  file: string,
  secret: string | null,
): Promise<SavedBackup> {
  if (existsSync(file))
    throw new BackupProblem(`${file} already exists. Choose another name, or remove it first.`)
  if (typeof source !== 'string') return backupFrom(source, file, secret)
  if (!hasCluster(source)) throw new BackupProblem(`There is no embedded database in ${source}.`)
  const embedded = await openEmbedded(source, 'command')
  return backupFrom(embedded.superuser, file, secret).finally(() => embedded.close())
}

async function backupFrom(connection: Connection, file: string, secret: string | null): Promise<SavedBackup> {
  let hasKey = false
  const client = await connect(connection)
  try {
    // One snapshot: rows that are written from here on are not seen
    await client.query('begin isolation level repeatable read read only')
    const key = secret && (await keptKey(client, secret))
    hasKey = Boolean(key)
    const manifest = { ...(await describe(client)), secret: key }
    await writeBackupFile(file, manifest, rowsOf(client, manifest))
  } finally {
    await client.end()
  }
  return { ...(await verifyBackup(file)), hasKey }
}

/** The key if it is this database's. */
async function keptKey(client: pg.Client, secret: string): Promise<string | null> {
  const { rows } = await client.query("select to_regclass('public.key_check') is not null as known")
  if (!rows[0].known) return secret
  const { rows: checks } = await client.query<{ sealed: Buffer }>('select sealed from public.key_check')
  return checks.every(({ sealed }) => isKeyOf(sealed, secret)) ? secret : null
}

async function* rowsOf(client: pg.Client, { tables }: BackupContents): AsyncGenerator<Buffer> {
  for (const [table, { columns }] of Object.entries(tables))
    yield* client.query(copyTo(`copy ${quoted(table)} (${columns.map(quote).join(', ')}) to stdout`))
}

async function describe(client: pg.Client): Promise<BackupContents> {
  const { rows: engine } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::integer / 10000 as version`,
  )
  const { rows: migrations } = await client.query<{ name: string }>('select name from migrations order by id')
  return {
    format: 'cueroom-backup',
    version: 2,
    engine: String(engine[0]?.version),
    createdAt: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    tables: await contentOf(client),
    sequences: await sequencesOf(client),
  }
}

/** Every table that has its own rows, with its contents and columns. */
export async function contentOf(client: pg.Client): Promise<Record<string, TableManifest>> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(`
    select n.nspname || '.' || c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
    group by 1 order by 1`)
  const contents: Record<string, TableManifest> = {}
  for (const { name, columns } of tables.filter((table) => !unsaved.includes(table.name))) {
    const { rows } = await client.query<{ rows: string; hash: string }>(
      `select count(*) as rows, coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint), 0)::text as hash
       from ${quoted(name)} t`,
    )
    contents[name] = { columns, rows: Number(rows[0]!.rows), hash: rows[0]!.hash }
  }
  return contents
}

async function sequencesOf(client: pg.Client): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select schemaname || '.' || sequencename as name from pg_sequences order by 1`,
  )
  const sequences: BackupManifest['sequences'] = {}
  for (const { name } of rows) {
    const found = await client.query(
      `select last_value::text as value, is_called as called from ${quoted(name)}`,
    )
    sequences[name] = found.rows[0]
  }
  return sequences
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** `schema.table` as SQL takes it. */
export const quoted = (name: string) => name.split('.').map(quote).join('.')
