import type { Reason } from '@cueroom/core/batches/batch.ts'
import type { ContentType } from '@cueroom/core/content/content.ts'
import type { Knex } from 'knex'
import type { written } from '../content/content.service.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import type { TextJob } from '../jobs/jobs.ts'

/** State changes of a batch item, in its show's transactions. */

/** A text that this process writes. */
export interface StartedItem {
  id: number
  tenantId: string
  batchId: string
  guestId: number
  type: ContentType
  /** Counts how often it was started: a worker that started it earlier stores nothing anymore. */
  claim: number
  attempts: number
  /** Times that its worker vanished. */
  lost: number
  setbacks: number
  /** How often the batch had been started when work on the text started. */
  starts: number
  /** Seconds for which the provider asked for patience. */
  wait: number
  prompt: string | null
  /** Does the batch write texts for other guests as well? */
  isOfSeveral: boolean
  /** Of the batch; null is without a limit. */
  concurrency: number | null
}

/** Begins those of a show's texts that aren't over, in batches that are running and have budget today. Its rows are `StartedItem`s. */
export const beginning = (knex: Knex, tenantId: string, jobs: TextJob[]) =>
  knex.raw(
    `update content_batch_items i
     set state = 'working', claim = i.claim + 1, lost = i.lost + (i.state = 'working')::integer
     from content_batches b
     where i.tenant_id = ? and (i.id, i.job_id) in (select * from unnest(?::integer[], ?::uuid[])) and i.state in ('waiting', 'working')
       and b.tenant_id = i.tenant_id and b.id = i.batch_id and b.state = 'running'
       and (coalesce(b.waiting_until, '-infinity') <= now() or b.reason_code <> 'budget_used')
     returning i.id, i.tenant_id "tenantId", i.batch_id "batchId", i.guest_id "guestId", i.content_type "type",
       i.claim, i.attempts, i.lost, b.setbacks, b.starts,
       greatest(0, extract(epoch from b.waiting_until - now()))::float wait, b.prompt, b.concurrency,
       exists (select from content_batch_items o
         where o.tenant_id = i.tenant_id and o.batch_id = i.batch_id and o.guest_id <> i.guest_id) "isOfSeveral"`,
    [tenantId, jobs.map(({ itemId }) => itemId), jobs.map(({ jobId }) => jobId)],
  )

/** The item as this process started it: nothing matches when it was started again since. */
const started = (db: Db, { id, claim }: StartedItem) =>
  forTenant(db, 'content_batch_items').where({ id, claim, state: 'working' })

/** Makes it wait again, or ends it with its batch where that was cancelled. @param failures of the text itself */
export async function putBack(db: Db, item: StartedItem, failures: number) {
  const batch = await forTenant(db, 'content_batches').where({ id: item.batchId }).forUpdate().first('state')
  const ended = batch?.state === 'cancelled' && { state: 'cancelled', finishedAt: db.fn.now() }
  await started(db, item).update({ state: 'waiting', ...ended, attempts: item.attempts + failures })
}

/** A text that is written and is to be stored. */
export interface ReadyText extends ReturnType<typeof written> {
  prompt: string | null
}

/**
 * Ends an item and stores its text. The provider has responded, so the batch no longer waits for it.
 * @returns whether more of its batch waits; undefined if nothing was stored: another worker has started the item since, or
 * its guest was deleted
 */
export async function endWritten(db: Db, item: StartedItem, text: ReadyText): Promise<boolean | undefined> {
  const { tenantId, id, claim, batchId } = item
  const { rows } = await db.raw<{ rows: { more: boolean }[] }>(
    `with ended as (
       update content_batch_items i set state = 'done', finished_at = now()
       where i.tenant_id = ? and i.id = ? and i.claim = ? and i.state = 'working'
         and exists (select from guests g where g.tenant_id = i.tenant_id and g.id = i.guest_id and g.deleted_at is null)
       returning i.*
     ), resumed as (
       update content_batches b set setbacks = 0, waiting_until = null, reason = null, reason_code = null from ended
       where b.tenant_id = ended.tenant_id and b.id = ended.batch_id and b.state = 'running'
         and (b.setbacks > 0 or b.waiting_until <= now())
     )
     insert into generated_content (batch_item_id, guest_id, content_type, prompt, content, note, sources, provider,
       model, word_count, character_count, written_from)
     select id, guest_id, ended.content_type, t.* from ended, jsonb_to_record(?) as t (prompt text, content text,
       note text, sources jsonb, provider text, model text, "wordCount" integer, "characterCount" integer, "writtenFrom" jsonb)
     returning exists (select from content_batch_items w
       where w.tenant_id = ? and w.batch_id = ? and w.state = 'waiting') more`,
    [tenantId, id, claim, JSON.stringify(text), tenantId, batchId],
  )
  return rows[0]?.more
}

/** Ends an item without a text. */
export const endUnwritten = (db: Db, item: StartedItem, state: 'failed' | 'skipped', reason: Reason) =>
  started(db, item).update({
    state,
    attempts: item.attempts + 1,
    errorCode: reason.code,
    error: reason.text,
    finishedAt: db.fn.now(),
  })
