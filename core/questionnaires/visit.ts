import * as z from 'zod'
import { PublicId } from '../contract/shapes.ts'
import { QuestionId } from './questionnaire.ts'
import { maxQuestions } from './questionnaire-limits.ts'

/** A form's visit report. Repeated reports with more answered questions count once. */
export const NewVisit = z
  .strictObject({
    visit: PublicId.describe('Random, created by the browser and used for one day; not linked to a person'),
    answered: z
      .array(QuestionId)
      .max(maxQuestions)
      .default([])
      .describe('The questions answered so far, without the answers'),
  })
  .meta({ id: 'NewVisit' })
export type NewVisit = z.input<typeof NewVisit>
export type ReceivedVisit = z.output<typeof NewVisit>
