import type { CallOptions } from './client.ts'

/** The result of one list call. */
export interface PageCall<Q> extends Pick<CallOptions, 'signal' | 'onHeaders'> {
  query: Q
}

/** One page of a list. */
export interface Page<Row, Q> {
  rows: Row[]
  /** Total rows of the list; undefined if the server doesn't say. */
  total: number | undefined
  /** Query of the next page; undefined on the last one. */
  next: Q | undefined
}

interface Reading<Q> {
  query: Q
  signal?: AbortSignal | undefined
}

interface ReadingAll<Row, Q> extends Reading<Q> {
  /** Stops after this many rows. */
  limit?: number
  /** Called after each page, with the rows read so far. */
  onPage?: (rows: readonly Row[], total: number | undefined) => void
}

/** Reads one page and the start of the next one. */
export async function readPage<Row, Q extends object>(
  list: (call: PageCall<Q>) => Promise<Row[]>,
  { query, signal }: Reading<Q>,
): Promise<Page<Row, Q>> {
  let headers = new Headers()
  const onHeaders = (received: Headers) => void (headers = received)
  const rows = await list({ query, onHeaders, ...(signal && { signal }) })
  const next = nextQuery(headers.get('link'))
  return {
    rows,
    total: Number(headers.get('x-total-count') ?? Number.NaN) || undefined,
    next: next && { ...query, ...next },
  }
}

/** Reads a list to its end, or to a limit, page after page. Aborting the signal stops it. */
export async function readAll<Row, Q extends object>(
  list: (call: PageCall<Q>) => Promise<Row[]>,
  { query, signal, limit = Infinity, onPage }: ReadingAll<Row, Q>,
): Promise<{ rows: Row[]; total: number | undefined }> {
  const rows: Row[] = []
  let total: number | undefined
  for (let next: Q | undefined = query; next && rows.length < limit;) {
    signal?.throwIfAborted()
    const page: Page<Row, Q> = await readPage(list, { query: next, signal })
    rows.push(...page.rows)
    total ??= page.total
    onPage?.(rows, total)
    next = page.next
  }
  return { rows: rows.length > limit ? rows.slice(0, limit) : rows, total }
}

/** The query of `Link: <…?…>; rel="next"`. */
export function nextQuery(link: string | null): Record<string, string> | undefined {
  const search = /^<[^?>]*\?([^>]*)>; rel="next"$/.exec(link ?? '')?.[1]
  return search === undefined ? undefined : Object.fromEntries(new URLSearchParams(search))
}
