import { dan, deu, eng, fra, ita, nld, pol, por, spa, swe } from 'stopword'
import { languageOf } from '../text/language.ts'

const lists = { en: eng, de: deu, fr: fra, es: spa, it: ita, pt: por, nl: nld, sv: swe, da: dan, pl: pol }

/** Words that fill a talk and say nothing about its subject; the lists are of written language. */
const spoken =
  'yeah yes yep no okay ok um uh uhm hmm ah oh wow gonna wanna gotta kind sort thing things stuff lot lots really actually basically literally know think mean guess say said saying tell told talk talking going go goes went gone got get getting thing right good great nice well little bit big long time times day days year years week people person someone something everything anything nothing everybody everyone maybe probably always never ever even still just one two three first second next last back look looking see seen want wanted need needed let lets put took make made making work working come coming feel felt feels happen happened happens start started point way ways part welcome thank thanks today show episode podcast guest here there also thats its dont didnt doesnt cant wont isnt youre theyre weve ive im id youve hes shes'

export interface Token {
  word: string
  /** The word without its ending, to compare. */
  stem: string
  /** Whether it says what a sentence is about. */
  isKey: boolean
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const fewestLetters = 3

const stemOf = (word: string) => word.replace(/(?:ies|ing|ed|es|s)$/u, '').slice(0, 40) || word

/** Reads the words of a text in the language of a talk. */
export function wordReader(talk: string): (text: string) => Token[] {
  const stops = new Set([...eng, ...spoken.split(' '), ...lists[languageOf(talk) ?? 'en']])
  const isKey = (word: string) =>
    (word.length >= fewestLetters || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) &&
    /\p{L}/u.test(word) &&
    !stops.has(word)
  return (text) =>
    [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => {
      if (!isWordLike) return []
      const word = segment.toLowerCase().replace(/[’']/gu, '')
      return [{ word: segment, stem: stemOf(word), isKey: isKey(word) }]
    })
}

/** A phrase of up to three words that returns. */
export interface KeyPhrase {
  /** As it was said most often. */
  text: string
  /** Its stems. */
  stems: string[]
  count: number
}

const mostWords = 3
const fewestUses = 2

interface Counted {
  stems: string[]
  count: number
  /** Spellings by how often. */
  spellings: Map<string, number>
}

/** Phrases between words that say nothing, the most used first; longer ones win over the words they are made of. */
export function keyPhrases(sentences: readonly Token[][]): KeyPhrase[] {
  const counted = new Map<string, Counted>()
  for (const tokens of sentences)
    for (const [place, token] of tokens.entries()) {
      if (!token.isKey) continue
      const run: Token[] = []
      for (const next of tokens.slice(place, place + mostWords)) {
        if (!next.isKey) break
        run.push(next)
        count(counted, run)
      }
    }
  const used = [...counted.values()].filter((phrase) => phrase.count >= fewestUses)
  const scored = used
    .map((phrase) => ({ ...phrase, score: phrase.count * (1 + (phrase.stems.length - 1) * 0.8) }))
    .toSorted((one, other) => other.score - one.score)
  const kept: typeof scored = []
  for (const phrase of scored.slice(0, 200))
    if (!kept.some(({ stems }) => stems.some((stem) => phrase.stems.includes(stem)))) kept.push(phrase)
  return kept.map(({ stems, count, spellings }) => ({ stems, count, text: mostUsed(spellings) }))
}

function count(counted: Map<string, Counted>, run: Token[]) {
  const stems = run.map(({ stem }) => stem)
  const key = stems.join(' ')
  const phrase = counted.get(key) ?? { stems, count: 0, spellings: new Map<string, number>() }
  const spelling = run.map(({ word }) => word).join(' ')
  phrase.count += 1
  phrase.spellings.set(spelling, (phrase.spellings.get(spelling) ?? 0) + 1)
  counted.set(key, phrase)
}

const mostUsed = (spellings: Map<string, number>) =>
  [...spellings].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
