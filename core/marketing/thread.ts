import { sentenceParts } from '../text/sentences.ts'

/** Maximum posts of a thread. */
const longestThread = 6

const numbered = (parts: string[]) => parts.map((part, at) => `${part} ${at + 1}/${parts.length}`)

/**
 * A text as a thread of posts that each fit, cut between sentences and numbered "1/3"; null if a sentence alone is
 * too long, or the thread would be.
 */
export function threadOf(text: string, fits: (post: string) => boolean): string[] | null {
  const sentences = text.split('\n').flatMap((line) => sentenceParts(line).map((part) => part.text))
  const fitsNumbered = (part: string) => fits(`${part} ${longestThread}/${longestThread}`)
  const parts: string[] = []
  for (const sentence of sentences) {
    const longer = [...parts.slice(-1), sentence].join(' ')
    if (parts.length > 0 && fitsNumbered(longer)) parts[parts.length - 1] = longer
    else if (fitsNumbered(sentence)) parts.push(sentence)
    else return null
  }
  return parts.length > 1 && parts.length <= longestThread ? numbered(parts) : null
}
