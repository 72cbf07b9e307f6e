import type { TextsFilter } from '@cueroom/core/guests/texts-filters.ts'
import { statusLabels } from '@cueroom/core/guests/episode-status.ts'
import type { EpisodeStatus } from '@cueroom/core/guests/guest.ts'

type StatusFilter = EpisodeStatus | 'all'

/** The filter buttons in order; "Previous" means status completed (specification 2). */
export const statusFilters: readonly { value: StatusFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'unscheduled', label: statusLabels.unscheduled },
  { value: 'upcoming', label: statusLabels.upcoming },
  { value: 'completed', label: 'Previous' },
]

export interface GuestFilter {
  search: string
  status: StatusFilter
  /** Only guests who haven't answered a questionnaire. */
  unanswered: boolean
  /** Only guests whose texts are missing or out of date. */
  texts: TextsFilter | null
}
