import type { Feature } from './features.ts'

/** What no server can do yet, so that nobody sells it. */
const notBuilt: readonly Feature[] = ['analytics']

/**
 * Features that do nothing on this server: they are neither offered nor sold.
 * @param hasSupport whether the server names a priority contact
 */
export const unavailableFeatures = (hasSupport: boolean): Feature[] => [
  ...notBuilt,
  ...(hasSupport ? [] : (['prioritySupport'] as const)),
]
