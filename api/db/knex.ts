import knexFactory, { type Knex } from 'knex'
// knex publishes no types for its dialects
import PostgresClient from 'knex/lib/dialects/postgres/index.js'
import PostgresTransaction from 'knex/lib/dialects/postgres/execution/pg-transaction.js'
import { knexSnakeCaseMappers } from 'objection'
import pg from 'pg'
import { markUnknown, needsNewConnection } from '../problems/outage.ts'

const INT8 = 20
const DATE = 1082
const TIMESTAMPTZ = 1184
pg.types.setTypeParser(INT8, Number)
pg.types.setTypeParser(DATE, (text) => text)
pg.types.setTypeParser(TIMESTAMPTZ, (text) => new Date(text).toISOString())

/** What a transaction says before its first query, and the rows that its last look-up answered. */
export interface Opening {
  sql: string
  results?: pg.QueryResult[]
}

/** The driver leaves the socket of a sign-in that it gave up itself open, which would keep a process that failed to start. */
class Connection extends pg.Client {
  // The driver's other form, with a callback, is never called by knex
  override async connect(): Promise<never> {
    try {
      return (await super.connect()) as never
    } catch (error) {
      this.connection.stream.destroy()
      throw error
    }
  }
}

interface RawConnection {
  __knex__disposed?: unknown
}

/** Begins a transaction together with other statements in one message. */
async function begin(client: PostgresClient, connection: RawConnection, sql: string) {
  const send = (text: string) => client._query(connection, { sql: text, bindings: [] })
  try {
    const { response } = await send(`begin;${sql}`)
    return [response].flat() as pg.QueryResult[]
  } catch (error) {
    // Without this the connection would go back to the pool inside a failed transaction
    await send('rollback').catch(() => {
      connection.__knex__disposed = error
    })
    throw error
  }
}

/** A whole transaction in one message, which takes no bindings: what each of its statements answered, BEGIN and COMMIT left out. */
export async function transactInOneMessage(knex: Knex, sql: string): Promise<pg.QueryResult[]> {
  const connection = await knex.client.acquireConnection()
  try {
    return (await begin(knex.client, connection, `${sql};commit`)).slice(1, -1)
  } finally {
    await knex.client.releaseConnection(connection)
  }
}

/**
 * One message opens a transaction: BEGIN, look-ups, role, settings. Separate round trips would halve the
 * throughput, as measured.
 */
class OpenedTransaction extends PostgresTransaction {
  readonly opening: Opening | undefined

  constructor(client: unknown, container: unknown, config?: { opening?: Opening }, outer?: unknown) {
    super(client, container, config, outer)
    this.opening = config?.opening
  }

  override async begin(connection: RawConnection) {
    const results = await begin(this.client, connection, this.opening?.sql ?? '')
    if (this.opening) this.opening.results = results
  }

  override commit(connection: RawConnection, value?: unknown) {
    const reject = this._rejecter
    this._rejecter = (error: unknown) => reject(markUnknown(error))
    return super.commit(connection, value)
  }
}

class Client extends PostgresClient {
  override _driver() {
    return { Client: Connection }
  }

  override async _query(connection: RawConnection, query: { sql: string; bindings?: unknown[] }) {
    try {
      return await super._query(connection, query)
    } catch (error) {
      // A connection to a server that was demoted or stops would fail every later query, too
      if (needsNewConnection(error)) connection.__knex__disposed = error
      throw error
    }
  }

  transaction(container: unknown, config?: { opening?: Opening }, outer?: unknown) {
    return new OpenedTransaction(this, container, config, outer)
  }
}

const shared = {
  ...knexSnakeCaseMappers(),
  // An error's message would carry the values of the query, and with it into the log
  compileSqlOnError: false,
  // A query on the outer knex inside a transaction waits for ever on one connection: fail soon instead
  acquireConnectionTimeout: 10_000,
  // Knex prints every connection that it could not open; the failure is thrown anyway, and logged once
  log: { warn: () => {} },
  // A login role named cueroom would otherwise find (and migrate into) the schema cueroom first
  searchPath: ['public'],
} satisfies Knex.Config

/** Names of modes that the driver takes for `verify-full` so far, with a warning of nine lines that it may not later. */
const checkedModes = ['prefer', 'require', 'verify-ca']

/** TLS whose certificate is checked, whatever the driver's next version makes of these modes. */
function withCheckedTls(address: string): string {
  const url = URL.parse(address)
  if (!url || !checkedModes.includes(url.searchParams.get('sslmode') ?? '')) return address
  if (url.searchParams.has('uselibpqcompat')) return address
  url.searchParams.set('sslmode', 'verify-full')
  return url.href
}

/** Knex over PostgreSQL. `poolSize` connections a process: processes × size must stay under max_connections. */
export function knexForPostgres(to: string | pg.ClientConfig, poolSize = 10): Knex {
  const knex = knexFactory({
    ...shared,
    client: Client as unknown as typeof Knex.Client,
    connection: {
      ...(typeof to === 'string' ? { connectionString: withCheckedTls(to) } : to),
      application_name: 'cueroom',
      connectionTimeoutMillis: 5_000,
      statement_timeout: 5_000,
      lock_timeout: 1_000,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max: poolSize },
  })
  return knex.on('query-error', withoutStatement)
}

/** Knex puts the statement before what the database said, and with it into logs. */
function withoutStatement(error: Error, { sql }: { sql: string }) {
  const prefix = `${sql} - `
  if (error.message.startsWith(prefix)) error.message = error.message.slice(prefix.length)
}
