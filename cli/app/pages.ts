import { numberText } from '@cueroom/core/text/format.ts'
import { type PageCall, readAll } from '@cueroom/core/contract/pages.ts'
import type { Output } from './output.ts'

interface Listing<Row, Q> {
  list: (call: PageCall<Q>) => Promise<Row[]>
  query: Q
  /** What the rows are, in the plural: "guests". */
  what: string
  /** How many rows at most; all of them without it. */
  limit?: number | undefined
}

/** Reads a list page after page, and reports how far it has come. `total` is undefined when the server doesn't say. */
export function fetchAll<Row, Q extends object>(
  output: Pick<Output, 'progress'>,
  { list, query, what, limit = Infinity }: Listing<Row, Q>,
): Promise<{ rows: Row[]; total: number | undefined }> {
  const onPage = ({ length }: readonly Row[], total: number | undefined) => {
    const last = Math.min(limit, total ?? length)
    if (length < last) output.progress(`Reading ${numberText(length)} of ${numberText(last)} ${what} …`)
  }
  return readAll(list, { query, limit, onPage })
}
