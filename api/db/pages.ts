import { replyBytes } from '@cueroom/core/contract/body-limits.ts'
import type { Knex } from 'knex'
import { conflict } from '../problems/problems.ts'
import type { Db } from './tenant.ts'

interface Rest {
  /** Rows of the whole list; known with its first page. */
  total?: number
  /** Whether rows follow this page. */
  more: boolean
  /** The query of the next page, after the last row that fits into the reply. */
  next: (last: { id: number | string }, count: number) => Record<string, unknown>
}

/** One page of a list. */
export class Page<Row extends { id: number | string }> {
  readonly rows: Row[]
  readonly rest: Rest

  constructor(rows: Row[], rest: Rest) {
    this.rows = rows
    this.rest = rest
  }

  /** The page with each row in another shape. */
  map<Shown extends { id: number | string }>(show: (row: Row) => Shown): Page<Shown> {
    return new Page(this.rows.map(show), this.rest)
  }
}

/** A list that is read in parts. */
export interface List {
  /** The rows that match, unordered, with the columns to read. */
  rows: Knex.QueryBuilder
  /** Every row of the caller, also deleted ones: a page begins after one of them. */
  all: Knex.QueryBuilder
  /** Columns of the order, most significant first; the last one is unique. */
  by?: readonly string[]
  order?: 'asc' | 'desc'
  /** Bytes of the rows that are read together; what a reply may hold by default. */
  bytes?: number
}

export interface PageQuery {
  limit: number
  after?: number | string | undefined
}

/** The order of lists unless they have another. */
export const newest = { by: ['createdAt', 'id'], order: 'desc' } as const

/** The one order of "newest first"; the id decides between rows of one transaction. */
export const newestFirst = (table?: string) =>
  ['createdAt', 'id'].map((column) => ({
    column: table ? `${table}.${column}` : column,
    order: 'desc' as const,
  }))

/**
 * Reads one page of a list by keyset, so that rows added or deleted between two pages neither repeat nor hide others.
 * It ends at the bytes that a reply may hold, before they leave the database.
 * @throws 409 when the row that the page should follow was erased.
 */
export async function readPage<Row extends { id: number | string }>(
  db: Db,
  list: List,
  query: PageQuery,
): Promise<Page<Row>> {
  const { rows, more } = await readRows(db, list, query)
  // Counting scans the whole list, so it would slow down every page
  const counted = query.after === undefined ? await db.from(list.rows.as('matching')).count('* as total') : []
  return new Page(rows as unknown as Row[], {
    ...(counted[0] && { total: Number(counted[0].total) }),
    more,
    next: ({ id }) => ({ ...query, after: id }),
  })
}

interface ReadRow {
  id: number | string
}

/** The rows of a page, and whether there are more. @throws 409 like readPage. */
export async function readRows(
  db: Db,
  { rows, all, by = newest.by, order = newest.order, bytes = replyBytes }: List,
  query: PageQuery,
): Promise<{ rows: ReadRow[]; more: boolean }> {
  const ordered = by.map((column) => ({ column, order }))
  const page = db
    .from(rows.as('matching'))
    .select('*')
    .orderBy(ordered)
    .limit(query.limit + 1)
  if (query.after !== undefined) page.where(isBehind(db, all, { by, order }, query.after))
  const found: (ReadRow & { read: number })[] = await firstBytes(db, page, ordered, bytes)
  if (found.length === 0 && query.after !== undefined) await expectRow(all, query.after)
  const shown = found.slice(0, query.limit).map(({ read: _, ...row }) => row)
  return { rows: shown, more: (found[0]?.read ?? 0) > shown.length }
}

/** A condition: the row comes after another of the list. */
export const isBehind = (
  db: Knex,
  all: Knex.QueryBuilder,
  { by, order }: Required<Pick<List, 'by' | 'order'>>,
  id: number | string,
) => {
  // Holds placeholders only: the names are bound
  const comparison = `(${by.map(() => '??').join(', ')}) ${order === 'desc' ? '<' : '>'} ?`
  const cursor = all
    .clone()
    .where({ id })
    .select(...by)
  return db.raw(comparison, [...by, cursor])
}

/** The rows whose text fits into the bytes, one at least. `read` is how many there were. */
function firstBytes(
  db: Db,
  page: Knex.QueryBuilder,
  ordered: { column: string; order: string }[],
  bytes: number,
) {
  const order = ordered.map(({ order }) => `?? ${order}`).join(', ')
  const before = `coalesce(sum(octet_length(page::text)) over
    (order by ${order} rows between unbounded preceding and 1 preceding), 0) as bytes_before`
  const columns = ordered.map(({ column }) => column)
  return db
    .with('page', page)
    .with(
      'measured',
      db.from('page').select('page.*', db.raw('count(*) over () as read'), db.raw(before, columns)),
    )
    .from('measured')
    .select('*')
    .where('bytesBefore', '<', bytes)
    .orderBy(ordered)
}

/** @throws 409 when the row that a page should follow was erased. */
export async function expectRow(all: Knex.QueryBuilder, id: number | string) {
  if (await all.clone().where({ id }).first('id')) return
  throw conflict('This list changed while it was being read. Load it again.', 'list_changed')
}

/** An ILIKE pattern for texts that contain this one literally, with `%` and `_` escaped. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
