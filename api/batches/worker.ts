import { hostname } from 'node:os'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { isDatabaseAway, logOutage } from '../problems/outage.ts'
import * as claims from './claims.ts'
import { prepare } from './prepare-items.ts'
import { createPump } from './pump.ts'
import { createSeats } from './seats.ts'
import { type Workshop, writeItem } from './write-item.ts'

export interface Worker {
  /** Looks for something to do. */
  wake(): void
  /** Resolves when nothing is in hand, or after some milliseconds. */
  idle(milliseconds: number): Promise<void>
  /** Takes nothing new and lets what is in hand end; what takes too long is given back. */
  stop(): Promise<void>
}

export interface WorkerOptions {
  /** No other process can work on this database. */
  alone: boolean
  /** Called when every place is taken: there may be something to do for others. */
  onFull(): void
}

/**
 * Milliseconds between two looks for what nobody told: a lost wake, a lease that ran out, a wait that is
 * over.
 */
const lookEvery = 2_000
/** Milliseconds that texts in hand have to end when the process stops. */
const farewell = 15_000

/**
 * Writes texts of batches, `GENERATION_CONCURRENCY` at once, as long as there are any. Some more are
 * prepared, so that
 * the model need not wait for the database.
 */
export function startWorker(workshop: Workshop, { alone, onFull }: WorkerOptions): Worker {
  const { knex, env, log } = workshop
  const { concurrency, leaseSeconds } = env.generation
  const worker = `${hostname().slice(0, 60)}-${process.pid}-${randomId().slice(0, 8)}`
  const holder = { worker, leaseSeconds }
  const seats = createSeats(concurrency)
  const stopping = new AbortController()
  const reportOther = seldom((err) => log.error({ err }, "batches are waiting: the worker can't continue"))
  const report = (err: unknown) => (isDatabaseAway(err) ? logOutage(log, err) : reportOther(err))
  const timers = createTimers(report)
  const pump = createPump({
    places: concurrency + Math.ceil(concurrency / 2),
    enough: Math.ceil(concurrency / 3),
    next: async (places) => prepare(workshop, await claims.claim(knex, holder, places), seats),
    work: async (item) => {
      const seconds = await writeItem(workshop, item, { signal: stopping.signal, seats })
      if (seconds !== undefined) timers.after(seconds, pump.wake)
    },
    onEmpty: () => claims.settle(knex),
    onFull,
    report,
  })
  const look = async (all: boolean) => {
    await claims.takeBack(knex, { all })
    pump.wake()
  }
  void look(alone).catch(report)
  timers.every(lookEvery, async () => {
    await look(false)
    // While one show has much to write there is always something to take, and others' batches end all the same
    await claims.settle(knex)
  })
  timers.every((leaseSeconds * 1_000) / 3, async () => {
    if (pump.busy()) await claims.keepAlive(knex, holder)
  })

  return {
    wake: pump.wake,
    idle: (milliseconds) => within(milliseconds, pump.idle()),
    stop: async () => {
      pump.close()
      seats.close()
      await within(farewell, pump.idle())
      stopping.abort(new Error('The process stops'))
      await pump.idle()
      timers.clear()
    },
  }
}

/** What fails every look is logged once a minute. */
function seldom(say: (error: unknown) => void) {
  let last = 0
  return (error: unknown) => {
    if (Date.now() - last < 60_000) return
    last = Date.now()
    say(error)
  }
}

function createTimers(report: (error: unknown) => void) {
  const timers = new Set<NodeJS.Timeout>()
  return {
    every: (milliseconds: number, work: () => Promise<unknown>) =>
      void timers.add(setInterval(() => void work().catch(report), milliseconds)),
    /** Beyond a minute the looks that come anyway are soon enough. */
    after(seconds: number, work: () => void) {
      if (seconds > 60) return
      const timer = setTimeout(() => {
        timers.delete(timer)
        work()
      }, seconds * 1_000)
      timers.add(timer)
    },
    clear() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

async function within(milliseconds: number, work: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  const time = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, time])
  clearTimeout(timer)
}
