import type { Choices } from '../show/choice.ts'
import { keysOf } from '../text/keys-of.ts'

export const hashtagTypes = ['ai-generated', 'user-defined'] as const
export type HashtagType = (typeof hashtagTypes)[number]

export const postToneChoices = {
  professional: { label: 'Professional', about: 'Measured and precise.' },
  conversational: { label: 'Conversational', about: 'Relaxed, the way people talk to followers.' },
  inspirational: { label: 'Inspirational', about: 'Encouraging, without slogans.' },
  educational: { label: 'Educational', about: 'Says what listeners can learn.' },
  'behind-scenes': { label: 'Behind the scenes', about: 'Shows how the episode is made.' },
  'thought-provoking': { label: 'Thought-provoking', about: 'Leaves a question open.' },
  'light-humorous': { label: 'Light and humorous', about: 'A light joke, never about the guest.' },
} as const satisfies Choices<string>
export type PostTone = keyof typeof postToneChoices
export const postTones = keysOf(postToneChoices)

export const hashtagTypeChoices: Choices<HashtagType> = {
  'ai-generated': { label: 'Generated', about: 'Hashtags that fit guest and show.' },
  'user-defined': { label: 'Your own', about: 'The hashtags you type, and no others.' },
}

/** Maximum posts per platform. */
export const maxPosts = 10

/** The initial values of the social media form; the guest is the show's first. */
export const socialDefaults = {
  useEmojis: true,
  tone: 'professional',
  hashtagType: 'ai-generated',
  postCount: 3,
} as const
