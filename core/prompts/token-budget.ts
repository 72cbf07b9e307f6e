import { longestPrompt } from './prompt.ts'

/** Characters of a token in English text. */
const tokenCharacters = 4
/** Tokens that stay free for the answer, its list of sources and one repair. */
const answerTokens = 2_500
/** Characters without which a prompt holds its task and nothing about the guest. */
const shortestPrompt = 6_000

/**
 * How much room a text takes in a prompt, in characters of English: scripts with few letters to a token count for
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

/** The longest prompt a model with so many tokens of context can read, as `promptSize` counts. */
export const longestFor = (contextTokens: number) =>
  Math.max(shortestPrompt, Math.min(longestPrompt, (contextTokens - answerTokens) * tokenCharacters))
