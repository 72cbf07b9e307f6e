import { randomId } from '../text/random-id.ts'

/** Attempts remembered at most; each holds the body that was sent. */
const remembered = 10

/**
 * Gives every POST an Idempotency-Key. Where the outcome of one is unknown, and the user sends the same again, it gets
 * the same key, so that the server does it once.
 */
export function createKeys(isUnknown: (error: unknown) => boolean) {
  const keys = new Map<string, string>()
  return {
    async use<T>(sent: string, own: string | undefined, attempt: (key: string) => Promise<T>): Promise<T> {
      const key = own ?? keys.get(sent) ?? randomId()
      keys.delete(sent)
      try {
        return await attempt(key)
      } catch (error) {
        if (isUnknown(error)) keys.set(sent, key)
        if (keys.size > remembered) keys.delete(keys.keys().next().value!)
        throw error
      }
    },
  }
}
