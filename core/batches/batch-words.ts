import { counted, numberText } from '../text/format.ts'
import type { Batch, BatchItem } from './batch.ts'

/** "1 text", "1,204 texts". */
export const countedTexts = (count: number) => counted(count, 'text')

/** Texts that were edited or checked aren't replaced: "2 texts are kept: edited by hand or checked by the guest". */
export const keptWords = (kept: number) =>
  `${countedTexts(kept)} ${kept === 1 ? 'is kept' : 'are kept'}: edited by hand or checked by the guest`

/** Guests whose texts the host has to check: "5 guests: check your notes". */
export const noteCheckWords = (guests: number) =>
  `${counted(guests, 'guest')}: check your note${guests === 1 ? '' : 's'}`

/** What there is to check, after it was said for how many guests. */
export const noteCheckReason = 'A text may say what your note about the guest asks to leave out.'

/** The guests of items that the host has to check, each once, in the order of the items. */
export const guestsToCheck = <I extends Pick<BatchItem, 'guestId' | 'noteCheck'>>(
  items: readonly I[],
): I[] => [
  ...new Map(items.flatMap((item) => (item.noteCheck ? [[item.guestId, item] as const] : []))).values(),
]

/** Progress of a batch: "29 saved, 2 failed, 89 left". */
export function batchWords({ done, failed, skipped, left }: Batch): string {
  const parts = [
    `${numberText(done)} saved`,
    failed > 0 && `${numberText(failed)} failed`,
    skipped > 0 && `${numberText(skipped)} skipped`,
    left > 0 && `${numberText(left)} left`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** A rough duration: "about 40 seconds", "about 3 minutes". */
export function durationWords(seconds: number): string {
  const [count, unit] =
    seconds < 90
      ? [Math.max(5, Math.ceil(seconds / 5) * 5), 'second']
      : seconds < 5_400
        ? [Math.round(seconds / 60), 'minute']
        : [Math.round(seconds / 3_600), 'hour']
  return `about ${count} ${unit}s`
}
