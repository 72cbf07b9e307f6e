import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import type { Env } from '../config/env.ts'

export type Budget = Env['budget']

/** Without a limit nothing is counted. */
const isLimited = ({ itemsPerDay, tokensPerDay }: Budget) =>
  itemsPerDay !== undefined || tokensPerDay !== undefined

interface Usage {
  items: number
  tokens: number
}

const today = "(now() at time zone 'UTC')::date"

/** What a show has used today, in UTC. */
export async function usedToday(db: Db): Promise<Usage> {
  const row = await forTenant(db, 'generation_usage')
    .where('day', db.raw(today))
    .first<Usage | undefined>('items', 'tokens')
  return row ?? { items: 0, tokens: 0 }
}

/** Counts a text that is started; false, and nothing counted, when the day's budget does not hold it. */
export async function spend(db: Db, budget: Budget, tokens: number): Promise<boolean> {
  const { itemsPerDay, tokensPerDay } = budget
  if (!isLimited(budget)) return true
  if (itemsPerDay === 0 || tokensPerDay === 0) return false
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `insert into generation_usage as used (tenant_id, day, items, tokens)
     values (?, (now() at time zone 'UTC')::date, 1, ?)
     on conflict (tenant_id, day) do update set items = used.items + 1, tokens = used.tokens + excluded.tokens
       where used.items < coalesce(?::integer, 2147483647) and used.tokens < coalesce(?::bigint, 9223372036854775807)
     returning items`,
    [tenantOf(db), tokens, itemsPerDay ?? null, tokensPerDay ?? null],
  )
  return rows.length > 0
}

/** Counts what a model wrote. */
export async function spendTokens(db: Db, budget: Budget, tokens: number) {
  if (!isLimited(budget)) return
  await forTenant(db, 'generation_usage').where('day', db.raw(today)).increment('tokens', tokens)
}
