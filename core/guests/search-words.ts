/** The words of a search, the longest first: few guests contain it. */
export const searchWords = (search: string): string[] =>
  [...new Set(search.split(/\s+/).filter(Boolean))].toSorted((a, b) => b.length - a.length)
