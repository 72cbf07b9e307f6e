import { wordCount } from '../text/word-count.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import { isFixed, isReworded, linesOfKind, linesOfQuestion } from './answer-lines.ts'
import { beginsWithUnknown, meansOnlyKnown, meansPlace } from './definite.ts'
import { certainStart } from './certain-start.ts'
import { exposes } from './exposing.ts'
import type { Answer } from './answers.ts'
import type { Material } from './material.ts'
import { answersIt, answersQuestion, isCorrection, isRelated, namesItself } from './misconception.ts'
import { adviceLines, asksOfNow, isOfWork, turnsRound, wrongLines } from './own-questions.ts'
import { ownWords } from './own-words.ts'
import { continues, isQuotable } from './quotable.ts'
import { meansHouse, meansUnsaid } from './references.ts'
import { isOfNobody } from './speaker.ts'
import {
  answersReported,
  fitsBelief,
  meansKind,
  meansNobody,
  meansSeveral,
  meansSome,
  meansWhatHappened,
  pointsBack,
} from './stands-alone.ts'

/** Sentences of a biography that the settings allow at first. */
export const biographicalCap = { minimal: 1, moderate: 2, extensive: Infinity }

/** What listeners hear of the guest before any answer. */
export const heardOf = ({ role, biographies }: Material, { biographicalDepth }: ContentStyles) =>
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
  if (meansWhatHappened(said, label ?? '')) return false
  const heard = heardOf(material, styles)
  if (meansUnsaid(said, heard) || meansHouse(said[0]!, heard)) return false
  // "The ducks game is free?": which?
  if (id === 'promote') return meansOnlyKnown(said.slice(0, 1), heard) && !said[0]!.endsWith('?')
  if (id === 'advice')
    return (
      adviceLines(label ?? '') !== null ||
      !(meansPlace(said[0]!, heard) || (isReworded(id, label) && pointsBack(said[0]!)))
    )
  if (id === 'fun-fact') return meansOnlyKnown(said, heard)
  if (asksOfNow(label ?? '')) return meansOnlyKnown(said.slice(0, 1), heard)
  // What to remember has to do with the guest, or it comes from nowhere; a long introduction has time for it
  if (id === 'audience-takeaway')
    return introLength === 'comprehensive' || (isRelated(said, heard) && meansOnlyKnown(said, heard))
  return id !== 'story' || continues(said[0]!, heard)
}

/** "Pay yourselves. Ruthie: Don’t talk about work." */
const isDialogue = ({ said }: Answer, { short, whom }: Material) =>
  whom.isSeveral === true && short.text.split(' and ').some((name) => said.join(' ').includes(`${name}: `))

/** "Simone disagrees with the idea.", as Simone wrote: nobody quotes a guest who speaks of herself like that. */
const speaksOfGuest = ({ said, by }: Answer, { short, whom }: Material) =>
  by === undefined &&
  !whom.isSeveral &&
  said
    .join(' ')
    .split(/[^\p{L}’'-]+/u)
    .includes(short.text.split(' ').at(-1)!) &&
  !/(?<!\p{L})(?:I|me|my)(?!\p{L})/u.test(said.join(' '))

const wrongWithout = /\bget wrong(?! about)/iu

/** Who and what the answer means, does it say itself, or has the question said? */
function meansOnlyHeard({ said, label }: Answer, material: Material, styles: ContentStyles): boolean {
  const heard = heardOf(material, styles)
  const asked = `${heard} ${label}`
  return (
    !meansUnsaid(said, heard) &&
    !beginsWithUnknown(said[0]!, asked) &&
    (material.whom.isSeveral === true || !meansNobody([label, ...said].join(' '))) &&
    !meansSome(said) &&
    !meansKind(said) &&
    !meansSeveral(said, label!) &&
    !meansWhatHappened(said, label!) &&
    // “What do owners get wrong?” “That they’re rats.”
    !(/^That (?:it|they)\b/u.test(said[0]!) && wrongWithout.test(label!))
  )
}

type Lines = readonly string[] | undefined

/** Lines that say what kind of answer follows, where it is one that listeners can follow. */
function ofKind(answered: Answer, material: Material, styles: ContentStyles): Lines {
  const isFit = isQuotable(answered) && isClear(answered, material, styles)
  return isFit ? linesOfKind(answered, material, styles) : undefined
}

/** Lines that report what was asked, where the answer goes with it. */
function ofQuestion(answered: Answer, material: Material, styles: ContentStyles): Lines {
  const { said, label } = answered
  const lines = linesOfQuestion(answered, material)
  // A question is read out for more than a few words
  if (lines?.some((line) => line.includes('“')) && wordCount(said.join(' ')) < fewestQuoted) return undefined
  const isFit = asksOfNow(label!)
    ? isQuotable(answered) && isClear(answered, material, styles)
    : answersReported(said) && fitsBelief(said, label!) && meansOnlyHeard(answered, material, styles)
  return isFit ? lines : undefined
}
const fewestQuoted = 15

/** A question that says more than that it asks for a story, or a mistake: "A day that went wrong?", "What do families misunderstand?" */
const asksForMore = ({ id, label }: Answer) =>
  (id === 'advice' && isReworded(id, label) && adviceLines(label!) === null) ||
  (id === 'story'
    ? !/\b(?:anecdotes?|stor(?:y|ies)|tales?)\b/iu.test(label!)
    : id === 'misconception' && wrongLines(label!) === null && !isOfWork(label!))

/** What the fixed question asks for is only right as an answer to it. */
export const isAnswerToOne = ({ id, label }: Answer) =>
  (isFixed(id) && !isReworded(id, label)) || id === 'promote' || id === 'audience-takeaway'

/** Whose words it is, or whom it speaks of, can’t be said, or shouldn’t. */
export const isUncertain = (answered: Answer, material: Material) =>
  exposes(answered.said) ||
  isDialogue(answered, material) ||
  speaksOfGuest(answered, material) ||
  isOfNobody(answered, material)

/** What brings the answer in: the line that says most of it; undefined if listeners couldn’t follow it behind any. */
export function linesFor(answered: Answer, material: Material, styles: ContentStyles): Lines {
  const { id, label, isHasty } = answered
  if (label === null || isHasty || id === 'topics' || isUncertain(answered, material)) return undefined
  if (isAnswerToOne(answered)) return ofKind(answered, material, styles)
  // What one no longer advises isn’t one’s advice
  if (id === 'advice' && turnsRound(label)) return ofQuestion(answered, material, styles)
  const ways = asksForMore(answered) ? [ofQuestion, ofKind] : [ofKind, ofQuestion]
  return ways.map((way) => way(answered, material, styles)).find((lines) => lines !== undefined)
}

/** Can listeners follow the answer, as an introduction brings it in? */
export const canBeQuoted = (answered: Answer, material: Material, styles: ContentStyles) =>
  linesFor(answered, material, styles) !== undefined

/** The material with each answer as far as listeners can follow it; where one sentence has a learner’s slip, the one before may as well. */
export function withCertainStarts(material: Material, styles: ContentStyles): Material {
  if (material.slips > 0) return material
  const answers = [...material.answers.values()].map((answered) => {
    const isCertain = (said: string[]) => canBeQuoted({ ...answered, said }, material, styles)
    return { ...answered, said: certainStart(answered.said, isCertain) }
  })
  return { ...material, answers: new Map(answers.map((one) => [one.id, one])) }
}
