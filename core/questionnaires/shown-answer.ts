import { answerTo } from './answers.ts'
import { readableAnswer } from './check-answers.ts'
import type { AskedQuestion } from './questionnaire.ts'
import { currentWording, inGuestsWords, type WordedAnswers } from './wordings.ts'

/** An answer as a file or a terminal shows it: in the host's wording if there is one, with the guest's words below. */
export function shownAnswer(question: Pick<AskedQuestion, 'id' | 'type'>, given: WordedAnswers): string {
  const answer = answerTo(given.responses, question.id)
  if (answer === undefined) return ''
  const wording = currentWording(question.id, given)
  const text = readableAnswer(question, answer)
  return wording === undefined ? text : `${wording}\n\n${inGuestsWords} ${text}`
}
