import type { ExtractionSource } from '@cueroom/core/guests/extract-guest.ts'
import { extractionProposals, fillingChanges } from '@cueroom/core/guests/extraction-changes.ts'
import type { Extraction } from '@cueroom/core/guests/guest.ts'
import type { Db } from '../db/tenant.ts'
import type { Reading } from '../drafting/provider.ts'
import { inHostsWording } from './guest.model.ts'
import { update } from './guest-changes.service.ts'
import { find, get } from './guests.service.ts'

/** What a guest's fields are read out of. */
export async function source(db: Db, id: number): Promise<ExtractionSource> {
  const { responses, asked, bio } = inHostsWording(await find(db, id))
  return { responses, asked, bio }
}

/** Proposes what the reading says; changes nothing. */
export async function propose(db: Db, id: number, reading: Reading): Promise<Extraction> {
  const { fields, method, confidence, confidences } = reading
  const guest = await get(db, id)
  return {
    extractionInfo: { method, confidence },
    guest,
    proposals: extractionProposals(guest, fields).map((proposal) => ({
      ...proposal,
      confidence: confidences?.[proposal.field] ?? confidence,
    })),
  }
}

/** Fills the empty fields of a guest who answered; what the host typed is never overwritten. */
export async function fillBlanks(db: Db, id: number, { fields }: Pick<Reading, 'fields'>): Promise<void> {
  const changes = fillingChanges(await get(db, id), fields)
  if (changes) await update(db, id, changes)
}
