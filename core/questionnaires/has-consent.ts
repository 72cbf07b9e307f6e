import { answerTo, isAnswered } from './answers.ts'
import { purposeOf } from './purpose.ts'
import type { Answers, AskedQuestion } from './questionnaire.ts'

const asksForConsent = ({ id, question, type }: AskedQuestion) =>
  type === 'consent' || id === 'consent' || (type === 'checkbox' && purposeOf(question) === 'consent')

/** Whether a guest gave every consent that a questionnaire asked for; false where it asked for none. */
export function hasConsent(responses: Answers, asked: AskedQuestion[]): boolean {
  const ids = new Set(asked.filter(asksForConsent).map(({ id }) => id))
  if (answerTo(responses, 'consent') !== undefined) ids.add('consent')
  return ids.size > 0 && [...ids].every((id) => isAnswered(answerTo(responses, id)))
}
