import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { hasOptions, isAnswerable } from '@cueroom/core/questionnaires/question-types.ts'

/**
 * Initial answers from the page: an object, its JSON, or `name=Ada&topics=Bees&topics=Maps`. Numbers and
 * booleans become strings; other values are dropped.
 */
export function readPrefill(given: unknown): Answers {
  const values = typeof given === 'string' ? parse(given.trim()) : given
  if (typeof values !== 'object' || !values) return {}
  return Object.fromEntries(
    Object.entries(values).flatMap(([id, value]) => {
      const answer = Array.isArray(value) ? value.flatMap(textsOf) : textsOf(value)[0]
      return answer === undefined ? [] : [[id, answer]]
    }),
  )
}

const textsOf = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) ? [String(value)] : []

function parse(text: string): unknown {
  if (text.startsWith('{')) {
    try {
      return JSON.parse(text)
    } catch {
      return {}
    }
  }
  const given = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(given.keys())].map((id) => {
      const values = given.getAll(id)
      return [id, values.length > 1 ? values : values[0]]
    }),
  )
}

/** What pages call the questions about the guest, which are asked where the host's own don't. */
const aboutGuest = new Map([
  ['name', 'guest-name'],
  ['email', 'guest-email'],
])

/** The answers that fit their questions: a choice that is not offered could not be seen, nor taken back. */
export const fittingAnswers = (questions: Question[], answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([id, answer]) => {
      const question = questions.find((each) => each.id === id)
      if (!question) return [[aboutGuest.get(id) ?? id, answer]]
      const fitting = fittingPart(question, answer)
      return fitting.length > 0 ? [[id, fitting]] : []
    }),
  )

function fittingPart({ type, options }: Question, answer: Answers[string]): Answers[string] {
  if (hasOptions(type))
    return Array.isArray(answer)
      ? answer.filter((item) => options.includes(item))
      : options.filter((option) => option === answer).join('')
  return isAnswerable(type) && (type === 'photo' || typeof answer === 'string') ? answer : ''
}
