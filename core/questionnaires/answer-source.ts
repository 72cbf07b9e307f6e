import * as z from 'zod'
import { line, says, untrimmedText } from '../contract/shapes.ts'
import { longestSourceField, maxSourceFields } from './questionnaire-limits.ts'
import { SourceFieldName } from './questionnaire-settings.ts'

/** Where answers came from: the page of the form, and the fields that it passed on. */
export const AnswerSource = z
  .strictObject({
    page: line(2_000).nullish().describe('Address of the page with the form, without its parameters'),
    fields: z
      .record(SourceFieldName, untrimmedText(longestSourceField))
      .refine(
        (fields) => Object.keys(fields).length <= maxSourceFields,
        says(`can have at most ${maxSourceFields} entries`),
      )
      .default({}),
  })
  .meta({ id: 'AnswerSource' })
export type AnswerSource = z.output<typeof AnswerSource>
