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
}
const choice = 44
/** Title, extent, progress, name, email, notice and buttons. */
const around = 480

/** Height in pixels that a questionnaire takes on a page, rather less than more. */
export const roomFor = (questions: FormQuestion[]): number =>
  questions.reduce(
    (sum, { type, options }) =>
      sum + heights[type] + (type === 'radio' || type === 'checkbox' ? options.length * choice : 0),
    around,
  )
