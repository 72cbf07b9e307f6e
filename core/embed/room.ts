import { hasOptions } from '../questionnaires/question-types.ts'
import type { QuestionType } from '../questionnaires/questionnaire.ts'

interface FormQuestion {
  type: QuestionType
  options: string[]
}

/** Height of a field with its label and the space below, in pixels; each choice adds a line. */
const heights: Record<QuestionType, number> = {
  text: 100,
  textarea: 164,
  select: 100,
  radio: 56,
  checkbox: 56,
  photo: 100,
  email: 100,
  phone: 100,
  url: 100,
  number: 100,
  date: 100,
  ranking: 56,
  consent: 100,
  file: 124,
  section: 56,
  statement: 56,
}
const choice = 44
/** Title, extent, progress, name, email, notice and buttons. */
const around = 480

/** Estimated height of a questionnaire in pixels, on the low side. */
export const roomFor = (questions: FormQuestion[]): number =>
  questions.reduce(
    (sum, { type, options }) =>
      sum + heights[type] + (hasOptions(type) && type !== 'select' ? options.length * choice : 0),
    around,
  )
