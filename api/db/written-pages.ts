import { replyBytes } from '@cueroom/core/contract/body-limits.ts'
import type { Knex } from 'knex'
import { expectRow, isBehind, type List, newest, nextOf, Page, type PageQuery } from './pages.ts'
import { canMove, orderedBy, type Place, refusingOtherPlaces, type Start, startOf } from './places.ts'
import type { Db } from './tenant.ts'
import { withoutBindings } from './without-bindings.ts'
import type { WrittenRow } from './written-row.ts'

interface ReadRow {
  id: number | string
}

interface ReadTexts extends ReadRow {
  /** Null if not counted. */
  total: number | null
  /** The part of the list, and what the row is ordered by, where it can move. */
  part?: number
  orderedBy?: Place['values']
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

/** A list whose rows are written as JSON. */
export interface WrittenList {
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

/** The same as readPage, newest first and with rows that are written as texts. @throws 400, 409 like readPage. */
export async function readWrittenPage<Row extends ReadRow>(
  db: Db,
  list: WrittenList,
  query: PageQuery,
): Promise<WrittenPage<Row>> {
  const { rows: read } = await pageQuery(db, list, ofNewest(query))
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
  sql: withoutBindings(pageQuery(knex, list, ofNewest(query))),
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

interface ReadPart extends Required<Pick<List, 'by' | 'order'>> {
  limit: number
  start?: Start | undefined
  /** Whether rows can move in the order of the list. */
  moves: boolean
}

const ofNewest = ({ limit, after }: PageQuery): ReadPart => ({
  ...newest,
  limit,
  start: after === undefined ? undefined : startOf(after, false),
  moves: false,
})

/** To plan a query takes longer than to read fifty rows: no page has a part that it can do without. */
function pageQuery(knex: Knex, list: WrittenList, part: ReadPart): Knex.Raw<{ rows: ReadTexts[] }> {
  const { rows, all, row, total, isPage } = list
  const { by, order, start, moves } = part
  const limit = part.limit + 1
  const page = rows
    .clone()
    .select(...by, knex.raw('?::integer total', [start ? knex.raw('null') : total]))
    .select(knex.raw(row.columns))
    .orderBy(by.map((column) => ({ column, order })))
    .limit(limit)
  if (moves) page.select(orderedBy(knex, by))
  if (start && !isPage) page.where(isBehind(knex, all, { by, order }, start))
  if (limit * row.maxBytes <= replyBytes) return knex.raw('?', [page])
  const names = knex.raw(row.names)
  const shown = moves ? knex.raw('"orderedBy", ?', [names]) : names
  const ordered = knex.raw(by.map(() => `?? ${order}`).join(', '), [...by])
  return knex.raw(firstBytes, [shown, names, ordered, page, replyBytes, ordered])
}

/** A section of a list with its own order. */
export interface Part extends Required<Pick<List, 'by' | 'order'>> {
  /** SQL of the condition that selects exactly its rows. */
  where?: string
}

/**
 * The same of a list in parts, one after the other.
 * @throws 400, 409 like readPage
 */
export async function readWrittenParts<Row extends ReadRow>(
  db: Db,
  list: Omit<WrittenList, 'isPage'>,
  parts: readonly Part[],
  query: PageQuery,
): Promise<WrittenPage<Row>> {
  const { after } = query
  const moves = parts.length > 1 || canMove(parts[0]!.by)
  const start = after === undefined ? undefined : startOf(after, moves)
  const begin = start && 'part' in start ? start.part : 0
  const { rows: counted } = await db.raw('select ?::integer total', [start ? null : list.total])
  const read: ReadTexts[] = []
  for (const [nth, { where, ...order }] of parts.entries()) {
    if (nth < begin) continue
    const rows = where ? list.rows.clone().whereRaw(where) : list.rows
    const part = {
      ...order,
      moves,
      limit: query.limit - read.length,
      start: nth === begin ? start : undefined,
    }
    const found = await refusingOtherPlaces(pageQuery(db, { ...list, rows, total: db.raw('null') }, part))
    read.push(...found.rows.map((row) => ({ ...row, part: nth })))
    if (read.length > query.limit || bytesOf(read) >= replyBytes) break
  }
  if (read.length === 0 && start && 'id' in start) await expectRow(list.all, start.id)
  if (read[0]) read[0].total = counted[0].total
  return toWrittenPage(list, query, read)
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
      next: nextOf(query, read),
    },
    row,
  )
}
