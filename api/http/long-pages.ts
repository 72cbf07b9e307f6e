import { availableParallelism } from 'node:os'
import { pageRows } from '@cueroom/core/contract/body-limits.ts'
import type { Call } from '@cueroom/core/contract/endpoint.ts'
import type { Request } from '@hapi/hapi'
import { createFairQueue } from '../threads/fair-queue.ts'
import { callerOf } from './session.ts'

/** Rows from which a page is long: reading it keeps a processor busy for some hundredths of a second. */
const longPage = 200

const queue = createFairQueue({ places: Math.max(3, availableParallelism() + 1), capacity: 300 })

/**
 * Reads a long page when it is the caller's turn. Shows take turns, and one show can't take every slot, so
 * reading a large list in parallel doesn't block others. @throws 503 when too many wait.
 */
export function inTurn<T>(endpoint: Call, request: Request, read: () => Promise<T>): Promise<T> {
  const limit = Number((request.query as Record<string, unknown>)['limit'] ?? pageRows)
  const isLong = endpoint.paged && !(limit < longPage)
  return isLong ? queue.run({ key: callerOf(request)!.sub }, read) : read()
}
