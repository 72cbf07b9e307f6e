import type { Db } from '../db/tenant.ts'
import { type ArchivedTable, archivedTables } from './archive-tables.ts'

interface Reference {
  column: string
  table: string
  refers: string
}

/** What the catalogue says of a table. */
export interface TableSchema {
  name: ArchivedTable
  /** Columns that are written; neither computed ones nor the show. */
  columns: string[]
  primaryKey: string[]
  /** Of ids that the database counts: they are new in another show. */
  hasCountedId: boolean
  /** Columns that hold the id of another row. */
  references: Reference[]
}

/** The archived tables, each after those it refers to. */
export async function readSchema(db: Db): Promise<TableSchema[]> {
  const { rows } = await db.raw<{ rows: TableSchema[] }>(
    `select c.relname as name,
       (select json_agg(a.attname order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
         and not a.attisdropped and a.attgenerated = '' and a.attname <> 'tenant_id') as columns,
       (select json_agg(a.attname order by k.place) from pg_constraint p,
         unnest(p.conkey) with ordinality k (number, place), pg_attribute a
         where p.conrelid = c.oid and p.contype = 'p' and a.attrelid = c.oid and a.attnum = k.number) as "primaryKey",
       exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id' and a.attidentity <> '')
         as "hasCountedId",
       coalesce((select json_agg(json_build_object('column', a.attname, 'table', f.confrelid::regclass::text, 'refers', b.attname))
         from pg_constraint f, unnest(f.conkey, f.confkey) k (own, other), pg_attribute a, pg_attribute b
         where f.conrelid = c.oid and f.contype = 'f' and a.attrelid = c.oid and a.attnum = k.own
           and b.attrelid = f.confrelid and b.attnum = k.other and a.attname <> 'tenant_id'), '[]') as references
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any(?)`,
    [[...archivedTables]],
  )
  const tables = inOrder(rows)
  return tables.map((table) => ({
    ...table,
    references: table.references.map((reference) => followed(reference, tables)),
  }))
}

/** A recap names its transcript by the episode of both: what it refers to is the episode. */
function followed(reference: Reference, tables: TableSchema[]): Reference {
  const other = tables.find(({ name }) => name === reference.table)
  const next = other?.references.find(({ column }) => column === reference.refers)
  return next ? followed({ ...next, column: reference.column }, tables) : reference
}

function inOrder(tables: TableSchema[]): TableSchema[] {
  const ordered: TableSchema[] = []
  const names = new Set(tables.map(({ name }) => name as string))
  const isPlaced = (table: string) => !names.has(table) || ordered.some(({ name }) => name === table)
  while (ordered.length < tables.length) {
    const next = tables.find(
      (table) =>
        !ordered.includes(table) &&
        table.references.every(({ table: other }) => other === table.name || isPlaced(other)),
    )
    if (!next) throw new Error('Tables refer to each other in a circle')
    ordered.push(next)
  }
  return ordered
}
