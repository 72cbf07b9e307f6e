import { isEnglishWord } from '../text/english-words.ts'
import { wordCount } from '../text/word-count.ts'
import { meansOnlyKnown } from './definite.ts'
import { isClause, keywordsOf } from './list-items.ts'
import type { Material } from './material.ts'
import { ownWords } from './own-words.ts'
import { stems } from './role-repeated.ts'
import type { Sourced } from './sourced.ts'
import { wellKnown } from './typed.ts'
import { isMass } from './uncounted.ts'
import { presentVerbs } from './verbs.ts'
import { withoutParts } from './without-parts.ts'
import { inSentence } from './words.ts'

/** Subjects that can be followed by ear. */
const maxSubjects = 3
/** "We’ll talk about births." is no list. */
export const fewestSubjects = 2
const longestPhrase = 4

const opensClause = /^(?:how|why|what|when|where|who|which|whether)\b/iu
/** Means something that was said before, or somebody who isn't the host. */
const pointsBack =
  /(?<!\p{L})(?:afterwards?|ever|he|her|here|him|his|i|it|its|me|mine|more|my|not|one|ones|our|ours|she|some|that|their|them|then|there|these|they|this|those|us|we|you|your)(?!\p{L})|\b(?:I|it|that|they|we|you|he|she|who|what|there)[’']\p{L}/iu
/** Joins that one hears otherwise when other subjects come next to them. */
const joins = /(?:^|\s)(?:after|and|as|before|but|from|or|than|to|versus|vs|without|-|–|—|&|\+)(?:\s|$)/iu
const aside =
  /^(?:also|anything|but|depends|don[’']t|etc|everything|maybe|most|no|nothing|ok|or|other|please|something|sure|thanks|things|various|whatever|whichever|yes)\b/iu
/** Letters that mean something in one trade. */
const letters = /^(?![AEIOU])[B-DF-HJ-NP-TV-XZ]{2,5}$/u
const marks = /[^\p{L}\p{N} ’'-]/u
const wish =
  /^(?:(?:and|also|then) )*(?:(?:I|we)(?:[’']d)? (?:would |also |really )*(?:like|love|want|prefer) to |can |could )?(?:(?:talk|speak|chat) )?about /iu

/** "Fatigue", "Cork": a name, or only the first word of a line? */
const isOpenName = (subject: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(subject) && isEnglishWord(subject.toLowerCase())

/** "the price of rice": said after "about" by anybody, next to any other subject. Next to "how it works" no noun sounds right. */
function isSayable(subject: string): boolean {
  if (
    /\p{Lu}{4}/u.test(subject) ||
    marks.test(subject) ||
    aside.test(subject) ||
    pointsBack.test(subject) ||
    letters.test(subject) ||
    opensClause.test(subject) ||
    isOpenName(subject)
  )
    return false
  const words = subject.split(' ')
  const opensWithVerb = words.length > 1 && (/\p{L}{2}ing$/iu.test(words[0]!) || presentVerbs.has(words[0]!))
  // "last diners and regulars": what the first word belongs to can't be heard
  const isOpen = /^(?:last|first|same|only|being|having|both|all)$/iu.test(words[0]!)
  return (
    wordCount(subject) <= longestPhrase &&
    !isClause.test(subject) &&
    !joins.test(subject) &&
    !opensWithVerb &&
    !isOpen
  )
}

/** A capital in the middle of a sentence is a name's; one that only began a line is not known to be. */
const plain = (subject: string, written: string) => inSentence(subject.replace(wish, '').trim(), written)

/** A capital further on in a list of small letters belongs to a name: "words, Dolly the sheep, labels". */
function itemsOf(sentence: string, written: string): string[] {
  const bare = sentence.replace(/[.!?]$/u, '')
  const items = keywordsOf(sentence) ?? bare.split(/, (?:and )?|; /u)
  const isSmall = items.slice(1).some((item) => /^\p{Ll}/u.test(item))
  return items.map((item, at) => (at > 0 && isSmall ? item : plain(item, written)))
}

/** "emptier churches": than which? */
const compares = /^(?:\p{L}+ier|better|bigger|fewer|less|more|older|smaller|worse|younger) /iu
/** "the neighborhood" */
const whichOne = /^the [\p{L}’-]+$/u
const articled = /^(?:the|an?) (?!(?:best|first|hardest|last|next|only|other|right|same|worst)\b)\p{L}/u
/** "local papers dying": a note of what happens */
const happens = /\p{L}s \p{L}{2,}ing$/u
/** "deaf community": one of several, whatever its ending. */
const ofOne = /^(?:charity|city|community|county|facility|university)$/u
/** "voice" can’t be said after "about" as it is, nor "the voice"; "voices" and "patience" can. */
function isWhole(subject: string): boolean {
  const last = subject.split(' ').at(-1)!
  const plain = last.toLowerCase()
  if ([compares, happens, whichOne].some((one) => one.test(subject)) || ofOne.test(plain)) return false
  return (
    articled.test(subject) ||
    /\p{Lu}/u.test(last) ||
    /\p{L}{2}[^s’'u]s$/u.test(plain) ||
    /^(?:children|men|people|women|kids|teeth|mice|fish|sheep|cattle|feet)$/u.test(plain) ||
    isMass(plain)
  )
}

/** "surfing", "owls": listeners ask themselves why, unless the guest has said something that has to do with it. */
const isPrepared = (subject: string, known: string) =>
  (subject.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) =>
    known.includes(word.slice(0, Math.max(3, Math.min(5, word.length - 1)))),
  )

/** "QA", "XC": said to somebody who doesn’t know the trade. */
const hasLetters = (subject: string) =>
  subject.split(/[ -]/u).some((word) => /^\p{Lu}{2,}s?$/u.test(word) && !wellKnown.test(word))

/**
 * The subjects that can be announced: each can be said after "about" as the guest wrote it, and isn’t a riddle, unless
 * nothing else says who the guest is.
 */
export function announced(
  material: Pick<Material, 'answers' | 'biographies' | 'expertise' | 'role' | 'calling'>,
  isUnknown = false,
  fields = isUnknown,
): Sourced[] {
  const { answers, biographies, role, calling } = material
  const known = [
    role?.text ?? '',
    calling?.text ?? '',
    ...biographies.flatMap(({ said }) => said),
    ...[...answers.values()].flatMap(({ id, said }) => (id === 'topics' ? [] : said)),
  ]
    .join(' ')
    .toLowerCase()
  // "a foster carer": nobody says next that fostering is what they’ll talk about
  const said = stems([role?.text ?? '', ...biographies.flatMap(({ told }) => told)].join(' '))
  const isAgain = (subject: string) => [...stems(subject)].every((stem) => said.has(stem))
  const isLabel = biographies.every(({ told }) => told.length === 0) && !ownWords(biographies)
  const tags = isUnknown && isLabel ? fieldsOf(material) : []
  const news = tags.filter(({ text }) => !isAgain(text))
  // "kitchen tables", of a foster carer, where only fostering says why
  if (news.length > 1 || (news.length > 0 && news.length === tags.length)) return news
  const answered = isUnknown ? material.expertise.filter((one) => !isTyped(one)) : material.expertise
  return subjectsOf({ ...material, expertise: answered }, fields).filter(
    ({ text }) =>
      !isAgain(text) &&
      isWhole(text) &&
      !/\d/u.test(text) &&
      // "the neighborhood": which?
      (!articled.test(text) || meansOnlyKnown([text], known)) &&
      (isUnknown ? !hasLetters(text) : isPrepared(text, known)),
  )
}

/** Is it from what the host has typed of the guest? */
export const isTyped = ({ from }: Sourced) => from.some(({ kind }) => kind === 'field')

/** "power lines", "cooking on a ship": what a host typed as a guest’s field says what "a lineman" or "an umpire" does. */
function fieldsOf({ expertise }: Pick<Material, 'expertise'>): Sourced[] {
  const typed = expertise.filter(
    ({ text, from }) =>
      isTyped({ text, from }) &&
      /^(?:\p{Ll}|\p{Lu}\p{L}+-\p{Ll})[\p{Ll} ’'-]*$/u.test(text) &&
      !hasLetters(text) &&
      !pointsBack.test(text),
  )
  // "position relief briefing": words of a trade
  const isPlain = (text: string) => wordCount(text) < 3 || / of /u.test(text)
  const nouns = typed.filter(({ text }) => isPlain(text) && isSayable(text) && isWhole(text))
  const doings = typed.filter(({ text }) => doing.test(text) && !text.includes(' and '))
  return shortFirst(nouns.length > 0 ? nouns : doings.slice(0, 1))
}
/** Next to a noun it would be heard as what somebody else does. */
const doing = /^\p{Ll}{3,12}ing \p{Ll}/u

const shortFirst = (all: Sourced[]) =>
  withoutParts(all)
    .slice(0, maxSubjects)
    .toSorted((a, b) => wordCount(a.text) - wordCount(b.text))

/** At most three things to talk about, in words that anybody can say, short ones first; the guest’s `fields` only if they may be read out. */
export function subjectsOf(
  { answers, expertise, role }: Pick<Material, 'answers' | 'expertise' | 'role'>,
  fields = false,
): Sourced[] {
  const topics = answers.get('topics')
  const said = topics?.said ?? []
  const chosen = said
    .filter((sentence) => !sentence.endsWith('?'))
    .flatMap((sentence) => itemsOf(sentence, said.join(' ')))
    .map((text): Sourced => ({ text, from: topics!.from }))
  const known = (role?.text ?? '').toLowerCase()
  const sayable = (all: Sourced[]) =>
    all.filter(({ text }) => isSayable(text) && !known.includes(text.toLowerCase()))
  const first = [sayable(chosen), fields ? sayable(expertise) : []].find((all) => all.length > 0) ?? []
  const unique = new Map(first.map((subject) => [subject.text.toLowerCase(), subject]))
  return shortFirst([...unique.values()])
}
