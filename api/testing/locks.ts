import type { Knex } from 'knex'
import { expect } from 'vitest'

const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

/** Resolves when this many statements wait for a lock that another transaction holds. */
export async function untilWaiting(knex: Knex, count: number) {
  await expect
    .poll(async () => (await knex.raw(waiting)).rowCount, { interval: 10, timeout: 20_000 })
    .toBe(count)
}

/** Starts work while a row is locked, and lets the row go when this many statements wait for it. */
export async function whileLocked<T>(
  knex: Knex,
  { table, where, count }: { table: string; where: object; count: number },
  work: () => Promise<T>,
): Promise<T> {
  const { running } = await knex.transaction(async (db) => {
    await db(table).where(where).forUpdate()
    const running = work()
    await untilWaiting(knex, count)
    return { running }
  })
  return running
}
