import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { Place } from './place.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'

/** Pause before a PostgreSQL that ended is started again, and between tries to take the lock back (ms). */
const pause = 1_000

/**
 * Keeps PostgreSQL running until `stop`: it ends when its disk is full or the system takes its memory.
 * @param held the connection that holds the server's lock, and how to take it again: it's lost when PostgreSQL ends
 */
export function supervise(
  place: Place,
  first: Postmaster,
  held: { client: pg.Client; again(): Promise<pg.Client> } | undefined,
): { stop(): Promise<void> } {
  let postmaster = first
  let lock = held?.client
  const stopping = new AbortController()

  const keepRunning = async () => {
    for (;;) {
      await postmaster.ended
      if (stopping.signal.aborted) return
      await setTimeout(pause)
      if (stopping.signal.aborted) return
      postmaster = await startPostmaster(place, postmaster.address)
    }
  }
  const keepLock = (client: pg.Client) => {
    client.once('end', async () => {
      while (!stopping.signal.aborted) {
        await setTimeout(pause)
        lock = await held?.again().catch(() => undefined)
        if (lock) return stopping.signal.aborted ? lock.end() : keepLock(lock)
      }
    })
  }
  const running = keepRunning()
  if (lock) keepLock(lock)

  return {
    stop: async () => {
      stopping.abort()
      await lock?.end().catch(() => {})
      await postmaster.stop()
      await running
    },
  }
}
