import { cleanText, ended, excerpt, quoted, sentences } from '../text/sentences.ts'
import { present } from '../text/present.ts'
import { isOtherLanguage } from './other-language.ts'
import { capitalized, pick } from './words.ts'

// Instructions to a writer, which don't belong in the text
const tellsWriter =
  /^(?:please |also |and |(?:can|could|would|will) you |I(?:['’]d| would) like you to |I want you to |you (?:can|could|may|must|should) ){0,3}(mention|say|tell|make|keep|add|include|use|write|do not|don['’]t|be|focus|emphasi[sz]e|ask|avoid|leave|start|begin|end|stress|refer|talk|speak|highlight|note|remember|thank|congratulate|invite|propose|offer|suggest|explain|point out|remind)\b/iu

const ofReader = /\b(?:you|yours?|yourself|yourselves)\b/iu
/** Of somebody who is spoken about: the host's note on the reader, or on another person. */
const ofOthers = /\b(?:he|her|hers|herself|him|himself|his|she)\b/iu

/** A sentence of a letter: English, to "you", and about nobody else. */
const isToReader = (sentence: string) =>
  ofReader.test(sentence) && !ofOthers.test(sentence) && !isOtherLanguage(sentence)

/** What the host typed as context, by sentence: those that a text can use, and the others by what keeps them out. */
interface HostWords {
  said: string[]
  /** An instruction and what follows it: whether that goes on with it can’t be seen. */
  instructed: string[]
  foreign: string[]
  /** What the host knows of the reader or of others. */
  ofOthers: string[]
}

/**
 * The sentences of the context that are plainly written to the reader, as typed. The rest is for the writer, who a template
 * isn’t.
 */
export function hostWords(context: string | null | undefined): HostWords {
  const all = sentences(context ?? '').flatMap((sentence) => sentence.split(/(?<=;) /u))
  const at = all.findIndex((sentence) => tellsWriter.test(sentence))
  const before = at === -1 ? all : all.slice(0, at)
  const isForeign = (sentence: string) => isOtherLanguage(sentence)
  return {
    said: before.filter(isToReader).map((sentence) => capitalized(ended(sentence))),
    instructed: all.slice(before.length),
    foreign: before.filter(isForeign),
    ofOthers: before.filter((sentence) => !isForeign(sentence) && !isToReader(sentence)),
  }
}

const whyUnsaid = {
  ofOthers: 'because it isn’t written to the reader (“you”)',
  foreign: 'because the text is in English',
  instructed: 'because it’s an instruction, or comes after one',
}

/** What a template printed and left unused, for the host; null without context and note. */
export function leftUnused(words: HostWords, note: string | null | undefined): string | null {
  const unsaid = (['ofOthers', 'foreign', 'instructed'] as const).filter((why) => words[why].length > 0)
  const notes = present([
    words.said.length > 0 && `Printed from your additional context, as you typed it: ${quoted(words.said)}`,
    ...unsaid.map((why) => `Not printed, ${whyUnsaid[why]}: ${quoted(words[why])}`),
    unsaid.length > 0 && 'A language model could take it into account; a template can’t.',
    note && `A template can’t follow ${excerpt(sentences(note))} A language model can.`,
  ])
  return notes.length > 0 ? notes.join(' ') : null
}

/** One of the variants, the same for the same key, and another with every take. */
export const chosen = <T>(variants: readonly T[], key: string, take: number): T =>
  variants[(variants.indexOf(pick(variants, key)) + take) % variants.length]!

/** One line of what was typed, without white space that nobody meant. */
export const oneLine = (text: string) => cleanText(text).replace(/\s+/gu, ' ')
