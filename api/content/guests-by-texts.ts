import type { GuestsByTexts } from '@cueroom/core/content/content.contract.ts'
import type { ContentType } from '@cueroom/core/content/content.ts'
import { newestFirst } from '../db/pages.ts'
import type { Db } from '../db/tenant.ts'
import { turn } from '../http/turn.ts'
import { Content } from './content.model.ts'
import { withStale } from './staleness.service.ts'

/** Texts compared before other requests get a turn on the event loop. */
const textsATurn = 100

/** Which guests have which texts, and which have a newest text that is out of date. */
export async function guestsByTexts(db: Db): Promise<GuestsByTexts> {
  const texts = await Content.live(db)
    .distinctOn('guestId', 'contentType')
    .orderBy([{ column: 'guestId' }, { column: 'contentType' }, ...newestFirst()])
    .select('id', 'guestId', 'contentType', 'writtenFrom')
  const outOfDate = new Set<number>()
  for (let start = 0; start < texts.length; start += textsATurn) {
    const compared = await withStale(db, texts.slice(start, start + textsATurn))
    for (const { guestId, stale } of compared) if (stale.length > 0) outOfDate.add(guestId)
    await turn()
  }
  const guestsWith = (type: ContentType) =>
    texts.filter(({ contentType }) => contentType === type).map(({ guestId }) => guestId)
  return {
    introductions: guestsWith('introduction'),
    questions: guestsWith('questions'),
    showNotes: guestsWith('show_notes'),
    outOfDate: [...outOfDate],
  }
}
