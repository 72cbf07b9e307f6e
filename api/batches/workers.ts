import { isDatabaseAway, logOutage } from '../problems/outage.ts'
import { startQueue, type Queue, wakeSeconds } from '../jobs/queue.ts'
import { startWorker, type Worker } from './worker.ts'
import type { Workshop } from './write-item.ts'

export interface Workers {
  /** Lets this process look for something to do, or another one when this one writes nothing. */
  wake(): void
  stop(): Promise<void>
}

/** Milliseconds between two wakes of other processes. */
const wakeEvery = 1_000
/** Milliseconds until the queue is tried again where it could not be started. */
const retryEvery = 15_000

/**
 * Begins to work on batches, in this process and together with others on the same database. The queue is
 * started
 * beside: without it everything is found all the same, a little later.
 */
export function startWorkers(workshop: Workshop, { embedded }: { embedded: boolean }): Workers {
  const { knex, env, log } = workshop
  const report = (err: unknown) =>
    isDatabaseAway(err) ? logOutage(log, err) : log.warn({ err }, 'the batch queue failed')
  let queue: Queue | undefined
  let stopped = false
  let sentAt = 0

  const wakeOthers = () => {
    if (!queue || Date.now() - sentAt < wakeEvery) return
    sentAt = Date.now()
    queue.send().catch(report)
  }
  const worker: Worker | undefined =
    env.generation.concurrency > 0
      ? startWorker(workshop, { alone: embedded, onFull: wakeOthers })
      : undefined

  const open = async () => {
    const started = await startQueue(knex, 'batches', { embedded, report })
    queue = started
    if (worker)
      await started.work(async () => {
        worker.wake()
        await worker.idle((wakeSeconds - 10) * 1_000)
      })
  }
  let timer: NodeJS.Timeout | undefined
  let opening: Promise<void>
  const tryOpen = () => {
    opening = open().catch((error: unknown) => {
      report(error)
      if (!stopped) timer = setTimeout(tryOpen, retryEvery)
    })
  }
  tryOpen()

  return {
    wake: () => (worker ? worker.wake() : wakeOthers()),
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await opening
      await worker?.stop()
      await queue?.stop().catch(report)
    },
  }
}
