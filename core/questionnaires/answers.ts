import type { Answers, Question } from './questionnaire.ts'

export type Answer = Answers[string]

/** The answer to a question. Ids are free-form, so one could equal an inherited property name. */
export const answerTo = (answers: Answers, id: string): Answer | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined

/** Whether a question has an answer. Spaces and empty lists don't count. */
export const isAnswered = (answer: Answer | undefined) =>
  typeof answer === 'string' ? answer.trim() !== '' : Boolean(answer?.some((item) => item.trim() !== ''))

/** How many of the given questions are answered; pass only the shown ones. */
export const countAnswered = (questions: Pick<Question, 'id'>[], answers: Answers) =>
  questions.filter(({ id }) => isAnswered(answerTo(answers, id))).length
