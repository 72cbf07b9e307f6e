import { counted } from '../text/format.ts'
import type { ErasureCounts } from './erasures.contract.ts'

const names: Record<keyof ErasureCounts, [one: string, many: string]> = {
  guests: ['guest', 'guests'],
  answers: ['set of answers', 'sets of answers'],
  texts: ['generated text', 'generated texts'],
  transcripts: ['transcript', 'transcripts'],
  marketingTexts: ['marketing text', 'marketing texts'],
  sponsors: ['sponsor', 'sponsors'],
  inquiries: ['sponsor inquiry', 'sponsor inquiries'],
  pictures: ['photo', 'photos'],
  importRows: ['import row', 'import rows'],
  replies: ['stored reply', 'stored replies'],
  mentions: ['mention blacked out', 'mentions blacked out'],
}

/** What a receipt lists, such as "2 generated texts"; what was not there is left out. */
export const receiptLines = (counts: ErasureCounts): string[] =>
  Object.entries(names).flatMap(([key, [one, many]]) => {
    const count = counts[key as keyof ErasureCounts]
    return count === 0 ? [] : [counted(count, one, many)]
  })
