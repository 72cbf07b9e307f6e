import type { ProviderName } from '../prompts/provider-name.ts'

/** A verbatim quote with its position. */
export interface Quote {
  text: string
  /** Index of its first line in the transcript, from 0. */
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

/** A mentioned address with its line. */
export interface NamedLink {
  href: string
  line: number
}

/** A recap. Every quote and every time comes from the transcript. */
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

/** The recap as input for texts. */
export interface RecapMaterial extends RecapDraft {
  /** Title of the episode. */
  episode: string
}

export const maxQuotes = 8
export const maxSummarySentences = 8
export const maxLinks = 30
export const longestQuote = 600
export const longestChapterTitle = 120
/** Maximum chapters per episode. */
export const maxChapters = 200
export const longestSummarySentence = 500
