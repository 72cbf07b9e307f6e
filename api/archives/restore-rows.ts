import { randomId } from '@cueroom/core/text/random-id.ts'
import { asOwner, type Db } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { isSigned } from '../http/signature.ts'
import { readPicture } from '../media/photo.ts'
import { foreign, signedPart } from './archive-format.ts'
import type { TableSchema } from './archive-schema.ts'
import { archivedTables } from './archive-tables.ts'
import type { OpenArchive, Row } from './read-archive.ts'

/** Rows that are written at a time. */
const chunk = 500

/** The show that gets the rows of an archive. */
export interface Target {
  db: Db
  archive: OpenArchive
  /** New public ids of rows that can't keep their own. */
  ids: Map<string, string>
  /** New numbers of rows, by table. */
  counted: Map<string, Map<number, number>>
}

/**
 * Public ids are kept, so links keep working, if this server wrote the archive and no other show uses them. In any other
 * archive they may be those of a form that was erased, whose links must not lead to a stranger's.
 */
export async function newPublicIds(
  db: Db,
  schema: TableSchema[],
  { rows, manifest }: OpenArchive,
  secrets: App['secrets'],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  const isOurs = isSigned(signedPart(manifest), manifest.signature ?? '', secrets)
  for (const { name, hasCountedId, primaryKey } of schema) {
    if (hasCountedId || primaryKey[0] !== 'id' || !manifest.tables[name]) continue
    for await (const part of inChunks(rows(name))) {
      const own = part.map(({ id }) => String(id))
      const replaced = isOurs ? await takenIds(db, name, own) : own
      for (const id of replaced) ids.set(id, randomId())
    }
  }
  return ids
}

/** Whether an id is free is a question about all shows; nothing else of them is read. */
async function takenIds(db: Db, table: string, ids: string[]) {
  let taken: string[] = []
  await asOwner(db, async () => {
    taken = await db(table).whereRaw('id = any(?)', [ids]).pluck('id')
  })
  return taken
}

async function* inChunks(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let part: Row[] = []
  for await (const row of rows) {
    part.push(row)
    if (part.length < chunk) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

/** Writes the rows of a table; those that it refers to are there. */
export async function restoreTable(target: Target, table: TableSchema) {
  const { db, archive, counted } = target
  if (!archive.manifest.tables[table.name]) return
  const numbers = new Map<number, number>()
  counted.set(table.name, numbers)
  for await (const part of inChunks(archive.rows(table.name))) {
    if (table.hasCountedId) await countIds(db, table.name, part, numbers)
    const rows = part.map((row) => rowFor(target, table, row))
    if (table.name === 'media') await restorePictures(target, part, rows)
    else await insertRows(db, table, rows)
  }
}

/** New ids for rows. Only the owner may use the sequences, and using them reads no show's data. */
const countIds = (db: Db, table: string, part: Row[], numbers: Map<number, number>) =>
  asOwner(db, async () => {
    const { rows } = await db.raw<{ rows: { id: number }[] }>(
      `select nextval(pg_get_serial_sequence(?, 'id')) as id from generate_series(1, ?::integer)`,
      [`public.${table}`, part.length],
    )
    part.forEach(({ id }, place) => numbers.set(Number(id), rows[place]!.id))
  })

const archived = new Set<string>(archivedTables)

/** A row to insert: with new ids, and without references to rows that the archive omits. */
function rowFor({ ids, counted }: Target, table: TableSchema, row: Row): Row {
  if (!Object.keys(row).every((column) => table.columns.includes(column))) throw foreign()
  const changed = renamed(row, ids)
  if (table.hasCountedId) changed.id = counted.get(table.name)!.get(Number(row.id))
  else if ('id' in row) changed.id = newId(ids, row.id)
  for (const { column, table: other, refers } of table.references) {
    const id = row[column]
    if (id === null || id === undefined) continue
    if (!archived.has(other)) changed[column] = null
    else if (refers === 'id' && typeof id === 'number') changed[column] = counted.get(other)?.get(id) ?? null
    else if (refers === 'id') changed[column] = newId(ids, id)
  }
  return changed
}

const newId = (ids: Target['ids'], id: unknown) => ids.get(String(id)) ?? id

/** Public ids appear in texts, too, such as the address of a picture. */
function renamed(row: Row, ids: Map<string, string>): Row {
  if (ids.size === 0) return { ...row }
  const text = JSON.stringify(row).replace(/[\w-]{16,64}/g, (id) => ids.get(id) ?? id)
  return JSON.parse(text) as Row
}

async function insertRows(db: Db, { name, columns }: TableSchema, rows: Row[]) {
  // Columns that every row of the archive has: those that came later keep their defaults
  const present = columns.filter((column) => column in rows[0]!)
  const list = present.map(() => '??').join(', ')
  const insert = ['insert into ?? (', list, ') overriding system value select ', list]
  insert.push(' from jsonb_populate_recordset(null::??, ?::jsonb)')
  await db.raw(insert.join(''), [name, ...present, ...present, name, JSON.stringify(rows)])
}

async function restorePictures({ db, archive }: Target, originals: Row[], rows: Row[]) {
  for (const [place, { id, created_at: createdAt }] of rows.entries()) {
    // Only the bytes count, not what the archive says about them
    const picture = await readPicture(await archive.picture(String(originals[place]!.id)))
    await db('media').insert({ ...picture, id, createdAt })
  }
}
