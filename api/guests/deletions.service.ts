import type { PastDeletion } from '@cueroom/core/guests/guests.contract.ts'
import { randomId } from '../auth/tokens.ts'
import { trashDays } from '../db/maintenance.ts'
import { type Db, ownRows } from '../db/tenant.ts'
import { notFound } from '../http/problems.ts'
import { Guest } from './guest.model.ts'
import { find } from './guests.service.ts'

/** Deletes one guest with everything that hangs on them; the deletion's id brings it back. */
export async function remove(db: Db, id: number) {
  const { name } = await find(db, id)
  return record(db, 'guest', name, [id])
}

/** Deletes the guests named; those that are gone already do not count. */
export const removeMany = (db: Db, ids: number[]) => removeAll(db, ids)

/** Deletes all guests of the show, or those of a list. */
export async function removeAll(db: Db, among?: number[]) {
  const guests = Guest.live(db).select('id')
  const ids = await (among ? guests.whereIn('id', among) : guests)
  if (ids.length === 0) return { deleted: 0, deletionId: null }
  const label = ids.length === 1 ? '1 guest' : `${ids.length} guests`
  return record(
    db,
    'guests',
    label,
    ids.map(({ id }) => id),
  )
}

async function record(db: Db, kind: 'guest' | 'guests', label: string, ids: number[]) {
  const deletionId = randomId()
  await db('deletions').insert({ id: deletionId, kind, label, count: ids.length })
  const marked = { deletedAt: db.fn.now(), deletionId }
  await ownRows(db, 'generated_content').whereIn('guestId', ids).whereNull('deletedAt').update(marked)
  const deleted = await ownRows(db, 'guests').whereIn('id', ids).whereNull('deletedAt').update(marked)
  return { deleted, deletionId }
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
  const marked = await ownRows(db, 'deletions').where({ id: deletionId }).update({ restoredAt: db.fn.now() })
  if (marked === 0) throw notFound('Deletion')
  const live = { deletedAt: null, deletionId: null }
  const restored = await ownRows(db, 'guests').where({ deletionId }).update(live)
  await ownRows(db, 'generated_content').where({ deletionId }).update(live)
  return { restored }
}
