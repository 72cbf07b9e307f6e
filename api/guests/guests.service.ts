import type { GuestListQuery } from '@cueroom/core/guests/guests.contract.ts'
import type { Guest as GuestRecord, GuestCard, ReceivedGuest } from '@cueroom/core/guests/guest.ts'
import type { Knex } from 'knex'
import { containing, type Page, type PageStatement, pageStatement, readWrittenPage } from '../db/pages.ts'
import { type Db, forTenant, rowsOf, tenantOf } from '../db/tenant.ts'
import { countedGuests, moveToTrash } from '../deletions/deletions.service.ts'
import { notFound } from '../problems/problems.ts'
import { savePhoto } from '../media/media.service.ts'
import type { Photo } from '../media/photo.ts'
import { reserve } from '../quotas/quotas.service.ts'
import { cardRow, Guest, toGuest, wholeRow } from './guest.model.ts'

/** A search that finds more has no total: its pages are read in the order of the list. */
const countedMatches = 2_000

/** A page of the guests that match, newest first. */
export async function list(db: Db, query: GuestListQuery): Promise<Page<GuestRecord | GuestCard>> {
  const { search } = query
  const { total: ofAll, ...guests } = unsearched(db, tenantOf(db), query)
  if (!search) return readWrittenPage(db, { ...guests, total: ofAll }, query)
  const pattern = containing(search)
  const { rows: found } = await db.raw<{ rows: { id: number }[] }>(
    'select cueroom.guests_containing(?, ?) as id',
    [pattern, countedMatches + 1],
  )
  if (found.length > countedMatches)
    return readWrittenPage(db, { ...guests, filter: db.raw(contains, [pattern]) }, query)
  const ids = found.map(({ id }) => id)
  guests.rows.whereRaw('id = any(?)', [ids])
  const total = db.from(guests.rows.clone().as('matching')).count()
  return readWrittenPage(db, { ...guests, total }, query)
}

/** The same page as one statement, which can be sent before the session is known; undefined for a search. */
export const listStatement = (
  knex: Knex,
  tenantId: string,
  query: GuestListQuery,
): PageStatement | undefined =>
  query.search ? undefined : pageStatement(knex, unsearched(knex, tenantId, query), query)

function unsearched(knex: Knex, tenantId: string, { status, view }: GuestListQuery) {
  const all = rowsOf(knex, tenantId, 'guests')
  const row = view === 'card' ? cardRow : wholeRow
  return { all, rows: live(all.clone(), status), row, total: countOf(knex, tenantId, status) }
}

/** As the function guests_containing has it. */
const contains = "name || chr(10) || coalesce(company, '') || chr(10) || coalesce(title, '') ilike ?"

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
