import { numberText } from '../text/format.ts'
import { type Answer, answerTo, countAnswered, isAnswered } from './answers.ts'
import { photoCharactersMax, imageTooLarge } from '../media/photo-limits.ts'
import { longestAnswer } from './questionnaire-limits.ts'
import type { Answers, Question, QuestionType } from './questionnaire.ts'

/** What is wrong with the answer to a question, as the guest reads it. */
export interface AnswerProblem {
  id: string
  message: string
}

const missing: Record<QuestionType, string> = {
  text: 'Please answer this question.',
  textarea: 'Please answer this question.',
  select: 'Please choose one.',
  radio: 'Please choose one.',
  checkbox: 'Please choose at least one.',
  photo: 'Please add a photo.',
}
const gone = 'This choice is not offered. Please choose again.'

/**
 * The one judgement of answers, on the form and on the server: what is required, how long it may be, what may
 * be
 * chosen. Empty when everything is in order. Answers to questions that are not asked count for nothing.
 */
export function checkAnswers(questions: Question[], answers: Answers): AnswerProblem[] {
  const problems = questions.flatMap((question) => {
    const message = problemWith(question, answerTo(answers, question.id))
    return message ? [{ id: question.id, message }] : []
  })
  const first = questions.find(canBeAnswered)
  if (problems.length > 0 || !first || countAnswered(questions, answers) > 0) return problems
  return [{ id: first.id, message: 'Please answer at least one question.' }]
}

/** What is wrong with one answer, if anything. */
export function problemWith(question: Question, answer: Answer | undefined): string | undefined {
  if (!isAnswered(answer)) return isDemanded(question) ? missing[question.type] : undefined
  return wrong[question.type](answer!, question)
}

// A choice without options cannot be made, and must not lock the guest out
const canBeAnswered = ({ type, options }: Question) => !hasOptions(type) || options.length > 0
const isDemanded = (question: Question) => question.required && canBeAnswered(question)

/** Whether a question of the type is answered by choosing. */
export const hasOptions = (type: QuestionType) => type === 'select' || type === 'radio' || type === 'checkbox'

type Check = (answer: Answer, question: Question) => string | undefined

const written: Check = (answer) => {
  if (typeof answer !== 'string') return 'Please answer with text.'
  if (answer.length <= longestAnswer) return undefined
  const [most, has] = [longestAnswer, answer.length].map((count) => numberText(count))
  return `This can be at most ${most} characters; you have ${has}.`
}
const chosen: Check = (answer, { options }) =>
  typeof answer === 'string' && options.includes(answer) ? undefined : gone

const wrong: Record<QuestionType, Check> = {
  text: written,
  textarea: written,
  select: chosen,
  radio: chosen,
  checkbox: (answer, { options }) =>
    [answer].flat().every((item) => options.includes(item)) ? undefined : gone,
  photo: (answer) => {
    if (typeof answer !== 'string' || !/^(data:image\/|https?:\/\/)/i.test(answer))
      return 'Please select an image file.'
    return answer.length > photoCharactersMax ? imageTooLarge : undefined
  },
}

/** The answers as they are kept: given ones only, in the order of the questions, without spaces around them. */
export function tidyAnswers(questions: Question[], answers: Answers): Answers {
  const kept = questions.flatMap(({ id, type, options }) => {
    const answer = answerTo(answers, id)
    if (!isAnswered(answer)) return []
    const items = [answer!].flat()
    return [
      [id, type === 'checkbox' ? options.filter((option) => items.includes(option)) : answerText(answer!)],
    ]
  })
  return Object.fromEntries(kept) as Answers
}

/** An answer as running text: choices from a list are on lines of their own. */
export const answerText = (answer: Answer) => [answer].flat().join('\n').trim()
