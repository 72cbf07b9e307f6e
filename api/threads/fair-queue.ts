/** Runs work in the order it came, sharing the places fairly between keys. */
export interface FairQueue {
  /**
   * Waits for a place, then works. One key never takes the last place, so a busy show slows down only itself.
   * @throws the signal's reason when it is aborted before the work begins.
   */
  run<T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Pieces of work that wait for a place. */
  readonly waiting: number
}

/** A queue of at least two places. */
export function createFairQueue(places: number): FairQueue {
  const running = new Map<string, number>()
  // A map keeps the order in which keys were added: whoever was served goes to its end
  const waiting = new Map<string, Set<() => void>>()
  let free = places
  let count = 0

  const isFree = (key: string) => free > 0 && (running.get(key) ?? 0) < places - 1
  const enter = (key: string) => {
    free -= 1
    running.set(key, (running.get(key) ?? 0) + 1)
  }
  const remove = (key: string, start: () => void) => {
    const own = waiting.get(key)
    if (!own?.delete(start)) return
    count -= 1
    waiting.delete(key)
    if (own.size > 0) waiting.set(key, own)
  }
  const leave = (key: string) => {
    free += 1
    const left = running.get(key)! - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
    const next = [...waiting.keys()].find(isFree)
    if (next === undefined) return
    const [start] = waiting.get(next)!
    remove(next, start!)
    enter(next)
    start!()
  }
  const turn = (key: string, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', abort)
        resolve()
      }
      const abort = () => {
        remove(key, start)
        reject(signal!.reason as Error)
      }
      signal?.addEventListener('abort', abort, { once: true })
      const own = waiting.get(key) ?? new Set()
      waiting.set(key, own.add(start))
      count += 1
    })

  return {
    async run(key, work, signal) {
      signal?.throwIfAborted()
      if (isFree(key)) enter(key)
      else await turn(key, signal)
      try {
        return await work()
      } finally {
        leave(key)
      }
    },
    get waiting() {
      return count
    },
  }
}
