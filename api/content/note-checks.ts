import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { mayForbid, noteCheck } from '@cueroom/core/content/note-check.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { Guest } from '../guests/guest.model.ts'
import { filteredInTurns } from '../http/turn.ts'
import { Content } from './content.model.ts'
import { textsATurn, withStale } from './staleness.service.ts'
import { withEdits } from './text-versions.service.ts'

type Text = Pick<Content, 'id' | 'guestId'>

/**
 * Ids of the texts that the host has to check because of their note about the guest. What the host edited, or marked as checked in its
 * batch, is checked until something that it is written from changes.
 */
export async function noteChecks(db: Db, texts: readonly Text[]): Promise<Set<number>> {
  const toCheck = new Set<number>()
  for (let start = 0; start < texts.length; start += textsATurn)
    for (const id of await checksOf(db, texts.slice(start, start + textsATurn))) toCheck.add(id)
  return toCheck
}

async function checksOf(db: Db, texts: readonly Text[]): Promise<number[]> {
  const notes = await forbiddingNotes(db, texts)
  const ofNoted = texts.filter(({ guestId }) => notes.has(guestId)).map(({ id }) => id)
  if (ofNoted.length === 0) return []
  const lines = await Content.live(db)
    .whereRaw('id = any(?)', [ofNoted])
    .select('id', 'guestId', 'contentType', 'note', 'writtenFrom', 'batchItemId')
  const suspect = await filteredInTurns(lines, ({ guestId, note }) => noteCheck(notes.get(guestId), note))
  const ticked = await tickedItems(db, suspect)
  // What a guest corrected, the host hasn't read
  const isChecked = ({ edited, batchItemId }: Checkable) => edited?.by === 'host' || ticked.has(batchItemId)
  const described = await withEdits(db, await withStale(db, suspect))
  return described.filter((text) => text.stale.length > 0 || !isChecked(text)).map(({ id }) => id)
}

interface Checkable {
  edited: GeneratedContent['edited']
  batchItemId: number | null
}

/** The notes that may forbid something, by guest. */
async function forbiddingNotes(db: Db, texts: readonly Text[]): Promise<Map<number, string>> {
  const rows = await Guest.live(db)
    .whereRaw('id = any(?)', [[...new Set(texts.map(({ guestId }) => guestId))]])
    .whereNotNull('notes')
    .select('id', 'notes')
  const forbidding = await filteredInTurns(rows, ({ notes }) => mayForbid(notes))
  return new Map(forbidding.map(({ id, notes }) => [id, notes!]))
}

/** Items of batches that the host marked as checked. */
async function tickedItems(db: Db, texts: readonly Content[]): Promise<Set<number | null>> {
  const ids = texts.flatMap(({ batchItemId }) => batchItemId ?? [])
  return new Set(
    await forTenant(db, 'content_batch_items')
      .whereRaw('id = any(?)', [ids])
      .whereNotNull('checkedAt')
      .pluck<number[]>('id'),
  )
}
