import type { GuestListQuery } from '@cueroom/core/guests/guests.contract.ts'
import type { Guest as GuestRecord, GuestCard, ReceivedGuest } from '@cueroom/core/guests/guest.ts'
import type { Knex } from 'knex'
import { containing, type Page } from '../db/pages.ts'
import { type Db, forTenant, rowsOf, tenantOf } from '../db/tenant.ts'
import { type PageStatement, pageStatement, readWrittenPage, type WrittenList } from '../db/written-pages.ts'
import { countedGuests, moveToTrash } from '../deletions/deletions.service.ts'
import { notFound } from '../problems/problems.ts'
import { savePhoto } from '../media/media.service.ts'
import type { Photo } from '../media/photo.ts'
import { reserve } from '../quotas/quotas.service.ts'
import { cardRow, Guest, toGuest, wholeRow } from './guest.model.ts'

/** A search that finds more has no total: its pages are read in the order of the list. */
const countedMatches = 2_000

/** A page of the guests that match, newest first. */
export const list = (db: Db, query: GuestListQuery): Promise<Page<GuestRecord | GuestCard>> =>
  readWrittenPage(db, listOf(db, tenantOf(db), query), query)

/** The same page as one statement, which can be sent before the session is known. */
export const listStatement = (knex: Knex, tenantId: string, query: GuestListQuery): PageStatement =>
  pageStatement(knex, listOf(knex, tenantId, query), query)

function listOf(knex: Knex, tenantId: string, query: GuestListQuery): WrittenList {
  const { search, status, view } = query
  const all = rowsOf(knex, tenantId, 'guests')
  const row = view === 'card' ? cardRow : wholeRow
  if (!search) return { all, rows: live(all.clone(), status), row, total: countOf(knex, tenantId, status) }
  const rows = live(all.clone(), undefined)
    .with('found', found(knex, { ...query, search }))
    .whereRaw('id = any(array(select id from found))')
  return { all, rows, row, total: knex('found').select('total').limit(1), isPage: true }
}

/**
 * The guests of a page of a search. As bytes the pattern may be written into the text of a query; what is made of them has the
 * collation C, with which no index would be used.
 */
const found = (knex: Knex, { search, status, after, limit }: GuestListQuery & { search: string }) =>
  knex.raw(
    `select * from cueroom.search_guests(convert_from(?::bytea, 'UTF8') collate "default", ?, ?, ?, ?)`,
    [
      Buffer.from(containing(search)),
      status ?? knex.raw('null'),
      after ?? knex.raw('null'),
      limit + 1,
      countedMatches,
    ],
  )

/** How many guests a show has, kept by triggers. */
const countOf = (knex: Knex, tenantId: string, status: GuestListQuery['status']) =>
  rowsOf(knex, tenantId, 'guestCounts')
    .where({ isDeleted: false, ...(status && { episodeStatus: status }) })
    .select(knex.raw('coalesce(sum(guests), 0)'))

/** The guests that a search and a status leave. */
export function matching(db: Db, { search, status }: Pick<GuestListQuery, 'search' | 'status'>) {
  const guests = live(forTenant(db, 'guests'), status)
  if (search) guests.whereRaw('id in (select cueroom.guests_containing(?))', [containing(search)])
  return guests
}

const live = (guests: Knex.QueryBuilder, status: GuestListQuery['status']) =>
  guests.whereNull('deletedAt').where(status ? { episodeStatus: status } : {})

export const find = (db: Db, id: number) => Guest.live(db).findById(id).throwIfNotFound()

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
