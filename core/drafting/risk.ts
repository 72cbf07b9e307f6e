import { wordCount } from '../text/word-count.ts'
import { beginsWithUnknown, meansOnlyKnown, meansPlace } from './definite.ts'
import { privatePerson } from './exposing.ts'
import { meansHouse } from './references.ts'
import { isSorrowful } from './sorrows.ts'

/** A quotation, and what listeners know when they hear it. */
interface Heard {
  said: string[]
  /** What was said of the guest. */
  known: string
  /** The question, where the line that brings the quotation in says it. */
  asked: string
  /** Sentences with a learner’s slip in all that the guest wrote: where one is seen, there are others. */
  slips: number
}

/** Words of an answer that says more than a label. */
const fewestTold = 9
/** Words from which on a story brings in its things itself. */
const fewestOfStory = 30
/** Slips from which on one may be in any sentence. */
export const slipsOfLearner = 2
/** … in every sentence. */
const mostSlips = 4

/** “My son Ben”, who hasn’t been asked */
const ofChild = /\b(?:[Mm]y|[Oo]ur) (?:\p{Ll}{3,9} )?(?:boy|daughter|girl|kid|son)s? \p{Lu}\p{Ll}/u

/** Forms in which quotations failed when editors read them, and how much each of them risks. */
const reasons: readonly [risk: number, isSo: (heard: Heard) => boolean][] = [
  // Nobody has said who the guest is, so nobody knows what the answer is about
  [1, ({ known }) => known.trim() === ''],
  [1, ({ asked }) => asked === ''],
  // “What do you say at the door?”: at which?
  [1, ({ asked, known }) => meansPlace(asked, known)],
  [1, ({ said }) => wordCount(said.join(' ')) < fewestTold],
  [1, ({ said }) => privatePerson.test(said.join(' '))],
  [2, ({ slips }) => slips >= slipsOfLearner],
  [1, ({ slips }) => slips >= mostSlips],
  [2, ({ said }) => ofChild.test(said.join(' '))],
  // Of a loss the guest speaks first
  [2, ({ said }) => isSorrowful(said.join(' '))],
  [
    1,
    ({ said, known, asked }) =>
      !meansOnlyKnown(
        wordCount(said.join(' ')) < fewestOfStory ? said : said.slice(0, 1),
        `${known} ${asked}`,
      ),
  ],
  [
    2,
    ({ said, known, asked }) =>
      said.some((one, at) => {
        const before = [known, asked, ...said.slice(0, at)].join(' ')
        return beginsWithUnknown(one, before) || meansHouse(one, before)
      }),
  ],
]

/** How likely it is that listeners don’t follow a quotation, by its form: 0 is certain. Of two answers the one with less is said. */
export const riskOf = (heard: Heard): number =>
  reasons.reduce((sum, [risk, isSo]) => sum + (isSo(heard) ? risk : 0), 0)

/** Words of an introduction from which on nobody misses a quotation of that risk. */
const enoughWords = [Infinity, 100, 70, 50]
export const isWorthIt = (risk: number, words: number) => words < (enoughWords[risk] ?? 0)
