import {
  defaultQuotas,
  type QuotaName,
  quotaNames,
  quotaReached,
  type Quotas,
} from '@cueroom/core/entitlements/quotas.ts'
import type { Usage } from '@cueroom/core/entitlements/usage.ts'
import type { Knex } from 'knex'
import { type Db, rowsOf, tenantOf } from '../db/tenant.ts'
import { withoutBindings } from '../db/without-bindings.ts'
import { problem } from '../problems/problems.ts'

// A transaction shares the configuration of its pool
const limits = new WeakMap<object, Quotas>()

/** Sets what the shows of a database may hold. */
export const setQuotas = (knex: Knex, quotas: Quotas) => void limits.set(knex.client.config, quotas)

/** How much of it a show may hold. */
export const limitOf = (db: Knex, name: QuotaName) => (limits.get(db.client.config) ?? defaultQuotas)[name]

/** What is in the trash counts until it is erased: it can be restored. */
const used: Record<QuotaName, (db: Knex, tenantId: string) => Knex.QueryBuilder> = {
  // Kept by triggers, as a show may have a hundred thousand
  guests: (db, show) => rowsOf(db, show, 'guestCounts').sum('guests as used'),
  answers: (db, show) => rowsOf(db, show, 'questionnaire_responses').count('* as used'),
  texts: (db, show) => rowsOf(db, show, 'generated_content').count('* as used'),
  mediaBytes: (db, show) => rowsOf(db, show, 'media').sum({ used: db.raw('octet_length(bytes)') }),
}

interface UsedRow {
  used?: number | string | null
}

/** Counts what a show has, as a statement. */
export const counting = (knex: Knex, tenantId: string, name: QuotaName) =>
  knex.raw<{ rows: UsedRow[] }>('?', [used[name](knex, tenantId)])

const numberIn = ([row]: UsedRow[]) => Number(row?.used ?? 0)

const usedOf = async (db: Db, name: QuotaName) => numberIn((await counting(db, tenantOf(db), name)).rows)

/** How much of each limit the show has used. */
export async function usage(db: Db): Promise<Usage> {
  const each: [QuotaName, Usage[QuotaName]][] = []
  for (const name of quotaNames) each.push([name, { used: await usedOf(db, name), limit: limitOf(db, name) }])
  return Object.fromEntries(each) as Usage
}

/** Refuses work that would make another row, before anything is spent on it. @throws 403 quota_reached. */
export async function expectRoom(db: Db, name: QuotaName) {
  const refusal = whyFull(db, name, (await counting(db, tenantOf(db), name)).rows)
  if (refusal) throw refusal
}

/** Why nothing can be added to what was counted: 403 quota_reached. */
export function whyFull(db: Knex, name: QuotaName, counted: UsedRow[], adding = 1): Error | undefined {
  const limit = limitOf(db, name)
  if (numberIn(counted) + adding <= limit) return undefined
  const details = [{ path: name, message: `Limit ${limit}` }]
  return problem(403, 'quota_reached', quotaReached(name, limit), { details })
}

/**
 * Makes sure that what this transaction adds fits. The lock is held to its end, so that of several at the same time
 * each counts what those before it added. It is one lock for all limits: two could wait for each other.
 * @throws 403 quota_reached.
 */
export async function reserve(db: Db, name: QuotaName, adding = 1) {
  if (adding === 0) return
  const statements = db.raw('?; ?', lockAndCount(db, tenantOf(db), name))
  const [, { rows }] = await db.raw<[unknown, { rows: UsedRow[] }]>(withoutBindings(statements))
  const refusal = whyFull(db, name, rows, adding)
  if (refusal) throw refusal
}

/** The lock, and what is counted once it is held: two statements, so the second sees rows added before. */
export const lockAndCount = (knex: Knex, tenantId: string, name: QuotaName): [Knex.Raw, Knex.Raw] => [
  knex.raw(`select pg_advisory_xact_lock(hashtextextended('quotas ' || ?, 0))`, [tenantId]),
  counting(knex, tenantId, name),
]
