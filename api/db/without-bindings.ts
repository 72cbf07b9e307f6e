import type { Knex } from 'knex'
import { safeId } from './safe-id.ts'

/**
 * A query with its values written into its text, for a message of several statements, which takes no bindings.
 * @throws for a value that is no number, no truth value and no id: nothing that a caller typed may become a part of a text
 */
export function withoutBindings(query: Knex.Raw): string {
  const { sql, bindings } = query.toSQL().toNative()
  return sql.replace(/\$(\d+)/g, (_, place: string) => literal(bindings[Number(place) - 1]))
}

function literal(value: unknown): string {
  if (typeof value === 'boolean' || Number.isSafeInteger(value)) return String(value)
  if (typeof value !== 'string') throw new Error('Not a value that can be written into a query')
  return `'${safeId(value)}'`
}
