import type { BatchEstimate, NewBatch } from '@cueroom/core/batches/batch.ts'
import { estimatedTokens } from '@cueroom/core/batches/tokens.ts'
import type { App } from '../http/app.ts'
import { briefs } from '../content/content.service.ts'
import type { Db } from '../db/tenant.ts'
import { Guest } from '../guests/guest.model.ts'
import { missingGuests } from '../guests/guests.service.ts'
import { usedToday } from './budget.ts'
import { type Chosen, chooseItems } from './choose-items.ts'

/** Number of texts whose prompts are built to estimate the length of all. */
const samples = 12

/** What a batch would be, without writing anything down. */
export async function estimate(
  { drafting, env }: Pick<App, 'drafting' | 'env'>,
  db: Db,
  wanted: NewBatch,
): Promise<BatchEstimate> {
  const { items, kept } = await chooseItems(db, wanted)
  const used = await usedToday(db)
  const left = (limit: number | undefined, spent: number) =>
    limit === undefined ? null : Math.max(0, limit - spent)
  const guestIds = [...new Set(items.map(({ guestId }) => guestId))]
  return {
    items: items.length,
    guests: guestIds.length,
    kept,
    littleKnown: await littleKnown(db, guestIds),
    tokens: drafting.provider === 'drafter' ? 0 : await tokensOfAll(db, items, wanted.prompt),
    provider: drafting.provider,
    model: drafting.model,
    itemsLeftToday: left(env.budget.itemsPerDay, used.items),
    tokensLeftToday: left(env.budget.tokensPerDay, used.tokens),
    missing: await missingGuests(db, wanted.guestIds ?? []),
  }
}

/** Of some guests, how many are little more than a name. */
const littleKnown = (db: Db, guestIds: number[]) =>
  Guest.live(db)
    .whereRaw('id = any(?::int[])', [guestIds])
    .where({ bio: null, title: null })
    .whereRaw("responses = '{}'")
    .resultSize()

async function tokensOfAll(db: Db, items: Chosen[], prompt: string | null | undefined) {
  const step = Math.max(1, items.length / samples)
  const sampled = Array.from(
    { length: Math.min(samples, items.length) },
    (_, at) => items[Math.floor(at * step)]!,
  )
  const briefOf = await briefs(db, sampled)
  // A guest may have been deleted since
  const each = sampled.flatMap((item) => briefOf({ ...item, prompt }) ?? []).map(estimatedTokens)
  if (each.length === 0) return 0
  const tokens = each.reduce((sum, of) => sum + of, 0)
  // More digits would promise more than an estimate knows
  return Number(((tokens / each.length) * items.length).toPrecision(2))
}
