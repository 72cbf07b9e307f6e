import { distance } from 'fastest-levenshtein'
import { eng } from 'stopword'
import { isEnglishWord } from '../text/english-words.ts'
import { isSmallWord } from '../text/language.ts'
import { meanings } from './meanings.ts'
import { isForeignSmallWord, isOtherLanguage, isOtherSmallWord } from './other-language.ts'

/** A word, and what it may mean in the languages of its text. */
export interface Word {
  written: string
  /** Without accents and endings. */
  stem: string
  meant: readonly number[]
  isEnglish: boolean
  /** Is its text in another language? */
  isForeign: boolean
}

/** "Sœur" as "soeur", "procès" as "proces" */
const folded = (word: string) =>
  word.toLowerCase().replaceAll('œ', 'oe').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')

const longestStem = 6
/** The same of "fires" and "fired", "malade" and "malades", "closing" and "closed" */
const stemOf = (word: string) =>
  folded(word)
    .replace(/(?<=...)(?:ing|ed|es|s|e)$/u, '')
    .slice(0, longestStem)
/** The same of "fermer" and "fermeture" */
const longestForeign = 5
const foreignStem = (word: string) => stemOf(word).slice(0, longestForeign)

interface Meanings {
  english: ReadonlyMap<string, readonly number[]>
  foreign: ReadonlyMap<string, readonly number[]>
  names: readonly string[]
}

let read: Meanings | undefined

/** The list is read once, by the first note that needs it. */
function allMeanings(): Meanings {
  if (read) return read
  const all = meanings.trim().split('\n')
  const english = new Map<string, number[]>()
  const foreign = new Map<string, number[]>()
  const add = (to: Map<string, number[]>, key: string, at: number) =>
    to.set(key, [...(to.get(key) ?? []), at])
  for (const [at, line] of all.entries()) {
    const [own = '', ...others] = line.split('/')
    for (const word of own.split(', ')) add(english, stemOf(word), at)
    for (const word of others.join(', ').split(', ')) add(foreign, foreignStem(word), at)
  }
  read = { english, foreign, names: all.map((line) => line.split('/')[0]!.replaceAll(',', '')) }
  return read
}

/** What words mean, in English: "sister" of "sœur", "sick ill" of "malade". */
export const inEnglish = (words: readonly Word[]) =>
  words.flatMap(({ meant }) => meant.map((at) => allMeanings().names[at]!)).join(' ')

/** The words of a sentence; "grand-mère" is one of them. */
export function wordsOf(sentence: string, isForeign = isOtherLanguage(sentence, true)): Word[] {
  const { english, foreign } = allMeanings()
  return (sentence.match(/\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*|\p{N}+/gu) ?? [])
    .flatMap((word) => (foreign.has(foreignStem(word)) ? [word] : word.split('-')))
    .map((written) => {
      const isEnglish = !isForeign && isEnglishWord(written.toLowerCase())
      // "don’t ask about her novia"; what begins with a capital may be a name
      const isOther = isForeign || (!isEnglish && /^\p{Ll}/u.test(written))
      const meant = (isOther ? foreign.get(foreignStem(written)) : english.get(stemOf(written))) ?? []
      return {
        written,
        stem: stemOf(written),
        meant,
        isEnglish,
        isForeign: isForeign || (isOther && meant.length > 0),
      }
    })
}

let small: ReadonlySet<string> | undefined

/** "The", "avec": says nothing of what a sentence is about. */
export function isFunctionWord({ written, isForeign }: Word): boolean {
  small ??= new Set(eng)
  const word = written.toLowerCase()
  if (word.length === 1 || isSmallWord(word)) return true
  return isForeign ? isForeignSmallWord(word) : small.has(word) || isOtherSmallWord(word)
}

const fewestLetters = 5
const sameStart = 3
/** "Abbaye" and "abbey", "procès" and "process": as good as the same word, where only one of them is English. */
function isAkin(one: Word, other: Word): boolean {
  if (one.isEnglish === other.isEnglish) return false
  const [a, b] = [folded(one.written), folded(other.written)]
  return (
    Math.min(a.length, b.length) >= fewestLetters &&
    a.slice(0, sameStart) === b.slice(0, sameStart) &&
    distance(a, b) <= Math.max(a.length, b.length) / sameStart
  )
}

/** Has it the same letters, or the same meaning in another language? */
export const isSurelySame = (one: Word, other: Word) =>
  one.stem === other.stem || one.meant.some((at) => other.meant.includes(at))

/** Is it the same word, or does it look like the same one in another language? */
export const isSameWord = (one: Word, other: Word) => isSurelySame(one, other) || isAkin(one, other)
