import * as z from 'zod'
import { PublicId, text } from './shapes.ts'

/** Minimum seconds to fill in a form; faster senders are asked to wait and send again. */
export const fastestFormSeconds = 2

/** The fields that every visitor form sends in addition to its own. */
export const visitorFormFields = {
  uniqueToken: PublicId.nullish().describe(
    'Chosen by the sender; a submission with a repeated token is stored once',
  ),
  seconds: z.number().min(0).nullish().describe('How long the form was open'),
  subject: text(2_000).nullish().describe('Honeypot field; must be empty'),
}
export type VisitorForm = z.output<z.ZodObject<typeof visitorFormFields>>
