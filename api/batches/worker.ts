import { hostname } from 'node:os'
import { randomId } from '../auth/tokens.ts'
import * as claims from './claims.ts'
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

/** Milliseconds between two looks for what nobody told: a lost wake, a lease that ran out, a wait that is over. */
const lookEvery = 2_000
/** Milliseconds that texts in hand have to end when the process stops. */
const farewell = 15_000

/**
 * Writes texts of batches, `GENERATION_CONCURRENCY` at once, as long as there are any. Some more are prepared, so that
 * the model need not wait for the database.
 */
export function startWorker(workshop: Workshop, { alone, onFull }: WorkerOptions): Worker {
  const { knex, env, log } = workshop
  const { concurrency, leaseSeconds } = env.generation
  const places = concurrency + Math.ceil(concurrency / 2)
  const seats = createSeats(concurrency)
  const holder = {
    worker: `${hostname().slice(0, 60)}-${process.pid}-${randomId().slice(0, 8)}`,
    leaseSeconds,
  }
  const inHand = new Set<Promise<void>>()
  const stopping = new AbortController()
  const end = { asked: false }
  let filling: Promise<void> | undefined
  let again = false
  let lastFailure = 0

  // A database that is away fails every look: once a minute is enough
  const report = (err: unknown) => {
    if (Date.now() - lastFailure < 60_000) return
    lastFailure = Date.now()
    log.error({ err }, 'batches wait: the worker cannot go on')
  }

  const fill = async () => {
    while (!end.asked && inHand.size < places) {
      const item = await claims.claim(knex, holder)
      if (!item) return claims.settle(knex)
      const writing: Promise<void> = writeItem(workshop, item, { signal: stopping.signal, seats })
        .then(lookAfter)
        .catch(report)
        .finally(() => {
          inHand.delete(writing)
          wake()
        })
      inHand.add(writing)
    }
    if (!end.asked) onFull()
  }
  const wake = () => {
    if (filling) again = true
    else if (!end.asked)
      filling = fill()
        .catch(report)
        .finally(() => {
          filling = undefined
          if (again) {
            again = false
            wake()
          }
        })
  }

  const later = new Set<NodeJS.Timeout>()
  const lookAfter = (seconds: number | undefined) => {
    if (seconds === undefined || seconds > 60 || end.asked) return
    const timer = setTimeout(() => {
      later.delete(timer)
      wake()
    }, seconds * 1_000)
    later.add(timer)
  }

  const every = (milliseconds: number, work: () => Promise<unknown>) =>
    setInterval(() => void work().catch(report), milliseconds)
  const look = async (all: boolean) => {
    await claims.takeBack(knex, { all })
    wake()
  }
  void look(alone).catch(report)
  const timers = [
    every(lookEvery, () => look(false)),
    every((leaseSeconds * 1_000) / 3, async () => {
      if (inHand.size > 0) await claims.keepAlive(knex, holder)
    }),
  ]
  const ended = async () => {
    await filling
    await Promise.all(inHand)
  }

  return {
    wake,
    idle: async (milliseconds) => {
      await filling
      await within(milliseconds, Promise.all(inHand))
    },
    stop: async () => {
      end.asked = true
      seats.halt()
      await within(farewell, ended())
      stopping.abort(new Error('The process stops'))
      await ended()
      for (const timer of [...timers, ...later]) clearTimeout(timer)
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
