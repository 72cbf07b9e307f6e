import { namesPatient } from './exposing.ts'
import { isFormRemark } from './form-remarks.ts'
import { isOfNothing } from './title-parts.ts'
import { isOtherEnglish } from './other-english.ts'
import { isTyped } from './typed.ts'
import { meansOnlyKnown } from './definite.ts'
import { meansHouse, meansPlaceUnsaid } from './references.ts'
import type { Whom } from './retold.ts'
import { isTellable } from './tellable.ts'
import { wordCount } from '../text/word-count.ts'

const ofOthers = /\b(?:I|[Mm]e|[Mm]y|[Ww]e|us|[Oo]ur|[Oo]urs|[Yy]ou|[Yy]our)\b/u
const passing =
  /\b(?:yesterday|tomorrow|tonight|today|(?:last|next|this) (?:week|month|year|spring|summer|autumn|fall|winter)|ago|(?<!\bmost )recently|upcoming|currently working)\b/iu
const pointsBack =
  /^(?:\p{L}+ ){0,3}(?:it|its|them|there|these|this|those)\b|^(?:\p{L}+ ){0,2}(?:after|before|besides|by|for|from|in|like|of|on|since|than|with) that\b|^that\b|^(?:\p{L}+ ){1,4}(?:there|it|them)[.,]/iu

/** "He also paints." is said after what else he does. */
export const linksBack =
  /\b(?:again|also|another|as well|both|earlier|else|instead|later|now|other|since then|so|still|then|there|too)\b/iu
/** "He keeps the records, naturally.", "Since retiring in 2014 he …": of what was said of him before */
const leansBack =
  /\b(?:naturally|of course)\b|^(?:After|Since|Upon) (?:graduating|leaving|qualifying|retiring)(?:,| (?:he|in|she|they)\b)/u
const fewestAlone = 7
/** "She goes to about two hundred a year.": two hundred what? */
const countsUnnamed =
  /\b(?:dozen|hundred|thousand|million|\d+|two|three|four|five|six|ten) (?:an?|each|every) \p{L}+\.$/u

const ofSeveral = /^The |(?<=\p{Ll} )the (?=\p{Ll}{2,15}[^s]s\b)/gu

/** "He’s done more than 400 since 2009.": 400 what? */
const countsBare =
  /\b(?:built|done|had|made|seen|sold|taught|than|written) \d{2,4}(?=[.;]| (?:since|so far)\b)/u

/** "He loses most of them at home.", "on the same ward": of what was said a sentence ago, or not at all. */
const reachesBack =
  /^(?:\S+ ){0,5}them\b|\bones\b|\bone(?:[.,]| (?:and|at|for|in|on|or|to)\b)|\bthe same (?!time\b)|, (?:of|to|from) which\b/iu

/** Words of a sentence that can be said in a breath, and taken in. */
const longestSaid = 40

