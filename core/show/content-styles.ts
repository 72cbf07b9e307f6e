import * as z from 'zod'
import { fastestPace, slowestPace } from './reading-time.ts'
import { optionalText, requiredText } from '../contract/shapes.ts'
import { styleDefaults } from './setting-defaults.ts'

export const introductionStyles = [
  'professional',
  'conversational',
  'storytelling',
  'hook-focused',
  'question-led',
  'guest-centric',
  'direct-monologue',
  'cold-open',
] as const
export const questionStyles = [
  'conversational',
  'investigative',
  'story-driven',
  'rapid-fire',
  'reflective',
] as const
export const showNotesStyles = ['detailed', 'concise', 'bullet-points', 'narrative'] as const
export const contentTones = [
  'friendly',
  'professional',
  'conversational',
  'inspirational',
  'educational',
  'thought-provoking',
  'light-humorous',
] as const
export const approaches = ['balanced', 'guest-led', 'host-led', 'challenging', 'supportive'] as const
export const introductionTemplates = [
  'crystal_ball',
  'professional_expertise',
  'academic_authority',
  'personality_showcase',
  'balanced_narrative',
] as const
export const introLengths = ['brief', 'standard', 'comprehensive'] as const
export const biographicalDepths = ['minimal', 'moderate', 'extensive'] as const
export const storytellingStyles = ['factual', 'narrative', 'dramatic'] as const
export const personalDetailsLevels = ['professional', 'balanced', 'intimate'] as const

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
