import { numberText } from '@cueroom/core/text/format.ts'
import { type PageCall, readAll } from '@cueroom/core/contract/pages.ts'
import type { Output } from './output.ts'

interface Listing<Row, Q> {
  list: (call: PageCall<Q>) => Promise<Row[]>
  query: Q
  /** Plural name of the rows: "guests". */
  what: string
  /** Maximum rows; all if omitted. */
  limit?: number | undefined
}

/** Reads a list page by page and reports progress. `total` is undefined if the server doesn't say. */
export function fetchAll<Row, Q extends object>(
  output: Pick<Output, 'progress'>,
  { list, query, what, limit = Infinity }: Listing<Row, Q>,
): Promise<{ rows: Row[]; total: number | undefined }> {
  const onPage = ({ length }: readonly Row[], total: number | undefined) => {
    const last = Math.min(limit, total ?? length)
    if (length < last) output.progress(`Reading ${numberText(length)} of ${numberText(last)} ${what}…`)
  }
  return readAll(list, { query, limit, onPage })
}
