import type { Client } from '@cueroom/core/contract/contract.ts'
import type { EpisodeStatus, Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import type { Output } from '../app/output.ts'
import { counted, grouped } from '../imports/show-plan.ts'

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

/** Guests page by page, so that a long list is never one answer. `total` is undefined where the server does not say. */
export async function fetchGuests<V extends keyof Views>(
  { guests }: Client,
  { limit = Infinity, ...query }: GuestQuery<V>,
  output?: Pick<Output, 'progress'>,
): Promise<{ guests: Views[V][]; total: number | undefined }> {
  const found: Views[V][] = []
  let total: number | undefined
  while (found.length < limit) {
    const size = Math.min(pageSize, limit - found.length)
    const after = found.at(-1)?.id
    const page = (await guests.list({
      query: { ...query, limit: size, ...(after && { after }) },
      onHeaders: (headers) => (total ??= Number(headers.get('x-total-count')) || undefined),
    })) as Views[V][]
    found.push(...page)
    if (found.length < limit && page.length === size)
      output?.progress(
        `Reading ${grouped(found.length)} of ${total ? counted(total, 'guest') : 'the guests'} …`,
      )
    if (page.length < size) break
  }
  return { guests: found, total }
}
