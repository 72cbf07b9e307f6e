import { enableCompileCache } from 'node:module'

/** Loaders of work by name. What it takes and gives is copied between threads. */
export type Jobs<J> = Record<keyof J, () => PromiseLike<Job> | Job>
type Job = (input: never) => unknown

export type InputOf<L> = L extends () =>
  | PromiseLike<(input: infer I) => unknown>
  | ((input: infer I) => unknown)
  ? I
  : never
export type ResultOf<L> = L extends () => PromiseLike<(input: never) => infer R> | ((input: never) => infer R)
  ? Awaited<R>
  : never

/** What a thread is sent. */
export interface JobMessage {
  name: string
  input: unknown
  /** Set to 1 when the thread takes the job up, so that its deadline counts from there. */
  started: Int32Array<SharedArrayBuffer>
  /** Folder of the code that the process keeps compiled. A thread has no variable that names it. */
  compiled: string | undefined
}

/** What a thread's module exports as `runJob`. */
export const runsJobs =
  <J extends Jobs<J>>(jobs: J) =>
  async ({ name, input, started, compiled }: JobMessage): Promise<unknown> => {
    // Half of what a thread's first text costs is reading code that other threads have read before
    if (compiled) enableCompileCache(compiled)
    const job = await jobs[name as keyof J]()
    Atomics.store(started, 0, 1)
    Atomics.notify(started, 0)
    return job(input as never)
  }
