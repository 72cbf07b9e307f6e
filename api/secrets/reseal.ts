import type { Knex } from 'knex'
import { type Keys, seal, unseal, type Use } from './seal.ts'
import { ofAuthenticator, ofWebhook } from './uses.ts'

interface SealedRow {
  id: string | number
  sealed: Buffer
  tenantId?: string | null
  adminId?: number
}

interface SealedColumn {
  table: string
  column: string
  /** Columns that say whose secret it is, apart from the id. */
  owner: string[]
  useOf(row: SealedRow): Use
  /** SQL condition of the rows whose secret is still used. */
  where: string
}

const webhookSecret = { table: 'webhooks', owner: [], useOf: ({ id }: SealedRow) => ofWebhook(String(id)) }

/** Every column whose secrets outlive a replacement of the key. */
export const sealedColumns: readonly SealedColumn[] = [
  { ...webhookSecret, column: 'secret', where: 'true' },
  { ...webhookSecret, column: 'oldSecret', where: 'old_secret_until > now()' },
  {
    table: 'authenticators',
    column: 'secret',
    owner: ['tenantId', 'adminId'],
    useOf: ({ tenantId, adminId }) => ofAuthenticator(tenantId ? { tenantId } : { adminId: adminId! }),
    where: 'true',
  },
]

/** Rows that are read together. */
const pageSize = 200

async function* rowsOf(knex: Knex, { table, column, owner, where }: SealedColumn): AsyncGenerator<SealedRow> {
  for (let last: SealedRow | undefined; ;) {
    const page = knex(table).whereNotNull(column).whereRaw(where).orderBy('id').limit(pageSize)
    if (last) page.where('id', '>', last.id)
    const rows: SealedRow[] = await page.select('id', ...owner, { sealed: column })
    yield* rows
    if (rows.length < pageSize) return
    last = rows.at(-1)
  }
}

/** Stored secrets by the key that opens them. */
export interface SealedCounts {
  current: number
  /** Those that a previous key opens. */
  previous: number
  /** Those that no key opens, as after CUEROOM_SECRET_LOST. */
  unreadable: number
}

/** Counts the stored secrets, and gives those that a previous key opens to `outdated`. */
async function inspect(
  knex: Knex,
  keys: Keys,
  outdated?: (column: SealedColumn, row: SealedRow, text: string) => Promise<void>,
): Promise<SealedCounts> {
  const counts = { current: 0, previous: 0, unreadable: 0 }
  for (const column of sealedColumns)
    for await (const row of rowsOf(knex, column)) {
      const use = column.useOf(row)
      if (unseal([keys[0]], use, row.sealed) !== undefined) {
        counts.current++
        continue
      }
      const text = unseal(keys, use, row.sealed)
      counts[text === undefined ? 'unreadable' : 'previous']++
      if (text !== undefined) await outdated?.(column, row, text)
    }
  return counts
}

/** How many stored secrets need which key. Changes nothing. */
export const countSealed = (knex: Knex, keys: Keys) => inspect(knex, keys)

/**
 * Encrypts the secrets that a previous key opens with the first one, so that the previous key can be removed. One statement
 * for each, which changes nothing where someone replaced the secret since it was read: several servers may do this together.
 * @returns the secrets as they were before
 */
export const reseal = (knex: Knex, keys: Keys): Promise<SealedCounts> =>
  inspect(knex, keys, async ({ table, column, useOf }, row, text) => {
    await knex(table)
      .where({ id: row.id, [column]: row.sealed })
      .update({ [column]: seal(keys, useOf(row), text) })
  })
