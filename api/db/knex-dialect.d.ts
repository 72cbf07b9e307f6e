// The two modules of knex that its own types leave out, as far as knex.ts uses them.
declare module 'knex/lib/dialects/postgres/index.js' {
  export default class PostgresClient {
    constructor(config: unknown)
    _driver(): unknown
    _query(connection: unknown, query: { sql: string; bindings?: unknown[] }): Promise<{ response: never }>
  }
}
declare module 'knex/lib/dialects/postgres/execution/pg-transaction.js' {
  import type PostgresClient from 'knex/lib/dialects/postgres/index.js'
  export default class PostgresTransaction {
    readonly client: PostgresClient
    constructor(client: unknown, container: unknown, config?: unknown, outer?: unknown)
    _rejecter: (error: unknown) => void
    begin(connection: unknown): Promise<void>
    commit(connection: unknown, value?: unknown): Promise<void>
  }
}
