/** The scopes of a key: read, or everything except the account. */
export const keyScopes = ['read', 'write'] as const
export type KeyScope = (typeof keyScopes)[number]

/** Maximum and default validity of a key, in days. */
export const keyDaysMax = 365
export const keyDaysUsual = 90

/** Keys of one show. */
export const keysMax = 50

/** How every key begins, so that scanners of published code recognise it. */
export const keyPrefix = 'cue_'
