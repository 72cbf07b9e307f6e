import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { lengthNote } from '@cueroom/core/content/intro-length.ts'
import type { Db } from '../db/tenant.ts'
import { showForDrafting } from '../show/show.service.ts'
import type { Content } from './content.model.ts'
import { withStale } from './staleness.service.ts'
import { type EditedText, withEdits } from './text-versions.service.ts'

type ShownText<C> = EditedText<C> & Pick<GeneratedContent, 'stale'>

/**
 * Texts as a host reads them: with what has changed since, who edited them, and the note about the text as it is now. What was
 * noted while it was written goes with an edit, and with a change of what it was written from.
 */
export async function shownTexts<C extends Content>(db: Db, rows: C[]): Promise<ShownText<C>[]> {
  const texts = await withEdits(db, await withStale(db, rows))
  const isAsWritten = ({ stale, hasVersions }: ShownText<C>) => stale.length === 0 && !hasVersions
  if (texts.every(isAsWritten)) return texts
  const { contentStyles } = await showForDrafting(db)
  return texts.map((text) => {
    if (isAsWritten(text)) return text
    const { contentType, content, hasVersions, stale } = text
    const length = lengthNote(contentType, contentStyles, content)
    // Of an edited text, the claims that nobody gave are noted
    const claims = hasVersions && stale.length === 0 ? text.note : null
    return Object.assign(text, { note: [length, claims].filter(Boolean).join(' ') || null })
  })
}
