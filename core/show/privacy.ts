import * as z from 'zod'
import { optionalText } from '../contract/shapes.ts'
import { retentionChoices } from './retention-choices.ts'

/** What guests read about their data, and how long a show keeps guests that nobody uses. */
export const ShowPrivacy = z
  .strictObject({
    note: optionalText(1_000).describe(
      'Shown on public forms and personal pages: what is stored, for how long, and whom to ask. If empty, two sentences in the language of the form',
    ),
    retentionMonths: z
      .union(retentionChoices.map((months) => z.literal(months)))
      .nullish()
      .describe(
        'Months after which unused guests and unaccepted answers are deleted, a week after a notice in the inbox; null for never',
      ),
  })
  .meta({ id: 'ShowPrivacy' })
export type ShowPrivacy = z.output<typeof ShowPrivacy>
