import type { TextsFilter } from '../guests/texts-filters.ts'
import type { GuestsByTexts } from './content.contract.ts'

export { textCounts } from './text-counts.ts'
export { type TextsFilter, textsFilterLabels, textsFilters } from '../guests/texts-filters.ts'

/** Whether the filter leaves a guest. */
export function textsFilter(filter: TextsFilter, { introductions, outOfDate }: GuestsByTexts) {
  const named = new Set(filter === 'out-of-date' ? outOfDate : introductions)
  return ({ id }: { id: number }) => named.has(id) === (filter === 'out-of-date')
}
