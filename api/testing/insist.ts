import { setTimeout } from 'node:timers/promises'
import type { ApiError } from '@cueroom/core/contract/client.ts'

/** Repeats a call as a client does after a 503, which says that nothing was changed: it had to wait too long for a lock. */
export async function insist<T>(call: () => Promise<T>): Promise<T> {
  return call().catch(async (error: ApiError) => {
    if (error.problem?.code !== 'unavailable') throw error
    await setTimeout(error.retryAfter! * 1_000)
    return insist(call)
  })
}
