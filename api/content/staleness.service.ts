import { recapFor } from '@cueroom/core/content/brief.ts'
import type { ContentType } from '@cueroom/core/content/content.ts'
import {
  changedParts,
  type SourcePart,
  type WrittenFrom,
  writtenFrom,
} from '@cueroom/core/content/staleness.ts'
import { draftedFields } from '@cueroom/core/guests/guest-fields.ts'
import type { Db } from '../db/tenant.ts'
import { Guest, inHostsWording } from '../guests/guest.model.ts'
import { turn } from '../http/turn.ts'
import { recapsOfGuests } from '../recaps/recaps.service.ts'
import { showForDrafting } from '../show/show.service.ts'
import { type Content, TrainingPattern } from './content.model.ts'

/** What a text for a guest and type would be written from now; undefined for a deleted guest. */
type Present = (guestId: number, type: ContentType) => WrittenFrom | undefined

const drafted = ['id', ...draftedFields, 'responses', 'asked', 'wordings', 'notes'] as const

/** What texts of these guests would be written from now. */
export async function presentMaterial(db: Db, guestIds: number[]): Promise<Present> {
  const rows = await Guest.live(db)
    .whereIn('id', guestIds)
    .select(...drafted)
  const guests = new Map(rows.map((guest) => [guest.id, guest]))
  const show = await showForDrafting(db)
  const patterns = await TrainingPattern.inOrder(db).where({ isActive: true })
  const recaps = await recapsOfGuests(db, guestIds)
  return (guestId, type) => {
    const row = guests.get(guestId)
    if (!row) return undefined
    const guest = { ...inHostsWording(row), socialLinks: { linkedin: row.linkedin, website: row.website } }
    return writtenFrom({
      type,
      show,
      guest,
      patterns: patterns.filter(({ contentType }) => contentType === type),
      recap: recapFor(type, recaps.get(guestId)),
    })
  }
}

/** Texts compared before other requests get a turn on the event loop. */
export const textsATurn = 100

/** Those of the texts that are out of date. */
export async function staleTexts<C extends Content>(db: Db, texts: C[]): Promise<C[]> {
  const outOfDate: C[] = []
  for (let start = 0; start < texts.length; start += textsATurn) {
    const compared = await withStale(db, texts.slice(start, start + textsATurn))
    outOfDate.push(...compared.filter(({ stale }) => stale.length > 0))
    await turn()
  }
  return outOfDate
}

/** Texts with what has changed since they were written. */
export async function withStale<C extends Content>(
  db: Db,
  texts: C[],
): Promise<(C & { stale: SourcePart[] })[]> {
  const known = texts.filter((text) => text.writtenFrom)
  const present =
    known.length > 0
      ? await presentMaterial(db, [...new Set(known.map(({ guestId }) => guestId))])
      : () => undefined
  return texts.map((text) => {
    const now = present(text.guestId, text.contentType)
    return Object.assign(text, { stale: now ? changedParts(text.writtenFrom, now) : [] })
  })
}
