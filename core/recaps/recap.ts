import type { Recap } from './recaps.contract.ts'

/** Something that was said, word for word, and where. */
export type Quote = Recap['quotes'][number]
/** A part of the recording. */
export type Chapter = Recap['chapters'][number]
/** An address that was named, and where. */
export type NamedLink = Recap['links'][number]

/** What was said, in short. Every quote and every time was found in the transcript. */
export type RecapDraft = Pick<Recap, 'summary' | 'quotes' | 'chapters' | 'links'>
/** The same with who wrote it. */
export type WrittenRecap = Pick<Recap, 'summary' | 'quotes' | 'links' | 'provider' | 'model' | 'note'>

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
