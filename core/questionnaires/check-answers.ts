import { questionnaire as englishTexts } from '../languages/english-questionnaire.ts'
import type { QuestionnaireTexts } from '../languages/english.ts'
import { fill } from '../languages/text.ts'
import { numberText } from '../text/format.ts'
import { type Answer, answerTo, countAnswered, isAnswered } from './answers.ts'
import { isStoredPhoto } from '../media/stored-photo.ts'
import { photoCharactersMax } from '../media/photo-limits.ts'
import { isDate, isEmail, isNumber, isPhone, isWebAddress } from '../text/answer-formats.ts'
import { isConsent } from './consent.ts'
import { hasOptions, isAnswerable } from './question-types.ts'
import { longestAnswer } from './questionnaire-limits.ts'
import type { Answers, Question, QuestionType } from './questionnaire.ts'
import { shownQuestions } from './shown-questions.ts'

/** A problem with an answer, as shown to the guest. */
export interface AnswerProblem {
  id: string
  message: string
}

type Texts = QuestionnaireTexts

const missing: Partial<Record<QuestionType, keyof Texts>> = {
  select: 'chooseThis',
  radio: 'chooseThis',
  checkbox: 'chooseSome',
  ranking: 'rankEach',
  consent: 'agreeThis',
  photo: 'addPhoto',
}

/** A single box that must be ticked is agreed to; there is nothing to choose. */
const missingText = ({ type, options }: Question): keyof Texts =>
  (type === 'checkbox' && options.length === 1 ? missing.consent : missing[type]) ?? 'answerThis'

/**
 * Validates answers on the form and the server: required, length, choices. Empty if all are valid. Ignores
 * questions that aren't shown.
 */
export function checkAnswers(
  questions: Question[],
  answers: Answers,
  texts: Texts = englishTexts,
): AnswerProblem[] {
  const shown = shownQuestions(questions, answers)
  const problems = shown.flatMap((question) => {
    const message = problemWith(question, answerTo(answers, question.id), texts)
    return message ? [{ id: question.id, message }] : []
  })
  const first = shown.find(canBeAnswered)
  if (problems.length > 0 || !first || countAnswered(shown, answers) > 0) return problems
  return [{ id: first.id, message: texts.answerOne }]
}

/** The same for a whole form: the questions about the guest, then the host's. */
export const checkForm = (about: Question[], questions: Question[], answers: Answers, texts?: Texts) => [
  ...about.flatMap((question) => {
    const message = problemWith(question, answerTo(answers, question.id), texts)
    return message ? [{ id: question.id, message }] : []
  }),
  ...checkAnswers(questions, answers, texts),
]

/** The problem with one answer, if any. */
export function problemWith(
  question: Question,
  answer: Answer | undefined,
  texts: Texts = englishTexts,
): string | undefined {
  if (!isAnswerable(question.type)) return undefined
  if (!isAnswered(answer)) return isDemanded(question) ? texts[missingText(question)] : undefined
  return wrong[question.type]?.(answer!, question, texts)
}

// A choice without options cannot be made, and must not lock the guest out
const canBeAnswered = ({ type, options }: Question) =>
  isAnswerable(type) && (!hasOptions(type) || options.length > 0)
const isDemanded = (question: Question) => question.required && canBeAnswered(question)

type Check = (answer: Answer, question: Question, texts: Texts) => string | undefined

const written: Check = (answer, _, texts) => {
  if (typeof answer !== 'string') return texts.notText
  if (answer.length <= longestAnswer) return undefined
  const [most, n] = [longestAnswer, answer.length].map((count) => numberText(count))
  return fill(texts.tooLong, { most: most!, n: n! })
}
const chosen: Check = (answer, { options }, texts) =>
  typeof answer === 'string' && options.includes(answer) ? undefined : texts.notOffered

const inForm =
  (isRight: (answer: string) => boolean, message: keyof Texts): Check =>
  (answer, question, texts) =>
    written(answer, question, texts) ?? (isRight(String(answer).trim()) ? undefined : texts[message])

const wrong: Partial<Record<QuestionType, Check>> = {
  text: written,
  textarea: written,
  email: inForm(isEmail, 'notEmail'),
  phone: inForm(isPhone, 'notPhone'),
  url: inForm(isWebAddress, 'notUrl'),
  file: inForm(isWebAddress, 'notUrl'),
  number: inForm(isNumber, 'notNumber'),
  date: inForm(isDate, 'notDate'),
  consent: inForm(isConsent, 'agreeThis'),
  select: chosen,
  radio: chosen,
  checkbox: (answer, { options }, texts) =>
    [answer].flat().every((item) => options.includes(item)) ? undefined : texts.notOffered,
  ranking: (answer, { options }, texts) => {
    const order = [answer].flat()
    if (!order.every((item) => options.includes(item))) return texts.notOffered
    return order.length === options.length && new Set(order).size === order.length
      ? undefined
      : texts.rankEach
  },
  photo: (answer, _, texts) => {
    if (typeof answer !== 'string') return texts.notImage
    // One that was stored before: the server knows whether it is the guest's own
    if (isStoredPhoto(answer)) return undefined
    if (!/^(data:image\/|https?:\/\/)/i.test(answer)) return texts.notImage
    return answer.length > photoCharactersMax ? texts.largeImage : undefined
  },
}

/** The answers to store: those to shown questions, in question order, trimmed. */
export function tidyAnswers(questions: Question[], answers: Answers): Answers {
  const kept = shownQuestions(questions, answers).flatMap((question) => {
    const answer = answerTo(answers, question.id)
    return isAnswered(answer) ? [[question.id, tidyAnswer(question, answer!)]] : []
  })
  return Object.fromEntries(kept) as Answers
}

function tidyAnswer({ type, options, version }: Question, answer: Answer): Answer {
  const items = [answer].flat()
  if (type === 'checkbox') return options.filter((option) => items.includes(option))
  if (type === 'ranking') return items
  // Names the text that was agreed to; the text itself is in the questions as they were asked
  if (type === 'consent') return `Agreed to version ${version ?? 1}`
  return answerText(answer)
}

/** An answer as text, with each choice of a list on a separate line. */
export const answerText = (answer: Answer) => [answer].flat().join('\n').trim()

/** An answer as a file or a terminal shows it: a ranking with its places. */
export const readableAnswer = (question: { type?: QuestionType | undefined } | undefined, answer: Answer) =>
  question?.type === 'ranking'
    ? [answer]
        .flat()
        .map((item, place) => `${place + 1}. ${item}`)
        .join('\n')
    : answerText(answer)
