/** Filters of guests by their texts. */
export const textsFilters = ['no-introduction', 'out-of-date'] as const
export type TextsFilter = (typeof textsFilters)[number]

export const textsFilterLabels: Record<TextsFilter, string> = {
  'no-introduction': 'No introduction',
  'out-of-date': 'Out of date',
}
