import { cleanText, sentences } from '../text/sentences.ts'
import { pick } from './words.ts'

// Instructions to a writer, which don't belong in the text
const tellsWriter =
  /^(please |also |and )?(mention|say|tell|make|keep|add|include|use|write|do not|don['’]t|be|focus|emphasi[sz]e|ask|avoid|leave|start|begin|end|stress|refer|talk|speak|highlight|note|remember|thank|congratulate|invite|propose|offer|suggest|explain|point out|remind)\b/iu

/** What the host typed as context: the sentences that a text can use, and whether there were instructions. */
interface HostWords {
  said: string[]
  isInstruction: boolean
}

/** The context word for word, unless it instructs a writer: a template can't follow instructions. */
export function hostWords(context: string | null | undefined): HostWords {
  const all = sentences(context ?? '')
  const isInstruction = all.some((sentence) => tellsWriter.test(sentence))
  return { said: isInstruction ? [] : all, isInstruction }
}

/** What a template left unused, for the host; null when it used everything. */
export function leftUnused({ isInstruction }: HostWords, note: string | null | undefined): string | null {
  const wishes = [...(isInstruction ? ['your additional context'] : []), ...(note ? ['your note'] : [])]
  return wishes.length > 0 ? `A template cannot follow ${wishes.join(' or ')}; a language model can.` : null
}

/** One of the variants, the same for the same key, and another with every take. */
export const chosen = <T>(variants: readonly T[], key: string, take: number): T =>
  variants[(variants.indexOf(pick(variants, key)) + take) % variants.length]!

/** One line of what was typed, without white space that nobody meant. */
export const oneLine = (text: string) => cleanText(text).replace(/\s+/gu, ' ')
