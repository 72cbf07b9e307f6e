import { isStoredPhoto } from '../media/stored-photo.ts'
import { type Answer, answerTo, isAnswered } from './answers.ts'
import type { Answers, AnswerWording, AskedQuestion, QuestionType, Wordings } from './questionnaire.ts'

/** A guest's answers, with the host's wordings of some. */
export interface WordedAnswers {
  responses: Answers
  wordings?: Wordings | null | undefined
}

/** What is said of an answer next to the host's wording of it. */
export const inGuestsWords = 'In the guest’s words:'

const wordedTypes: readonly (QuestionType | undefined)[] = ['text', 'textarea']

/** Whether a host can word an answer differently: only what the guest wrote freely. */
export const canBeWorded = (
  question: Pick<AskedQuestion, 'type'> | undefined,
  answer: Answer | undefined,
): answer is string =>
  typeof answer === 'string' &&
  isAnswered(answer) &&
  !isStoredPhoto(answer) &&
  // Answers from other programs have no type
  (question?.type === undefined || wordedTypes.includes(question.type))

/** The host's wording of an answer, even if the guest has changed the answer since. */
export const wordingOf = (id: string, { wordings }: WordedAnswers): AnswerWording | undefined =>
  wordings && Object.hasOwn(wordings, id) ? wordings[id] : undefined

/** The host's wording of an answer, as long as the guest hasn't changed the answer since. */
export function currentWording(id: string, given: WordedAnswers): string | undefined {
  const wording = wordingOf(id, given)
  return wording && wording.answer === answerTo(given.responses, id) ? wording.text : undefined
}

/** The answers that texts are written from: in the host's wording where there is one, else in the guest's words. */
export const wordedAnswers = (given: WordedAnswers): Answers =>
  Object.fromEntries(
    Object.entries(given.responses).map(([id, answer]) => [id, currentWording(id, given) ?? answer]),
  )

/** Ids of answers that texts use in the host's wording. */
export const currentWordings = (given: WordedAnswers): string[] =>
  Object.keys(given.wordings ?? {}).filter((id) => currentWording(id, given) !== undefined)

/** Ids of answers that the guest changed or removed after the host worded them. */
export const outdatedWordings = (given: WordedAnswers): string[] =>
  Object.keys(given.wordings ?? {}).filter((id) => currentWording(id, given) === undefined)

/** Which answers texts use in the host's wording, with the questions. */
export const wordedOf = (given: WordedAnswers & { asked: AskedQuestion[] }) => ({
  asked: given.asked,
  currentWordings: currentWordings(given),
})
