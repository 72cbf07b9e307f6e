import type { Knex } from 'knex'
import { fromKnex, type Job, type JobResult, type PgBoss } from 'pg-boss'
import { execute } from '../db/execute.ts'
import { asOwner, type Db } from '../db/tenant.ts'

/** What every job has; most else is in the rows of its show. */
export interface AnyJob {
  jobId: string
}

export type Queued<J extends AnyJob> = J & {
  /** Jobs with a high priority are fetched first; without one it is 0. */
  priority?: number
  /** Of its group at most so many are handled at the same time. */
  group?: { id: string; most: number }
}

/** Thrown by a handler to be called again a little later. */
export class LaterError extends Error {
  override name = 'LaterError'
}

/** pg-boss, which is opened when it is first needed. */
export interface BossHandle {
  opened(): Promise<PgBoss>
  /** Undefined while it is not open. */
  current(): Promise<PgBoss | undefined>
  report(error: unknown): void
}

/** Begins with several jobs; each ends on its own. */
type Handle<J> = (jobs: J[]) => Promise<void>[]

interface WorkSize {
  /** Groups of jobs that are fetched together, and jobs in each. */
  groups: number
  size: number
  /** The highest limit that a job's own group can have. */
  groupMax?: number
}

/** pg-boss reads the limit of a job's group by the name of its tier, which is the limit itself. */
const groupLimits = (most: number) => ({
  default: 1,
  tiers: Object.fromEntries(Array.from({ length: most }, (_, index) => [String(index + 1), index + 1])),
})

/** A job is due from the day before it was queued: a clock that is set back, by an hour even, still finds it due. */
const startAfter = '-1 day'

/** Jobs in one statement. */
const chunkSize = 5_000

/** The jobs of one kind. */
export function createQueue<J extends AnyJob>(knex: Knex, boss: BossHandle, name: string) {
  type Data = Omit<J, 'jobId'>
  /** Wakes of places that have nothing to do. */
  const idle = new Set<() => void>()

  const settle = async (id: string, handling: Promise<void>): Promise<JobResult> => {
    try {
      await handling
      return { id, status: 'completed' }
    } catch (error) {
      // The error isn't passed to pg-boss, which would store it: database errors repeat values
      if (!(error instanceof LaterError)) boss.report(error)
      return { id, status: 'failed' }
    }
  }
  const handleAt = async (wake: () => void, jobs: Job<Data>[], handle: Handle<J>) => {
    idle.delete(wake)
    // If there are jobs, there may be more
    for (const wakeAnother of [...idle].slice(0, 1)) wakeAnother()
    const handled = handle(jobs.map(({ id, data }) => ({ ...data, jobId: id }) as unknown as J))
    const results = await Promise.all(jobs.map(({ id }, nth) => settle(id, handled[nth]!)))
    idle.add(wake)
    wake()
    return results
  }

  /** Queues jobs in a transaction of the tables' owner. */
  const enqueueAsOwner = async (db: Db, queued: Queued<J>[]) => {
    const opened = await boss.opened()
    const jobs = queued.map(({ jobId, priority, group, ...data }) => ({
      id: jobId,
      ...(priority !== undefined && { priority }),
      data,
      startAfter,
      ...(group && { group: { id: group.id, tier: String(group.most) } }),
    }))
    for (let at = 0; at < jobs.length; at += chunkSize)
      await opened.insert(name, jobs.slice(at, at + chunkSize), { db: fromKnex(db), returnId: false })
  }

  return {
    enqueueAsOwner,
    /** Queues jobs in the transaction that makes them, a show's or the platform's. */
    enqueue: (db: Db, queued: Queued<J>[]) => asOwner(db, () => enqueueAsOwner(db, queued)),
    /** Takes jobs off the queue, in the transaction that makes them wait. */
    withdraw: async (db: Db, jobIds: string[]) => {
      const opened = await boss.opened()
      if (jobIds.length > 0) await asOwner(db, () => opened.deleteJob(name, jobIds, { db: fromKnex(db) }))
    },
    /** Releases all jobs held by a worker, if there can't be another worker. */
    releaseAll: async () => {
      const opened = await boss.opened()
      const held = "select id from pgboss.job where name = $1 and state = 'active'"
      const { rows } = await execute(knex, held, [name])
      const ids = rows.map(({ id }) => String(id))
      if (ids.length > 0) await opened.deleteJob(name, ids)
    },
    /** Handles jobs in groups, so many groups in parallel, until it is drained. */
    work: async ({ groups, size: batchSize, groupMax }: WorkSize, handle: Handle<J>) => {
      const opened = await boss.opened()
      for (let nth = 1; nth <= groups; nth++) {
        const options = {
          batchSize,
          perJobResults: true,
          pollingIntervalSeconds: 2 * nth,
          ...(groupMax !== undefined && { groupConcurrency: groupLimits(groupMax) }),
        } as const
        const wake = () => opened.notifyWorker(place)
        const place: string = await opened.work<Data, JobResult[], typeof options>(name, options, (jobs) =>
          handleAt(wake, jobs, handle),
        )
        idle.add(wake)
      }
    },
    /** Lets idle places of this process fetch now instead of at their next poll. */
    wake: () => idle.forEach((wake) => wake()),
    /** Fetches nothing more, and waits for the handlers. */
    drain: async () => {
      const current = await boss.current()
      await current?.offWork(name, { wait: true })
      idle.clear()
    },
  }
}
