import { isHeading } from './text-blocks.ts'

/** Whether a sentence claims something that a source could support: no heading, no question, no number alone. */
export const isClaim = (sentence: string) =>
  /\p{L}/u.test(sentence) && !/\?["”’)]?\s*$/u.test(sentence) && !isHeading([sentence.trim()])
