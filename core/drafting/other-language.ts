import {
  cat,
  ces,
  dan,
  deu,
  est,
  fin,
  fra,
  hrv,
  hun,
  ita,
  nld,
  nob,
  pol,
  por,
  ron,
  slk,
  spa,
  swe,
  tur,
} from 'stopword'
import { isEnglishTrade, isEnglishWord, isForeign } from '../text/english-words.ts'
import { isLoanTitle } from './loan-titles.ts'
import { isProper } from './proper-words.ts'
import { isOtherTongue } from './title-parts.ts'

let small: ReadonlySet<string> | undefined

/** "Der", "para", "son": in almost every sentence of its language. */
export function isForeignSmallWord(word: string): boolean {
  small ??= new Set(
    [cat, ces, dan, deu, est, fin, fra, hrv, hun, ita, nld, nob, pol, por, ron, slk, spa, swe, tur].flat(),
  )
  return word.length > 1 && small.has(word.toLowerCase())
}

/** … and no word of English. */
export const isOtherSmallWord = (word: string) =>
  isForeignSmallWord(word) && !isEnglishWord(word.toLowerCase())

const isAddress = (token: string) => /\/\/|@|www\.|\p{L}\.\p{L}{2}/iu.test(token)

const wordsOf = (text: string) =>
  text
    .split(/\s+/u)
    .filter((token) => !isAddress(token))
    .flatMap((token) => token.match(/\p{L}[\p{L}\p{M}’'-]+/gu) ?? [])

/** Is most of it in letters that English doesn’t have? */
function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length / 2
}

/** Fewer words may be a name: "Cirque du Soleil". */
const fewestWords = 4
/** Shares of words that English doesn’t have, and of small words of other languages, from which on a text isn’t English. */
const leastUnknown = 0.4
const leastSmall = 0.1
/** … of what somebody wrote who writes in another language anyway. */
const leastOfWriter = 0.5

/** "mère": hardly any English word has such a letter, whatever it is without the accent. */
export const hasAccent = (word: string) => /[À-ɏḀ-ỿ]/u.test(word)

/** "CEO" */
const isInitials = /^\p{Lu}{2,5}$/u

/** "Dr. Ileana Fuentes-Roca is a pediatrician in Hialeah.": is it English but for names? */
function isEnglishWithNames(all: string[]): boolean {
  const plain = all.filter((word) => /^\p{Ll}/u.test(word))
  return (
    plain.every((word) => isEnglishWord(word) && !hasAccent(word)) &&
    plain.some((word) => !isForeignSmallWord(word)) &&
    !all.slice(0, 1).some(isOtherSmallWord)
  )
}

/** Is the text in another language than English? Of somebody who writes in one, `isWriter`, a few words say so as well. */
export function isOtherLanguage(text: string, isWriter = false): boolean {
  if (isOtherScript(text)) return true
  const all = wordsOf(text)
  if (isEnglishWithNames(all)) return false
  const unknown = all.filter((word) => !isEnglishWord(word) && !isProper(word) && !isInitials.test(word))
  const share = all.length === 0 ? 0 : unknown.length / all.length
  const accented = all.filter((word) => hasAccent(word) && !unknown.includes(word))
  if (isWriter && all.length > 0 && unknown.length + accented.length >= all.length * leastOfWriter)
    return true
  if (all.length < fewestWords) return false
  return (
    isForeign(text) ||
    (share > leastUnknown && unknown.filter(isOtherSmallWord).length >= all.length * leastSmall)
  )
}

/** Is the title in another language than English? "Head sommelier" has a word that only titles have. */
export const isOtherTitle = (title: string) =>
  isOtherLanguage(title, true) &&
  !isLoanTitle(title) &&
  !wordsOf(title).every((word) => isEnglishTrade(word) || isProper(word))

/** Is it a title that nobody introduces somebody with in English: "Imkerin", "Hebamme i. R."? */
export const isForeignTitle = (title: string) => isOtherTongue(title) || isOtherTitle(title)
