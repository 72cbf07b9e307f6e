import type { Brief } from '../../content/brief.ts'
import { spelledFor } from '../../drafting/spelling.ts'
import { ownSentences, textsOf } from './own-sentences.ts'

/** A template's word in American spelling in a British show, or the reverse. */
export function spelling(content: string, { guest, show }: Brief): string[] {
  const spelled = spelledFor(show)
  const written = new Set(
    textsOf([guest, show])
      .join('\n')
      .toLowerCase()
      .match(/\p{L}+/gu),
  )
  return ownSentences(content)
    .flatMap((sentence) => sentence.match(/\p{L}+/gu) ?? [])
    .filter((word) => !written.has(word.toLowerCase()) && spelled(word) !== word)
    .map((word) => `not the show’s spelling: ${word}`)
}
