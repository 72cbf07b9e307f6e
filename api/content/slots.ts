import { tooMany } from '../problems/problems.ts'

/** Lets a show do `atOnce` things of a kind in parallel in this process; one more gets 429. */
export function createSlots(atOnce: number) {
  const running = new Map<string, number>()
  return async <T>(tenantId: string, work: () => Promise<T>): Promise<T> => {
    const busy = running.get(tenantId) ?? 0
    if (busy >= atOnce) throw tooMany(5)
    running.set(tenantId, busy + 1)
    try {
      return await work()
    } finally {
      const left = (running.get(tenantId) ?? 1) - 1
      if (left > 0) running.set(tenantId, left)
      else running.delete(tenantId)
    }
  }
}

/** Concurrent texts that a host waits for. */
export const inSlot = createSlots(2)
