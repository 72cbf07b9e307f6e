import * as z from 'zod'
import { optionalText, requiredLine } from '../contract/shapes.ts'
import { keysOf } from '../text/keys-of.ts'
import { methodologyChoices } from './methodology-choices.ts'
import { methodologyDefaults } from './setting-defaults.ts'

export const showTypes = keysOf(methodologyChoices.showType)
export const vulnerabilityLevels = keysOf(methodologyChoices.vulnerabilityLevel)
export const questioningStyles = keysOf(methodologyChoices.questioningStyle)
export const depthApproaches = keysOf(methodologyChoices.depthApproach)

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
