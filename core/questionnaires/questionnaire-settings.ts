import * as z from 'zod'
import { line, optionalLine, optionalLink, optionalText } from '../contract/shapes.ts'
import { languageCodes } from '../languages/languages.ts'
import { textKeys } from '../languages/text-keys.ts'
import { ClosedPage } from '../show/closed-page.ts'

/** Names of fields that a page passes on. */
export const SourceFieldName = z
  .string()
  .regex(/^[\w.-]{1,64}$/, 'Field names are letters, digits, _ . and -')

/** What a guest sees after submitting. */
const AfterSubmit = z.strictObject({
  text: optionalText(2_000).describe('Replaces the default thank-you text'),
  link: optionalLink().describe('Where guests continue, such as a booking page'),
  linkLabel: optionalLine(100),
  redirect: z.boolean().default(false).describe('Redirect to the link automatically'),
  copy: z.boolean().default(false).describe('Offer guests a copy of their answers'),
})

/** How a questionnaire behaves, in widgets and on its page alike. */
export const QuestionnaireSettings = z
  .strictObject({
    language: z
      .enum(languageCodes)
      .nullable()
      .default(null)
      .describe("Null uses the language of the page, or else of the guest's browser"),
    oneAtATime: z
      .enum(['off', 'phones', 'always'])
      .default('off')
      .describe('Where to show one question at a time'),
    afterSubmit: AfterSubmit.prefault({}),
    hiddenFields: z
      .array(SourceFieldName)
      .max(20)
      .default([])
      .describe('URL parameters stored with the answers, in addition to UTM'),
    answersLocked: z
      .boolean()
      .default(false)
      .describe('Whether guests can no longer change answers sent with a personal link'),
    texts: z
      .partialRecord(z.enum(textKeys), line(500))
      .default({})
      .describe("The host's own texts for the form, by key"),
  })
  .meta({ id: 'QuestionnaireSettings' })
export type QuestionnaireSettings = z.output<typeof QuestionnaireSettings>

/** Language and texts of a closed questionnaire, if its host chose any. */
export const ClosedQuestionnaire = ClosedPage.extend({
  settings: QuestionnaireSettings.pick({ language: true, texts: true }).optional(),
}).meta({ id: 'ClosedQuestionnaire' })
export type ClosedQuestionnaire = z.output<typeof ClosedQuestionnaire>
