import type { ProviderName } from '../prompts/provider-name.ts'

/** Something that was said, word for word, and where. */
export interface Quote {
  text: string
  /** Place of its first line among the lines of the transcript, from 0. */
  line: number
  speaker: string | null
  /** Seconds; null without times. */
  start: number | null
}

/** A part of the recording. */
export interface Chapter {
  /** Seconds. */
  start: number
  title: string
}

/** An address that was named, and where. */
export interface NamedLink {
  href: string
  line: number
}

/** What was said, in short. Every quote and every time was found in the transcript. */
export interface RecapDraft {
  /** Sentences. */
  summary: string[]
  quotes: Quote[]
  chapters: Chapter[]
  links: NamedLink[]
}

/** The same with who wrote it. */
export interface WrittenRecap extends Omit<RecapDraft, 'chapters'> {
  provider: ProviderName
  model: string | null
  note: string | null
}

/** What texts are written from. */
export interface RecapMaterial extends RecapDraft {
  /** Title of the episode. */
  episode: string
}

export const maxQuotes = 8
export const maxSummarySentences = 8
export const maxLinks = 30
export const longestQuote = 600
export const longestChapterTitle = 120
/** Chapters that a host may give an episode. */
export const maxChapters = 200
export const longestSummarySentence = 500
