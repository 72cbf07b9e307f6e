import { setTimeout } from 'node:timers/promises'
import type { ApiError } from '@cueroom/core/contract/client.ts'

/**
 * Repeats a call as a client does after a 503, which says that nothing was changed: it had to wait too long for a lock.
 * @param beforeRepeat for calls that are limited, which a repeated one counts for, too
 */
export async function insist<T>(call: () => Promise<T>, beforeRepeat?: () => Promise<void>): Promise<T> {
  return call().catch(async (error: ApiError) => {
    if (error.problem?.code !== 'unavailable') throw error
    await setTimeout(error.retryAfter! * 1_000)
    await beforeRepeat?.()
    return insist(call, beforeRepeat)
  })
}
