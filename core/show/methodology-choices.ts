import type { Choices } from './choice.ts'

/** The choices of the methodology, explained. */
export const methodologyChoices = {
  showType: {
    'business-transformation': {
      label: 'Business and transformation',
      about: 'Founders and leaders on what they changed and what it took.',
    },
    'pregnancy-parenting': {
      label: 'Pregnancy and parenting',
      about: 'Families and those who care for them, from birth to teenage years.',
    },
    'comedy-creative': {
      label: 'Comedy and creative work',
      about: 'People who make others laugh or make things up, and how they do it.',
    },
    'sports-performance': {
      label: 'Sports and performance',
      about: 'Training, competition and recovery, from people who do it.',
    },
    'tech-innovation': {
      label: 'Technology and innovation',
      about: 'What is being built, how it works and whom it changes.',
    },
    'general-interview': {
      label: 'General interview',
      about: 'Conversations with all kinds of guests; the guest sets the subject.',
    },
    'true-crime': {
      label: 'True crime',
      about: 'Cases and those who worked on them, with care for the people affected.',
    },
    'news-politics': {
      label: 'News and politics',
      about: 'What happened, who decides, and what follows from it.',
    },
    'health-wellness': {
      label: 'Health and wellness',
      about: 'Body and mind: evidence, practice and lived experience.',
    },
    'education-learning': {
      label: 'Education and learning',
      about: 'How people learn and teach, in school and long after it.',
    },
    'religion-spirituality': {
      label: 'Religion and spirituality',
      about: 'Belief, practice and doubt, across traditions.',
    },
    'finance-investing': {
      label: 'Finance and investing',
      about: 'Money decisions, markets and the mistakes behind them.',
    },
    'arts-culture': {
      label: 'Arts and culture',
      about: 'Art, the people who make it and the times it speaks to.',
    },
    'fiction-audio-drama': {
      label: 'Fiction and audio drama',
      about: 'Writers, actors and sound designers on stories told by ear.',
    },
    'hobbies-niche': {
      label: 'Hobbies and niche subjects',
      about: 'A subject few people love deeply, with those who know it best.',
    },
  },
  vulnerabilityLevel: {
    high: { label: 'High', about: 'Asks what it cost and follows up on the answer.' },
    'medium-high': { label: 'Medium-high', about: 'Asks about doubt and difficulty more than once.' },
    medium: { label: 'Medium', about: 'One question about difficulty, if the guest offers it.' },
    low: { label: 'Low', about: 'Stays with the work, and with feelings only if the guest brings them up.' },
  },
  depthApproach: {
    surface: { label: 'Surface', about: '8 questions that cover a lot of ground.' },
    balanced: { label: 'Balanced', about: '10 questions, some wide and some deep.' },
    'deep-dive': { label: 'Deep dive', about: '12 questions, the important ones with a follow-up.' },
  },
  questioningStyle: {
    'chronological-deep': {
      label: 'Chronological, in depth',
      about: 'From the beginning to today, exploring each turning point.',
    },
    'conversational-deep': {
      label: 'Conversational, in depth',
      about: 'Begins with what interests the guest and goes deeper with each answer.',
    },
    'rapid-insights': { label: 'Rapid insights', about: 'Short questions, one insight each.' },
    'story-driven': { label: 'Story-driven', about: 'Moves from scene to scene.' },
    'analytical-framework': {
      label: 'Analytical framework',
      about: 'Assumption, evidence, conclusion: one step after the other.',
    },
  },
} as const satisfies Record<string, Choices<string>>
