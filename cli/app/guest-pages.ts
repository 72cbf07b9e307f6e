import type { Client } from '@cueroom/core/contract.ts'
import type { EpisodeStatus, Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import type { Output } from './output.ts'
import { fetchAll } from './pages.ts'

const pageSize = 1_000

interface Views {
  card: GuestCard
  whole: Guest
}

export interface GuestQuery<V extends keyof Views> {
  view: V
  status?: EpisodeStatus
  search?: string
  /** How many at most; all of them without it. */
  limit?: number
}

/** Guests page by page, so that a long list is never one answer. */
export async function fetchGuests<V extends keyof Views>(
  { guests }: Client,
  { limit = Infinity, ...filter }: GuestQuery<V>,
  output: Pick<Output, 'progress'>,
): Promise<{ guests: Views[V][]; total: number | undefined }> {
  const { rows, total } = await fetchAll(output, {
    list: guests.list,
    query: { ...filter, limit: Math.min(pageSize, limit) },
    what: 'guests',
    limit,
  })
  return { guests: rows as Views[V][], total }
}
