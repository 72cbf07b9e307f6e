import type {
  Batch as BatchRecord,
  BatchItem as ItemRecord,
  NewBatch,
  StartedBatch,
} from '@cueroom/core/batches/batch.ts'
import type { BatchesQuery, CheckItems, ItemsQuery } from '@cueroom/core/batches/batches.contract.ts'
import { keptWords } from '@cueroom/core/batches/batch-words.ts'
import { openBatchesMax } from '@cueroom/core/batches/batch-limits.ts'
import { secondsLeft } from '@cueroom/core/batches/time-left.ts'
import type { Knex } from 'knex'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { noteChecks } from '../content/note-checks.ts'
import { missingIds } from '../db/missing-ids.ts'
import { type Page, readPage } from '../db/pages.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import { missingGuests } from '../guests/guests.service.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { conflict, notFound, problem } from '../problems/problems.ts'
import { Batch, type Progress } from './batch.model.ts'
import { chooseItems } from './choose-items.ts'
import { enqueue, newJob, withdraw } from './queue-items.ts'

/** Seconds over which finished texts are counted to estimate how fast a batch runs. */
const paceSeconds = 60

interface Counted extends Batch, Omit<Progress, 'secondsLeft'> {
  ended: number
  seconds: number
}

// Only texts in progress are left in a cancelled batch
const progress = `
  cross join lateral (
    select count(*) filter (where state = 'done') done, count(*) filter (where state = 'failed') failed,
      count(*) filter (where state = 'skipped') skipped, count(*) filter (where state in ('waiting', 'working')) "left",
      count(*) filter (where finished_at > now() - make_interval(secs => ?)) ended
    from content_batch_items
    where tenant_id = content_batches.tenant_id and batch_id = content_batches.id
  ) i`

/** The show's batches with what has become of their texts. */
const counted = (db: Db) =>
  forTenant(db, 'content_batches')
    .joinRaw(progress, [paceSeconds])
    .select('id', 'state', 'reason', 'reasonCode', 'waitingUntil', 'types', 'prompt', 'total', 'kept')
    .select('createdAt', 'finishedAt', 'i.*')
    .select(db.raw('least(?, extract(epoch from now() - created_at))::float as seconds', [paceSeconds]))

const toBatch = ({ reasonCode, reason, ended, seconds, ...batch }: Counted): BatchRecord => ({
  ...batch,
  reason: reason === null ? null : { code: reasonCode!, text: reason },
  secondsLeft: batch.state === 'running' ? secondsLeft(batch.left, { ended, seconds }) : null,
})

/** A page of the batches, newest first. */
export async function list(db: Db, query: BatchesQuery): Promise<Page<BatchRecord>> {
  const all = forTenant(db, 'content_batches')
  const page = await readPage<Counted>(db, { rows: counted(db), all }, query)
  return page.map(toBatch)
}

/** @throws 404 for a batch that is not the show's. */
export async function get(db: Db, id: string): Promise<BatchRecord> {
  const batch: Counted | undefined = await counted(db).where({ id }).first()
  if (!batch) throw notFound('Batch')
  return toBatch(batch)
}

/** Stores the items to write. @throws 409 with too many open batches, 404 if none of the guests exist, 400 with nothing to write. */
export async function create(db: Db, jobs: Jobs, wanted: NewBatch): Promise<StartedBatch> {
  const open = await Batch.forTenant(db).whereIn('state', ['running', 'paused', 'stopped']).resultSize()
  if (open >= openBatchesMax)
    throw conflict(
      `${open} batches are still running. Wait for one to finish, or cancel one.`,
      'too_many_batches',
    )
  const { guestIds = [] } = wanted
  const missing = await missingGuests(db, guestIds)
  if (missing.length > 0 && missing.length === guestIds.length)
    throw problem(404, 'not_found', 'None of these guests exist any more.')
  const { items, kept } = await chooseItems(db, wanted)
  if (items.length === 0) throw problem(400, 'nothing_to_write', whyNothing(wanted, kept))
  const { types, prompt = null, concurrency = null } = wanted
  const id = randomId()
  await Batch.forTenant(db).insert({ id, types, prompt, concurrency, total: items.length, kept })
  // One parameter for a whole column: of 30,000 texts
  await db.raw(
    `insert into content_batch_items (batch_id, guest_id, content_type)
     select ?, guest_id, content_type from unnest(?::integer[], ?::text[]) with ordinality
       as chosen (guest_id, content_type, place) order by place`,
    [id, items.map(({ guestId }) => guestId), items.map(({ type }) => type)],
  )
  await enqueue(db, jobs, { batchId: id })
  return { ...(await get(db, id)), missing }
}

const whyNothing = ({ missing, stale }: NewBatch, kept: number) => {
  if (kept > 0) return `Nothing to write: ${keptWords(kept)}.`
  if (missing && stale)
    return 'Nothing to write: every guest already has these texts, and they are up to date.'
  if (missing) return 'Nothing to write: every guest already has these texts.'
  if (stale) return 'Nothing to write: all texts are up to date.'
  return 'Nothing to write: no guest matches.'
}

