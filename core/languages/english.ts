import { sharedTexts } from './english-first.ts'
import { counts, questionnaire } from './english-questionnaire.ts'
import { sponsorship } from './english-sponsorship.ts'

export const english = { questionnaire, shared: sharedTexts, sponsorship, counts }

type Widened<Of> = { [Key in keyof Of]: string }

/** All texts of one language. */
export interface Catalogue {
  questionnaire: Widened<typeof questionnaire>
  shared: Widened<typeof sharedTexts>
  sponsorship: Widened<typeof sponsorship>
  counts: typeof counts
}
export type QuestionnaireTexts = Catalogue['questionnaire']
export type TextKey = keyof QuestionnaireTexts
