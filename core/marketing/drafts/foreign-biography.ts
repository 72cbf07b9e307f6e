import { isForeign, shareOfEnglish } from '../../text/english-words.ts'
import { languageOf } from '../../text/language.ts'

/** Small words of another language come in short English texts, too: "I" is Polish. */
const leastEnglish = 0.7

/** Templates write English, and a quotation in another language reads like a slip. */
export function isForeignBiography(biography: string | null | undefined) {
  const text = biography ?? ''
  const isOther = (languageOf(text) ?? 'en') !== 'en' && shareOfEnglish(text) < leastEnglish
  return isOther || isForeign(text)
}

export const foreignBiography =
  'The biography isn’t in English, so the email doesn’t quote it. Add an English one, or a sentence of your own.'
