import * as z from 'zod'
import { PublicId, text } from './shapes.ts'

/** Seconds a person needs at least to fill in a form: a faster one is asked to wait, and to send again. */
export const fastestFormSeconds = 2

/** What every form that visitors send carries besides what they filled in. */
export const visitorFormFields = {
  uniqueToken: PublicId.nullish().describe('Chosen by the sender; a repeated token is stored once'),
  seconds: z.number().min(0).nullish().describe('How long the form was open'),
  subject: text(2_000).nullish().describe('Honeypot field; must be empty'),
}
export type VisitorForm = z.output<z.ZodObject<typeof visitorFormFields>>
