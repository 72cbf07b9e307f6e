import { unavailable } from '../http/problems.ts'

export interface Place {
  /** Whose work it is. Keys that wait take turns, so that nobody's flood delays anybody else. */
  key: string
  /** Runs before everything without it, and is never refused for want of room. */
  priority?: boolean
  /** Leaves the queue when aborted. */
  signal?: AbortSignal | undefined
}

interface Waiting {
  start: () => void
  refuse: (reason: unknown) => void
}
type Lanes = Map<string, Waiting[]>

/** Runs at most `concurrency` jobs at a time; up to `capacity` wait, one of each key in turn. @throws 503 beyond it. */
export function createFairQueue({ concurrency, capacity }: { concurrency: number; capacity: number }) {
  const urgent: Lanes = new Map()
  const usual: Lanes = new Map()
  let running = 0
  let waiting = 0

  const remove = (lanes: Lanes, key: string, job: Waiting) => {
    const left = lanes.get(key)?.filter((each) => each !== job) ?? []
    if (left.length > 0) lanes.set(key, left)
    else lanes.delete(key)
    waiting -= 1
  }
  /** The first job of the key whose turn it is; the key goes to the end of the line. */
  const next = (lanes: Lanes) => {
    const [turn] = lanes
    if (!turn) return undefined
    const [key, [job, ...rest]] = turn
    lanes.delete(key)
    if (rest.length > 0) lanes.set(key, rest)
    waiting -= 1
    return job
  }
  /** Makes room for a job at the cost of the key with the longest line. */
  const makeRoom = (key: string) => {
    const [longest] = [...usual].toSorted(([, a], [, b]) => b.length - a.length)
    if (!longest || longest[1].length <= (usual.get(key)?.length ?? 0) + 1) throw unavailable()
    const last = longest[1].at(-1)!
    remove(usual, longest[0], last)
    last.refuse(unavailable())
  }
  const wait = ({ key, priority, signal }: Place) => {
    signal?.throwIfAborted()
    if (waiting >= capacity && !priority) makeRoom(key)
    const lanes = priority ? urgent : usual
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        remove(lanes, key, job)
        reject(signal!.reason)
      }
      const settled = () => signal?.removeEventListener('abort', leave)
      const job: Waiting = {
        start: () => {
          settled()
          resolve()
        },
        refuse: (reason) => {
          settled()
          reject(reason)
        },
      }
      signal?.addEventListener('abort', leave, { once: true })
      lanes.set(key, [...(lanes.get(key) ?? []), job])
      waiting += 1
    })
  }

  return async <T>(place: Place, work: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) await wait(place)
    else running += 1
    try {
      return await work()
    } finally {
      const job = next(urgent) ?? next(usual)
      if (job) job.start()
      else running -= 1
    }
  }
}
