import { type Answer, answerTo, isAnswered } from './answers.ts'
import { readableAnswer } from './check-answers.ts'
import { isConsent } from './consent.ts'
import { purposeOf } from './purpose.ts'
import type { Answers, AskedQuestion } from './questionnaire.ts'

/** What a guest answered to the questions for consent. Only a clear yes to each of them is `given`. */
export interface ConsentAnswer {
  state: 'notGiven' | 'given' | 'unclear'
  /** The guest's own words, if they aren't clear. */
  answer?: string
  /** When the last of the answers was given, if that is known. */
  at: string | null
}

type Asked = AskedQuestion & { options?: string[] }

/** A long text about consent is about the guest's work. */
const asksForConsent = ({ id, question, type }: Asked) =>
  type === 'consent' || id === 'consent' || (type !== 'textarea' && purposeOf(question) === 'consent')

/** The questions of a set of answers that ask for consent. */
export const consentQuestions = (asked: Asked[], responses: Answers): Asked[] => {
  const found = asked.filter(asksForConsent)
  const isMissing = answerTo(responses, 'consent') !== undefined && !found.some(({ id }) => id === 'consent')
  return isMissing ? [...found, { id: 'consent', question: '' }] : found
}

/** @param givenAt when the answer to a question was given */
export function consentAnswer(
  responses: Answers,
  asked: Asked[],
  givenAt: (question: string) => string | null,
): ConsentAnswer {
  const questions = consentQuestions(asked, responses)
  const answers = questions.map((question) => ({ question, answer: answerTo(responses, question.id) }))
  const unclear = answers.find(({ question, answer }) => isAnswered(answer) && !isClearYes(question, answer!))
  if (unclear) {
    const { question, answer } = unclear
    return { state: 'unclear', answer: readableAnswer(question, answer!), at: givenAt(question.id) }
  }
  if (answers.length === 0 || !answers.every(({ answer }) => isAnswered(answer)))
    return { state: 'notGiven', at: null }
  const dates = answers.flatMap(({ question }) => givenAt(question.id) ?? [])
  return { state: 'given', at: dates.toSorted().at(-1) ?? null }
}

function isClearYes({ question, type, options = [] }: Asked, answer: Answer): boolean {
  const items = [answer].flat().filter((item) => item.trim() !== '')
  if (type === 'consent') return items.length === 1 && isConsent(items[0]!)
  // Of two ways to agree, each may leave something out
  const ways = options.filter((option) => isYes(option, question))
  return ways.length <= 1 && items.every((item) => isYes(item, question))
}

const opening = /^(?:yes|yep|agreed|i (?:fully |hereby )?(?:agree|consent)|you may)\b/
/** Whatever is said in other words may be a condition. */
const plain = new Set(
  `a agree agreed all an and be being can consent conversation course distribute distributed do episode everything for fully
  give happy have hereby i in interview is it may me my of our permission please podcast public publication publish
  published publishing record recorded recording recordings release released show sure talk that the this to use used with
  yep yes you your`.split(/\s+/),
)

/** Whether a text agrees to all that a question asks for, without a condition. */
function isYes(text: string, question: string): boolean {
  const said = text.trim().toLowerCase()
  const words = said.match(/[\p{L}\p{N}’']+/gu) ?? []
  if (!opening.test(said) || !words.every((word) => plain.has(word))) return false
  const [record, publish] = [/\brecord/, /\b(?:publi[cs]|releas|distribut)/]
  const namesOne = record.test(said) !== publish.test(said)
  return !(namesOne && record.test(question.toLowerCase()) && publish.test(question.toLowerCase()))
}
