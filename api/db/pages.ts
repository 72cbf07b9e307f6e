import { replyBytes } from '@cueroom/core/contract/body-limits.ts'
import type { Knex } from 'knex'
import { conflict } from '../problems/problems.ts'
import {
  canMove,
  notAPlace,
  orderedBy,
  type Place,
  placeText,
  refusingOtherPlaces,
  type Start,
  startOf,
} from './places.ts'
import type { Db } from './tenant.ts'

interface Rest {
  /** Rows of the whole list; known with its first page. */
  total?: number
  /** Whether rows follow this page. */
  more: boolean
  /** The query of the next page, after the last row that fits into the reply. */
  next: (last: { id: number | string }) => PageQuery
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
  /** Columns of the order, most significant first; none is null, and the last one is unique. */
  by?: readonly string[]
  order?: 'asc' | 'desc'
  /** Bytes of the rows that are read together; what a reply may hold by default. */
  bytes?: number
}

export interface PageQuery {
  limit: number
  /** The id of a row, or its place in an order in which rows can move. */
  after?: number | string | undefined
  /** Rows before the page, for numbered pages. */
  offset?: number
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
 * Reads one page of a list by keyset, so that rows added, moved or deleted between two pages neither repeat nor hide
 * others. It ends at the bytes that a reply may hold, before they leave the database.
 * @throws 400 for a place in another order, 409 when the row that the page should follow was erased.
 */
export async function readPage<Row extends { id: number | string }>(
  db: Db,
  list: List,
  query: PageQuery,
): Promise<Page<Row>> {
  const { rows, more, next } = await readRows(db, list, query)
  // Counting scans the whole list, so it would slow down every page
  const counted = query.after === undefined ? await db.from(list.rows.as('matching')).count('* as total') : []
  return new Page(rows as unknown as Row[], {
    ...(counted[0] && { total: Number(counted[0].total) }),
    more,
    next,
  })
}

interface ReadRow {
  id: number | string
}

/** The rows of a page, whether there are more, and the query of those. @throws 400, 409 like readPage. */
export async function readRows(
  db: Db,
  { rows, all, by = newest.by, order = newest.order, bytes = replyBytes }: List,
  query: PageQuery,
): Promise<{ rows: ReadRow[] } & Pick<Rest, 'more' | 'next'>> {
  const ordered = by.map((column) => ({ column, order }))
  const moves = canMove(by)
  const start = query.after === undefined ? undefined : startOf(query.after, moves)
  const page = db
    .from(rows.as('matching'))
    .select('*', ...(moves ? [orderedBy(db, by)] : []))
    .orderBy(ordered)
    .limit(query.limit + 1)
    .offset(query.offset ?? 0)
  if (start) page.where(isBehind(db, all, { by, order }, start))
  const read: (PlacedRow & { read: number })[] = await refusingOtherPlaces(
    firstBytes(db, page, ordered, bytes),
  )
  if (read.length === 0 && start && 'id' in start) await expectRow(all, start.id)
  const found = read.slice(0, query.limit)
  return {
    rows: found.map(({ read: _, orderedBy: __, ...row }) => row),
    more: (read[0]?.read ?? 0) > found.length,
    next: nextOf(query, found),
  }
}

/** A row with its place, in an order in which it can move. */
interface PlacedRow extends ReadRow {
  part?: number
  orderedBy?: Place['values']
}

/** The query of the page after one of these rows. */
export function nextOf({ offset: _, ...query }: PageQuery, rows: readonly PlacedRow[]): Rest['next'] {
  const places = new Map(
    rows.flatMap(({ id, part = 0, orderedBy: values }) =>
      values ? [[id, placeText({ part, values })]] : [],
    ),
  )
  return ({ id }) => ({ ...query, after: places.get(id) ?? id })
}

/** A condition: the row comes after another of the list. @throws 400 for a place in another order. */
export function isBehind(
  db: Knex,
  all: Knex.QueryBuilder,
  { by, order }: Required<Pick<List, 'by' | 'order'>>,
  start: Start,
) {
  // Both hold placeholders only: names and values are bound
  const comparison = `(${by.map(() => '??').join(', ')}) ${order === 'desc' ? '<' : '>'} ?`
  const row = `(${by.map(() => '?').join(', ')})`
  if ('id' in start) {
    const found = all.clone().where({ id: start.id })
    return db.raw(comparison, [...by, found.select(...by)])
  }
  if (start.values.length !== by.length) throw notAPlace()
  return db.raw(comparison, [...by, db.raw(row, [...start.values])])
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
