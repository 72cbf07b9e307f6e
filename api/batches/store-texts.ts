import { tokensOf } from '@cueroom/core/batches/tokens.ts'
import pRetry from 'p-retry'
import { lockNewest, touchedSinceBatch, workedOnSinceBatch } from '../content/worked-on-texts.ts'
import { expectKnown, readingLatest } from '../content/recent-texts.ts'
import { type Db, inTenant, type Rows } from '../db/tenant.ts'
import { find } from '../guests/guests.service.ts'
import { toProblem } from '../problems/problems.ts'
import { lockAndCount, whyFull } from '../quotas/quotas.service.ts'
import { spendTokens } from './budget.ts'
import { endWritten, type ReadyText, type StartedItem } from './item-state.ts'
import { editedSince, type WorkerDeps } from './prepare-items.ts'

/** Failures of the database that pass. */
const temporary = ['unavailable', 'outcome_unknown', 'storage_full']

interface StoringText {
  signal: AbortSignal
  /** The show's texts that a template avoided to sound like; a model avoids none. */
  known: readonly string[] | undefined
}

/**
 * Stores the text and ends its item; if two workers wrote it, only the later one does. Retries for 15 seconds while the
 * database is unavailable, because a restart must not cost what a model has written; an unnoticed commit isn't repeated.
 * @returns whether more of its batch waits; undefined for a text that wasn't stored
 * @throws 404 for a guest who was deleted while it was written, 409 text_edited, 403 quota_reached, and what
 * `inShowsTurn` catches
 */
export const storeText = (
  deps: WorkerDeps,
  item: StartedItem,
  text: ReadyText,
  { signal, known }: StoringText,
) =>
  pRetry(() => store(deps, item, text, known), {
    retries: 4,
    signal,
    shouldRetry: ({ error }) => temporary.includes(toProblem(error).data?.code ?? ''),
  })

/**
 * An edit made since the batch started wins over the text; none can be made until it is stored, nor can the guest be
 * deleted. Both are locked in the order of a deletion.
 */
function store(
  { knex, env }: WorkerDeps,
  item: StartedItem,
  text: ReadyText,
  known: readonly string[] | undefined,
) {
  const { id, tenantId, guestId } = item
  const first = [
    knex.raw('select id from guests where tenant_id = ? and id = ? for share', [tenantId, guestId]),
    lockNewest(knex, tenantId, item),
    touchedSinceBatch(knex, tenantId, [id]),
    ...lockAndCount(knex, tenantId, 'texts'),
    ...(known ? [readingLatest(knex, tenantId, item.type)] : []),
  ]
  const storeUnlessEdited = async (db: Db, [, , touched, , counted, latest]: Rows[]) => {
    if ((await workedOnSinceBatch(db, touched!)).has(id)) throw editedSince()
    const refusal = whyFull(db, 'texts', counted!)
    if (refusal) throw refusal
    if (known && latest) expectKnown(known, guestId, latest)
    const more = await endWritten(db, item, text)
    if (more === undefined) await find(db, guestId)
    else await spendTokens(db, env.budget, tokensOf(text.content.length))
    return more
  }
  return inTenant(knex, tenantId, storeUnlessEdited, first)
}
