import * as z from 'zod'
import { fastestPace, slowestPace } from './reading-time.ts'
import { optionalText, requiredText } from '../contract/shapes.ts'
import { keysOf } from '../text/keys-of.ts'
import { styleChoices } from './style-choices.ts'
import { styleDefaults } from './setting-defaults.ts'

export const introductionStyles = keysOf(styleChoices.introductionStyle)
export const questionStyles = keysOf(styleChoices.questionStyle)
export const showNotesStyles = keysOf(styleChoices.showNotesStyle)
export const contentTones = keysOf(styleChoices.tone)
export const approaches = keysOf(styleChoices.approach)
export const introductionTemplates = keysOf(styleChoices.introductionTemplate)
export const introLengths = keysOf(styleChoices.introLength)
export const biographicalDepths = keysOf(styleChoices.biographicalDepth)
export const storytellingStyles = keysOf(styleChoices.storytellingStyle)
export const personalDetailsLevels = keysOf(styleChoices.personalDetailsLevel)

const Signature = z
  .strictObject({ enabled: z.boolean().default(false), text: optionalText(1_000) })
  .prefault({})

/** How generated texts sound. Every choice has a default, so `{}` is a whole set of styles. */
export const ContentStyles = z
  .strictObject({
    introductionStyle: z.enum(introductionStyles).default(styleDefaults.introductionStyle),
    questionStyle: z.enum(questionStyles).default(styleDefaults.questionStyle),
    showNotesStyle: z.enum(showNotesStyles).default(styleDefaults.showNotesStyle),
    tone: z.enum(contentTones).default(styleDefaults.tone),
    approach: z.enum(approaches).default(styleDefaults.approach),
    signatureStatement: z.strictObject({ atStart: Signature, atEndOfIntro: Signature }).prefault({}),
    introductionTemplate: z.enum(introductionTemplates).default(styleDefaults.introductionTemplate),
    introLength: z.enum(introLengths).default(styleDefaults.introLength),
    biographicalDepth: z.enum(biographicalDepths).default(styleDefaults.biographicalDepth),
    storytellingStyle: z.enum(storytellingStyles).default(styleDefaults.storytellingStyle),
    personalDetailsLevel: z.enum(personalDetailsLevels).default(styleDefaults.personalDetailsLevel),
    ownIntroductions: z.array(requiredText(4_000, 'The introduction is empty')).max(5).optional(),
    wordsPerMinute: z.int().min(slowestPace).max(fastestPace).optional(),
  })
  .meta({ id: 'ContentStyles' })
export type ContentStyles = z.output<typeof ContentStyles>
