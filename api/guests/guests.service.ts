import type { GuestListQuery } from '@cueroom/core/guests/guests.contract.ts'
import type { ReceivedGuest } from '@cueroom/core/guests/guest.ts'
import { type Db, tenantOf } from '../db/tenant.ts'
import { countedGuests, moveToTrash } from '../deletions/deletions.service.ts'
import { Paged } from '../http/answer.ts'
import { notFound } from '../http/problems.ts'
import { savePhoto } from '../media/media.service.ts'
import type { Photo } from '../media/photo.ts'
import { cardColumns, Guest, toCard, toGuest } from './guest.model.ts'

/** The guests that match, newest first; all of them without a limit. */
export async function list(db: Db, query: GuestListQuery) {
  const { limit, after, view } = query
  const all = matching(db, query)
  const page = all.clone().orderBy([
    { column: 'createdAt', order: 'desc' },
    { column: 'id', order: 'desc' },
  ])
  if (after)
    page.whereRaw('(created_at, id) < (select created_at, id from guests where id = ? and tenant_id = ?)', [
      after,
      tenantOf(db),
    ])
  if (limit) page.limit(limit + 1)
  if (view === 'card') page.select(...(cardColumns as unknown as string[]))

  const rows = await page
  const shown = limit ? rows.slice(0, limit) : rows
  const items = shown.map((row) => (view === 'card' ? toCard(row as never) : toGuest(row)))
  const total = limit ? await all.resultSize() : items.length
  return new Paged(items, total, rows.length > shown.length ? nextPage(query, shown.at(-1)!.id) : undefined)
}

/** The guests that a search and a status leave. */
export function matching(db: Db, { search, status }: Pick<GuestListQuery, 'search' | 'status'>) {
  const guests = Guest.live(db)
  if (status) guests.where('episodeStatus', status)
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  if (pattern) {
    guests.where((any) =>
      any
        .where('name', 'ilike', pattern)
        .orWhere('company', 'ilike', pattern)
        .orWhere('title', 'ilike', pattern),
    )
  }
  return guests
}

const nextPage = (query: GuestListQuery, after: number) =>
  new URLSearchParams(
    Object.entries({ ...query, after }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  ).toString()

export const find = (db: Db, id: number) => Guest.live(db).findById(id).throwIfNotFound()

export const show = async (db: Db, id: number) => toGuest(await find(db, id))

export async function create(db: Db, guest: ReceivedGuest, photo: Photo | undefined) {
  const { socialLinks, questionnaire: _, ...fields } = guest
  const stored = photo && (await savePhoto(db, photo))
  const row = await Guest.own(db)
    .insert({ ...fields, ...socialLinks, ...stored })
    .returning('*')
  return toGuest(row)
}

/** Deletes one guest with everything that belongs to them; the deletion's id restores it. @throws 404. */
export async function remove(db: Db, id: number) {
  const { name } = await find(db, id)
  const deletion = await moveToTrash(db, { kind: 'guest', label: name, ids: [id] })
  if (deletion.deleted === 0) throw notFound('Guest')
  return deletion
}

/** Deletes the guests named; those that are already deleted do not count. */
export const removeMany = (db: Db, ids: number[]) =>
  moveToTrash(db, { kind: 'guests', label: countedGuests, ids })

/** Deletes all guests of the show. */
export async function removeAll(db: Db) {
  const guests = await Guest.live(db).select('id')
  return removeMany(
    db,
    guests.map(({ id }) => id),
  )
}
