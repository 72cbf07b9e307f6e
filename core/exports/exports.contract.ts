import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { IdParams, line, RowId, Timestamp } from '../contract/shapes.ts'
import { Answers } from '../questionnaires/questionnaire.ts'
import { exports as calls } from './exports.calls.ts'
import { guestCopyFormats } from './guest-copy.ts'

const unused = 'Accepted but ignored: the stored answers are exported'

export const exports = withSchemas(calls, {
  guest: {
    params: IdParams,
    query: z.strictObject({
      format: z
        .enum(guestCopyFormats)
        .default('json')
        .describe('docx is a document to read, json has every field'),
    }),
  },
  questionnaireResponses: {
    body: z.strictObject({
      guestId: RowId,
      guestName: line(200).nullish().describe(unused),
      responses: Answers.nullish().describe(unused),
      submittedAt: Timestamp.nullish().describe(unused),
    }),
  },
})
