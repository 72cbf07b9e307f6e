import pLimit, { type LimitFunction } from 'p-limit'

/** Limits parallel work per key, such as a show or a batch. Keys without work take no memory. */
export function createKeyedLimits() {
  const limits = new Map<string, LimitFunction>()
  return {
    run<T>(key: string, concurrency: number, work: () => Promise<T>): Promise<T> {
      const limit = limits.get(key) ?? pLimit(concurrency)
      for (const [id, { activeCount, pendingCount }] of limits)
        if (activeCount + pendingCount === 0) limits.delete(id)
      limits.set(key, limit)
      return limit(work)
    },
  }
}
