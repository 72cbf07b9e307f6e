import type { GuestsByTexts } from './content.contract.ts'

/** Filters of guests by their texts. */
export const textsFilters = ['no-introduction', 'out-of-date'] as const
export type TextsFilter = (typeof textsFilters)[number]

export const textsFilterLabels: Record<TextsFilter, string> = {
  'no-introduction': 'No introduction',
  'out-of-date': 'Out of date',
}

/** Whether the filter leaves a guest. */
export function textsFilter(filter: TextsFilter, { introductions, outOfDate }: GuestsByTexts) {
  const named = new Set(filter === 'out-of-date' ? outOfDate : introductions)
  return ({ id }: { id: number }) => named.has(id) === (filter === 'out-of-date')
}
