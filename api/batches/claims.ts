import type { ContentType } from '@cueroom/core/content/content.ts'
import type { Knex } from 'knex'

/**
 * What workers ask before a show is known: which item is next. It runs with the rights of the tables' owner,
 * and
 * only ids and states are read and written; a show's texts are touched in its own transaction alone.
 */

/** An item that this process holds until its lease runs out. */
export interface Claimed {
  id: number
  tenantId: string
  batchId: string
  guestId: number
  type: ContentType
  /** Which giving-out this is: a later one makes it void. */
  claim: number
  attempts: number
  setbacks: number
  /** How often the batch had been set going when the item was given out. */
  starts: number
  /** The batch had to wait for the provider. */
  waited: boolean
  prompt: string | null
}

export interface Holder {
  /** Name of the process among all workers. */
  worker: string
  leaseSeconds: number
}

/** How often a text's worker may vanish before the text is taken for the cause. */
const lossesMax = 20

/**
 * Takes the next items, as many as there are places. Every show has one text in hand before any has two;
 * beyond that a
 * show gets fewer places the more it has waiting, slowly (by the logarithm), so that one that floods hardly
 * delays
 * another and still goes on. What is alike goes by chance, so that shows and batches take turns. Several at
 * once are
 * shared out as if they were taken one after the other.
 */
export async function claim(
  knex: Knex,
  { worker, leaseSeconds }: Holder,
  places: number,
): Promise<Claimed[]> {
  // As an array all are found before the first is changed: changed ones would be missing where the others are
  // counted off
  const { rows } = await knex.raw<{ rows: Claimed[] }>(
    `with open as materialized (
       select b.tenant_id, b.id,
         (select count(*) from content_batch_items w where w.tenant_id = b.tenant_id and w.state = 'working') working,
         (1 + log(1 + (select count(*) from (select from content_batch_items w
           where w.tenant_id = b.tenant_id and w.state = 'waiting' limit 1000) as waiting))) ^ 2 as weight,
         (select count(*) from (select from content_batch_items w where w.tenant_id = b.tenant_id and w.batch_id = b.id
           and w.state = 'waiting' and w.not_before <= now() limit ?) as due) due
       from content_batches b
       where b.state = 'running' and coalesce(b.waiting_until, '-infinity') <= now()
     ), turns as materialized (
       select tenant_id, id, nth,
         (working + row_number() over (partition by tenant_id order by nth, random()) - 1) * weight as turn
       from open cross join generate_series(0, due - 1) as nth
       order by turn, random()
     ), next as materialized (
       select i.id, turns.turn from turns cross join lateral (
         select i.id from content_batch_items i
         where i.tenant_id = turns.tenant_id and i.batch_id = turns.id and i.state = 'waiting' and i.not_before <= now()
         order by i.id offset turns.nth limit 1 for update skip locked
       ) i limit ?
     ), taken as (
       update content_batch_items i set state = 'working', claim = i.claim + 1, worker = ?,
         lease_until = now() + make_interval(secs => ?)
       where i.id = any(array(select id from next)) returning i.*
     )
     select t.id, t.tenant_id "tenantId", t.batch_id "batchId", t.guest_id "guestId", t.content_type "type", t.claim,
       t.attempts, b.setbacks, b.starts, b.setbacks > 0 or b.waiting_until is not null waited, b.prompt
     from taken t join next on next.id = t.id
       join content_batches b on b.tenant_id = t.tenant_id and b.id = t.batch_id order by next.turn, t.id`,
    [places, places, worker, leaseSeconds],
  )
  return rows
}

/** Says that this process is alive, so that its items stay its own. */
export const keepAlive = (knex: Knex, { worker, leaseSeconds }: Holder) =>
  knex('content_batch_items')
    .where({ worker, state: 'working' })
    .update({ leaseUntil: knex.raw('now() + make_interval(secs => ?)', [leaseSeconds]) })

const lost =
  "Generating this text was interrupted too often. Check the guest's data and generate it on its own."

/** Takes items back from workers that gave no sign of life, or from all, where there can be no other. */
export async function takeBack(knex: Knex, { all }: { all: boolean }) {
  await knex.raw(
    `update content_batch_items set lost = lost + 1, worker = null, lease_until = null,
       state = case when lost + 1 < ? then 'waiting' else 'failed' end,
       error_code = case when lost + 1 < ? then null else 'interrupted' end,
       error = case when lost + 1 < ? then null else ? end,
       finished_at = case when lost + 1 < ? then null else now() end
     where state = 'working' and (? or lease_until < now())`,
    [lossesMax, lossesMax, lossesMax, lost, lossesMax, all],
  )
}

/** Running batches that have nothing left. */
const exhausted = (db: Knex) =>
  db('content_batches as b')
    .where('b.state', 'running')
    .whereNotExists((left) =>
      left
        .from('content_batch_items as i')
        .whereRaw('i.tenant_id = b.tenant_id and i.batch_id = b.id')
        .whereIn('i.state', ['waiting', 'working']),
    )

const ended = { state: 'done', reason: null, reasonCode: null, waitingUntil: null }

/** Ends the batches that have nothing left. */
export async function settle(knex: Knex) {
  await knex.transaction(async (db) => {
    const ids = await exhausted(db).forUpdate().skipLocked().pluck('b.id')
    // Looked at again under the lock: failed items may have been put back in line since
    if (ids.length > 0)
      await exhausted(db)
        .whereIn('b.id', ids)
        .update({ ...ended, finishedAt: db.fn.now() })
  })
}

export interface Pause {
  seconds: number
  code: string
  text: string
  /** Whether it counts as one more time that the provider could not be reached. */
  setback: boolean
}

/**
 * Lets every batch of every show wait: all are written by one provider. The first to find out decides how
 * long.
 */
export const waitForProvider = (knex: Knex, { seconds, code, text, setback }: Pause) =>
  knex('content_batches')
    .where({ state: 'running' })
    .andWhereRaw("coalesce(waiting_until, '-infinity') <= now()")
    .update({
      waitingUntil: knex.raw('now() + make_interval(secs => ?)', [seconds]),
      reasonCode: code,
      reason: text,
      setbacks: knex.raw('setbacks + ?', [Number(setback)]),
    })
