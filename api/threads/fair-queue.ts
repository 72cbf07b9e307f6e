import { unavailable } from '../problems/problems.ts'

export interface Place {
  /** The owner of the work. Waiting keys take turns, so one flood doesn't delay others. */
  key: string
  /** Runs before everything without it, and is never refused for want of room. */
  priority?: boolean
  /** Leaves the queue when aborted. */
  signal?: AbortSignal | undefined
}

/** Runs work in the order it came, sharing the places fairly between keys. */
interface FairQueue {
  /**
   * Waits for a slot, then works. One key never takes the last slot, so a flood slows down only itself.
   * @throws 503 when too much waits, the signal's reason when it is aborted before the work begins.
   */
  run<T>(place: Place, work: () => Promise<T>): Promise<T>
  /** Pieces of work that wait for a place. */
  readonly waiting: number
}

interface Waiting {
  start: () => void
  refuse: (reason: unknown) => void
}
// Maps keep insertion order: a served key moves to the end
type Lane = Map<string, Set<Waiting>>

/** A queue of at least two places, in which `capacity` pieces of work may wait. */
export function createFairQueue({ places, capacity }: { places: number; capacity: number }): FairQueue {
  const running = new Map<string, number>()
  const urgent: Lane = new Map()
  const usual: Lane = new Map()
  let free = places
  let waiting = 0

  const isFree = (key: string) => free > 0 && (running.get(key) ?? 0) < places - 1
  const enter = (key: string) => {
    free -= 1
    running.set(key, (running.get(key) ?? 0) + 1)
  }
  const remove = (lane: Lane, key: string, job: Waiting) => {
    const own = lane.get(key)
    if (!own?.delete(job)) return
    waiting -= 1
    lane.delete(key)
    if (own.size > 0) lane.set(key, own)
  }
  const leave = (key: string) => {
    free += 1
    const left = running.get(key)! - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
    const lane = [urgent, usual].find((each) => [...each.keys()].some(isFree))
    const next = [...(lane?.keys() ?? [])].find(isFree)
    if (!lane || next === undefined) return
    const [job] = lane.get(next)!
    remove(lane, next, job!)
    enter(next)
    job!.start()
  }
  /** Makes room at the cost of the key with the longest line, unless that is the newcomer's. */
  const makeRoom = (key: string) => {
    const [longest] = [...usual].toSorted(([, a], [, b]) => b.size - a.size)
    if (!longest || longest[1].size <= (usual.get(key)?.size ?? 0) + 1) throw unavailable()
    const last = [...longest[1]].at(-1)!
    remove(usual, longest[0], last)
    last.refuse(unavailable())
  }
  const turn = ({ key, priority = false, signal }: Place) =>
    new Promise<void>((resolve, reject) => {
      const lane = priority ? urgent : usual
      const abort = () => {
        remove(lane, key, job)
        reject(signal!.reason)
      }
      const settle = (then: () => void) => {
        signal?.removeEventListener('abort', abort)
        then()
      }
      const job: Waiting = { start: () => settle(resolve), refuse: (reason) => settle(() => reject(reason)) }
      signal?.addEventListener('abort', abort, { once: true })
      const own = lane.get(key) ?? new Set()
      lane.set(key, own.add(job))
      waiting += 1
    })

  return {
    async run(place, work) {
      place.signal?.throwIfAborted()
      if (isFree(place.key)) enter(place.key)
      else {
        if (waiting >= capacity && !place.priority) makeRoom(place.key)
        await turn(place)
      }
      try {
        return await work()
      } finally {
        leave(place.key)
      }
    },
    get waiting() {
      return waiting
    },
  }
}
