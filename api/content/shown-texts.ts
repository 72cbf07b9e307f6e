import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { shortName } from '@cueroom/core/drafting/short-name.ts'
import { hostNotes } from '@cueroom/core/content/host-notes.ts'
import { withDetails } from '@cueroom/core/content/short-note.ts'
import { present } from '@cueroom/core/text/present.ts'
import { lengthNote } from '@cueroom/core/content/intro-length.ts'
import type { Db } from '../db/tenant.ts'
import { Guest, inHostsWording } from '../guests/guest.model.ts'
import { showForDrafting } from '../show/show.service.ts'
import type { Content } from './content.model.ts'
import { withStale } from './staleness.service.ts'
import { type EditedText, withEdits } from './text-versions.service.ts'

type ShownText<C> = EditedText<C> & Pick<GeneratedContent, 'stale'>

/**
 * Texts as shown to hosts: with changed inputs, their editor, and a note about the current text. Notes from
 * the generation are dropped after an edit or a change of the inputs; how the name is said and what the guest asks of the
 * host stays.
 */
export async function shownTexts<C extends Content>(db: Db, rows: C[]): Promise<ShownText<C>[]> {
  const texts = await withEdits(db, await withStale(db, rows))
  const isAsWritten = ({ stale, hasVersions }: ShownText<C>) => stale.length === 0 && !hasVersions
  if (texts.every(isAsWritten)) return texts
  const { contentStyles } = await showForDrafting(db)
  const guests = await Guest.live(db)
    .whereIn('id', [...new Set(texts.map(({ guestId }) => guestId))])
    .select('id', 'name', 'bio', 'responses', 'asked', 'wordings', 'notes')
  const byId = new Map(guests.map((guest) => [guest.id, guest]))
  return texts.map((text) => {
    if (isAsWritten(text)) return text
    const { contentType, content, hasVersions, stale } = text
    const guest = byId.get(text.guestId)
    const known = guest ? hostNotes(inHostsWording(guest), shortName(guest.name), contentType) : []
    const length = lengthNote(contentType, contentStyles, content)
    // For an edited text, note its unsupported claims
    const claims = hasVersions && stale.length === 0 ? text.note : null
    return Object.assign(text, { note: withDetails(known, present([length, claims]).join(' ')) })
  })
}
