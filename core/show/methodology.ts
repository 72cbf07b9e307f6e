import * as z from 'zod'
import { optionalText, requiredLine } from '../contract/shapes.ts'
import { methodologyDefaults } from './setting-defaults.ts'

export const showTypes = [
  'business-transformation',
  'pregnancy-parenting',
  'comedy-creative',
  'sports-performance',
  'tech-innovation',
  'general-interview',
  'true-crime',
  'news-politics',
  'health-wellness',
  'education-learning',
  'religion-spirituality',
  'finance-investing',
  'arts-culture',
  'fiction-audio-drama',
  'hobbies-niche',
] as const
export const vulnerabilityLevels = ['high', 'medium-high', 'medium', 'low'] as const
export const questioningStyles = [
  'chronological-deep',
  'conversational-deep',
  'rapid-insights',
  'story-driven',
  'analytical-framework',
] as const
export const depthApproaches = ['surface', 'balanced', 'deep-dive'] as const

/**
 * The show's interview methodology. Unknown keys are refused; missing choices get their defaults
 * (specification 9).
 */
export const ShowMethodology = z
  .strictObject({
    showType: z.enum(showTypes).default(methodologyDefaults.showType),
    vulnerabilityLevel: z.enum(vulnerabilityLevels).default(methodologyDefaults.vulnerabilityLevel),
    coreExplorationAreas: z.array(requiredLine(200, 'The area is empty')).max(30).default([]),
    topicFocusAreas: z.array(requiredLine(200, 'The area is empty')).max(30).default([]),
    targetAudience: optionalText(2_000),
    interviewPhilosophy: optionalText(4_000),
    depthApproach: z.enum(depthApproaches).default(methodologyDefaults.depthApproach),
    methodologyDescription: optionalText(4_000),
    audienceExpectations: optionalText(4_000),
    questioningStyle: z.enum(questioningStyles).default(methodologyDefaults.questioningStyle),
  })
  .meta({ id: 'ShowMethodology' })
export type ShowMethodology = z.output<typeof ShowMethodology>
