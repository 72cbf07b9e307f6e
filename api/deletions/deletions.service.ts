import type { PastDeletion } from '@cueroom/core/guests/guests.contract.ts'
import type { Deletion } from '@cueroom/core/contract/shapes.ts'
import { randomId } from '../auth/tokens.ts'
import { trashDays } from '../db/maintenance.ts'
import { type Db, ownRows } from '../db/tenant.ts'
import { notFound } from '../http/problems.ts'

interface What {
  kind: PastDeletion['kind']
  /** What the host reads under "Recently deleted"; cut to what the column holds. */
  label: string
}

const longestLabel = 300

/** Moves records to the trash as one deletion, whose id brings them back. A guest takes their texts along. */
export async function record(
  db: Db,
  { kind, label }: What,
  { guests = [], contents = [] }: { guests?: number[]; contents?: number[] },
): Promise<Deletion> {
  const deletionId = randomId()
  const marked = { deletedAt: db.fn.now(), deletionId }
  const live = (table: string) => ownRows(db, table).whereNull('deletedAt')
  await db('deletions').insert({
    id: deletionId,
    kind,
    label: label.slice(0, longestLabel),
    count: guests.length + contents.length,
  })
  await live('generated_content').whereIn('guestId', guests).update(marked)
  const texts = await live('generated_content').whereIn('id', contents).update(marked)
  const people = await live('guests').whereIn('id', guests).update(marked)
  return { deleted: people + texts, deletionId }
}

/** What can still be brought back, newest first. */
export async function list(db: Db): Promise<PastDeletion[]> {
  const rows = await ownRows(db, 'deletions')
    .whereNull('restoredAt')
    .orderBy('createdAt', 'desc')
    .limit(100)
    .select('id', 'kind', 'label', 'count', 'createdAt')
  return rows.map((row) => ({ ...row, purgedAt: daysLater(row.createdAt, trashDays) }))
}

const daysLater = (time: string, days: number) => new Date(Date.parse(time) + days * 86_400_000).toISOString()

/** Brings back what one deletion took away: guests, texts, answers, photos. A second time it changes nothing. */
export async function restore(db: Db, deletionId: string) {
  const [deletion] = await ownRows(db, 'deletions')
    .where({ id: deletionId })
    .update({ restoredAt: db.fn.now() })
    .returning('kind')
  if (!deletion) throw notFound('Deletion')
  const live = { deletedAt: null, deletionId: null }
  const guests = await ownRows(db, 'guests').where({ deletionId }).update(live)
  const texts = await ownRows(db, 'generated_content').where({ deletionId }).update(live)
  return { restored: deletion.kind === 'content' ? texts : guests }
}
