import { setTimeout } from 'node:timers/promises'

/** Milliseconds that storing what a stranger sent takes at least. */
export const steadyTime = 200

/**
 * Replies to strangers no sooner than after a while. What they send under an address that the show knows takes another time to store
 * than under a new one, so the time of the reply would reveal who is a guest or a sponsor.
 */
export async function inSteadyTime<T>(storing: Promise<T>): Promise<T> {
  const [stored] = await Promise.all([storing, setTimeout(steadyTime)])
  return stored
}
