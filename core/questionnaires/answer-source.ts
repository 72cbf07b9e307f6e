import * as z from 'zod'
import { line, says, untrimmedText } from '../contract/shapes.ts'
import { longestSourceField, maxSourceFields } from './questionnaire-limits.ts'
import { SourceFieldName } from './questionnaire-settings.ts'

/** Where answers came from: the page of the form, and the fields that it passed on. */
export const AnswerSource = z
  .strictObject({
    page: line(2_000)
      // Answers from a file or a frame without an address are kept, too
      .overwrite((page) => (/^https?:\/\//i.test(page) ? page : ''))
      .nullish()
      .describe('Web address of the page with the form, without its parameters; others are left out'),
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
