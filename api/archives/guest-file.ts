import type { ExportedFile } from '@cueroom/core/contract/file.ts'
import { fileName } from '@cueroom/core/exports/file-name.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import { notFound } from '../problems/problems.ts'
import { readSchema, type TableSchema } from './archive-schema.ts'

type Row = Record<string, unknown>

/** Rows of one table that belong to a guest: more than a show could have. */
const most = 10_000

/** Everything the show has about a guest, with what belongs to it, by table. @throws 404. */
export async function guestFile(db: Db, id: number): Promise<ExportedFile> {
  const guest = await forTenant(db, 'guests').where({ id }).whereNull('deletedAt').first('name', 'photoId')
  if (!guest) throw notFound('Guest')
  const tables: Record<string, Row[]> = {}
  const ids = new Map<string, number[]>()
  // Each table comes after those it refers to, so rows that belong to the guest's texts are found as well
  for (const table of await readSchema(db)) {
    const rows =
      table.name === 'guests' ? await rowsWhere(db, table, 'id', [id]) : await rowsOf(db, table, ids)
    if (rows.length === 0) continue
    tables[table.name] = rows
    ids.set(
      table.name,
      rows.flatMap((row) => (typeof row['id'] === 'number' ? row['id'] : [])),
    )
  }
  const photo =
    guest.photoId && (await forTenant(db, 'media').where({ id: guest.photoId }).first('mime', 'bytes'))
  const content = { ...tables, ...(photo && { photo: dataUrl(photo) }) }
  return {
    name: fileName([guest.name, 'data'], 'json'),
    type: 'application/json',
    bytes: new TextEncoder().encode(JSON.stringify(content, null, 2)),
  }
}

const dataUrl = ({ mime, bytes }: { mime: string; bytes: Buffer }) =>
  `data:${mime};base64,${bytes.toString('base64')}`

async function rowsOf(db: Db, table: TableSchema, ids: Map<string, number[]>): Promise<Row[]> {
  const found = new Map<string, Row>()
  for (const { column, table: other, refers } of table.references) {
    const known = refers === 'id' ? ids.get(other) : undefined
    if (!known?.length || other === table.name) continue
    for (const row of await rowsWhere(db, table, column, known)) found.set(JSON.stringify(row), row)
  }
  return [...found.values()]
}

async function rowsWhere(db: Db, { name }: TableSchema, column: string, ids: number[]): Promise<Row[]> {
  const { rows } = await db.raw<{ rows: { row: Row }[] }>(
    `select to_jsonb(t) - 'tenant_id' as row from ?? t where tenant_id = ? and ?? = any(?) limit ?`,
    [name, tenantOf(db), column, ids, most],
  )
  return rows.map(({ row }) => row)
}
