import { type KindVotes, makeKindVoter } from './kind-votes.ts'
import { headerWords, type WordKind } from './header-words.ts'
import { normalize } from './normalize.ts'

export const compact = (text: string) => text.replaceAll(' ', '')

/** What every known phrase is about, by the phrase without spaces. */
export const kindOfPhrase = new Map<string, WordKind>()
export const fillerWords = new Set<string>()
const spacedPhrases = new Map<string, string>()
/** Each phrase's kind by language, and the phrases of English. */
const kindsByLanguage = new Map<string, Map<string, WordKind>>()
for (const [language, words] of headerWords) {
  const own = kindsByLanguage.get(language) ?? new Map<string, WordKind>()
  kindsByLanguage.set(language, own)
  for (const [kind, phrases] of Object.entries(words)) {
    for (const phrase of phrases.split(',').map(normalize)) {
      if (kind !== 'filler' && !own.has(compact(phrase))) own.set(compact(phrase), kind as WordKind)
      if (kind === 'filler') fillerWords.add(phrase)
      else if (!kindOfPhrase.has(compact(phrase))) {
        kindOfPhrase.set(compact(phrase), kind as WordKind)
        spacedPhrases.set(compact(phrase), phrase)
      }
    }
  }
}

/** Whether a header is a known one of another language than English. */
export function isForeign(header: string): boolean {
  const phrase = compact(normalize(header))
  return kindOfPhrase.has(phrase) && !kindsByLanguage.get('en')!.has(phrase)
}

/** So many headers of one language, and more than of any other, make a sheet one of that language. */
const leastHeaders = 3

/** The language of most headers; null for English, and where none is plain. */
export function languageOf(headers: string[]): string | null {
  const phrases = headers.map((header) => compact(normalize(header)))
  const counted = [...kindsByLanguage].map(([language, kinds]) => ({
    language,
    count: phrases.filter((phrase) => phrase && kinds.has(phrase)).length,
  }))
  const [first, second] = counted.sort((a, b) => b.count - a.count)
  const isClear = first!.count >= leastHeaders && first!.count > (second?.count ?? 0)
  return isClear && first!.language !== 'en' ? first!.language : null
}

/** What a header means in a language, where English, which comes first, has another meaning for it: "host" is Czech for guest. */
export const kindIn = (language: string, header: string): WordKind | undefined =>
  kindsByLanguage.get(language)?.get(compact(normalize(header)))

const maxLetters = 200
let voter: ((folded: string) => KindVotes) | null = null

/** What the words of a header, and words like them, mostly are about in other headers. */
export function voteOnHeader(header: string): KindVotes {
  voter ??= makeKindVoter(
    [...kindOfPhrase].map(([phrase, kind]) => ({ kind, words: spacedPhrases.get(phrase)!.split(' ') })),
    fillerWords,
  )
  return voter(normalize(header.slice(0, maxLetters)))
}

/** After phrases were added or taken away. */
export const forgetVotes = () => {
  voter = null
}
