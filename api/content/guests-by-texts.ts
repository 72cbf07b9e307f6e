import type { GuestsByTexts } from '@cueroom/core/content/content.contract.ts'
import { newestFirst } from '../db/pages.ts'
import type { Db } from '../db/tenant.ts'
import { turn } from '../http/turn.ts'
import { Content } from './content.model.ts'
import { withStale } from './staleness.service.ts'

/** Texts compared before other requests get a turn on the event loop. */
const textsATurn = 100

/** Which guests have an introduction, and which have a newest text that is out of date. */
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
  const introductions = texts.filter(({ contentType }) => contentType === 'introduction')
  return { introductions: introductions.map(({ guestId }) => guestId), outOfDate: [...outOfDate] }
}
