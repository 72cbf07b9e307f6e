// Without zod, so that screens do not load it
/** Longest planned episode of a series, in minutes. */
export const longestShow = 10_000
