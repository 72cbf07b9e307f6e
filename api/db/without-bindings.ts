import type { Knex } from 'knex'
import { safeId } from './safe-id.ts'

/**
 * A query with its values written into its text, for a message of several statements, which takes no bindings.
 * @throws for a value that is no number, no truth value, no bytes, no id and no list of them: what a caller typed may only become a part of
 * a text as bytes, of which hexadecimal digits are written
 */
export function withoutBindings(query: Knex.Raw): string {
  const { sql, bindings } = query.toSQL().toNative()
  return sql.replace(/\$(\d+)/g, (_, place: string) => literal(bindings[Number(place) - 1]))
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `array[${value.map(literal).join()}]`
  if (typeof value === 'boolean' || Number.isSafeInteger(value)) return String(value)
  if (value instanceof Uint8Array) return `decode('${Buffer.from(value).toString('hex')}', 'hex')`
  if (typeof value !== 'string') throw new Error('Not a value that can be written into a query')
  return `'${safeId(value)}'`
}
