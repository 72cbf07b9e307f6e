import { methodologyChoices } from '@cueroom/core/show/methodology-choices.ts'
import { AreaField, ChoiceField, TagsField } from './fields.tsx'
import classes from './fields.module.css'

export const MethodologySection = () => (
  <div className={classes.grid}>
    <ChoiceField path="showMethodology.showType" choices={methodologyChoices.showType} />
    <ChoiceField path="showMethodology.questioningStyle" choices={methodologyChoices.questioningStyle} />
    <ChoiceField path="showMethodology.vulnerabilityLevel" choices={methodologyChoices.vulnerabilityLevel} />
    <ChoiceField path="showMethodology.depthApproach" choices={methodologyChoices.depthApproach} />
    <TagsField path="showMethodology.coreExplorationAreas" />
    <TagsField path="showMethodology.topicFocusAreas" />
    <AreaField path="showMethodology.targetAudience" maxLength={2_000} />
    <AreaField path="showMethodology.audienceExpectations" maxLength={4_000} />
    <AreaField path="showMethodology.interviewPhilosophy" maxLength={4_000} />
    <AreaField path="showMethodology.methodologyDescription" maxLength={4_000} />
  </div>
)
