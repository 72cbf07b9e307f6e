/** The default settings, for schemas and for forms, which render before a schema is loaded. */
export const methodologyDefaults = {
  showType: 'general-interview',
  vulnerabilityLevel: 'medium',
  depthApproach: 'balanced',
  questioningStyle: 'conversational-deep',
} as const

export const styleDefaults = {
  introductionStyle: 'professional',
  questionStyle: 'conversational',
  showNotesStyle: 'detailed',
  tone: 'friendly',
  approach: 'balanced',
  introductionTemplate: 'balanced_narrative',
  introLength: 'standard',
  biographicalDepth: 'moderate',
  storytellingStyle: 'narrative',
  personalDetailsLevel: 'balanced',
} as const
