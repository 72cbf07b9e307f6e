import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import type { Piscina } from 'piscina'
import type { jobs } from './jobs.ts'
import { problem } from '../problems/problems.ts'
import { createFairQueue } from './fair-queue.ts'
import type { InputOf, JobMessage, Jobs, ResultOf } from './run-job.ts'

export interface RunOptions {
  /** The show the work is for: shows share the threads fairly. */
  tenantId: string
  /** Aborts work that has not started; running work ends only by its deadline. */
  signal?: AbortSignal
  /** Parts of the input that are handed over without a copy. */
  transfer?: ArrayBuffer[]
}

/** Threads for work that would keep the server from answering, however long the text it reads. */
export interface Threads<J extends Jobs<J>> {
  /** @throws 422 `took_too_long` past the deadline, or beyond the memory of a thread; 503 when too much waits. */
  run<Name extends keyof J & string>(
    name: Name,
    input: InputOf<J[Name]>,
    options: RunOptions,
  ): Promise<ResultOf<J[Name]>>
}

export interface ThreadLimits {
  /** Milliseconds a job may run; waiting for a thread and its start don't count. */
  deadline: number
  /** Milliseconds without work after which a thread ends. */
  idleTimeout: number
  /** Jobs that wait for a thread; further ones are refused. */
  longestQueue: number
  /** Megabytes of a thread's heap. */
  heap: number
}

const usualLimits: ThreadLimits = { deadline: 10_000, idleTimeout: 30_000, longestQueue: 500, heap: 512 }
/** The second one keeps the other shows going while the first runs into its deadline. */
const threadCount = 2
/** Milliseconds a thread may take to start. */
const longestStart = 30_000

const tookTooLong = () =>
  problem(
    422,
    'took_too_long',
    'This took too long. Shorten the longest answers, notes or instructions, and try again.',
  )

interface Pool {
  piscina: Piscina
  /** Aborted with the reason when a thread couldn't start. */
  broken: AbortSignal
}

/** Threads for a module that exports `runJob`, started when they are first needed. */
export function createThreads<J extends Jobs<J>>(
  module: URL,
  limits: Partial<ThreadLimits> = {},
): Threads<J> {
  const { deadline, idleTimeout, longestQueue, heap } = { ...usualLimits, ...limits }
  const queue = createFairQueue({ places: threadCount, capacity: longestQueue })
  let starting: Promise<Pool> | undefined
  const start = async () => {
    const { Piscina } = await import('piscina')
    const broken = new AbortController()
    const piscina = new Piscina({
      filename: module.href,
      minThreads: 0,
      maxThreads: threadCount,
      idleTimeout,
      resourceLimits: { maxOldGenerationSizeMb: heap },
      // Neither secrets nor flags of this process are a job's business
      env: {},
      execArgv: [],
      // The event loop goes first where there are few processors
      niceIncrement: 10,
    })
    // A thread that can't start ends its pool instead of the process; the next piece of work opens another
    piscina.on('error', (error) => {
      starting = undefined
      broken.abort(error)
      void piscina.destroy()
    })
    return { piscina, broken: broken.signal }
  }
  return {
    run: async (name, input, { tenantId, signal, transfer = [] }) => {
      const work = async () => {
        const { piscina, broken } = await (starting ??= start())
        const started = new Int32Array(new SharedArrayBuffer(4))
        const late = afterStart(started, deadline)
        try {
          return await piscina.run({ name, input, started, compiled: compiledCode() } satisfies JobMessage, {
            name: 'runJob',
            signal: AbortSignal.any([late.signal, broken]),
            transferList: transfer,
          })
        } catch (error) {
          broken.throwIfAborted()
          throw late.signal.aborted || isOutOfMemory(error) ? tookTooLong() : error
        } finally {
          late.clear()
        }
      }
      return queue.run({ key: tenantId, signal }, work)
    },
  }
}

/** The folder that Node was given for compiled code, in which each version of Node has one of its own. */
function compiledCode() {
  const folder = getCompileCacheDir()
  return folder === undefined ? undefined : dirname(folder)
}

/** Aborts some time after a thread has taken up a job, or when none does. */
function afterStart(started: Int32Array<SharedArrayBuffer>, milliseconds: number) {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let cleared = false
  const { value } = Atomics.waitAsync(started, 0, 0, longestStart)
  void Promise.resolve(value).then((outcome) => {
    if (outcome === 'timed-out') controller.abort()
    else if (!cleared) timer = setTimeout(() => controller.abort(), milliseconds)
  })
  return {
    signal: controller.signal,
    clear() {
      cleared = true
      clearTimeout(timer)
      // Ends the wait for a thread that never started
      Atomics.notify(started, 0)
    },
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** The threads of this process. */
export const threads = createThreads<typeof jobs>(new URL('./jobs.ts', import.meta.url))
