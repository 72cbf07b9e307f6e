import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { lengthNote } from '@cueroom/core/content/intro-length.ts'
import type { Db } from '../db/tenant.ts'
import { showForDrafting } from '../show/show.service.ts'
import type { Content } from './content.model.ts'
import { withStale } from './staleness.service.ts'
import { type EditedText, withEdits } from './text-versions.service.ts'

type ShownText<C> = EditedText<C> & Pick<GeneratedContent, 'stale'>

/**
 * Texts as shown to hosts: with changed inputs, their editor, and a note about the current text. Notes from
 * the generation are dropped after an edit or a change of the inputs.
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
    // For an edited text, note its unsupported claims
    const claims = hasVersions && stale.length === 0 ? text.note : null
    return Object.assign(text, { note: [length, claims].filter(Boolean).join(' ') || null })
  })
}
