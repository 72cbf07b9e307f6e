import { tokensOf } from '@cueroom/core/batches/tokens.ts'
import pRetry from 'p-retry'
import { lockNewest, touchedSinceBatch, workedOnSinceBatch } from '../content/worked-on-texts.ts'
import { type Db, inTenant, type Rows } from '../db/tenant.ts'
import { find } from '../guests/guests.service.ts'
import { toProblem } from '../problems/problems.ts'
import { lockAndCount, whyFull } from '../quotas/quotas.service.ts'
import { spendTokens } from './budget.ts'
import { endWritten, type ReadyText, type StartedItem } from './item-state.ts'
import { editedSince, type WorkerDeps } from './prepare-items.ts'

/** Failures of the database that pass. */
const temporary = ['unavailable', 'outcome_unknown', 'storage_full']

/**
 * Stores the text and ends its item; if two workers wrote it, only the later one does. Retries for 15 seconds while the
 * database is unavailable, because a restart must not cost what a model has written; an unnoticed commit isn't repeated.
 * @returns whether more of its batch waits; undefined for a text that wasn't stored
 * @throws 404 for a guest who was deleted while it was written, 409 text_edited, 403 quota_reached
 */
export const storeText = (deps: WorkerDeps, item: StartedItem, text: ReadyText, signal: AbortSignal) =>
  pRetry(() => store(deps, item, text), {
    retries: 4,
    signal,
    shouldRetry: ({ error }) => temporary.includes(toProblem(error).data?.code ?? ''),
  })

/**
 * An edit made since the batch started wins over the text; none can be made until it is stored, nor can the guest be
 * deleted. Both are locked in the order of a deletion.
 */
function store({ knex, env }: WorkerDeps, item: StartedItem, text: ReadyText) {
  const { id, tenantId, guestId } = item
  const first = [
    knex.raw('select id from guests where tenant_id = ? and id = ? for share', [tenantId, guestId]),
    lockNewest(knex, tenantId, item),
    touchedSinceBatch(knex, tenantId, [id]),
    ...lockAndCount(knex, tenantId, 'texts'),
  ]
  const storeUnlessEdited = async (db: Db, [, , touched, , counted]: Rows[]) => {
    if ((await workedOnSinceBatch(db, touched!)).has(id)) throw editedSince()
    const refusal = whyFull(db, 'texts', counted!)
    if (refusal) throw refusal
    const more = await endWritten(db, item, text)
    if (more === undefined) await find(db, guestId)
    else await spendTokens(db, env.budget, tokensOf(text.content.length))
    return more
  }
  return inTenant(knex, tenantId, storeUnlessEdited, first)
}
