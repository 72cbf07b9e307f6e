import { type Db, ownRows } from '../db/tenant.ts'
import { find } from '../guests/guests.service.ts'
import type { Claimed } from './claims.ts'

/** What becomes of an item that this process holds, and of its batch, in a transaction of its show. */

/** Why something does not go on: a code for programs, a text for people. */
export interface Reason {
  code: string
  text: string
}

/** The item as this process holds it: nothing matches any more when it was given to another. */
const held = (db: Db, { id, claim }: Claimed) =>
  ownRows(db, 'content_batch_items').where({ id, claim, state: 'working' })

const freed = { worker: null, leaseUntil: null }

export const putBack = async (db: Db, item: Claimed) =>
  void (await held(db, item).update({ ...freed, state: 'waiting' }))

export const tryLater = async (db: Db, item: Claimed, seconds: number) =>
  void (await held(db, item).update({
    ...freed,
    state: 'waiting',
    attempts: item.attempts + 1,
    notBefore: db.raw('now() + make_interval(secs => ?)', [seconds]),
  }))

/**
 * Ends an item whose text is stored in the same transaction; false when it was given to another.
 * @throws 404 for a guest who was deleted while it was written.
 */
export async function endWritten(db: Db, item: Claimed): Promise<boolean> {
  const guest = ownRows(db, 'guests').where({ id: item.guestId }).whereNull('deletedAt').select('id')
  const ended = await held(db, item)
    .whereExists(guest)
    .update({ ...freed, state: 'done', finishedAt: db.fn.now() })
  if (ended === 0) await find(db, item.guestId)
  return ended > 0
}

export const endUnwritten = async (
  db: Db,
  item: Claimed,
  state: 'failed' | 'skipped',
  { code, text }: Reason,
) =>
  void (await held(db, item).update({
    ...freed,
    state,
    attempts: item.attempts + 1,
    errorCode: code,
    error: text,
    finishedAt: db.fn.now(),
  }))

/** Unless somebody set it going meanwhile, who may have mended the cause. */
export const stopBatch = (db: Db, { batchId, starts }: Claimed, { code, text }: Reason) =>
  ownRows(db, 'content_batches')
    .where({ id: batchId, starts, state: 'running' })
    .update({ state: 'stopped', reasonCode: code, reason: text, waitingUntil: null })

/** Lets the show's batches wait for the next day's budget. */
export const waitForTomorrow = (db: Db) =>
  ownRows(db, 'content_batches')
    .where({ state: 'running' })
    .update({
      waitingUntil: db.raw(
        "date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' + interval '1 day'",
      ),
      reasonCode: 'budget_used',
      reason: "Today's budget of this show is used up. The batch goes on by itself tomorrow (UTC).",
    })

/** The provider answers again: nobody has to wait any more. */
export const waitNoMore = (db: Db, { batchId }: Claimed) =>
  ownRows(db, 'content_batches')
    .where({ id: batchId, state: 'running' })
    .andWhereRaw('(setbacks > 0 or waiting_until <= now())')
    .update({ setbacks: 0, waitingUntil: null, reason: null, reasonCode: null })
