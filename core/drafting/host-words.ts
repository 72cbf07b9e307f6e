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

/** "Ray says you cancel a lot": what somebody else says or thinks, unlike "as I said in May". */
const reports = [
  /(?<!\b(?:I|we|you)(?: \p{L}{1,9})? )\b(?:says|thinks|believes|claims|reckons|insists|swears|doubts|wants|according to|(?:dice|cree|piensa|dit|pense) que|sagt|meint|glaubt)\b/iu,
  /(?<!\b(?:I|we|you)(?: \p{L}{1,9})? )\b(?:said|told|thought|believed|claimed|insisted|swore|mentioned (?:that|you))\b/iu,
  /\b(?:they|people|some|others|many|friends|colleagues) (?:all )?(?:say|think|believe|claim|tell)\b/iu,
]
const ofMoney =
  /[$€£]|\b(?:owe[ds]?|owing|unpaid|overdue|debts?|invoices?|pay|pays|paid|paying|payments?|prices?|budgets?|fees?|expensive|your rates?|euros?|dollars?|bucks|pesos|haggle|negotiate|(?<!\byou )offer(?:ed|ing)? (?:(?:you|at|most|up|to|no|more|than|only|just) )*(?:less|\d+))\b/iu

const isReport = (sentence: string) => reports.some((report) => report.test(sentence))
const isOfMoney = (sentence: string) => ofMoney.test(sentence)

/** Whether a sentence of a biography isn't for the guest: what others say or think, and the show's money. */
export function isPrivate(sentence: string, guestName: string): boolean {
  const own = new Set(['he', 'she', 'they', 'who', 'and', ...guestName.toLowerCase().split(' ')])
  const asOwn = sentence.replace(/\p{L}+/gu, (word) => (own.has(word.toLowerCase()) ? 'I' : word))
  return isReport(asOwn) || (isOfMoney(sentence) && /\b(?:us|we|our|me|offer|expensive)\b/iu.test(sentence))
}

/** A sentence that speaks to "you", and about nobody else. */
const isToReader = (sentence: string) => ofReader.test(sentence) && !ofOthers.test(sentence)

/** What the host typed as context, by sentence: those that a text can use, and the others by what keeps them out. */
interface HostWords {
  said: string[]
  /** An instruction and what follows it: whether that goes on with it can’t be seen. */
  instructed: string[]
  foreign: string[]
  /** What the host knows of the reader or of others. */
  ofOthers: string[]
  reported: string[]
  ofMoney: string[]
}

function whereItBelongs(sentence: string): keyof HostWords {
  if (isOtherLanguage(sentence)) return 'foreign'
  if (!isToReader(sentence)) return 'ofOthers'
  if (isReport(sentence)) return 'reported'
  return isOfMoney(sentence) ? 'ofMoney' : 'said'
}

/**
 * The sentences of the context that are plainly written to the reader, as typed. The rest is for the writer, who a template
 * isn’t.
 */
export function hostWords(context: string | null | undefined): HostWords {
  const all = sentences(context ?? '').flatMap((sentence) => sentence.split(/(?<=;) /u))
  const at = all.findIndex((sentence) => tellsWriter.test(sentence))
  const before = at === -1 ? all : all.slice(0, at)
  const of = (place: keyof HostWords) => before.filter((sentence) => whereItBelongs(sentence) === place)
  return {
    said: of('said').map((sentence) => capitalized(ended(sentence))),
    instructed: all.slice(before.length),
    foreign: of('foreign'),
    ofOthers: of('ofOthers'),
    reported: of('reported'),
    ofMoney: of('ofMoney'),
  }
}

const whyUnsaid = {
  ofOthers: 'because it isn’t written to the reader (“you”)',
  reported: 'because it reports what somebody else says or thinks',
  ofMoney: 'because it speaks of money',
  foreign: 'because the text is in English',
  instructed: 'because it’s an instruction, or comes after one',
}

/** What a template printed and left unused, for the host; null without context and note. */
export function leftUnused(words: HostWords, note: string | null | undefined): string | null {
  const unsaid = (['ofOthers', 'reported', 'ofMoney', 'foreign', 'instructed'] as const).filter(
    (why) => words[why].length > 0,
  )
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
