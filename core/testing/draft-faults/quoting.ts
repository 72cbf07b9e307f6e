import type { Brief } from '../../content/brief.ts'
import { sentences } from '../../text/sentences.ts'
import { wordCount } from '../../text/word-count.ts'
import { ownSentences, textsOf } from './own-sentences.ts'

/** What somebody holds is theirs to say. */
const opinions = ['advice', 'misconception', 'audience-takeaway']
/** Words from which on a sentence can be told from one of the templates' own. */
const ownEnough = 5
const ofSpeaker = /(?<![\p{L}’'])(?:I|my|me)(?![\p{L}’'])/u

/** Opinions told as if they were the host's, and a guest's "I" in the host's mouth. */
export function quoting(content: string, { guest }: Brief): string[] {
  const own = ownSentences(content)
  const said = (ids: string[]) =>
    ids
      .flatMap((id) => sentences(textsOf(guest.responses[id]).join('\n')))
      .filter((one) => wordCount(one) >= ownEnough)
  const paraphrased = said(opinions).filter((sentence) => own.includes(sentence))
  const first = said(Object.keys(guest.responses)).filter(
    (sentence) => ofSpeaker.test(sentence) && own.includes(sentence),
  )
  return [
    ...paraphrased.map((sentence) => `an opinion without quotation marks: ${sentence}`),
    ...first.map((sentence) => `the guest’s “I” in the host’s mouth: ${sentence}`),
  ]
}
