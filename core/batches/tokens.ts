import { promptLength } from '../content/content-prompt.ts'
import type { Brief } from '../content/brief.ts'
import { introLengthWords } from '../content/intro-length.ts'

/** Characters per token: about four for English in common tokenizers, fewer for other languages. */
const tokenCharacters = 4
const wordTokens = 1.4
/** After the text, a model lists the sources of each sentence. */
const withSources = 1.25

/** Estimated tokens for a number of characters. */
export const tokensOf = (characters: number) => Math.ceil(characters / tokenCharacters)

/** Estimated tokens that a model reads for a text. */
export const promptTokens = (brief: Brief): number => tokensOf(promptLength(brief))

/** Expected length of a text in words. */
const usualWords = ({ type, show }: Brief) => {
  if (type === 'introduction') return introLengthWords[show.contentStyles.introLength].max
  return type === 'questions' ? 350 : 500
}

/** Estimated tokens of a text, read and written, when the first attempt succeeds. */
export const estimatedTokens = (brief: Brief) =>
  promptTokens(brief) + Math.ceil(usualWords(brief) * wordTokens * withSources)
