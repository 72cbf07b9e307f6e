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

const limitOf = (db: Knex, name: QuotaName) => (limits.get(db.client.config) ?? defaultQuotas)[name]

/** What is in the trash counts until it is erased: it can be restored. */
const used: Record<QuotaName, (db: Knex, tenantId: string) => Knex.QueryBuilder> = {
  // Kept by triggers, as a show may have a hundred thousand
  guests: (db, show) => rowsOf(db, show, 'guestCounts').sum('guests as used'),
  answers: (db, show) => rowsOf(db, show, 'questionnaire_responses').count('* as used'),
  texts: (db, show) => rowsOf(db, show, 'generated_content').count('* as used'),
  mediaBytes: (db, show) => rowsOf(db, show, 'media').sum({ used: db.raw('octet_length(bytes)') }),
}

interface UsedRow {
  used: number | string | null
}

const usedOf = async (db: Db, name: QuotaName) =>
  Number((await used[name](db, tenantOf(db)).first())?.used ?? 0)

/** How much of each limit the show has used. */
export async function usage(db: Db): Promise<Usage> {
  const each: [QuotaName, Usage[QuotaName]][] = []
  for (const name of quotaNames) each.push([name, { used: await usedOf(db, name), limit: limitOf(db, name) }])
  return Object.fromEntries(each) as Usage
}

/** Refuses work that would make another row, before anything is spent on it. @throws 403 quota_reached. */
export async function expectRoom(db: Db, name: QuotaName, adding = 1) {
  refuseBeyond(db, name, (await usedOf(db, name)) + adding)
}

function refuseBeyond(db: Db, name: QuotaName, wanted: number) {
  if (wanted > limitOf(db, name))
    throw problem(403, 'quota_reached', quotaReached(name, limitOf(db, name)), {
      details: [{ path: name, message: `Limit ${limitOf(db, name)}` }],
    })
}

/**
 * Makes sure that what this transaction adds fits. The lock is held to its end, so that of several at the same time
 * each counts what those before it added. It is one lock for all limits: two could wait for each other.
 * @throws 403 quota_reached.
 */
export async function reserve(db: Db, name: QuotaName, adding = 1) {
  if (adding === 0) return
  // Two statements in one message, so the second sees rows added before the lock was acquired
  const counting = db.raw('?; ?', [lockOf(db, tenantOf(db)), used[name](db, tenantOf(db))])
  const [, { rows }] = await db.raw<[unknown, { rows: UsedRow[] }]>(withoutBindings(counting))
  refuseBeyond(db, name, Number(rows[0]?.used ?? 0) + adding)
}

const lockOf = (db: Knex, tenantId: string) =>
  db.raw(`select pg_advisory_xact_lock(hashtextextended('quotas ' || ?, 0))`, [tenantId])
