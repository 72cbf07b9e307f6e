/** Patterns of one show, without those in the trash. */
export const patternsMax = 50
/** Characters of one pattern. */
export const patternLength = 10_000

/** Types that the manager offers; a host may name others. */
export const patternTypes = ['rule', 'tone', 'structure', 'example'] as const
