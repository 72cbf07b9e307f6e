import type { ContentStyles } from '../show/content-styles.ts'
import type { ContentType } from './content.ts'
import { wordCount } from '../text/word-count.ts'

/** Length of an introduction in words, inclusive (specification 9). */
export const introLengthWords: Record<ContentStyles['introLength'], { min: number; max: number }> = {
  brief: { min: 150, max: 300 },
  standard: { min: 300, max: 450 },
  comprehensive: { min: 400, max: 600 },
}

type Length = Pick<ContentStyles, 'introLength'>

/**
 * How many words an introduction is outside its range: negative if too short, 0 if within it or for other
 * types.
 */
const wordsOff = (type: ContentType, { introLength }: Length, text: string) => {
  if (type !== 'introduction') return 0
  const { min, max } = introLengthWords[introLength]
  const count = wordCount(text)
  return count < min ? count - min : Math.max(0, count - max)
}

/** Note for the host about a text's length; null if it is as set in the show's settings. */
export function lengthNote(type: ContentType, styles: Length, text: string): string | null {
  if (wordsOff(type, styles, text) === 0) return null
  const { min, max } = introLengthWords[styles.introLength]
  return `This introduction has ${wordCount(text)} words; a ${styles.introLength} one has ${min} to ${max}.`
}

const words = (count: number) => (count === 1 ? 'one word' : `${count} words`)

/** What is wrong with a text's length, as an instruction for a model; null if it is as set in the show's settings. */
export function lengthFault(type: ContentType, styles: Length, text: string): string | null {
  const off = wordsOff(type, styles, text)
  if (off === 0) return null
  const { min, max } = introLengthWords[styles.introLength]
  const change =
    off < 0
      ? `It is ${words(-off)} too short. Add detail from the guest data, and nothing else.`
      : `It is ${words(off)} too long. Cut the least important sentences and keep the rest as it is.`
  return `It has ${wordCount(text)} words and must have ${min} to ${max}; aim for ${Math.round((min + max) / 2)}. ${change}`
}
