import type { Speech } from './speech/speech.ts'
import { isSubject, type Word } from './talk-words.ts'
import { capitalized } from '../text/format.ts'
import { isQuestion, type ReadSentence } from './talk.ts'

const maxWords = 8
const fewestWords = 3
/** Minimum words of a shortened question. */
const fewestKept = 4
const longestTitle = 80

const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The words of a question, without its lead-in ("And so, Kwame, …") and addressee ("…, Kwame?"). */
function questionWords(text: string, speech: Speech, names: ReadonlySet<string>): string[] {
  let words = text
    .replace(/["“”«»¿?]/gu, '')
    .trim()
    .split(/\s+/u)
  const start = words.findIndex((word) => speech.questionWords.has(bare(word)))
  // Only filler words may come before the question, or a clause that ends there
  const before = words.slice(0, start)
  const isFree =
    before.every((word) => speech.leadIns.has(bare(word)) || names.has(bare(word))) ||
    /[,;:–—]$/u.test(before.findLast((word) => !speech.leadIns.has(bare(word))) ?? '')
  if (start < 0 || !isFree) return []
  words = words.slice(start)
  const named = words.findIndex((word, n) => n > 0 && names.has(bare(word)) && words[n - 1]!.endsWith(','))
  const put =
    named > 0 && words.slice(named).every((word) => names.has(bare(word))) ? words.slice(0, named) : words
  // "What do you do about winter feed now?"
  return put.slice(0, put.findLastIndex((word) => !speech.leadIns.has(bare(word))) + 1)
}

/** A long question shortened to its first clause; null if that isn't a question. */
function shortened(words: string[], speech: Speech): string[] | null {
  if (words.length <= maxWords) return words
  const end = words.findIndex(
    (word, n) => n >= fewestKept && (speech.clauseWords.has(bare(word)) || /[,;:]$/u.test(words[n - 1]!)),
  )
  return end < 0 || end > maxWords ? null : words.slice(0, end)
}

const isMarkless = (word: string) => word.replace(/(?<![.,;:–—])[.,;:–—]+$/u, '')

/** Whether a question is self-contained. */
function isWhole(words: readonly string[], known: readonly Word[], speech: Speech): boolean {
  const plain = words.map(bare)
  const refers = plain.some(
    (word) => speech.pronouns.has(word) || speech.personPronouns.has(word) || refersBack.has(word),
  )
  // "Why year three?" asks about a year, so it is understood without the rest
  const isWhy = speech.code === 'en' && plain[0] === 'why'
  const subjects = known.filter(
    (word) =>
      plain.includes(word.lower) &&
      (isSubject(word, speech) || (isWhy && (word.isPlural || word.kind === 'number'))),
  )
  return !refers && subjects.length > 0
}

/** In every language we know: "that" and the like never name a thing. */
const refersBack = new Set('that this there eso esto allí das dies dort da'.split(' '))

/** A question as a chapter title: shortened, self-contained, and with a subject; null if unsuitable. */
export function questionTitle(
  sentence: ReadSentence,
  speech: Speech,
  names: ReadonlySet<string>,
): string | null {
  if (!isQuestion(sentence)) return null
  if (speech.frames === null) return unframedTitle(sentence, speech)
  const words = questionWords(sentence.text, speech, names)
  const kept = words.length < fewestWords ? null : shortened(words, speech)
  if (!kept || kept.length < fewestWords || !isWhole(kept, sentence.words, speech)) return null
  const title = kept.map((word, n) => (n === kept.length - 1 ? isMarkless(word) : word)).join(' ')
  if (title.length > longestTitle) return null
  return `${speech.code === 'es' ? '¿' : ''}${capitalized(title)}?`
}

/** In a language we know only the small words of: a short question with two words that say something. */
function unframedTitle({ text, words }: ReadSentence, { stops }: Speech): string | null {
  const said = words.filter(({ lower, kind }) => kind === 'noun' && !stops.has(lower))
  const isShort = words.length >= fewestWords && words.length <= maxWords && text.length <= longestTitle
  return stops.size > 0 && isShort && said.length >= 2 ? capitalized(text) : null
}
