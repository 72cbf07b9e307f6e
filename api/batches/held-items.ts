import type { written } from '../content/content.service.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
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
  forTenant(db, 'content_batch_items').where({ id, claim, state: 'working' })

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
 * Ends an item and stores its text, in one statement as it is said for every text. False when the item was
 * given to
 * another. @throws 404 for a guest who was deleted while it was written.
 */
export async function endWritten(db: Db, item: Claimed, text: ReturnType<typeof written>): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `with ended as (
       update content_batch_items i set state = 'done', worker = null, lease_until = null, finished_at = now()
       where i.tenant_id = ? and i.id = ? and i.claim = ? and i.state = 'working'
         and exists (select from guests g where g.tenant_id = i.tenant_id and g.id = i.guest_id and g.deleted_at is null)
       returning i.id, i.guest_id, i.content_type
     )
     insert into generated_content (batch_item_id, guest_id, content_type, prompt, content, note, sources, provider,
       model, word_count, character_count, written_from)
     select ended.*, ?, t.* from ended, jsonb_to_record(?::jsonb) as t (content text, note text, sources jsonb,
       provider text, model text, "wordCount" integer, "characterCount" integer, "writtenFrom" jsonb)
     returning id`,
    [tenantOf(db), item.id, item.claim, item.prompt, JSON.stringify(text)],
  )
  if (rows.length === 0) await find(db, item.guestId)
  return rows.length > 0
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

/** Unless somebody has set it going again, who may have mended the cause. */
export const stopBatch = (db: Db, { batchId, starts }: Claimed, { code, text }: Reason) =>
  forTenant(db, 'content_batches')
    .where({ id: batchId, starts, state: 'running' })
    .update({ state: 'stopped', reasonCode: code, reason: text, waitingUntil: null })

/** Lets the show's batches wait for the next day's budget. */
export const waitForTomorrow = (db: Db) =>
  forTenant(db, 'content_batches')
    .where({ state: 'running' })
    .update({
      waitingUntil: db.raw(
        "date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' + interval '1 day'",
      ),
      reasonCode: 'budget_used',
      reason: "You've reached today's limit. The batch resumes automatically tomorrow (UTC).",
    })

/** The provider answers again: nobody has to wait any more. */
export const waitNoMore = (db: Db, { batchId }: Claimed) =>
  forTenant(db, 'content_batches')
    .where({ id: batchId, state: 'running' })
    .andWhereRaw('(setbacks > 0 or waiting_until <= now())')
    .update({ setbacks: 0, waitingUntil: null, reason: null, reasonCode: null })
