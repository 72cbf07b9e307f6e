import { longestPrompt } from './prompt.ts'

/** Characters of a token in English text. */
const tokenCharacters = 4
/** Tokens reserved for the answer, its list of sources and one repair. */
const answerTokens = 2_500
/** Minimum size of a prompt in characters; below it, only the task would fit, without the guest. */
const shortestPrompt = 6_000

/**
 * Size of a text in a prompt, in equivalent English characters: scripts with few letters per token count
 * more.
 */
export function promptSize(text: string): number {
  let size = text.length
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    // Latin with accents, Greek, Cyrillic, Arabic, Devanagari: about two letters a token; Chinese, Japanese, Korean: one
    if (code >= 0x2e80) size += 3
    else if (code >= 0x80) size += 1
  }
  return size
}

/** The maximum prompt for a context size in tokens, as measured by `promptSize`. */
export const longestFor = (contextTokens: number) =>
  Math.max(shortestPrompt, Math.min(longestPrompt, (contextTokens - answerTokens) * tokenCharacters))