interface ItemRow extends Omit<ItemRecord, 'error' | 'noteCheck'> {
  error: string | null
  errorCode: string | null
}

/** A page of a batch's texts, in the order they are written. */
export async function items(db: Db, id: string, query: ItemsQuery): Promise<Page<ItemRecord>> {
  await Batch.forTenant(db).findById(id).throwIfNotFound()
  const rows = db('content_batch_items as i')
    .where({ 'i.tenantId': tenantOf(db), 'i.batchId': id })
    .join('guests as g', { 'g.tenantId': 'i.tenantId', 'g.id': 'i.guestId' })
    .leftJoin('generated_content as c', (join) =>
      join.on({ 'c.tenantId': 'i.tenantId', 'c.batchItemId': 'i.id' }).onNull('c.deletedAt'),
    )
    .select('i.id', 'i.guestId', 'g.name as guestName', 'i.contentType', 'i.state', 'i.error', 'i.errorCode')
    .select('i.finishedAt', 'i.checkedAt', 'c.id as contentId')
  if (query.state) rows.where('i.state', query.state)
  const all = forTenant(db, 'content_batch_items')
  const page = await readPage<ItemRow>(db, { rows, all, by: ['id'], order: 'asc' }, query)
  const texts = page.rows.flatMap(({ contentId: textId, guestId }) =>
    textId ? [{ id: textId, guestId }] : [],
  )
  const toCheck = await noteChecks(db, texts)
  return page.map(({ error, errorCode, ...item }) => ({
    ...item,
    error: error === null ? null : { code: errorCode!, text: error },
    noteCheck: item.contentId !== null && toCheck.has(item.contentId),
  }))
}

/** Ticks off finished texts as read, or takes that back. @throws 404. */
export async function check(db: Db, id: string, { ids, checked }: CheckItems) {
  await Batch.forTenant(db).findById(id).throwIfNotFound()
  const known: number[] = await forTenant(db, 'content_batch_items')
    .where({ batchId: id })
    .whereIn('id', ids)
    .pluck('id')
  const changed = await forTenant(db, 'content_batch_items')
    .where({ batchId: id, state: 'done' })
    .whereIn('id', known)
    .update({ checkedAt: checked ? db.fn.now() : null })
  return { changed, missing: missingIds(ids, known) }
}

const noReason = { reason: null, reasonCode: null, waitingUntil: null, setbacks: 0 }

type Change = { [K in keyof Batch]?: Batch[K] | Knex.Raw }

/** A finished batch stays unchanged, so acting too late isn't an error. */
async function change(db: Db, id: string, from: Batch['state'][], to: Change, then: () => Promise<void>) {
  await Batch.forTenant(db).findById(id).forUpdate().throwIfNotFound()
  const changed = await forTenant(db, 'content_batches').where({ id }).whereIn('state', from).update(to)
  if (changed > 0) await then()
  return get(db, id)
}

/** Begins no further texts. */
export const pause = (db: Db, jobs: Jobs, id: string) =>
  change(db, id, ['running'], { state: 'paused', ...noReason }, () => withdraw(db, jobs, id))

/** Sets a batch going that is not. */
const restart = (db: Db): Change => ({ ...noReason, state: 'running', starts: db.raw('starts + 1') })

/** Goes on. */
export const resume = (db: Db, jobs: Jobs, id: string) =>
  change(db, id, ['paused', 'stopped'], restart(db), async () => {
    await forTenant(db, 'content_batch_items').where({ batchId: id, state: 'waiting' }).update(newJob(db))
    await enqueue(db, jobs, { batchId: id })
  })

/** Ends it: items that were not started are cancelled. */
export const cancel = (db: Db, jobs: Jobs, id: string) => {
  const ended = { state: 'cancelled' as const, finishedAt: db.fn.now() }
  return change(db, id, ['running', 'paused', 'stopped'], { ...noReason, ...ended }, async () => {
    await withdraw(db, jobs, id)
    await forTenant(db, 'content_batch_items').where({ batchId: id, state: 'waiting' }).update(ended)
  })
}

const untried = { state: 'waiting', attempts: 0, lost: 0, error: null, errorCode: null, finishedAt: null }

/** Requeues the failed texts and continues. */
export async function retry(db: Db, jobs: Jobs, id: string) {
  await Batch.forTenant(db).findById(id).forUpdate().throwIfNotFound()
  const failed = forTenant(db, 'content_batch_items').where({ batchId: id, state: 'failed' })
  if ((await failed.update({ ...untried, ...newJob(db) })) === 0) return get(db, id)
  const again = { ...restart(db), finishedAt: null }
  await forTenant(db, 'content_batches').where({ id }).update(again)
  await enqueue(db, jobs, { batchId: id })
  return get(db, id)
}
