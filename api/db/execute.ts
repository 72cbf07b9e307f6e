import type { Knex } from 'knex'
import type pg from 'pg'

/** Runs a library's own SQL on a connection of the pool: $1 for parameters, no names, which a pooler forbids. */
export async function execute(
  knex: Knex,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: Record<string, unknown>[]; rowCount: number }> {
  const connection: pg.Client = await knex.client.acquireConnection()
  try {
    const query = values.length > 0 ? connection.query(text, values) : connection.query(text)
    const results: pg.QueryResult[] = [await query].flat()
    const rows = results.flatMap((result) => result.rows ?? [])
    return { rows, rowCount: results.at(-1)?.rowCount ?? rows.length }
  } catch (error) {
    // Several statements in one message may leave a transaction open
    await connection.query('rollback').catch(() => {})
    throw error
  } finally {
    await knex.client.releaseConnection(connection)
  }
}
