import { setTimeout } from 'node:timers/promises'
import { tokensOf } from '@cueroom/core/batches/tokens.ts'
import { lockNewest, workedOnSinceBatch } from '../content/worked-on-texts.ts'
import { inTenant } from '../db/tenant.ts'
import { find } from '../guests/guests.service.ts'
import { toProblem } from '../problems/problems.ts'
import { reserve } from '../quotas/quotas.service.ts'
import { isLimited, spendTokens } from './budget.ts'
import { endWritten, type ReadyText, type StartedItem } from './item-state.ts'
import { editedSince, type WorkerDeps } from './prepare-items.ts'

/** Seconds between attempts to store a text: a database that restarts must not cost what a model has written. */
const storeRetries = [1, 2, 4, 8]
/** Failures of the database that pass. */
const temporary = ['unavailable', 'outcome_unknown', 'storage_full']

/**
 * Stores the text and ends its item; if two workers wrote it, only the later one does. Retries while the
 * database is unavailable; an unnoticed commit isn't repeated.
 * @returns whether more of its batch waits; undefined for a text that wasn't stored
 * @throws 404 for a guest who was deleted while it was written, 409 text_edited, 403 quota_reached
 */
export async function storeText(deps: WorkerDeps, item: StartedItem, text: ReadyText, signal: AbortSignal) {
  for (const seconds of storeRetries) {
    try {
      return await store(deps, item, text)
    } catch (error) {
      if (!temporary.includes(toProblem(error).data?.code ?? '')) throw error
      await setTimeout(seconds * 1_000, undefined, { signal })
    }
  }
  return store(deps, item, text)
}

/** An edit made since the batch started wins over the text; none can be made until it is stored. */
const store = ({ knex, env }: WorkerDeps, item: StartedItem, text: ReadyText) =>
  inTenant(
    knex,
    item.tenantId,
    async (db) => {
      if ((await workedOnSinceBatch(db, [item.id])).has(item.id)) throw editedSince()
      await reserve(db, 'texts')
      const more = await endWritten(db, item, text)
      if (more === undefined) await find(db, item.guestId)
      else if (isLimited(env.budget)) await spendTokens(db, tokensOf(text.content.length))
      return more
    },
    [knex.raw('?', [lockNewest(knex, item.tenantId, item)])],
  )
