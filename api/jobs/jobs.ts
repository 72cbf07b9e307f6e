import type { Knex } from 'knex'
import { fromKnex, type Job, type JobResult, PgBoss } from 'pg-boss'
import { execute } from '../db/execute.ts'
import { asOwner, type Db } from '../db/tenant.ts'

/** The queue of pg-boss: one job is one text of a batch. */
export const textQueue = 'texts'

/** What a job is about; everything else is in the rows of its show. */
export interface TextJob {
  tenantId: string
  itemId: number
  jobId: string
}

export interface QueuedText extends TextJob {
  /** Jobs with a high priority are fetched first. */
  priority: number
}

/** Thrown by a handler to be called again a little later. */
export class LaterError extends Error {
  override name = 'LaterError'
}

export type Jobs = ReturnType<typeof createJobs>

interface JobsOptions {
  /** Seconds without a heartbeat after which a job is given to another worker. */
  heartbeatSeconds: number
  report(error: unknown): void
}

/** Seconds between two checks for lost heartbeats. */
const superviseIntervalSeconds = 5
/** Jobs in one statement. */
const chunkSize = 5_000

const queueOptions = {
  // A job is held while its provider asks for patience; lost workers are found by their heartbeats
  expireInSeconds: 12 * 3_600,
  // Whether a text is tried again is decided by its own row
  retryLimit: 1_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 10,
  retentionSeconds: 365 * 24 * 3_600,
  deleteAfterSeconds: 60,
}

async function openBoss(knex: Knex, { heartbeatSeconds, report }: JobsOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(knex, text, values) },
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
  })
  // pg-boss emits copies that are no errors any more
  boss.on('error', (error) => report(Object.assign(new Error(error.message), error)))
  await boss.start()
  await boss.createQueue(textQueue)
  await boss.updateQueue(textQueue, { ...queueOptions, heartbeatSeconds })
  return boss
}

/** Background work, in pg-boss on the same database. It is opened when it is first needed, and makes its tables. */
export function createJobs(knex: Knex, options: JobsOptions) {
  let opening: Promise<PgBoss> | undefined
  const opened = () =>
    (opening ??= openBoss(knex, options).catch((error: unknown) => {
      opening = undefined
      throw error
    }))
  /** Wakes of places that have nothing to do. */
  const idle = new Set<() => void>()

  const settle = async (id: string, handling: Promise<void>): Promise<JobResult> => {
    try {
      await handling
      return { id, status: 'completed' }
    } catch (error) {
      // Nothing of it goes to pg-boss, which would store it: errors of the database repeat values
      if (!(error instanceof LaterError)) options.report(error)
      return { id, status: 'failed' }
    }
  }
  const handleAt = async (wake: () => void, jobs: Job<Omit<TextJob, 'jobId'>>[], handle: Handle) => {
    idle.delete(wake)
    // Where there are some there may be more
    for (const wakeAnother of [...idle].slice(0, 1)) wakeAnother()
    const handled = handle(jobs.map(({ id, data }) => ({ ...data, jobId: id })))
    const results = await Promise.all(jobs.map(({ id }, nth) => settle(id, handled[nth]!)))
    idle.add(wake)
    wake()
    return results
  }

  return {
    open: opened,
    /** Queues texts in the transaction that makes them. */
    enqueue: async (db: Db, texts: QueuedText[]) => {
      const boss = await opened()
      const jobs = texts.map(({ jobId, priority, ...data }) => ({ id: jobId, priority, data }))
      await asOwner(db, async () => {
        for (let at = 0; at < jobs.length; at += chunkSize)
          await boss.insert(textQueue, jobs.slice(at, at + chunkSize), { db: fromKnex(db), returnId: false })
      })
    },
    /** Takes texts off the queue, in the transaction that makes them wait. */
    withdraw: async (db: Db, jobIds: string[]) => {
      const boss = await opened()
      if (jobIds.length > 0) await asOwner(db, () => boss.deleteJob(textQueue, jobIds, { db: fromKnex(db) }))
    },
    /** Gives up every job that a worker holds, where there can be no other worker. */
    releaseAll: async () => {
      const boss = await opened()
      const held = "select id from pgboss.job where name = $1 and state = 'active'"
      const { rows } = await execute(knex, held, [textQueue])
      const ids = rows.map(({ id }) => String(id))
      if (ids.length > 0) await boss.deleteJob(textQueue, ids)
    },
    /** Handles texts in groups, so many groups in parallel, until it is drained. */
    work: async ({ groups, size: batchSize }: { groups: number; size: number }, handle: Handle) => {
      const boss = await opened()
      for (let nth = 1; nth <= groups; nth++) {
        const options = { batchSize, perJobResults: true, pollingIntervalSeconds: 2 * nth } as const
        const wake = () => boss.notifyWorker(place)
        const place: string = await boss.work<Omit<TextJob, 'jobId'>, JobResult[], typeof options>(
          textQueue,
          options,
          (jobs) => handleAt(wake, jobs, handle),
        )
        idle.add(wake)
      }
    },
    /** Lets idle places of this process fetch now instead of at their next poll. */
    wake: () => idle.forEach((wake) => wake()),
    /** Fetches nothing more, and waits for the handlers. */
    drain: async () => {
      const boss = await opening?.catch(() => undefined)
      await boss?.offWork(textQueue, { wait: true })
      idle.clear()
    },
    stop: async () => {
      const boss = await opening?.catch(() => undefined)
      opening = undefined
      await boss?.stop({ close: false, graceful: true, timeout: 2_000 })
    },
  }
}

/** Begins with several jobs; each ends on its own. */
type Handle = (jobs: TextJob[]) => Promise<void>[]
