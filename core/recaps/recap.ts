import type { Recap } from './recaps.contract.ts'

/** A verbatim quote with its position. */
export type Quote = Recap['quotes'][number]
/** A part of the recording. */
export type Chapter = Recap['chapters'][number]
/** A mentioned address with its line. */
export type NamedLink = Recap['links'][number]

/** A recap. Every quote and every time comes from the transcript. */
export type RecapDraft = Pick<Recap, 'summary' | 'quotes' | 'chapters' | 'links'>
/** The same with who wrote it. */
export type WrittenRecap = Pick<Recap, 'summary' | 'quotes' | 'links' | 'provider' | 'model' | 'note'>

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
