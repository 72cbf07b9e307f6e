import { replyBytes } from '@cueroom/core/contract/body-limits.ts'
import type { Knex } from 'knex'
import { expectRow, isBehind, type List, newest, Page, type PageQuery } from './pages.ts'
import type { Db } from './tenant.ts'
import { withoutBindings } from './without-bindings.ts'
import type { WrittenRow } from './written-row.ts'

interface ReadRow {
  id: number | string
}

interface ReadTexts extends ReadRow {
  /** Null if not counted. */
  total: number | null
}

/** A page whose rows are texts that need no check before they are sent. */
export class WrittenPage<Row extends ReadRow> extends Page<Row> {
  readonly write: WrittenRow['write']

  constructor(rows: ReadRow[], rest: Page<Row>['rest'], { write }: WrittenRow) {
    // What they will be when they are written
    super(rows as Row[], rest)
    this.write = write
  }
}

/** A list whose rows are written as JSON, newest first unless it has another order. */
export interface WrittenList extends Pick<List, 'by' | 'order'> {
  /** The rows that match, unordered. */
  rows: Knex.QueryBuilder
  /** Every row of the caller, also deleted ones: a page begins after one of them. */
  all: Knex.QueryBuilder
  row: WrittenRow
  /** Counts the whole list. */
  total: Knex.QueryBuilder | Knex.Raw
  /** The rows are those of the page, plus one if there are more. */
  isPage?: boolean
}

/** The same as readPage, with rows that are written as texts. @throws 409 like readPage. */
export async function readWrittenPage<Row extends ReadRow>(
  db: Db,
  list: WrittenList,
  query: PageQuery,
): Promise<WrittenPage<Row>> {
  const { rows: read } = (await pageQuery(db, list, query)) as unknown as { rows: ReadTexts[] }
  if (read.length === 0 && query.after !== undefined) await expectRow(list.all, query.after)
  return toWrittenPage(list, query, read)
}

/** A statement that reads a page, and a function for its rows; undefined if readWrittenPage has to handle them. */
export interface PageStatement {
  sql: string
  toPage(rows: unknown[]): WrittenPage<ReadRow> | undefined
}

/** The same as a statement without bindings. @throws for a list with a caller's text in it that isn't bytes */
export const pageStatement = (knex: Knex, list: WrittenList, query: PageQuery): PageStatement => ({
  sql: withoutBindings(pageQuery(knex, list, query)),
  toPage: (read) =>
    read.length === 0 && query.after !== undefined
      ? undefined
      : toWrittenPage(list, query, read as ReadTexts[]),
})

/** As JSON the rows become longer, so that those that leave the database are as many as fit, and one or two more. */
const firstBytes = `
  select id, total, ? from (
    select *, coalesce(sum(octet_length(concat(?))) over
      (order by ? rows between unbounded preceding and 2 preceding), 0) bytes_before
    from ? page
  ) measured where bytes_before < ? order by ?`

/** To plan a query takes longer than to read fifty rows: no page has a part that it can do without. */
function pageQuery(knex: Knex, list: WrittenList, query: PageQuery): Knex.Raw {
  const { rows, all, row, total, isPage, by = newest.by, order = newest.order } = list
  const limit = query.limit + 1
  const isFirst = query.after === undefined
  const page = rows
    .clone()
    .select(...by, knex.raw('?::integer total', [isFirst ? total : knex.raw('null')]))
    .select(knex.raw(row.columns))
    .orderBy(by.map((column) => ({ column, order })))
    .limit(limit)
  if (!isFirst && !isPage) page.where(isBehind(knex, all, { by, order }, query.after!))
  if (limit * row.maxBytes <= replyBytes) return knex.raw('?', [page])
  const names = knex.raw(row.names)
  const ordered = knex.raw(by.map(() => `?? ${order}`).join(', '), [...by])
  return knex.raw(firstBytes, [names, names, ordered, page, replyBytes, ordered])
}

/** A section of a list with its own order. */
export interface Part extends Required<Pick<List, 'by' | 'order'>> {
  /** SQL of the condition that selects exactly its rows. */
  where?: string
}

/**
 * The same of a list in parts, one after the other.
 * @throws 409 like readPage
 */
export async function readWrittenParts<Row extends ReadRow>(
  db: Db,
  list: Omit<WrittenList, 'isPage'>,
  parts: readonly Part[],
  query: PageQuery,
): Promise<WrittenPage<Row>> {
  const { after } = query
  const isFirst = after === undefined
  const begin = isFirst ? 0 : await partOf(db, list.all, parts, after)
  const { rows: counted } = await db.raw('select ?::integer total', [isFirst ? list.total : null])
  const read: ReadTexts[] = []
  for (const [nth, { where, ...order }] of parts.entries()) {
    if (nth < begin) continue
    const limit = query.limit - read.length
    const rows = where ? list.rows.clone().whereRaw(where) : list.rows
    const page = { limit, ...(nth === begin && after !== undefined && { after }) }
    const found = await pageQuery(db, { ...list, ...order, rows, total: db.raw('null') }, page)
    read.push(...(found as unknown as { rows: ReadTexts[] }).rows)
    if (read.length > query.limit || bytesOf(read) >= replyBytes) break
  }
  if (read[0]) read[0].total = counted[0].total
  return toWrittenPage(list, query, read)
}

/** The place of the part that a row is in. */
async function partOf(db: Db, all: Knex.QueryBuilder, parts: readonly Part[], id: number | string) {
  const cases = parts.map(({ where = 'true' }, nth) => `when ${where} then ${nth}`).join(' ')
  const found = await all
    .clone()
    .where({ id })
    .first(db.raw('case ? end as part', [db.raw(cases)]))
  if (!found) await expectRow(all, id)
  return Number(found.part)
}

const bytesOf = (rows: readonly ReadTexts[]) =>
  rows.reduce(
    (bytes, row) =>
      bytes + Object.values(row).reduce((sum: number, text) => sum + Buffer.byteLength(`${text ?? ''}`), 0),
    0,
  )

const toWrittenPage = <Row extends ReadRow>({ row }: WrittenList, query: PageQuery, read: ReadTexts[]) => {
  const total = read.length === 0 ? 0 : read[0]!.total
  return new WrittenPage<Row>(
    read.slice(0, query.limit),
    {
      ...(total !== null && query.after === undefined && { total }),
      more: read.length > query.limit,
      next: ({ id }) => ({ ...query, after: id }),
    },
    row,
  )
}
