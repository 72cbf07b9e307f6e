import type { ContentStyles } from '../show/content-styles.ts'
import type { ShowMethodology } from '../show/methodology.ts'

type Guidance<Choice extends string> = Record<Choice, string>

/** What each choice of style asks of a writer, in one line: for prompts. */
export const introductionStyleGuidance: Guidance<ContentStyles['introductionStyle']> = {
  professional: 'Open with the welcome, then the guest and what they do.',
  conversational: 'Speak as to one listener at the kitchen table.',
  storytelling: 'Open with a scene from the guest’s story, then say who it belongs to.',
  'hook-focused': 'Open with the most surprising fact.',
  'question-led': 'Open with a question that the guest can answer.',
  'guest-centric': 'Open with the guest’s own words.',
  'direct-monologue': 'Open with the subject, without greeting, in the first person of the host.',
  'cold-open': 'Open in the middle of a quotation; name guest and show only afterwards.',
}

export const introductionTemplateGuidance: Guidance<ContentStyles['introductionTemplate']> = {
  crystal_ball: 'Look ahead: begin with what the listener will carry away.',
  professional_expertise: 'Begin with the work and what the guest knows.',
  academic_authority: 'Begin with the field and the guest’s place in it.',
  personality_showcase: 'Begin with the person behind the work.',
  balanced_narrative: 'Balance work, story and person.',
}

export const toneGuidance: Guidance<ContentStyles['tone']> = {
  friendly: 'Warm and plain.',
  professional: 'Composed and exact.',
  conversational: 'Relaxed, with contractions and short sentences.',
  inspirational: 'Encouraging, without slogans.',
  educational: 'Clear; explain what a newcomer needs.',
  'thought-provoking': 'Leave a question open.',
  'light-humorous': 'A light joke now and then, never about the guest.',
}

export const questionStyleGuidance: Guidance<ContentStyles['questionStyle']> = {
  conversational: 'Questions as one would ask them across a table.',
  investigative: 'Questions that ask for evidence and detail.',
  'story-driven': 'Questions that ask for scenes and people.',
  'rapid-fire': 'Short questions that take short answers.',
  reflective: 'Questions that look back and inward.',
}

export const showNotesStyleGuidance: Guidance<ContentStyles['showNotesStyle']> = {
  detailed: 'All four parts, with full sentences.',
  concise: 'At most 120 words and the links.',
  'bullet-points': 'Everything but the headings as points that begin with “- ”.',
  narrative: 'Flowing paragraphs without headings, the links at the end.',
}

export const approachGuidance: Guidance<ContentStyles['approach']> = {
  balanced: 'Give host and guest equal weight.',
  'guest-led': 'Let the guest’s interests lead.',
  'host-led': 'Let the host’s agenda lead.',
  challenging: 'Test the guest’s claims, politely.',
  supportive: 'Make room for what the guest is proud of.',
}

export const biographicalDepthGuidance: Guidance<ContentStyles['biographicalDepth']> = {
  minimal: 'One sentence of biography.',
  moderate: 'Two sentences of biography.',
  extensive: 'As much biography as there is.',
}

export const storytellingGuidance: Guidance<ContentStyles['storytellingStyle']> = {
  factual: 'Tell it as facts, in order.',
  narrative: 'Tell it as a story with a turn.',
  dramatic: 'Build tension before the turn.',
}

export const personalDetailsGuidance: Guidance<ContentStyles['personalDetailsLevel']> = {
  professional: 'Leave private life out.',
  balanced: 'One personal detail at most.',
  intimate: 'Personal details are welcome, as far as the guest gave them.',
}

export const vulnerabilityGuidance: Guidance<ShowMethodology['vulnerabilityLevel']> = {
  high: 'Ask what it cost, and stay with the answer.',
  'medium-high': 'Ask about doubt and difficulty.',
  medium: 'One question about difficulty.',
  low: 'Stay with the work.',
}

export const questioningGuidance: Guidance<ShowMethodology['questioningStyle']> = {
  'chronological-deep': 'From the beginning to today, with depth at each turn.',
  'conversational-deep': 'Begin where the guest’s interest is and go deeper from answer to answer.',
  'rapid-insights': 'Short questions, one insight each.',
  'story-driven': 'From scene to scene.',
  'analytical-framework': 'Assumption, evidence, conclusion.',
}

export const depthGuidance: Guidance<ShowMethodology['depthApproach']> = {
  surface: '8 questions.',
  balanced: '10 questions.',
  'deep-dive': '12 questions, the important ones with a follow-up.',
}
