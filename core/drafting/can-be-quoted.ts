import { wordCount } from '../text/word-count.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import { isAirworthy, isDeclined } from './airworthy.ts'
import { isFixed, isReworded, linesOfKind } from './answer-lines.ts'
import { askedAloud, linesAsking, meansWork } from './asked-aloud.ts'
import { beginsWithUnknown, meansOnlyKnown, meansPlace } from './definite.ts'
import { certainStart, longestHeard, startHeard } from './certain-start.ts'
import { exposes } from './exposing.ts'
import type { Answer } from './answers.ts'
import type { Material } from './material.ts'
import { answersQuestion, isCorrection, isRelated } from './misconception.ts'
import { ownWords } from './own-words.ts'
import { continues, countsBare, isQuotable } from './quotable.ts'
import { meansHouse, meansPlaceUnsaid, meansUnsaid } from './references.ts'
import { isSorrowful } from './sorrows.ts'
import { isOfNobody } from './speaker.ts'
import {
  answersAsked,
  leavesUnnamed,
  meansKind,
  meansNobody,
  meansSeveral,
  meansSome,
  meansWhatHappened,
  namesOnly,
  namesUnknown,
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

/** Has nothing said who the guest is? What the talk will be about doesn’t, and nobody follows what leans on it. */
export const isNobody = (material: Material, styles: ContentStyles) => heardOf(material, styles).trim() === ''

/** Does the answer to a fixed question fit what brings it in, and mean only what was said? */
function isClear({ id, said, label }: Answer, material: Material, styles: ContentStyles): boolean {
  // The line that brings it in says about what people are wrong, or that it is so
  if (id === 'misconception') return isCorrection(said) || answersQuestion(said, material)
  const { introLength } = styles
  if (id !== 'fun-fact' && id !== 'promote' && isNobody(material, styles)) return false
  if (meansWhatHappened(said, label ?? '')) return false
  const known = heardOf(material, styles)
  if (meansUnsaid(said, known) || meansHouse(said[0]!, known) || leavesUnnamed(said) || namesOnly(said))
    return false
  // "The ducks game is free?": which?
  if (id === 'promote') return meansOnlyKnown(said.slice(0, 1), known) && !said[0]!.endsWith('?')
  if (id === 'advice') return !meansPlace(said[0]!, known)
  if (id === 'fun-fact') return meansOnlyKnown(said, known)
  // What to remember has to do with the guest, or it comes from nowhere; a long introduction has time for it
  if (id === 'audience-takeaway')
    return introLength === 'comprehensive' || (isRelated(said, known) && meansOnlyKnown(said, known))
  return id !== 'story' || continues(said[0]!, known)
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
  const known = heardOf(material, styles)
  const asked = `${known} ${label}`
  return (
    !meansUnsaid(said, known) &&
    !beginsWithUnknown(said[0]!, asked) &&
    (material.whom.isSeveral === true || !meansNobody([label, ...said].join(' '))) &&
    !meansSome(said) &&
    !namesUnknown(said, asked) &&
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

/** Lines that ask the host’s own question as it was asked: the guest wrote the answer behind it, and listeners follow it there. */
function ofQuestion(answered: Answer, material: Material, styles: ContentStyles): Lines {
  const { said, label } = answered
  const asked = askedAloud(label!)
  const isFit =
    asked !== null &&
    !meansPlaceUnsaid(asked, heardOf(material, styles)) &&
    !(meansWork(asked) && heardOf(material, styles).trim() === '') &&
    !(ofGood.test(asked) && isSorrowful(said.join(' '))) &&
    wordCount(said.join(' ')) <= longestHeard &&
    isAirworthy(said, true) &&
    !countsBare.test(said.join(' ')) &&
    answersAsked(said, asked) &&
    meansOnlyHeard(answered, material, styles)
  return isFit ? linesAsking(asked, material.whom) : undefined
}

/** "Best day you’ve had", "A favourite place": nobody is led from there into a death. */
const ofGood =
  /\b(?:best|easiest|favou?rite|fun|funniest|funny|greatest|happiest|happy|highlights?|joy\w{0,3}|love|perfect|proud\w{0,3})\b(?!.*\bworst\b)/iu

/** Is it the answer to a fixed question in its own words? Its lines are written for that one. */
export const isAnswerToOne = ({ id, label }: Answer) => isFixed(id) && !isReworded(id, label)

/** Whose words it is, or whom it speaks of, can’t be said, or shouldn’t. */
export const isUncertain = (answered: Answer, material: Material) =>
  exposes(answered.said) ||
  isDialogue(answered, material) ||
  speaksOfGuest(answered, material) ||
  isOfNobody(answered, material)

/** What brings the answer in: the line that says most of it; undefined if listeners couldn’t follow it behind any. */
export function linesFor(answered: Answer, material: Material, styles: ContentStyles): Lines {
  const { id, label, isLearners } = answered
  if (label === null || isLearners || id === 'topics' || isUncertain(answered, material)) return undefined
  const lines = isAnswerToOne(answered) ? ofKind : ofQuestion
  return lines(answered, material, styles)
}

/** Can listeners follow the answer, as an introduction brings it in? */
export const canBeQuoted = (answered: Answer, material: Material, styles: ContentStyles) =>
  linesFor(answered, material, styles) !== undefined

/** Words of an answer that the guest can still add. */
const fewestLeft = 15
/** Words of a quotation of somebody who learns English: the next sentence may have a slip that no rule knows. */
const longestOfLearner = 40

/** "I named the company after that day.": a story has ended before it, and nobody has heard what the company is called. */
const ofNaming =
  /\b(?:called|named) (?:the|my|our) \p{Ll}{3,12} (?:after|for)\b|\b(?:how|why|where) (?:the|my|our) (?:\p{Ll}{3,12} )?(?:got its name|name comes from)\b/u
const withoutNaming = (said: string[], { role }: Material) => {
  const isNamed = / (?:at|of) (?:the )?\p{Lu}/u.test(role?.text ?? '')
  return said.length > 2 && !isNamed && ofNaming.test(said.at(-1)!) ? said.slice(0, -1) : said
}

/** The material with each answer as far as listeners can follow it. */
export function withCertainStarts(material: Material, styles: ContentStyles): Material {
  const answers = [...material.answers.values()].map((typed) => {
    const answered = typed.id === 'story' ? { ...typed, said: withoutNaming(typed.said, material) } : typed
    const isCertain = (said: string[]) => canBeQuoted({ ...answered, said }, material, styles)
    const longest = material.slips > 0 ? longestOfLearner : longestHeard
    // Of a loss nothing is cut
    const isWhole = !isAnswerToOne(answered) && isSorrowful(answered.said.join(' '))
    const start = isAnswerToOne(answered)
      ? certainStart(answered.said, isCertain)
      : startHeard(answered.said, longest, isCertain)
    const said = isWhole ? answered.said : start
    const rest = answered.said.slice(said.length).join(' ')
    const isPromised = wordCount(rest) >= fewestLeft && !isDeclined(answered.said)
    return { ...answered, said, ...(isPromised && { isCut: true }) }
  })
  return { ...material, answers: new Map(answers.map((one) => [one.id, one])) }
}
