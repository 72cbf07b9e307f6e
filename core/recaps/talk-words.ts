import tagger from 'compromise/two'
import type { Speech } from './speech/speech.ts'

/** A word of a sentence, with its place in phrases. */
export interface Word {
  text: string
  /** In lower case, without apostrophes. */
  lower: string
  /** To compare: without the ending of a plural. */
  stem: string
  /** Nouns and their modifiers; null for other words. */
  kind: 'noun' | 'modifier' | 'name' | 'number' | null
  /** Whether it follows an article or the like. */
  isDetermined: boolean
  isPlural: boolean
  /** The separator before the next word: phrases continue only over a space or a hyphen. */
  glue: string
}

/** Characters of a sentence that are read; captions without full stops can be as long as a line. */
const longestRead = 1_500
const fewestLetters = 3
/** In a language whose nouns we don't recognize. */
const fewestLettersUnknown = 5

const bareWord = (text: string) => text.toLowerCase().replace(/['’]/gu, '')

const endings: Record<string, (word: string) => string> = {
  en: (word) =>
    word
      .replace(/ies$/u, 'y')
      .replace(/(?<=ch|sh|x|ss|zz)es$/u, '')
      .replace(/(?<=[^s])s$/u, ''),
  de: (word) => (word.length > 5 ? word.replace(/(?:en|es|e|n|s)$/u, '') : word),
  es: (word) => (word.length > 4 ? word.replace(/(?:(?<=[lnrd])es|s)$/u, '') : word),
}

export const stemIn = (code: string | null, word: string) =>
  (endings[code ?? ''] ?? ((same: string) => same))(word).slice(0, 40)

/** Reads the words of a sentence. */
type WordReader = (sentence: string) => Word[]

interface Term {
  text: string
  post: string
  tags?: ReadonlySet<string>
}

const notSubjects = ['Pronoun', 'Date', 'Month', 'WeekDay', 'Duration', 'Expression', 'QuestionWord']
const numbers = ['Value', 'Unit', 'Percent', 'Money', 'Ordinal', 'Cardinal']
const people = ['Person', 'FirstName', 'LastName']

/** What an English word is, by the tags of its term. */
function kindOfTerm(tags: ReadonlySet<string>, isNameLike: boolean): Word['kind'] {
  const has = (names: string[]) => names.some((name) => tags.has(name))
  // "a baker" isn't Mr. Baker
  if (has(people) && isNameLike) return 'name'
  // "ten-year lease": the number belongs to the noun
  if (tags.has('Hyphenated') && !has(['Verb', 'Pronoun', 'Determiner'])) return 'modifier'
  if (has(numbers)) return 'number'
  if (has(notSubjects)) return null
  if (tags.has('Possessive')) return tags.has('Noun') ? 'modifier' : null
  if (tags.has('Noun')) return 'noun'
  return tags.has('Adjective') ? 'modifier' : null
}

/** English, by a part-of-speech tagger. */
function readEnglish(sentence: string, speech: Speech): Word[] {
  const found: readonly (readonly Term[])[] = tagger(sentence.slice(0, longestRead)).docs
  const terms = found.flat().filter(({ text }) => text !== '')
  // Captions are often without capitals
  const isLower = !/\p{Lu}/u.test(sentence)
  return terms.map((term, place) => {
    const lower = bareWord(term.text)
    const tags = term.tags ?? new Set<string>()
    const kind = kindOfTerm(tags, isLower || /^\p{Lu}/u.test(term.text))
    const isDescribing = speech.attributive.has(lower) && terms[place + 1]?.tags?.has('Noun') === true
    return {
      ...{ text: term.text, lower, stem: stemIn('en', lower), kind: isDescribing ? 'modifier' : kind },
      isDetermined: speech.determiners.has(bareWord(terms[place - 1]?.text ?? '')),
      isPlural: tags.has('Plural'),
      glue: term.post,
    }
  })
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Other languages, by their articles and capitals. */
function readOther(sentence: string, speech: Speech): Word[] {
  const parts = [...segmenter.segment(sentence.slice(0, longestRead))]
  const words = parts.flatMap(({ segment, isWordLike }, place) =>
    isWordLike
      ? [{ text: segment, glue: parts[place + 1]?.isWordLike === false ? parts[place + 1]!.segment : '' }]
      : [],
  )
  return words.map(({ text, glue }, place) => {
    const lower = bareWord(text)
    const isDetermined = speech.determiners.has(bareWord(words[place - 1]?.text ?? ''))
    const isNoun =
      speech.code === 'de'
        ? /^\p{Lu}\p{Ll}/u.test(text) && place > 0
        : speech.frames === null
          ? lower.length >= fewestLettersUnknown
          : isDetermined
    const isWord = /^\p{L}/u.test(text)
    const kind = /^\p{N}/u.test(text) ? 'number' : isNoun && isWord ? 'noun' : null
    return { text, lower, stem: stemIn(speech.code, lower), kind, isDetermined, isPlural: false, glue }
  })
}

/** "la flor de sal" is one phrase in Spanish. */
const withComplements = (words: Word[], { code, stops }: Speech): Word[] =>
  words.map((word, place) => {
    const [one, two] = [words[place - 1], words[place - 2]]
    const isComplement = (of: Word | undefined, link: string) =>
      of?.kind === 'noun' && of.glue === ' ' && link === 'de'
    if (code !== 'es') return word
    const next = words[place + 1]
    const isNext = next && next.lower.length >= fewestLetters && !stops.has(next.lower)
    if (isNext && isComplement(one, word.lower)) return { ...word, kind: 'modifier' }
    const isLast = word.lower.length >= fewestLetters && !stops.has(word.lower)
    return isLast && isComplement(two, one?.lower ?? '') ? { ...word, kind: 'noun' } : word
  })

/** Reads the sentences of a talk; speakers' names never count as topics. */
export function wordReader(speech: Speech, speakers: readonly string[]): WordReader {
  const names = new Set(speakers.flatMap((speaker) => speaker.split(/\s+/u).map(bareWord)))
  const readIn = speech.code === 'en' ? readEnglish : readOther
  return (sentence) => {
    const words = readIn(sentence, speech).map((word): Word => {
      if (names.has(word.lower.replace(/s$/u, '')) || names.has(word.lower)) return { ...word, kind: 'name' }
      if (speech.attributive.has(word.lower)) return word
      const isEmpty = word.lower.length < fewestLetters || speech.stops.has(word.lower)
      return isEmpty && word.glue !== '-' ? { ...word, kind: word.kind === 'number' ? 'number' : null } : word
    })
    return withComplements(words, speech)
  }
}

/** Whether a word can be a topic. */
export const isSubject = ({ kind, lower, glue }: Word, speech: Speech) =>
  kind === 'noun' && glue !== '-' && !speech.generic.has(lower)

/** Frequency of each subject, by stem. */
export function countSubjects(sentences: readonly { words: readonly Word[] }[], speech: Speech) {
  const counts = new Map<string, number>()
  for (const { words } of sentences)
    for (const word of words)
      if (isSubject(word, speech)) counts.set(word.stem, (counts.get(word.stem) ?? 0) + 1)
  return counts
}
