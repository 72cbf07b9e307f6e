import type { TextsFilter } from '@cueroom/core/content/texts-filter.ts'
import { statusLabels } from '@cueroom/core/guests/episode-status.ts'
import type { EpisodeStatus, GuestCard } from '@cueroom/core/guests/guest.ts'

type StatusFilter = EpisodeStatus | 'all'

/** The filter buttons in order; "Previous" means status completed (specification 2). */
export const statusFilters: readonly { value: StatusFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'unscheduled', label: statusLabels.unscheduled },
  { value: 'upcoming', label: statusLabels.upcoming },
  { value: 'completed', label: 'Previous' },
]

type Searchable = Pick<GuestCard, 'name' | 'company' | 'title' | 'episodeStatus' | 'hasResponses'>

/** Ignores case and accents: `osterg` finds both Østergård and Ostergard. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')

export interface GuestFilter {
  search: string
  status: StatusFilter
  /** Only guests who haven't answered a questionnaire. */
  unanswered: boolean
  /** Only guests whose texts are missing or out of date. */
  texts: TextsFilter | null
}

/** Guests whose name, company or title contains every word of the search, and whom the other filters leave. */
export function filterGuests<G extends Searchable>(
  guests: readonly G[],
  { search = '', status = 'all', unanswered = false }: Partial<Omit<GuestFilter, 'texts'>>,
): readonly G[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0 && status === 'all' && !unanswered) return guests
  return guests.filter((guest) => {
    if (status !== 'all' && guest.episodeStatus !== status) return false
    if (unanswered && guest.hasResponses) return false
    if (words.length === 0) return true
    const text = fold(`${guest.name}\n${guest.company ?? ''}\n${guest.title ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}

/** The number of guests for each filter button. */
export function countGuests(guests: readonly Searchable[]): Record<StatusFilter | 'unanswered', number> {
  const counts = { all: guests.length, unscheduled: 0, upcoming: 0, completed: 0, unanswered: 0 }
  for (const { episodeStatus, hasResponses } of guests) {
    counts[episodeStatus]++
    if (!hasResponses) counts.unanswered++
  }
  return counts
}
