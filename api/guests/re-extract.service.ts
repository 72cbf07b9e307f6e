import type { ExtractionSource } from '@cueroom/core/guests/extract-guest.ts'
import { extractionChanges } from '@cueroom/core/guests/extraction-changes.ts'
import type { Extraction } from '@cueroom/core/guests/guest.ts'
import type { Db } from '../db/tenant.ts'
import type { Reading } from '../drafting/provider.ts'
import { update } from './guest-changes.service.ts'
import { find, get } from './guests.service.ts'

/** What a guest's fields are read out of. */
export async function source(db: Db, id: number): Promise<ExtractionSource> {
  const { responses, asked, bio } = await find(db, id)
  return { responses, asked, bio }
}

/** Fills empty fields and proposes the rest: what the host typed is never overwritten. */
export async function apply(
  db: Db,
  id: number,
  { fields, method, confidence }: Reading,
): Promise<Extraction> {
  const guest = await get(db, id)
  const { changes, filled, proposals } = extractionChanges(guest, fields)
  return {
    extractionInfo: { method, confidence },
    guest: filled.length > 0 ? await update(db, id, changes) : guest,
    filled,
    proposals,
  }
}
