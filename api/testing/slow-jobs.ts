import { getCompileCacheDir } from 'node:module'
import { threadId } from 'node:worker_threads'
import type { Brief } from '@cueroom/core/content/brief.ts'
import { jobs } from '../threads/jobs.ts'
import { runsJobs } from '../threads/run-job.ts'
import { createThreads, type ThreadLimits } from '../threads/threads.ts'

function spin(): never {
  for (;;);
}

export const hangingGuest = 'A Guest Who Takes For Ever'

/** Those of the server, and some that misbehave on purpose. */
export const slowJobs = {
  ...jobs,
  thread: () => () => threadId,
  compiled: () => () => getCompileCacheDir(),
  environment: () => () => Object.keys(process.env),
  echo: () => (text: string) => text,
  fail: () => () => {
    throw new Error('A job failed')
  },
  hang: () => () => spin(),
  /** Keeps everything it makes until the heap is full. */
  hoard: () => () => {
    const kept: object[] = []
    for (;;) kept.push({ n: kept.length })
  },
  /** Never finishes for one guest. */
  draft: async () => {
    const draft = await jobs.draft()
    return (brief: Brief) => (brief.guest.name === hangingGuest ? spin() : draft(brief))
  },
}

export const runJob = runsJobs(slowJobs)

/** Threads for them. */
export const slowThreads = (limits: Partial<ThreadLimits> = {}) =>
  createThreads<typeof slowJobs>(new URL(import.meta.url), limits)
