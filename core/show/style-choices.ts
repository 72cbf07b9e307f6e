import type { Choices } from './choice.ts'

/** The choices of the content styles, explained. */
export const styleChoices = {
  introductionStyle: {
    professional: { label: 'Professional', about: 'Welcomes the listener, then says who the guest is.' },
    conversational: { label: 'Conversational', about: 'Talks as if to one listener at the kitchen table.' },
    storytelling: { label: 'Storytelling', about: 'Opens with a scene from the guest’s story.' },
    'hook-focused': { label: 'Hook-focused', about: 'Opens with the most surprising fact.' },
    'question-led': { label: 'Question-led', about: 'Opens with a question that the guest can answer.' },
    'guest-centric': { label: 'Guest-centric', about: 'Opens with the guest’s own words.' },
    'direct-monologue': {
      label: 'Direct monologue',
      about: 'Opens with the subject, without a greeting, in your own voice.',
    },
    'cold-open': {
      label: 'Cold open',
      about: 'Opens in the middle of a quote, then names the guest and the show.',
    },
  },
  questionStyle: {
    conversational: { label: 'Conversational', about: 'The way you would ask across a table.' },
    investigative: { label: 'Investigative', about: 'Asks for evidence and detail.' },
    'story-driven': { label: 'Story-driven', about: 'Asks for scenes and people.' },
    'rapid-fire': { label: 'Rapid-fire', about: 'Short questions that take short answers.' },
    reflective: { label: 'Reflective', about: 'Looks back and inward.' },
  },
  showNotesStyle: {
    detailed: { label: 'Detailed', about: 'Summary, topics, links and the guest, in full sentences.' },
    concise: { label: 'Concise', about: 'At most 120 words and the links.' },
    'bullet-points': { label: 'Bullet points', about: 'Everything except headings as bullet points.' },
    narrative: { label: 'Narrative', about: 'Flowing paragraphs without headings, links at the end.' },
  },
  tone: {
    friendly: { label: 'Friendly', about: 'Warm and plain.' },
    professional: { label: 'Professional', about: 'Measured and precise.' },
    conversational: { label: 'Conversational', about: 'Relaxed, with contractions and short sentences.' },
    inspirational: { label: 'Inspirational', about: 'Encouraging, without slogans.' },
    educational: { label: 'Educational', about: 'Clear; explains what a newcomer needs.' },
    'thought-provoking': { label: 'Thought-provoking', about: 'Leaves a question open.' },
    'light-humorous': {
      label: 'Light and humorous',
      about: 'A light joke now and then, never about the guest.',
    },
  },
  approach: {
    balanced: { label: 'Balanced', about: 'Gives you and the guest equal weight.' },
    'guest-led': { label: 'Guest-led', about: 'Lets the guest’s interests lead.' },
    'host-led': { label: 'Host-led', about: 'Lets your agenda lead.' },
    challenging: { label: 'Challenging', about: 'Tests the guest’s claims, politely.' },
    supportive: { label: 'Supportive', about: 'Makes room for what the guest is proud of.' },
  },
  introductionTemplate: {
    crystal_ball: { label: 'Crystal ball', about: 'Begins with what the listener will take away.' },
    professional_expertise: {
      label: 'Professional expertise',
      about: 'Begins with the work and what the guest knows.',
    },
    academic_authority: {
      label: 'Academic authority',
      about: 'Begins with the field and the guest’s place in it.',
    },
    personality_showcase: {
      label: 'Personality showcase',
      about: 'Begins with the person behind the work.',
    },
    balanced_narrative: { label: 'Balanced narrative', about: 'Work, story and person in equal parts.' },
  },
  introLength: {
    brief: { label: 'Brief', about: '150 to 300 words: one to two minutes on air.' },
    standard: { label: 'Standard', about: '300 to 450 words: two to three minutes on air.' },
    comprehensive: { label: 'Comprehensive', about: '400 to 600 words: three to four minutes on air.' },
  },
  biographicalDepth: {
    minimal: { label: 'Minimal', about: 'Uses one sentence of the biography.' },
    moderate: { label: 'Moderate', about: 'Uses two sentences of the biography.' },
    extensive: { label: 'Extensive', about: 'Uses the whole biography.' },
  },
  storytellingStyle: {
    factual: { label: 'Factual', about: 'Facts, in order.' },
    narrative: { label: 'Narrative', about: 'A story with a turn.' },
    dramatic: { label: 'Dramatic', about: 'Builds tension before the turn.' },
  },
  personalDetailsLevel: {
    professional: { label: 'Professional', about: 'Leaves out private life.' },
    balanced: { label: 'Balanced', about: 'At most one personal detail.' },
    intimate: { label: 'Intimate', about: 'Welcomes personal details that the guest shared.' },
  },
} as const satisfies Record<string, Choices<string>>
