import { randomId } from '../text/random-id.ts'

/** Maximum remembered attempts; each stores the sent body. */
const remembered = 10

/**
 * Gives every POST an Idempotency-Key. If its outcome is unknown and the user sends the same again, it gets
 * the same key, so it takes effect only once.
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
