import type { Batch as BatchRecord, BatchItem as ItemRecord, NewBatch } from '@cueroom/core/batches/batch.ts'
import type { ItemsQuery } from '@cueroom/core/batches/batches.contract.ts'
import { openBatchesMax } from '@cueroom/core/batches/limits.ts'
import { secondsLeft } from '@cueroom/core/batches/time-left.ts'
import type { Knex } from 'knex'
import { randomId } from '../auth/tokens.ts'
import { type Db, ownRows, tenantOf } from '../db/tenant.ts'
import { conflict, notFound, problem } from '../http/problems.ts'
import { Batch, type BatchItem } from './batch.model.ts'
import { chooseItems } from './choose-items.ts'

/** Seconds in which ended texts tell how fast a batch goes. */
const paceSeconds = 60

interface Counted extends Batch {
  done: number
  failed: number
  skipped: number
  left: number
  ended: number
  seconds: number
}

// What is left of a cancelled batch is what is being written
const counted = `
  select b.id, b.state, b.reason, b.reason_code "reasonCode", b.waiting_until "waitingUntil", b.types, b.prompt, b.total,
    b.created_at "createdAt", b.finished_at "finishedAt", i.*, least(?, extract(epoch from now() - b.created_at))::float seconds
  from content_batches b, lateral (
    select count(*) filter (where state = 'done') done, count(*) filter (where state = 'failed') failed,
      count(*) filter (where state = 'skipped') skipped, count(*) filter (where state in ('waiting', 'working')) "left",
      count(*) filter (where finished_at > now() - make_interval(secs => ?)) ended
    from content_batch_items where tenant_id = b.tenant_id and batch_id = b.id
  ) i where b.tenant_id = ? and (?::text is null or b.id = ?)
  order by b.created_at desc, b.id limit 50`

/** Batches as the API shows them; of one, when an id is given. */
async function read(db: Db, id?: string): Promise<BatchRecord[]> {
  const values = [paceSeconds, paceSeconds, tenantOf(db), id ?? null, id ?? null]
  const { rows } = await db.raw<{ rows: Counted[] }>(counted, values)
  return rows.map(toBatch)
}

const toBatch = ({ reasonCode, reason, ended, seconds, ...batch }: Counted): BatchRecord => ({
  ...batch,
  reason: reason === null ? null : { code: reasonCode!, text: reason },
  secondsLeft: batch.state === 'running' ? secondsLeft(batch.left, { ended, seconds }) : null,
})

export const list = (db: Db) => read(db)

/** @throws 404 for a batch that is not the show's. */
export async function show(db: Db, id: string): Promise<BatchRecord> {
  const [batch] = await read(db, id)
  if (!batch) throw notFound('Batch')
  return batch
}

/** Writes down what is to be written. @throws 409 with too many open batches, 400 with nothing to write. */
export async function create(db: Db, wanted: NewBatch): Promise<BatchRecord> {
  const open = await Batch.own(db).whereIn('state', ['running', 'paused', 'stopped']).resultSize()
  if (open >= openBatchesMax)
    throw conflict(
      `${open} batches are still open. Wait for one to finish, or cancel one.`,
      'too_many_batches',
    )
  const items = await chooseItems(db, wanted)
  if (items.length === 0) throw problem(400, 'nothing_to_write', whyNothing(wanted))
  const { types, prompt = null } = wanted
  const id = randomId()
  await Batch.own(db).insert({ id, types, prompt, total: items.length })
  // One parameter for a whole column: of 30,000 texts
  await db.raw(
    `insert into content_batch_items (batch_id, guest_id, content_type)
     select ?, guest_id, content_type from unnest(?::integer[], ?::text[]) with ordinality
       as chosen (guest_id, content_type, place) order by place`,
    [id, items.map(({ guestId }) => guestId), items.map(({ type }) => type)],
  )
  return show(db, id)
}

const whyNothing = ({ missing, stale, guestIds }: NewBatch) => {
  if (missing && stale)
    return 'Nothing to write: every guest already has these texts, and they are up to date.'
  if (missing) return 'Nothing to write: every guest already has these texts.'
  if (stale) return 'Nothing to write: all texts are up to date.'
  return guestIds ? 'None of these guests exist anymore.' : 'Guest not found.'
}

interface ItemRow extends Omit<BatchItem, 'error'> {
  guestName: string
  error: string | null
  contentId: number | null
}

/** A page of a batch's texts, in the order they are written. */
export async function items(db: Db, id: string, { state, after, limit }: ItemsQuery): Promise<ItemRecord[]> {
  await Batch.own(db).findById(id).throwIfNotFound()
  const { rows } = await db.raw<{ rows: ItemRow[] }>(
    `select i.id, i.guest_id "guestId", g.name "guestName", i.content_type "contentType", i.state, i.error,
       i.error_code "errorCode", i.finished_at "finishedAt", c.id "contentId"
     from content_batch_items i
     join guests g on g.tenant_id = i.tenant_id and g.id = i.guest_id
     left join generated_content c on c.tenant_id = i.tenant_id and c.batch_item_id = i.id and c.deleted_at is null
     where i.tenant_id = ? and i.batch_id = ? and i.id > ? and (?::text is null or i.state = ?)
     order by i.id limit ?`,
    [tenantOf(db), id, after ?? 0, state ?? null, state ?? null, limit],
  )
  return rows.map(({ error, errorCode, ...item }) => ({
    ...item,
    error: error === null ? null : { code: errorCode!, text: error },
  }))
}

const noReason = { reason: null, reasonCode: null, waitingUntil: null, setbacks: 0 }

type Change = { [K in keyof Batch]?: Batch[K] | Knex.Raw }

/** A batch that has come to its end stays as it is, so that whoever was too late is no failure. */
async function change(db: Db, id: string, from: Batch['state'][], to: Change) {
  await Batch.own(db).findById(id).forUpdate().throwIfNotFound()
  await ownRows(db, 'content_batches').where({ id }).whereIn('state', from).update(to)
  return show(db, id)
}

/** Begins no further texts. */
export const pause = (db: Db, id: string) => change(db, id, ['running'], { state: 'paused', ...noReason })

/** Sets a batch going that is not. */
const restart = (db: Db): Change => ({ ...noReason, state: 'running', starts: db.raw('starts + 1') })

/** Goes on. */
export const resume = (db: Db, id: string) => change(db, id, ['paused', 'stopped'], restart(db))

/** Ends it: what was not begun will not be. */
export async function cancel(db: Db, id: string) {
  const open: Batch['state'][] = ['running', 'paused', 'stopped']
  const { state } = await Batch.own(db).findById(id).forUpdate().throwIfNotFound()
  if (!open.includes(state)) return show(db, id)
  await ownRows(db, 'content_batch_items')
    .where({ batchId: id, state: 'waiting' })
    .update({ state: 'cancelled', finishedAt: db.fn.now() })
  await ownRows(db, 'content_batches')
    .where({ id })
    .update({ ...noReason, state: 'cancelled', finishedAt: db.fn.now() })
  return show(db, id)
}

/** Puts the failed texts back in line, and goes on. */
export async function retry(db: Db, id: string) {
  await Batch.own(db).findById(id).forUpdate().throwIfNotFound()
  const again = await ownRows(db, 'content_batch_items').where({ batchId: id, state: 'failed' }).update({
    state: 'waiting',
    attempts: 0,
    lost: 0,
    error: null,
    errorCode: null,
    finishedAt: null,
    notBefore: db.fn.now(),
  })
  if (again > 0)
    await ownRows(db, 'content_batches')
      .where({ id })
      .update({ ...restart(db), finishedAt: null })
  return show(db, id)
}
