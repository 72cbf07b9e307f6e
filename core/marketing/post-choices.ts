import type { Choices } from '../show/choice.ts'
import { keysOf } from '../text/keys-of.ts'

export const hashtagTypes = ['ai-generated', 'user-defined'] as const
export type HashtagType = (typeof hashtagTypes)[number]

export const postToneChoices = {
  professional: { label: 'Professional', about: 'Composed and exact.' },
  conversational: { label: 'Conversational', about: 'Relaxed, as one talks to followers.' },
  inspirational: { label: 'Inspirational', about: 'Encouraging, without slogans.' },
  educational: { label: 'Educational', about: 'Says what one can learn.' },
  'behind-scenes': { label: 'Behind the scenes', about: 'Tells how the episode comes about.' },
  'thought-provoking': { label: 'Thought-provoking', about: 'Leaves a question open.' },
  'light-humorous': { label: 'Light and humorous', about: 'A light joke, never about the guest.' },
} as const satisfies Choices<string>
export type PostTone = keyof typeof postToneChoices
export const postTones = keysOf(postToneChoices)

export const hashtagTypeChoices: Choices<HashtagType> = {
  'ai-generated': { label: 'Generated', about: 'Hashtags that fit guest and show.' },
  'user-defined': { label: 'Your own', about: 'The hashtags you type, and no others.' },
}

/** Most posts for a platform in one go. */
export const maxPosts = 10

/** What the social media form starts with; the guest is the show's first. */
export const socialDefaults = {
  useEmojis: true,
  tone: 'professional',
  hashtagType: 'ai-generated',
  postCount: 3,
} as const
