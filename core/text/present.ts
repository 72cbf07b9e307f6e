/** What there is of a list: entries whose condition isn't met are left out, and empty texts. */
export const present = <T>(entries: readonly (T | false | null | undefined | '')[]): T[] =>
  entries.filter((entry): entry is T => Boolean(entry))
