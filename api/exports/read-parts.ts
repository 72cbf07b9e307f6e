import { type List, type PageQuery, readRows } from '../db/pages.ts'
import type { Db } from '../db/tenant.ts'
import type { HostTransactions } from '../http/handlers.ts'
import { turn } from '../http/turn.ts'
import { problem } from '../problems/problems.ts'
import type { RowBytes } from '../threads/row-bytes.ts'

/** What is read at a time: small enough that neither the process nor its memory notices. */
const part = { limit: 200, bytes: 256 * 1024 }
/** Bytes of JSON from which one workbook or document is made. */
const madeBytes = 16 * 1024 * 1024

/**
 * The rows of a list in parts, each read in its own short transaction, so slow clients don't keep one open.
 * @throws 409 when a row between two parts was erased.
 */
export async function* eachPart<Row>(
  inTenant: HostTransactions['inTenant'],
  listOf: (db: Db) => List,
): AsyncGenerator<Row[]> {
  for (let query: PageQuery | undefined = { limit: part.limit }; query;) {
    const reading: PageQuery = query
    const { rows, more, next } = await inTenant((db) =>
      readRows(db, { ...listOf(db), bytes: part.bytes }, reading),
    )
    yield rows as Row[]
    query = more ? next(rows.at(-1)!) : undefined
    await turn()
  }
}

/** Rows for a file that is made as a whole. @throws 413 for more than one file takes. */
export async function collectBytes<Row>(
  parts: AsyncIterable<Row[]>,
  shape: (row: Row) => unknown,
  most = Infinity,
): Promise<RowBytes> {
  const collected: RowBytes = []
  let bytes = 0
  let count = 0
  for await (const rows of parts) {
    const wanted = rows.slice(0, most - count)
    const { buffer, byteLength } = new TextEncoder().encode(JSON.stringify(wanted.map(shape)))
    collected.push(buffer)
    bytes += byteLength
    count += wanted.length
    if (bytes > madeBytes) throw tooLarge()
    if (count >= most) break
  }
  return collected
}

const tooLarge = () =>
  problem(413, 'too_large', 'This is too much text for an Excel or Word file. Export CSV or JSON instead.')
