import { forbids, reminds, withoutForbidding } from '../content/bans.ts'
import type { DraftedGuest } from '../content/brief.ts'
import type { Heed } from '../content/own-note.ts'
import { wishesOf } from '../content/wishes.ts'
import { asText } from './answers.ts'
import { type IsLeftOut, passagesOf } from './cut-away.ts'
import { isOtherLanguage } from './other-language.ts'
import { type Matter, namedMatters, privateMatters } from '../content/private-matters.ts'
import { inEnglish, isFunctionWord, isSameWord, isSurelySame, type Word, wordsOf } from './same-words.ts'
import { idOf } from './wished.ts'

/** How a sentence of a note says what it is about, in the languages of the questionnaires: "mention", "parler", "Thema". */
const speaks =
  /^(?:advertis\w{1,3}|ask\w{0,3}|bring|bringing|discuss\w{0,3}|go|going|into|mention\w{0,3}|on[- ]?air|plug\w{0,4}|promot\w{1,4}|question\w{0,2}|rais(?:e|ing)|refer\w{0,4}|say\w{0,3}|speak\w{0,3}|subjects?|talk\w{0,3}|tell\w{0,3}|topics?|touch\w{0,3}|up|word|words)$|^(?:abord\p{L}{1,3}|anspr[aei]ch\p{L}{0,2}|chied\p{L}{1,4}|decir|demand(?:e[rz]?|ons)|dire|dites|erw[aä]hn\p{L}{1,3}|évoqu\p{L}{1,4}|frag\p{L}{1,3}|fråg\p{L}{1,2}|habl\p{L}{1,4}|falar|fale|men[cz]i?on\p{L}{1,6}|mot|mots|mówić|noem\p{L}{0,2}|nämn\p{L}{0,2}|palabra|parl\p{L}{1,4}|perguntar?|pos[aeo]\p{L}{0,3}|praten|pregunt\p{L}{1,4}|pyta[jć]|red(?:e|en|et)|sprech\p{L}{0,3}|spreken|sujets?|tema|themas?|thema|vrag\p{L}{0,2}|wort|woord|wspomina\p{L}{1,3})$/iu
/** "The bit about Rome": what kind of thing it is, which nobody says of it. */
const ofKind =
  /^(?:about|anecdotes?|bit|bitte|episode|facts?|favor|moment|parts?|pla[iî]t|please|pls|stor(?:y|ies)|stuff|svp|tales?|things?)$/iu

