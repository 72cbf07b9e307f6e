import type { Knex } from 'knex'
import { PgBoss } from 'pg-boss'
import { execute } from '../db/execute.ts'

/** Wakes processes that share a database. Whatever it loses is found in the rows themselves. */
export interface Queue {
  /** Wakes one process that waits. */
  send(): Promise<void>
  /** Is told of wakes one after the other: the next one goes to another process while this one is busy. */
  work(handler: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

interface QueueOptions {
  embedded: boolean
  report(error: unknown): void
}

/** Seconds a process may be busy with one wake before another one gets it. */
export const wakeSeconds = 60

/** A queue of pg-boss with at most one wake in it; made where it is missing. */
export async function startQueue(
  knex: Knex,
  name: string,
  { embedded, report }: QueueOptions,
): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(knex, text, values) },
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  })
  // pg-boss emits copies that are no errors any more
  boss.on('error', (error) => report(Object.assign(new Error(error.message), error)))
  await boss.start()
  await boss.createQueue(name, {
    policy: 'short',
    retryLimit: 0,
    expireInSeconds: wakeSeconds,
    retentionSeconds: 3_600,
    deleteAfterSeconds: wakeSeconds,
  })
  return {
    send: async () => void (await boss.send(name, {})),
    work: async (handler) =>
      void (await boss.work(name, { batchSize: 1, pollingIntervalSeconds: embedded ? 5 : 1 }, handler)),
    stop: () => boss.stop({ close: false, graceful: true, timeout: 2_000 }),
  }
}
