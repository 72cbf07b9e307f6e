import { newestFirst, parseSort } from '@cueroom/core/guests/guest-sort.ts'
import type { Guest as GuestRecord, GuestCard } from '@cueroom/core/guests/guest.ts'
import type { GuestListQuery } from '@cueroom/core/guests/guests.contract.ts'
import type { App } from '../http/app.ts'
import type { Page } from '../db/pages.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import { readWrittenParts } from '../db/written-pages.ts'
import { cardRow, wholeRow } from './guest.model.ts'
import { partsOf } from './guest-order.ts'
import { countedMatches, countOf, live, wordsOf } from './guest-rows.ts'

/** A page of the guests that match, in any order and also by their texts. */
export async function readInOrder(
  db: Db,
  query: GuestListQuery,
  guestsWithTexts: App['guestsWithTexts'],
): Promise<Page<GuestRecord | GuestCard>> {
  const order = parseSort(query.sort, newestFirst)
  const rows = live(order.by === 'texts' ? withTexts(db) : forTenant(db, 'guests'), query)
  if (query.ids) rows.whereRaw('id = any(?)', [query.ids.split(',').map(Number)])
  const isCounted = await keepFound(db, rows, query.search)
  await keepByTexts(db, rows, query.texts, guestsWithTexts)
  const isNarrowed = query.ids || query.texts || query.search?.trim()
  const total = isNarrowed ? rows.clone().count('*') : countOf(db, tenantOf(db), query)
  const list = {
    all: forTenant(db, 'guests'),
    rows,
    row: query.view === 'card' ? cardRow : wholeRow,
    total: isCounted ? total : db.raw('null'),
  }
  return readWrittenParts(db, list, partsOf(order), query)
}

/** Leaves what a search finds. Where many may match they are looked for in the order of the list, and aren't counted. */
async function keepFound(db: Db, rows: ReturnType<typeof live>, search = ''): Promise<boolean> {
  if (!search.trim()) return true
  const words = wordsOf(db, search)
  const { ids }: { ids: number[] | null } = await db.first(
    db.raw('cueroom.guests_containing(?, ?) as ids', [words, countedMatches]),
  )
  if (ids) rows.whereRaw('id = any(?)', [ids])
  // As a separate query, which runs once instead of for each row
  else rows.whereRaw('search_text ilike all ((select cueroom.search_patterns(?))::text[])', [words])
  return ids !== null
}

async function keepByTexts(
  db: Db,
  rows: ReturnType<typeof live>,
  texts: GuestListQuery['texts'],
  guestsWithTexts: App['guestsWithTexts'],
) {
  if (texts && texts !== 'no-introduction') rows.whereRaw('id = any(?)', [await guestsWithTexts(db, texts)])
  if (texts === 'no-introduction')
    rows.whereNotExists(
      forTenant(db, 'generatedContent')
        .whereNull('deletedAt')
        .where({ contentType: 'introduction' })
        .whereRaw('generated_content.guest_id = guests.id'),
    )
}

/** All guests with the number of types of text that each has. */
function withTexts(db: Db) {
  const types = forTenant(db, 'generatedContent').whereNull('deletedAt').distinct('guestId', 'contentType')
  const counted = db
    .from(types.as('types'))
    .groupBy('guestId')
    .select('guestId as ofGuest')
    .count('* as typesWritten')
  const guests = forTenant(db, 'guests')
    .leftJoin(counted.as('counted'), 'counted.ofGuest', 'guests.id')
    .select('guests.*', db.raw('coalesce(types_written, 0) as texts'))
  return db.from(guests.as('guests'))
}
