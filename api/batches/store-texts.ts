import { setTimeout } from 'node:timers/promises'
import { tokensOf } from '@cueroom/core/batches/tokens.ts'
import { untouchedSinceBatch, workedOnSinceBatch } from '../content/worked-on-texts.ts'
import { type Db, inTenant, runInOneMessage } from '../db/tenant.ts'
import { withoutBindings } from '../db/without-bindings.ts'
import { find } from '../guests/guests.service.ts'
import { toProblem } from '../problems/problems.ts'
import { reservation, reserve } from '../quotas/quotas.service.ts'
import { waitNoMore } from './batch-state.ts'
import { isLimited, spendTokens } from './budget.ts'
import { endUnwritten, endWritten, type ReadyText, storing } from './item-state.ts'
import { editedSince, type WorkerDeps } from './prepare-items.ts'

type StoreDeps = Pick<WorkerDeps, 'knex' | 'env'>

/** Seconds between attempts to store a text: a database that restarts must not cost what a model has written. */
const storeRetries = [1, 2, 4, 8]
/** Failures of the database that pass. */
const temporary = ['unavailable', 'outcome_unknown', 'storage_full']

/**
 * Stores the text and ends its item; if two workers wrote it, only the later one does. Retries while the
 * database is unavailable; an unnoticed commit isn't repeated.
 * @returns whether more of its batch waits; undefined for a text that wasn't stored
 * @throws 404 for a guest who was deleted while it was written, 403 quota_reached
 */
export async function storeText(deps: StoreDeps, text: ReadyText, signal: AbortSignal) {
  const isUsual = !isLimited(deps.env.budget) && !text.item.waited
  const store = async () => (isUsual ? await storeUsual(deps, text) : undefined) ?? storeChecked(deps, text)
  for (const seconds of storeRetries) {
    try {
      return await store()
    } catch (error) {
      if (!temporary.includes(toProblem(error).data?.code ?? '')) throw error
      await setTimeout(seconds * 1_000, undefined, { signal })
    }
  }
  return store()
}

/** Stores a text as nearly all are stored, in one message; undefined if something speaks against it. */
async function storeUsual({ knex }: StoreDeps, text: ReadyText): Promise<boolean | undefined> {
  const { tenantId } = text.item
  const untouched = untouchedSinceBatch(knex, tenantId, text.item)
  const room = reservation(knex, tenantId, 'texts')
  const usual = knex.raw('? and ?', [untouched.condition, room.condition])
  const locks = [...untouched.locks, room.lock]
  const statement = withoutBindings(storing(knex, text, usual))
  const { rows } = await runInOneMessage(knex, { role: 'cueroom_app', tenantId, locks }, statement)
  return (rows as { more: boolean }[])[0]?.more
}

/** Stores a text, or says why it isn't stored. An edit made since the batch started wins over the text. */
function storeChecked({ knex, env }: StoreDeps, text: ReadyText): Promise<boolean | undefined> {
  const { item } = text
  const { locks } = untouchedSinceBatch(knex, item.tenantId, item)
  const checkAndStore = async (db: Db) => {
    if ((await workedOnSinceBatch(db, [item.id])).has(item.id)) {
      await endUnwritten(db, item, 'skipped', editedSince)
      return false
    }
    await reserve(db, 'texts')
    const more = await endWritten(db, text)
    if (more === undefined) await find(db, item.guestId)
    else if (isLimited(env.budget)) await spendTokens(db, tokensOf(text.text.content.length))
    if (more !== undefined && item.waited) await waitNoMore(db, item)
    return more
  }
  return inTenant(knex, item.tenantId, checkAndStore, locks)
}
