import type { GuestListQuery } from '@cueroom/core/guests/guests.contract.ts'
import type { Guest as GuestRecord, GuestCard, ReceivedGuest } from '@cueroom/core/guests/guest.ts'
import type { Knex } from 'knex'
import { missingIds } from '../db/missing-ids.ts'
import type { Page } from '../db/pages.ts'
import { type Db, forTenant, rowsOf, tenantOf } from '../db/tenant.ts'
import { type PageStatement, pageStatement, readWrittenPage, type WrittenList } from '../db/written-pages.ts'
import { countedGuests, moveToTrash } from '../deletions/deletions.service.ts'
import type { App } from '../http/app.ts'
import { notFound } from '../problems/problems.ts'
import { savePhoto } from '../media/media.service.ts'
import type { Photo } from '../media/photo.ts'
import { reserve } from '../quotas/quotas.service.ts'
import { cardRow, Guest, toGuest, wholeRow } from './guest.model.ts'
import { countedMatches, countOf, live, wordsOf } from './guest-rows.ts'
import { readInOrder } from './ordered-guests.ts'

/** A page of the guests that match. */
export const list = (
  db: Db,
  query: GuestListQuery,
  guestsWithTexts: App['guestsWithTexts'],
): Promise<Page<GuestRecord | GuestCard>> =>
  isUsual(query)
    ? readWrittenPage(db, listOf(db, tenantOf(db), query), query)
    : readInOrder(db, query, guestsWithTexts)

/** The same page as one statement, which can be sent before the session is known; undefined for other orders than the usual. */
export const listStatement = (
  knex: Knex,
  tenantId: string,
  query: GuestListQuery,
): PageStatement | undefined =>
  isUsual(query) ? pageStatement(knex, listOf(knex, tenantId, query), query) : undefined

/** The usual order goes on after an id. */
const isUsual = ({ sort, texts, ids, after }: GuestListQuery) =>
  sort === '-added' && !texts && !ids && typeof after !== 'string'

function listOf(knex: Knex, tenantId: string, query: GuestListQuery): WrittenList {
  const { search, view } = query
  const all = rowsOf(knex, tenantId, 'guests')
  const row = view === 'card' ? cardRow : wholeRow
  if (!search?.trim())
    return { all, rows: live(all.clone(), query), row, total: countOf(knex, tenantId, query) }
  const rows = live(all.clone(), {})
    .with('found', found(knex, { ...query, search }))
    .whereRaw('id = any(array(select id from found))')
  return { all, rows, row, total: knex('found').select('total').limit(1), isPage: true }
}

/** The guests of a page of a search. */
const found = (knex: Knex, { search, status, answered, after, limit }: GuestListQuery & { search: string }) =>
  knex.raw('select * from cueroom.search_guests(?, ?, ?, ?, ?, ?)', [
    wordsOf(knex, search),
    status ?? knex.raw('null'),
    answered === undefined ? knex.raw('null') : answered === 'yes',
    after ?? knex.raw('null'),
    limit + 1,
    countedMatches,
  ])

/** The guests that a search and a status leave. */
export function matching(db: Db, { search, status }: Pick<GuestListQuery, 'search' | 'status'>) {
  const guests = live(forTenant(db, 'guests'), { status })
  if (search?.trim())
    guests.whereRaw('id = any((select cueroom.guests_containing(?, null))::integer[])', [wordsOf(db, search)])
  return guests
}

export const find = (db: Db, id: number) => Guest.live(db).findById(id).throwIfNotFound()

/** Nobody deletes the guest before the transaction ends: what it stores about them would be left out of the trash. @throws 404 */
export const hold = (db: Db, id: number) => find(db, id).select('id').forShare()

export const get = async (db: Db, id: number) => toGuest(await find(db, id))

export async function create(db: Db, guest: ReceivedGuest, photo: Photo | undefined) {
  const { socialLinks, questionnaire: _, ...fields } = guest
  await reserve(db, 'guests')
  const stored = photo && (await savePhoto(db, photo))
  const row = await Guest.forTenant(db)
    .insert({ ...fields, ...socialLinks, ...stored })
    .returning('*')
  return toGuest(row)
}

/** Of these ids, those that aren't guests of the show. */
export async function missingGuests(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const guests = await Guest.live(db)
    .whereRaw('id = any(?::int[])', [[...ids]])
    .select('id')
  return missingIds(
    ids,
    guests.map(({ id }) => id),
  )
}

/** Deletes one guest with everything that belongs to them; the deletion's id restores it. @throws 404. */
export async function remove(db: Db, id: number) {
  const { name } = await find(db, id)
  const deletion = await moveToTrash(db, { kind: 'guest', label: name, ids: [id] })
  if (deletion.deleted === 0) throw notFound('Guest')
  return deletion
}

const removeGuests = (db: Db, ids: number[]) => moveToTrash(db, { kind: 'guests', label: countedGuests, ids })

/** Deletes the guests named; those that are already deleted do not count. */
export async function removeMany(db: Db, ids: number[]) {
  const deletion = await removeGuests(db, ids)
  const { deletionId } = deletion
  const moved: number[] = deletionId ? await forTenant(db, 'guests').where({ deletionId }).pluck('id') : []
  return { ...deletion, missing: missingIds(ids, moved) }
}

/** Deletes all guests of the show. */
export async function removeAll(db: Db) {
  const guests = await Guest.live(db).select('id')
  return removeGuests(
    db,
    guests.map(({ id }) => id),
  )
}
