import type { Question, QuestionType } from './questionnaire.ts'

/** Minutes a guest takes for a question of each type, rounded from reading and typing at ordinary speed. */
const minutes: Record<QuestionType, number> = {
  text: 0.5,
  textarea: 1.5,
  select: 0.25,
  radio: 0.25,
  checkbox: 0.5,
  photo: 1,
  email: 0.25,
  phone: 0.25,
  url: 0.25,
  number: 0.25,
  date: 0.25,
  ranking: 0.75,
  consent: 0.5,
  file: 1,
  section: 0.25,
  statement: 0.5,
}

/** Minutes the whole questionnaire takes, at least one. */
export const answeringMinutes = (questions: Pick<Question, 'type'>[]) =>
  Math.max(1, Math.round(questions.reduce((sum, { type }) => sum + minutes[type], 0)))