/** "Chet lives with mules.", who was Chester before. */
const isOtherName = (sentence: string, name: string) => {
  const [first = ''] = sentence.split(/[\s’']/u)
  return first !== name.split(' ')[0] && first.length > 2 && first.slice(0, 3) === name.slice(0, 3)
}

/** "She is a retired founder." */
const saysBareOffice = (sentence: string) =>
  isOfNothing(sentence.slice(sentence.lastIndexOf(' is ') + 4).replace(/\.$/u, ''))
const ofList =
  /^[^\p{L}\p{N}“"‘'(]| \/ |\b(?:opened for|(?:collaborated|played|stages|toured|worked) with) \p{Lu}[^,.]{1,40}, \p{Lu}[^,.]{1,40}\.$/u
/** "was born in Oslo 1979" */
const yearAlone =
  /(?<!\b(?:about|after|and|around|before|between|by|circa|class of|december|during|early|february|from|in|january|july|june|late|march|may|mid|november|october|of|season|september|since|summer|than|the|through|to|until|august|april|winter|year|spring|autumn),?) (?:19|20)\d\d(?=[.,;]|$)/iu
/** "Since 2014 she gives", "From 2016 he lives", "out of which 29 are ladies": charming from the guest, a slip from the host */
const ofLearner =
  /\b(?:[Ff]rom|[Ss]ince) (?:19|20)\d\d,? (?:he|she|they) (?!(?:has|was)\b)(?:\p{Ll}{2,14}s|are|give|live|play|run|teach|work)\b|\bout of which \d/u
/** Is it as one types it, and not as one says it? */
export const isTypedSentence = (sentence: string) =>
  // "her brother Mr. Ben Gold": nobody whom a guest only mentions is named in full
  /\b(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}\p{Ll}+ \p{Lu}/u.test(sentence) ||
  // "He holds no records "that anybody else wanted".", "the 5th generation", "The Hon. Ana"
  /["“”]|\b\d(?:st|nd|rd|th)[ -]generation\b|^The Hon\b/u.test(sentence) ||
  // "under her aunt, the late Smt.", "Her real name is on file."
  /\b(?:\p{Lu}[bcdfghjklmnpqrstvwxz]{1,4}|U\.S)\.$|\breal name\b|\bon file\b/u.test(sentence) ||
  saysBareOffice(sentence) ||
  // "Ordained 1994"
  /\p{Ll}ed (?:19|20)\d\d\b/u.test(sentence) ||
  yearAlone.test(sentence) ||
  // "He previously held the role of foreign correspondent.", "a fellow of the IStructE"
  /\bheld the (?:position|post|role) of\b|(?<=\p{Lu})\p{Ll}{2,10}\p{Lu}\b/u.test(sentence) ||
  // "retired in 2015, signalling."
  /, \p{Ll}{3,15}ing\.$/u.test(sentence) ||
  // "Ana met at the conference in Leeds.": whom the host met there
  /^\S+ met (?:at|in|on|over|through|via)\b/u.test(sentence) ||
  // "the commons – sorry, Lords – committee"
  /[,(–—-] ?(?:correction|I mean|no wait|oops|scratch that|sorry)\b/iu.test(sentence) ||
  // "/ Born in Leeds", "opened for One, Two."
  ofList.test(sentence) ||
  // "at 6,400 ft. Rates on request."
  /\d ?(?:ft|hrs?|kg|km|lbs?|mi|mins?|sq)\. \p{Lu}/u.test(sentence) ||
  // "DJ Ana – ‘the queen of the night’ – plays"
  / [-–—] ?‘/u.test(sentence) ||
  isTyped(sentence) ||
  isFormRemark(sentence) ||
  namesPatient(sentence) ||
  ofLearner.test(sentence) ||
  isOtherEnglish(sentence)

/** The sentences a host can say: none that belongs to one left out, or that nobody else could say on another day. */
export function sayable(told: string[], whom: Whom, known: string[]): string[] {
  const { name, pronouns } = whom
  const said: string[] = []
  told.forEach((sentence, at) => {
    const goesOn = at > 0 && said.at(-1) === told[at - 1]
    const isOpen = pointsBack.test(sentence) && !goesOn
    const isOurs = ofOthers.test(sentence) || passing.test(sentence) || wordCount(sentence) > longestSaid
    // "Arlo designs rooms. Arlo has built 19.": nobody says the name twice
    const isTwice = !pronouns && sentence.startsWith(name) && said.at(-1)?.startsWith(name)
    const isTyped =
      /\d[kmx]\b|[@#]\p{L}|\bin the \p{L}+ generation\b/iu.test(sentence) ||
      isOtherName(sentence, name) ||
      meansHouse(sentence, [...said, ...known].join(' ')) ||
      meansPlaceUnsaid(sentence, [...said, ...known].join(' ')) ||
      // "She lives in the cottage.": which? What begins with it goes on from what was said, and several are hardly ever meant
      !meansOnlyKnown([sentence.replace(ofSeveral, '')], [...said, ...known].join(' ')) ||
      isTypedSentence(sentence)
    // After one left out, a few words would come from nowhere
    const isLinked =
      at > 0 &&
      !goesOn &&
      ([linksBack, leansBack].some((one) => one.test(sentence)) || wordCount(sentence) < fewestAlone)
    // "She is 84. She still wakes up to check it."
    const isFar = goesOn && wordCount(told[at - 1]!) < 6 && /\b(?:it|them|there)\b/iu.test(sentence)
    // "The laboratory opens at nine.", of the one that was mentioned
    const [, thing = '-'] = /^The (\p{L}+)/u.exec(sentence) ?? []
    const isBroken =
      !isTellable(sentence, whom, goesOn || said.join(' ').includes(` ${thing}`)) ||
      (!goesOn && countsBare.test(sentence)) ||
      isOpen ||
      isFar ||
      isLinked ||
      (at > 0 && (countsUnnamed.test(sentence) || reachesBack.test(sentence)))
    if (!isBroken && !isOurs && !isTwice && !isTyped) said.push(sentence)
  })
  return said
}
