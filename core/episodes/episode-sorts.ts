// Without zod, so that screens that only name an order do not load it
export const episodeSorts = ['next', 'added', 'number', 'title'] as const
export type EpisodeSort = (typeof episodeSorts)[number]

/** Labels of the sort orders. */
export const sortLabels: Record<EpisodeSort, string> = {
  next: 'Next recording',
  added: 'Newest',
  number: 'Highest number',
  title: 'Title',
}
