import { wordCount } from '../text/word-count.ts'
import { isAirworthy } from './airworthy.ts'
import type { Answer } from './answers.ts'
import { certainStart } from './certain-start.ts'
import { heardOf, isUncertain } from './can-be-quoted.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import { beginsWithUnknown, meansOnlyKnown } from './definite.ts'
import { isFragment, lacksSubject } from './fragments.ts'
import type { Material } from './material.ts'
import { isNoted } from './noted.ts'
import { meansHouse, meansUnsaid } from './references.ts'
import { slipsOfLearner } from './risk.ts'
import { isForHost, turnsRound } from './asked-aloud.ts'
import { isStory, meansKind, meansNobody, namesItsSubject } from './stands-alone.ts'

const fewestWords = 12
const mostWords = 90
/** "I was a sergeant, and now I teach.": what the rest means has to be known first. */
export const saysWho = /^(?:For [^,.]{1,30},? )?I(?:[’']m| am| was) (?:an?|the) \p{Ll}/u
/** Words from which on a story brings in its things itself. */
const fewestTold = 30

/** How a story of one’s own begins: with oneself, one’s people or a time. */
const beginsTelling =
  /^(?:For (?:\d{1,2}|\p{L}{3,7}(?:-\p{L}{3,5})?) years,? (?:I|we) |(?:After|Before|Once|When|While) (?:I|my|our|we) |(?:As|At|By|For|From|In|On) (?:an?|my|the age of|the last|(?:19|20)\d\d)(?= )[^,]{0,40},? (?:I|my|our|we) |(?:I|We)(?:[’'](?:m|re|ve))? (?!(?:also|could|get|go|got (?:back|home|off|out)|guess|had to|hope|know|mean|should|suppose|think|took|would)\b)|(?:My|Our) (?![^,]{1,40}, (?:that|where|which|who)\b))/u

/** … with a time, in the midst of an answer. */
const opensWithTime =
  /^(?:(?:After|Before|Once|When|While) (?:I|my|our|we) (?:am|came|got|left|had|was|went|were|turned)\b|(?:As|At|By|For|From|In) (?:an?|my|the age of|the last|(?:19|20)\d\d|\d{1,2})(?= )[^,]{0,40},? (?:I|my|our|we) )/u

/** "Where can people find you?" */
const isPlug = /\b(?:causes|find you|follow|news|plugs?|plugging|promot\w{1,4}|shout-?outs?)\b/iu

/** "Best thing I ever did." isn’t one. */
const beginsSentence =
  /^(?:A|About|After|Again|All|Although|An|And|Another|As|At|Because|Before|Both|But|By|Each|Even|Every\p{L}*|For|From|He|Her|His|How|I|If|In|It|Its|Later|Many|Most|My|No|Nobody|None|Not|Nothing|Now|Often|On|Once|One|Our|People|She|Since|So|Some\p{L}*|Sometimes|That|The|Their|Then|There|These|They|This|Those|Three|To|Today|Two|Until|Usually|We|What|When|Where|Which|While|Who|With|You|Your|\d+)(?![\p{L}-])/u
const isWhole = (sentence: string) =>
  beginsSentence.test(sentence) && !isFragment(sentence) && !lacksSubject(sentence) && !isNoted(sentence)

/** "Our brother won it in a card game.": what? */
function meansThing(first: string): boolean {
  const at = first.search(/\b(?:here|it|its|them|these|they|those)\b/iu)
  return (
    at >= 0 &&
    (/^here/iu.test(first.slice(at)) || !/\b(?:an?|some|two|three) \p{L}/iu.test(first.slice(0, at)))
  )
}

/** Words that only answer: "Both.", "On a barge." */
const longestReply = 3

/** Can listeners follow the sentences without the question, once `heard` was said? */
function isClear(said: string[], heard: string): boolean {
  const [first = ''] = said
  const words = wordCount(said.join(' '))
  return (
    words <= mostWords &&
    (isStory(said) || (words >= fewestWords && saysWho.test(first))) &&
    beginsTelling.test(first) &&
    namesItsSubject(first) &&
    said.every(isWhole) &&
    !meansNobody(said.join(' ')) &&
    !meansKind(said) &&
    !meansThing(first) &&
    isAirworthy(said) &&
    meansOnlyKnown(words < fewestTold ? said : [first], heard) &&
    !meansHouse(first, heard) &&
    !said.some((one, at) => beginsWithUnknown(one, [heard, ...said.slice(0, at)].join(' '))) &&
    !meansUnsaid(said, heard)
  )
}

/** The sentences from one on, as far as a passage goes and one more: the length of an answer doesn’t count for each of its beginnings. */
function asLongAsQuoted(said: string[], start: number): string[] {
  let words = 0
  let end = start
  while (end < said.length && words <= mostWords) words += wordCount(said[end++]!)
  return said.slice(start, end)
}

/**
 * What listeners can follow of an answer whose question can’t be said: all of it, or what comes after a short reply. Null if
 * it doesn’t begin with what it is about.
 */
export function passageOf(answered: Answer, material: Material, styles: ContentStyles): Answer | null {
  const { id, label, said, isLearners } = answered
  if (label === null || isLearners || id === 'topics' || id === 'promote') return null
  if (material.slips >= slipsOfLearner || isForHost(label) || isPlug.test(label) || turnsRound(label))
    return null
  const heard = heardOf(material, styles)
  // A punch line is nothing without what comes before it
  const firstWhole = said.findIndex((one) => wordCount(one) > longestReply)
  const starts = said.flatMap((first, at) => (at <= firstWhole || opensWithTime.test(first) ? [at] : []))
  const found = starts
    .map((at) => certainStart(asLongAsQuoted(said, at), (some) => isClear(some, heard)))
    .find((some) => isClear(some, heard))
  const passage = found && { ...answered, said: found }
  return passage && !isUncertain(passage, material) ? passage : null
}
