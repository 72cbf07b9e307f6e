import type { Client } from '@cueroom/core/contract.ts'
import type { GuestListQuery } from '@cueroom/core/guests/guests.contract.ts'
import type { Output } from './output.ts'
import { fetchAll } from './pages.ts'

const pageSize = 1_000

interface GuestQuery<V> extends Partial<
  Pick<GuestListQuery, 'status' | 'search' | 'answered' | 'texts' | 'sort'>
> {
  view: V
  /** Maximum number; all if omitted. */
  limit?: number
}

/** Guests page by page, so a long list is never a single reply. */
export async function fetchGuests<V extends 'card' | 'whole'>(
  { guests }: Client,
  { limit = Infinity, ...filter }: GuestQuery<V>,
  output: Pick<Output, 'progress'>,
) {
  const { rows, total } = await fetchAll(output, {
    list: guests.list,
    query: { ...filter, limit: Math.min(pageSize, limit) },
    what: 'guests',
    limit,
  })
  return { guests: rows, total }
}
