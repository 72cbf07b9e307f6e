import { fromKnex, type Job, type JobInsert, type JobResult, type PgBoss, type WorkOptions } from 'pg-boss'
import { asOwner, type Db } from '../db/tenant.ts'

/** What every job has; most else is in the rows of its show. */
export interface AnyJob {
  jobId: string
}

/** Jobs with a high priority are fetched first; without one it is 0. */
export type Queued<J extends AnyJob> = J &
  Pick<JobInsert, 'priority' | 'group'> & {
    /** Seconds until it is due; without them it is due now. */
    delay?: number
  }

/** Thrown by a handler to be called again a little later. */
export class LaterError extends Error {
  override name = 'LaterError'
}

interface QueueOptions {
  name: string
  open(): Promise<PgBoss>
  report(error: unknown, work: string): void
}

interface WorkSize extends Pick<WorkOptions, 'groupConcurrency'> {
  /** Places that handle jobs in parallel, and jobs that each fetches together. */
  places: number
  batchSize: number
}

/** Begins with several jobs; each ends on its own. */
type Handle<J> = (jobs: J[]) => Promise<void>[]

/** A job is due from the day before it was queued: a clock that is set back, by an hour even, still finds it due. */
const dueNow = '-1 day'

/** Jobs in one statement. */
const chunkSize = 5_000

/** The jobs of one kind. */
export function createQueue<J extends AnyJob>({ name, open, report }: QueueOptions) {
  type Data = Omit<J, 'jobId'>
  /** Set while this process handles jobs. */
  let working: PgBoss | undefined

  /** Lets an idle place of this process fetch now instead of at its next poll. If it finds jobs, it wakes another. */
  const wake = () => {
    const idle = working?.getWipData().find((place) => place.name === name && place.count === 0)
    if (idle) working?.notifyWorker(idle.id)
  }

  const handleJobs = async (jobs: Job<Data>[], handle: Handle<J>): Promise<JobResult[]> => {
    const handling = handle(jobs.map(({ id, data }) => ({ ...data, jobId: id }) as unknown as J))
    const outcomes = await Promise.allSettled(handling)
    return outcomes.map((outcome, nth) => {
      const { id } = jobs[nth]!
      if (outcome.status === 'fulfilled') return { id, status: 'completed' }
      // The error isn't passed to pg-boss, which would store it: database errors repeat values
      if (!(outcome.reason instanceof LaterError)) report(outcome.reason, name)
      return { id, status: 'failed' }
    })
  }

  /** Queues jobs in a transaction of the tables' owner, and wakes this process when it commits. */
  const enqueueAsOwner = async (db: Db, queued: Queued<J>[]) => {
    const boss = await open()
    const jobs = queued.map(({ jobId, priority = 0, group, delay, ...data }) => {
      const startAfter = delay === undefined ? dueNow : `${delay} seconds`
      return { id: jobId, priority, data, startAfter, ...(group && { group }) }
    })
    for (let at = 0; at < jobs.length; at += chunkSize)
      await boss.insert(name, jobs.slice(at, at + chunkSize), { db: fromKnex(db), returnId: false })
    db.executionPromise.then(wake, () => {})
  }

  /** Fetches nothing more, and waits for the handlers. */
  const drain = async () => {
    await working?.offWork(name, { wait: true })
    working = undefined
  }

  return {
    enqueueAsOwner,
    /** Queues jobs in the transaction that makes them, a show's or the platform's. */
    enqueue: (db: Db, queued: Queued<J>[]) => asOwner(db, () => enqueueAsOwner(db, queued)),
    /** Takes jobs off the queue, in the transaction that makes them wait. */
    withdraw: async (db: Db, jobIds: string[]) => {
      const boss = await open()
      if (jobIds.length > 0) await asOwner(db, () => boss.deleteJob(name, jobIds, { db: fromKnex(db) }))
    },
    /** Handles jobs until it is drained, unless it does so already. */
    work: async ({ places, ...options }: WorkSize, handle: Handle<J>) => {
      if (working) return
      const boss = (working = await open())
      try {
        for (let nth = 1; nth <= places; nth++) {
          const place = { ...options, perJobResults: true, pollingIntervalSeconds: 2 * nth } as const
          const id: string = await boss.work<Data, JobResult[], typeof place>(name, place, (jobs) => {
            // If there are jobs, there may be more, for this place and for another
            boss.notifyWorker(id)
            wake()
            return handleJobs(jobs, handle)
          })
        }
      } catch (error) {
        // With some places only, or none, a later call would find it working
        await drain()
        throw error
      }
    },
    drain,
  }
}
