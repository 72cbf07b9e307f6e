import type { Brief } from '../../content/brief.ts'
import { spokenName } from '../../drafting/names.ts'
import { inSentence } from '../../drafting/words.ts'
import { ownSentences, textsOf } from './own-sentences.ts'

/** "subjects are Sourdough": a capital that only began a line of a list, kept in mid-sentence. */
export function capitals(content: string, { guest, show }: Brief): string[] {
  const { name: _name, company: _company, ...said } = guest
  const known = [guest.name, spokenName(guest.name), guest.company ?? '', ...textsOf(show)].join(' ')
  const named = new Set(
    [
      ...textsOf(said)
        .join('\n')
        .matchAll(/(?<=\p{Ll},? )\p{Lu}[\p{L}’'-]+/gu),
    ].map(([word]) => word),
  )
  return ownSentences(content)
    .flatMap((sentence) => [...sentence.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}[\p{L}’'-]*/gu)])
    .map(([word]) => word)
    .filter(
      (word) => !known.includes(word.replace(/’s$/u, '')) && !named.has(word) && inSentence(word) !== word,
    )
    .map((word) => `capital in mid-sentence: ${word}`)
}
