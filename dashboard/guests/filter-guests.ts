import { statusLabels } from '@cueroom/core/guests/episode-status.ts'
import type { EpisodeStatus, GuestCard } from '@cueroom/core/guests/guest.ts'

export type StatusFilter = EpisodeStatus | 'all'

/** The filter buttons in order; "Previous" means status completed (specification 2). */
export const statusFilters: readonly { value: StatusFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'unscheduled', label: statusLabels.unscheduled },
  { value: 'upcoming', label: statusLabels.upcoming },
  { value: 'completed', label: 'Previous' },
]

type Searchable = Pick<GuestCard, 'name' | 'company' | 'title' | 'episodeStatus'>

/** Ignores case and accents: `osterg` finds both Østergård and Ostergard. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')

/** Guests whose name, company or title contains every word of the search. */
export function filterGuests<G extends Searchable>(
  guests: readonly G[],
  { search, status }: { search: string; status: StatusFilter },
): G[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return guests.filter((guest) => {
    if (status !== 'all' && guest.episodeStatus !== status) return false
    if (words.length === 0) return true
    const text = fold(`${guest.name}\n${guest.company ?? ''}\n${guest.title ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}

/** The number of guests for each filter button. */
export function countByStatus(guests: readonly Searchable[]): Record<StatusFilter, number> {
  const counts = { all: guests.length, unscheduled: 0, upcoming: 0, completed: 0 }
  for (const { episodeStatus } of guests) counts[episodeStatus]++
  return counts
}
