/** Marks a text that may say what the host's note about the guest forbids, and the guests who have one. */
export const noteCheckLabel = 'Check your note'

/** Filters of guests by their texts. */
export const textsFilters = ['no-introduction', 'out-of-date', 'note-check'] as const
export type TextsFilter = (typeof textsFilters)[number]
/** Those for which every newest text of the show is looked at. */
export type TextsState = Exclude<TextsFilter, 'no-introduction'>

export const textsFilterLabels: Record<TextsFilter, string> = {
  'no-introduction': 'No introduction',
  'out-of-date': 'Out of date',
  'note-check': noteCheckLabel,
}
