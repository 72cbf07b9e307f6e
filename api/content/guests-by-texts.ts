import type { GuestsByTexts } from '@cueroom/core/content/content.contract.ts'
import type { ContentType } from '@cueroom/core/content/content.ts'
import type { TextsState } from '@cueroom/core/guests/texts-filters.ts'
import type { Db } from '../db/tenant.ts'
import { Content } from './content.model.ts'
import { noteChecks } from './note-checks.ts'
import { staleTexts } from './staleness.service.ts'

/** Which guests have which texts, and which have a newest text that is out of date or has to be checked. */
export async function guestsByTexts(db: Db): Promise<GuestsByTexts> {
  const texts = await Content.newest(db)
  const outOfDate = (await staleTexts(db, texts)).map(({ guestId }) => guestId)
  const guestsWith = (type: ContentType) =>
    texts.filter(({ contentType }) => contentType === type).map(({ guestId }) => guestId)
  return {
    introductions: guestsWith('introduction'),
    questions: guestsWith('questions'),
    showNotes: guestsWith('show_notes'),
    outOfDate: [...new Set(outOfDate)],
    noteCheck: guestsToCheck(texts, await noteChecks(db, texts)),
  }
}

const guestsToCheck = (texts: readonly Content[], toCheck: Set<number>) => [
  ...new Set(texts.filter(({ id }) => toCheck.has(id)).map(({ guestId }) => guestId)),
]

/** Ids of the guests with a newest text in that state. */
export async function guestsWithTexts(db: Db, state: TextsState): Promise<number[]> {
  const texts = await Content.newest(db)
  return state === 'note-check'
    ? guestsToCheck(texts, await noteChecks(db, texts))
    : (await staleTexts(db, texts)).map(({ guestId }) => guestId)
}
