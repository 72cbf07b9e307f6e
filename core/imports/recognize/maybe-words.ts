import { hasJobWord } from './looks-like.ts'
import { normalizeWords } from './normalize.ts'
import { namesMonth } from './read-date.ts'
import { listOfWords } from './word-starts.ts'

/** "Maybe" in the languages of headers. */
const maybeWords = listOfWords(`
  maybe, perhaps, possibly, probably, tentatively, tbc, vielleicht, evtl, eventuell, womöglich, vermutlich, wohl, peut être, probablement, sans doute, éventuellement,
  quizás, quizá, tal vez, a lo mejor, posiblemente, probablemente, talvez, provavelmente, possivelmente, forse, magari, probabilmente, misschien, wellicht, mogelijk,
  waarschijnlijk, kanske, kanskje, måske, ehkä, może, być może, chyba, možná, možno, talán, esetleg, poate, belki, возможно, может, может быть, можливо, може, ίσως,
  možda, morda, galbūt, varbūt, võib olla, potser, mungkin, có thể, ربما, אולי, शायद, อาจจะ, たぶん, 多分, 也许, 也許, 可能, 아마
`).map((word) => normalizeWords(word))

/** "quizás enero", "perhaps in March", "vielleicht später": when somebody might come, and no job. */
export function isMaybe(text: string): boolean {
  const said = normalizeWords(text)
  const word = maybeWords.find((maybe) => said === maybe || said.startsWith(`${maybe} `))
  if (word === undefined) return false
  const rest = text.split(/\s+/).slice(word.split(' ').length).join(' ')
  return namesMonth(rest) || (!hasJobWord(rest) && !/\p{Lu}/u.test(rest))
}
