/** What a key may do: read, or everything but the account. */
export const keyScopes = ['read', 'write'] as const
export type KeyScope = (typeof keyScopes)[number]

/** Days a key works at most, and unless its maker says otherwise. */
export const keyDaysMax = 365
export const keyDaysUsual = 90

/** Keys of one show. */
export const keysMax = 50

/** How every key begins, so that scanners of published code recognise it. */
export const keyPrefix = 'cue_'
