import { promptLength } from '../content/content-prompt.ts'
import type { Brief } from '../content/brief.ts'
import { introLengthWords } from '../content/intro-length.ts'

/** Characters of a token: English in the tokenizers in use has about four, other languages fewer. */
const tokenCharacters = 4
const wordTokens = 1.4
/** A model says behind its text what each sentence rests on. */
const withSources = 1.25

/** About how many tokens a text of so many characters is. */
export const tokensOf = (characters: number) => Math.ceil(characters / tokenCharacters)

/** About how many tokens a model reads for a text. */
export const promptTokens = (brief: Brief): number => tokensOf(promptLength(brief))

/** Words of a text as it is asked for. */
const usualWords = ({ type, show }: Brief) => {
  if (type === 'introduction') return introLengthWords[show.contentStyles.introLength].max
  return type === 'questions' ? 350 : 500
}

/** Estimated tokens of a text, read and written, when the first attempt succeeds. */
export const estimatedTokens = (brief: Brief) =>
  promptTokens(brief) + Math.ceil(usualWords(brief) * wordTokens * withSources)
