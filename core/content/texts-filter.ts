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

/** How many of the three texts each guest has; those who have none are missing. */
export function textCounts({ introductions, questions, showNotes }: GuestsByTexts): Map<number, number> {
  const counts = new Map<number, number>()
  for (const id of [...introductions, ...questions, ...showNotes]) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
