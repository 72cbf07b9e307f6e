import { listed } from '../text/format.ts'

// Doesn't import zod, so screens that only name the parts don't load it
export const sourceParts = ['answers', 'guest', 'settings', 'patterns', 'transcript'] as const
type SourcePart = (typeof sourceParts)[number]

/** Texts for people: "the guest's answers and the show settings". */
const partWords: Record<SourcePart, string> = {
  answers: "the guest's answers",
  guest: "the guest's details",
  settings: 'the show settings',
  patterns: 'the training patterns',
  transcript: 'the transcript or recap',
}

/** What has changed, in words; empty when nothing has. */
export const staleWords = (parts: readonly SourcePart[]): string =>
  listed(parts.map((part) => partWords[part]))
