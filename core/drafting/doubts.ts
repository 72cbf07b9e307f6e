import { wordCount } from '../text/word-count.ts'
import type { Answer } from './answers.ts'
import { meansOnlyKnown } from './definite.ts'

/** Words of an answer that says more than a label. */
const fewestTold = 9

/** Words from which on a story brings in its things itself. */
const fewestOfStory = 30

/** "Mr. Ben Gold", "a man called Ben Gold" */
const privatePerson =
  /\b(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\b(?:called|named) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u
/** What nobody would want to hear of himself on air. */
const discredits =
  /\b(?:affairs?|alcoholic|arrested|bankrupt|beat (?:her|his)|cheat(?:ed|ing)?|couldn[’']t (?:read|write|swim)|divorced?|drank|drunk|fired|idiot|illiterate|jail|liar|lied|prison|sacked|stole|thief|ugly)\b/iu

/** Is somebody who isn’t there named in full, with what would shame them? */
export const exposes = (said: string[]) =>
  privatePerson.test(said.join(' ')) && discredits.test(said.join(' '))

/**
 * How many doubts there are whether listeners follow the answer, once `heard` was said: other answers are quoted first, and it is only where
 * little else is. Who learns English, `isLearner`, makes slips no rule knows.
 */
export const doubtsOf = (
  { said, label }: Pick<Answer, 'said' | 'label'>,
  heard: string,
  isLearner: boolean,
): number => {
  const words = wordCount(said.join(' '))
  return [
    !meansOnlyKnown(words < fewestOfStory ? said : said.slice(0, 1), `${heard} ${label}`),
    words < fewestTold,
    privatePerson.test(said.join(' ')),
    isLearner,
  ].filter(Boolean).length
}
