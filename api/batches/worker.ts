import { setTimeout } from 'node:timers/promises'
import { batchConcurrencyMax } from '@cueroom/core/batches/batch-limits.ts'
import pLimit from 'p-limit'
import { searchEvery } from '../jobs/search-loop.ts'
import { endExhausted } from './batch-state.ts'
import { createKeyedLimits } from '../threads/keyed-limits.ts'
import { createModelWarnings } from './model-warnings.ts'
import type { WorkerDeps } from './prepare-items.ts'
import { enqueueMissing } from './queue-items.ts'
import { writeItems, type WriterState } from './write-items.ts'

export type Worker = ReturnType<typeof startWorker>

/** Milliseconds between two searches for texts without a job. */
const searchInterval = 15_000
/** Grace period for texts in progress when the process stops (ms). */
const shutdownTimeout = 15_000
/** pg-boss finds the limit of a batch by the name of its tier, which is the limit itself. */
const groupConcurrency = {
  default: 1,
  tiers: Object.fromEntries(Array.from({ length: batchConcurrencyMax }, (_, n) => [String(n + 1), n + 1])),
}

/** Writes texts of batches, `GENERATION_CONCURRENCY` in parallel; with 0 it does nothing. */
export function startWorker(deps: WorkerDeps) {
  const { knex, env, log, jobs } = deps
  const { concurrency } = env.generation
  if (concurrency === 0) return { search: () => {}, stop: async () => {} }
  const [closing, stopping] = [new AbortController(), new AbortController()]
  const state: WriterState = {
    ...deps,
    closing: closing.signal,
    stopping: stopping.signal,
    limit: pLimit(concurrency),
    batchLimits: createKeyedLimits(),
    halts: 0,
    modelWarnings: createModelWarnings(deps),
  }
  // A few more are prepared ahead, so the model doesn't wait for the database
  const batchSize = Math.ceil(concurrency / 3)
  const places = Math.ceil((concurrency * 1.5) / batchSize)
  const searchOnce = async () => {
    await jobs.open()
    await enqueueMissing(knex, jobs)
    await endExhausted(knex)
    await jobs.texts.work({ places, batchSize, groupConcurrency }, (texts) => writeItems(state, texts))
  }
  const searches = searchEvery(searchInterval, searchOnce, log, 'a search for waiting texts failed')

  return {
    /** Searches now for texts that have no job. */
    search: () => void searches.search(),
    /** Begins nothing more and lets the texts in progress end; what takes too long is given back. */
    stop: async () => {
      closing.abort()
      await searches.stop()
      const drained = jobs.texts.drain()
      await Promise.race([drained, setTimeout(shutdownTimeout, undefined, { ref: false })])
      stopping.abort(new Error('The process stops'))
      await drained
      state.modelWarnings.end()
    },
  }
}
