import type { ContentStyles } from '../show/content-styles.ts'
import { isReworded, linesFor } from './answer-lines.ts'
import { meansOnlyKnown, meansPlace } from './definite.ts'
import type { Answer, Material } from './material.ts'
import { answersIt, answersQuestion, isCorrection, isRelated, namesItself } from './misconception.ts'
import { adviceLines, asksOfNow, wrongLines } from './own-questions.ts'
import { ownWords } from './own-words.ts'
import { continues, isQuotable } from './quotable.ts'
import { meansHouse, meansUnsaid } from './references.ts'

/** Sentences of a biography that the settings allow at first. */
export const biographicalCap = { minimal: 1, moderate: 2, extensive: Infinity }

/** What listeners hear of the guest before any answer. */
const heardOf = ({ role, biographies }: Material, { biographicalDepth }: ContentStyles) =>
  [
    role?.text ?? '',
    ...biographies.flatMap(({ told }) => told.slice(0, biographicalCap[biographicalDepth])),
    ...(ownWords(biographies)?.said ?? []),
  ].join(' ')

/** Does it fit what brings it in, and mean only what was said? */
function isClear({ id, said, label }: Answer, material: Material, styles: ContentStyles): boolean {
  // The line that brings it in says about what people are wrong, or that it is so
  if (id === 'misconception')
    return (
      isCorrection(said) ||
      (wrongLines(label ?? '') !== null && answersIt(said)) ||
      (isReworded(id, label) && namesItself(said, material)) ||
      answersQuestion(said, material)
    )
  const { introLength } = styles
  const heard = heardOf(material, styles)
  if (meansUnsaid(said, heard) || meansHouse(said[0]!, heard)) return false
  if (id === 'advice') return adviceLines(label ?? '') !== null || !meansPlace(said[0]!, heard)
  if (id === 'fun-fact') return meansOnlyKnown(said, heard)
  if (asksOfNow(label ?? '')) return meansOnlyKnown(said.slice(0, 1), heard)
  // What to remember has to do with the guest, or it comes from nowhere; a long introduction has time for it
  if (id === 'audience-takeaway')
    return introLength === 'comprehensive' || (isRelated(said, heard) && meansOnlyKnown(said, heard))
  return id !== 'story' || continues(said[0]!, heard)
}

/** "Pay yourselves. Ruthie: Don’t talk about work." */
const isDialogue = ({ said }: Answer, { short, whom }: Material) =>
  whom.isCouple === true && short.text.split(' and ').some((name) => said.join(' ').includes(`${name}: `))

/** Can listeners follow the answer, as an introduction brings it in? */
export const canBeQuoted = (answered: Answer, material: Material, styles: ContentStyles) =>
  !answered.isHasty &&
  !isDialogue(answered, material) &&
  isQuotable(answered) &&
  isClear(answered, material, styles) &&
  linesFor(answered, material, styles) !== undefined
