import { replyBytes } from '@cueroom/core/contract/body-limits.ts'
import type { Knex } from 'knex'
import { expectRow, isBehind, newest, newestFirst, Page, type PageQuery } from './pages.ts'
import type { Db } from './tenant.ts'
import { withoutBindings } from './without-bindings.ts'
import type { WrittenRow } from './written-row.ts'

interface ReadRow {
  id: number | string
}

interface ReadTexts extends ReadRow {
  /** Null where nobody counted. */
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

/** A list whose rows are written as JSON, newest first. */
export interface WrittenList {
  /** The rows that match, unordered. */
  rows: Knex.QueryBuilder
  /** Every row of the caller, also deleted ones: a page begins after one of them. */
  all: Knex.QueryBuilder
  row: WrittenRow
  /** Counts the whole list. */
  total: Knex.QueryBuilder
  /** The rows are those of the page already, and one more where others follow. */
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

/** A statement that reads a page, and what becomes of its rows: undefined where readWrittenPage has to look closer. */
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
      (order by created_at desc, id desc rows between unbounded preceding and 2 preceding), 0) bytes_before
    from ? page
  ) measured where bytes_before < ? order by created_at desc, id desc`

/** To plan a query takes longer than to read fifty rows: no page has a part that it can do without. */
function pageQuery(knex: Knex, { rows, all, row, total, isPage }: WrittenList, query: PageQuery): Knex.Raw {
  const limit = query.limit + 1
  const isFirst = query.after === undefined
  const page = rows
    .clone()
    .select('id', 'createdAt', knex.raw('?::integer total', [isFirst ? total : knex.raw('null')]))
    .select(knex.raw(row.columns))
    .orderBy(newestFirst())
    .limit(limit)
  if (!isFirst && !isPage) page.where(isBehind(knex, all, newest, query.after!))
  if (limit * row.mostBytes <= replyBytes) return knex.raw('?', [page])
  const names = knex.raw(row.names)
  return knex.raw(firstBytes, [names, names, page, replyBytes])
}

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
