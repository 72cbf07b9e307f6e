import type { ContentStyles } from '../show/content-styles.ts'
import type { ShowMethodology } from '../show/methodology.ts'

type Guidance<Choice extends string> = Record<Choice, string>

/** What each style option asks of the writer, in one line for prompts. */
export const introductionStyleGuidance: Guidance<ContentStyles['introductionStyle']> = {
  professional: 'Open with the welcome, then the guest and what they do.',
  conversational: 'Talk as if to one listener at the kitchen table.',
  storytelling: 'Open with a scene from the guest’s story, then say who it belongs to.',
  'hook-focused': 'Open with the most surprising fact.',
  'question-led': 'Open with a question that the guest can answer.',
  'guest-centric': 'Open with the guest’s own words.',
  'direct-monologue': "Open with the subject, without a greeting, in the host's first person.",
  'cold-open': 'Open in the middle of a quote; name the guest and the show only afterwards.',
}

export const introductionTemplateGuidance: Guidance<ContentStyles['introductionTemplate']> = {
  crystal_ball: 'Look ahead: begin with what the listener will take away.',
  professional_expertise: 'Begin with the work and what the guest knows.',
  academic_authority: 'Begin with the field and the guest’s place in it.',
  personality_showcase: 'Begin with the person behind the work.',
  balanced_narrative: 'Balance work, story and person.',
}

export const toneGuidance: Guidance<ContentStyles['tone']> = {
  friendly: 'Warm and plain.',
  professional: 'Measured and precise.',
  conversational: 'Relaxed, with contractions and short sentences.',
  inspirational: 'Encouraging, without slogans.',
  educational: 'Clear; explain what a newcomer needs.',
  'thought-provoking': 'Leave a question open.',
  'light-humorous': 'A light joke now and then, never about the guest.',
}

export const questionStyleGuidance: Guidance<ContentStyles['questionStyle']> = {
  conversational: 'Questions as you would ask them across a table.',
  investigative: 'Questions that ask for evidence and detail.',
  'story-driven': 'Questions that ask for scenes and people.',
  'rapid-fire': 'Short questions that take short answers.',
  reflective: 'Questions that look back and inward.',
}

export const showNotesStyleGuidance: Guidance<ContentStyles['showNotesStyle']> = {
  detailed: 'All four parts, with full sentences.',
  concise: 'At most 120 words and the links.',
  'bullet-points': 'Everything except headings as points that begin with “- ”.',
  narrative: 'Flowing paragraphs without headings, with the links at the end.',
}

export const approachGuidance: Guidance<ContentStyles['approach']> = {
  balanced: 'Give host and guest equal weight.',
  'guest-led': 'Let the guest’s interests lead.',
  'host-led': 'Let the host’s agenda lead.',
  challenging: 'Test the guest’s claims, politely.',
  supportive: 'Make room for what the guest is proud of.',
}

export const biographicalDepthGuidance: Guidance<ContentStyles['biographicalDepth']> = {
  minimal: 'Use one sentence of biography.',
  moderate: 'Use two sentences of biography.',
  extensive: 'Use all the biography there is.',
}

export const storytellingGuidance: Guidance<ContentStyles['storytellingStyle']> = {
  factual: 'Tell it as facts, in order.',
  narrative: 'Tell it as a story with a turn.',
  dramatic: 'Build tension before the turn.',
}

export const personalDetailsGuidance: Guidance<ContentStyles['personalDetailsLevel']> = {
  professional: 'Leave out private life.',
  balanced: 'At most one personal detail.',
  intimate: 'Personal details that the guest shared are welcome.',
}

export const vulnerabilityGuidance: Guidance<ShowMethodology['vulnerabilityLevel']> = {
  high: 'Ask what it cost, and stay with the answer.',
  'medium-high': 'Ask about doubt and difficulty.',
  medium: 'One question about difficulty.',
  low: 'Stay with the work.',
}

export const questioningGuidance: Guidance<ShowMethodology['questioningStyle']> = {
  'chronological-deep': 'From the beginning to today, exploring each turning point.',
  'conversational-deep': 'Begin with what interests the guest and go deeper with each answer.',
  'rapid-insights': 'Short questions, one insight each.',
  'story-driven': 'Move from scene to scene.',
  'analytical-framework': 'Assumption, evidence, conclusion.',
}

export const depthGuidance: Guidance<ShowMethodology['depthApproach']> = {
  surface: '8 questions.',
  balanced: '10 questions.',
  'deep-dive': '12 questions, the important ones with a follow-up.',
}