/** "Sister sick, stay off it": what comes before is meant. */
const pointing =
  /(?:^|[\s’'])(?:it|that|them|there|this|ça|cela|es|das|davon|darüber|eso|ello|isso)(?: (?:at all|please|pls|svp|bitte))?[\s!.]*$/iu
const seam = /([:;,=()–—]| -+ |[.!?](?=\s))/u
/** "De Sylvain", "ni de la faillite": goes on with a list. */
const goesOn =
  /^\s*(?:and|d[’'’]|da|das|de|del|des|die|do|du|e|en|et|ni|noch|nor|o|oder|of|or|ou|und|van|von|y)(?!\p{L})/iu

const says = (word: Word) =>
  !isFunctionWord(word) && !forbids(word.written) && !speaks.test(word.written) && !ofKind.test(word.written)

/** The words of a phrase that say what it is about; one in a sentence of another language may be English by chance. */
function mainWords(phrase: string, isForeign: boolean): Word[] {
  if (pointing.test(phrase)) return []
  const words = wordsOf(withoutForbidding(phrase), isForeign).filter(says)
  return isForeign && words.length > 1 && !isOtherLanguage(phrase, true)
    ? wordsOf(withoutForbidding(phrase), false).filter(says)
    : words
}

/** "Lawsuit: no!!", "taboo: money, divorce": the clauses that say what is not to be said. */
function clausesIn(sentence: string, isForeign: boolean): string[] {
  const pieces = sentence.split(seam)
  const all = pieces.filter((_, at) => at % 2 === 0)
  const isEmpty = (clause = '') => mainWords(clause, isForeign).length === 0
  const found = all.flatMap((clause, at) => {
    if (!forbids(clause)) return []
    const after = all.slice(at + 1)
    // "Anything you’d rather not discuss? My father’s illness"
    if (pieces[at * 2 + 1] === '?' && after.length > 0) return after
    const end = after.findIndex((one) => !goesOn.test(one))
    if (!isEmpty(clause)) return [clause, ...after.slice(0, end < 0 ? undefined : end)]
    const last = all.slice(0, at).findLastIndex((one) => !isEmpty(one))
    // "Tasting: sold out, don’t push it"
    const isExplained = last > 0 && !/^[.,;!?]/u.test(pieces[last * 2 - 1]!)
    return last < 0 ? after : all.slice(isExplained ? last - 1 : last, last + 1)
  })
  return found.length > 0 ? found : [sentence]
}

/** What the sentence asks to leave out in words that are also understood as an instruction. */
function instructed(sentence: string): string[] {
  const { without: own, unread } = wishesOf(sentence)
  if (own.length > 0)
    return own.every((subject) => pointing.test(subject)) ? [] : [...own, ...unread.filter(forbids)]
  const spoken = sentence.search(
    /\b(?:ask(?:ed)?|bring up|discuss|go into|mention|raise|refer to|(?:speak|talk) (?:about|of)|touch on)\b/iu,
  )
  return spoken < 0 || reminds(sentence) ? [] : wishesOf(`never ${sentence.slice(spoken)}`).without
}

interface Passage {
  id: string
  text: string
  words: Word[]
}

/** What a sentence forbids, as far as it is understood. */
export interface Forbidden {
  isMeant: IsLeftOut
  found: Heed
}

/** What the word is of a matter, others say in words of that; any other may look like one in another language. */
const has = (passage: Passage, word: Word) =>
  passage.words.some((one) => (namesMatter(word) ? isSurelySame(word, one) : isSameWord(word, one)))

interface Meant {
  meant: Passage[]
  /** Has each of them all the words? */
  isSure: boolean
  /** Is any word of it said? */
  isInWords: boolean
}

/** The passages that a phrase means: all those with each of its words, or else the one answer that has most of them. */
function meantBy(words: Word[], passages: Passage[]): Meant {
  const counts = passages.map((one) => words.filter((word) => has(one, word)).length)
  const most = Math.max(0, ...counts)
  const best = most > 0 ? passages.filter((_, at) => counts[at] === most) : []
  const isAll = most === words.length
  const isOne = most * 2 >= words.length && new Set(best.map(({ id }) => id)).size === 1
  return { meant: isAll || isOne ? best : [], isSure: isAll, isInWords: most > 0 }
}

/** Names in the sentence of which the guest, or the host of the guest, wrote: "Karl". */
function namesIn(sentence: string, passages: Passage[], { name, company }: DraftedGuest): Word[] {
  const own = wordsOf(`${name} ${company ?? ''}`, false)
  const written = passages.flatMap(({ words }) => words)
  const isName = (word: Word) => {
    const same = written.filter(({ stem }) => stem === word.stem)
    return same.length > 0 && same.every((one) => /^\p{Lu}/u.test(one.written) && !one.isEnglish)
  }
  return wordsOf(sentence, false).filter(
    (word) =>
      word.written.length > 2 &&
      !word.isEnglish &&
      says(word) &&
      isName(word) &&
      !own.some(({ stem }) => stem === word.stem),
  )
}

/** Matters that words may mean, but never the guest’s own field. */
function mattersOf(guest: DraftedGuest): Matter[] {
  const { title, expertise, responses } = guest
  const field = [title, ...expertise, asText(responses['expertise']), asText(responses['topics'])].join('\n')
  return namedMatters.filter((matter) => !matter(field))
}

const isOneOf = (matters: readonly Matter[], text: string) => matters.some((matter) => matter(text))

/** A passage, and what its words in another language mean. */
const asEnglish = ({ text, words }: Passage) =>
  `${text} ${inEnglish(words.filter(({ isForeign }) => isForeign))}`

const namesMatter = (word: Word) => isOneOf(namedMatters, `${word.written} ${inEnglish([word])}`)

/** Explains something each of the words: a private matter, what was written of the guest, or one sentence with all of them? */
function areUnderstood(words: Word[], found: Meant[], passages: Passage[]): boolean {
  // One word may look like another by chance
  if (words.length > 1 && found.every(({ isSure }) => isSure)) return true
  const isKnown = (word: Word) =>
    namesMatter(word) || passages.some(({ words: said }) => said.some((one) => isSurelySame(word, one)))
  return words.length > 0 && words.every(isKnown)
}

/** What phrases of a sentence forbid. Of a sentence in another language with words that nothing explains, private matters may be meant. */
function understood(phrases: string[], sentence: string, guest: DraftedGuest, isForeign: boolean): Forbidden {
  const passages = passagesOf(guest).map((one): Passage => ({ ...one, words: wordsOf(one.text) }))
  const ids = phrases.flatMap((phrase) => idOf(phrase) ?? [])
  const subjects = phrases.filter((phrase) => idOf(phrase) === null).map((one) => mainWords(one, isForeign))
  const found = subjects.filter((words) => words.length > 0).map((words) => meantBy(words, passages))
  const words = subjects.flat()
  const isUnderstood = !isForeign || areUnderstood(words, found, passages)
  const named = `${phrases.join(' ')} ${inEnglish(words)}`
  const matters = mattersOf(guest).filter(
    (matter) => matter(named) || (!isUnderstood && privateMatters.includes(matter)),
  )
  const names = namesIn(sentence, passages, guest)
  const meant = [
    ...found.flatMap((one) => one.meant),
    ...passages.filter(
      (one) =>
        isOneOf(matters, asEnglish(one)) ||
        names.some((name) => one.words.some(({ stem }) => stem === name.stem)),
    ),
  ]
  const texts = new Set(meant.map(({ text }) => text))
  const isMeant: IsLeftOut = (text, id) => ids.includes(id) || texts.has(text)
  const isLeftOut = passages.some(({ id, text }) => isMeant(text, id))
  const isOpen = !isUnderstood || found.some(({ isSure, isInWords }) => isInWords && !isSure)
  if (isLeftOut) return { isMeant, found: isOpen ? 'perhaps' : 'surely' }
  return { isMeant, found: isOpen ? 'inWords' : 'nowhere' }
}

/** Does half a sentence name only what a note may forbid, and says nothing else: "brother is in prison", "kids", but not "loves jazz"? */
export function isMatter(half: string): boolean {
  const words = mainWords(half, isOtherLanguage(half, true))
  return words.length === 1 || words.every((word) => word.meant.length > 0 || namesMatter(word))
}

/** What a sentence of a note forbids. */
export function forbiddenBy(sentence: string, guest: DraftedGuest): Forbidden {
  const own = instructed(sentence)
  const isForeign = own.length === 0 && isOtherLanguage(sentence, true)
  const phrases = own.length > 0 ? own : clausesIn(sentence, isForeign)
  return understood(phrases, sentence, guest, isForeign)
}

/** What an instruction that is understood asks to leave out. */
export const forbiddenSubject = (subject: string, guest: DraftedGuest): Forbidden =>
  understood([subject], subject, guest, false)
