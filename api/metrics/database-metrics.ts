import type { Knex } from 'knex'
import { Gauge, type Registry } from 'prom-client'

/** How long a scrape waits for the database (ms). */
const queryTimeout = 5_000

interface Pool {
  max: number
  numUsed(): number
  numFree(): number
  numPendingAcquires(): number
}

const queries = `
  select
    (select count(*) from content_batch_items where state = 'waiting') as waiting,
    (select count(*) from content_batch_items where state = 'working') as working,
    (select coalesce(extract(epoch from now() - min(b.created_at)), 0)
      from content_batch_items i join content_batches b on b.id = i.batch_id
      where i.state = 'waiting' and b.state = 'running' and coalesce(b.waiting_until, '-infinity') <= now()) as age,
    (select count(*) from imports) as imports,
    (select coalesce(sum(imported), 0) from imports) as guests,
    pg_database_size(current_database()) as size`

type Row = Record<'waiting' | 'working' | 'age' | 'imports' | 'guests' | 'size', string | number>

/** Figures of the connection pool, and of the rows of batches and imports. The function it returns refreshes them. */
export function observeDatabase(register: Registry, knex: Knex): () => Promise<void> {
  const pool = knex.client.pool as Pool
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `cueroom_${name}`, help, labelNames, registers: [register] })
  const connections = gauge('pool_connections', 'Database connections, and their maximum', ['state'])
  const pending = gauge('pool_waiting', 'Requests waiting for a connection')
  const up = gauge('database_up', 'Whether the database answered this scrape')
  const fromRows = {
    waiting: gauge('queue_waiting', 'Batch texts waiting for a worker'),
    working: gauge('queue_working', 'Batch texts being written'),
    age: gauge('queue_oldest_seconds', 'Wait time of the oldest text that is ready to be written'),
    imports: gauge('imports', 'Stored imports'),
    guests: gauge('imported_guests', 'Guests that these imports added'),
    size: gauge('database_bytes', 'Size of the database'),
  }
  return async () => {
    connections.set({ state: 'used' }, pool.numUsed())
    connections.set({ state: 'free' }, pool.numFree())
    connections.set({ state: 'max' }, pool.max)
    pending.set(pool.numPendingAcquires())
    const row = await readRow(knex)
    up.set(row ? 1 : 0)
    for (const [name, each] of Object.entries(fromRows))
      if (row) each.set(Number(row[name as keyof Row]))
      else each.remove()
  }
}

/** Undefined when the database doesn't answer in time. */
const readRow = (knex: Knex): Promise<Row | undefined> =>
  knex
    .raw<{ rows: Row[] }>(queries)
    .timeout(queryTimeout)
    .then(
      ({ rows }) => rows[0],
      () => undefined,
    )
