import type { GuestsByTexts } from '@cueroom/core/content/content.contract.ts'
import type { ContentType } from '@cueroom/core/content/content.ts'
import type { Db } from '../db/tenant.ts'
import { Content } from './content.model.ts'
import { staleTexts } from './staleness.service.ts'

/** Which guests have which texts, and which have a newest text that is out of date. */
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
  }
}
