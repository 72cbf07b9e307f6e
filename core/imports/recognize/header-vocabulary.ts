import { type KindVotes, makeKindVoter } from './kind-votes.ts'
import { headerWords, type WordKind } from './header-words.ts'
import { normalize } from './normalize.ts'

export const compact = (text: string) => text.replaceAll(' ', '')

/** What every known phrase is about, by the phrase without spaces. */
export const kindOfPhrase = new Map<string, WordKind>()
export const fillerWords = new Set<string>()
const spacedPhrases = new Map<string, string>()
for (const words of headerWords) {
  for (const [kind, phrases] of Object.entries(words)) {
    for (const phrase of phrases.split(',').map(normalize)) {
      if (kind === 'filler') fillerWords.add(phrase)
      else if (!kindOfPhrase.has(compact(phrase))) {
        kindOfPhrase.set(compact(phrase), kind as WordKind)
        spacedPhrases.set(compact(phrase), phrase)
      }
    }
  }
}

const mostLetters = 200
let voter: ((folded: string) => KindVotes) | null = null

/** What the words of a header, and words like them, mostly are about in other headers. */
export function voteOnHeader(header: string): KindVotes {
  voter ??= makeKindVoter(
    [...kindOfPhrase].map(([phrase, kind]) => ({ kind, words: spacedPhrases.get(phrase)!.split(' ') })),
    fillerWords,
  )
  return voter(normalize(header.slice(0, mostLetters)))
}

/** After phrases were added or taken away. */
export const forgetVotes = () => {
  voter = null
}
