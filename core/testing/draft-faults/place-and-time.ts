import type { Brief } from '../../content/brief.ts'
import { sentences } from '../../text/sentences.ts'
import { ownSentences, textsOf } from './own-sentences.ts'

const claimed =
  /\b(?:in the studio|across (?:from me|the table)|sitting (?:down|here|next)|in the room|good (?:morning|evening|afternoon)|tonight|this (?:morning|evening|afternoon))\b/iu
/** True on the day it was written. */
export const passing =
  /\b(?:yesterday|tomorrow|tonight|(?:last|next|this) (?:week|month|year|spring|summer|autumn|fall|winter)|ago)\b/iu

/** Claims about where and when a show is recorded, and answers whose time has passed when it is heard. */
export function placeAndTime(content: string, { guest, show }: Brief): string[] {
  const own = ownSentences(content)
  const written = textsOf([guest, show]).join('\n')
  const told = Object.entries(guest.responses)
    .filter(([id]) => id !== 'bio')
    .flatMap(([, answer]) => sentences(textsOf(answer).join('\n')))
    .filter((sentence) => passing.test(sentence))
    .map((sentence) => sentence.slice(-25))
  return [
    ...own
      .filter((sentence) => claimed.test(sentence) && !written.includes(claimed.exec(sentence)![0]))
      .map((sentence) => `a place or an hour nobody gave: ${sentence}`),
    ...own
      .filter((sentence) => told.some((end) => sentence.endsWith(end)))
      .map((sentence) => `a time that passes, not quoted: ${sentence}`),
  ]
}
