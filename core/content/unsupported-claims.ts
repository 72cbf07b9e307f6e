import type { Brief } from './brief.ts'
import { pronunciationOf } from '../questionnaires/pronunciation.ts'
import { recapData } from '../recaps/recap-data.ts'
import { sentenceParts } from '../text/sentences.ts'

/** A sentence and its unsupported parts. */
export interface UnsupportedClaim {
  sentence: string
  /** Names, numbers, titles or quotes, verbatim from the sentence. */
  unknown: string[]
}

/** All strings in the data, at any depth. */
export const textsIn = (data: unknown): string[] => {
  if (typeof data === 'string') return [data]
  if (typeof data === 'number') return [String(data)]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}

const units = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, index) => [word, index + 1]),
)
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10]),
)
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
])

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Numbers in a text by value, written as digits or words: "1,200", "twelve hundred", "forty-five". */
function numbersIn(text: string): { value: number; word: string }[] {
  const found: { value: number; word: string }[] = []
  for (const typed of text.match(/(?<![\p{L}\p{N}])\d[\d,.]*/gu) ?? []) {
    const digits = typed.replace(/(?<![,.])[,.]+$/u, '')
    found.push({ value: Number(digits.replace(/,(?=\d{3})/gu, '')), word: digits })
  }
  let value: number | null = null
  let words: string[] = []
  const close = () => {
    if (value !== null) found.push({ value, word: words.join(' ') })
    value = null
    words = []
  }
  for (const word of wordsIn(text)) {
    const small = units.get(word) ?? tens.get(word)
    const scale = scales.get(word)
    if (small !== undefined) {
      const follows =
        value !== null &&
        (tens.has(words.at(-1) ?? '')
          ? units.has(word)
          : scales.has(words.at(-1) ?? '') || words.at(-1) === 'and')
      if (!follows) close()
      value = (value ?? 0) + small
      words.push(word)
    } else if (scale !== undefined) {
      value = (value ?? 1) * scale
      words.push(word)
    } else if (word !== 'and' || value === null || !scales.has(words.at(-1) ?? '')) close()
    else words.push(word)
  }
  close()
  return found
}

/** Smaller numbers are figures of speech: "one thing", "two sides". */
const fewestCounted = 3

/** Titles, awards and other distinctions that must not be invented. */
const titles =
  /\b(professors?|ph\.?d|doctors?|doctorate|dr|knighted|nobel|pulitzer|grammys?|emmys?|oscars?|award[- ]winning|awards?|prizes?|medals?|best-?sell(?:ing|ers?)|ceo|cto|founders?|co-founders?|presidents?|directors?|chair(?:man|woman|person)?|champions?|world record|millionaire|celebrity|laureate|fellow|honorary|(?:your|her|his|their) (?:book|novel|memoir|album|film|documentary))\b/giu

/** Capitalized words that aren't names. */
const notNames = new Set(
  (
    'Hi Hello Hey Okay Welcome Thanks Dear I Monday Tuesday Wednesday Thursday Friday Saturday Sunday English A An And As At But By For From He Her Here His How If In It Its ' +
    'Let My No Not Of On Or Our She So That The Their Then There They This To Today We What When Where Who Why With You Your'
  ).split(' '),
)

const plain = (text: string) =>
  (
    text
      .toLowerCase()
      .replace(/[’']s\b/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')

/** A phonetic key for a name: spellings may differ in vowels and doubled letters. */
const soundOf = (word: string) =>
  [...word.toLowerCase().replace(/[^\p{Script=Latin}]|[aeiouhyw]/gu, '')]
    .filter((letter, at, all) => letter !== all[at - 1])
    .join('')

/** Phonetic keys of a name in another script, from how it is pronounced. */
const soundsIn = ({ name, pronunciation = null, responses, asked }: Brief['guest']) =>
  /\p{Script=Latin}/u.test(name)
    ? []
    : (pronunciationOf({ pronunciation, questionnaire: { responses, asked } }) ?? '')
        .split(/\s+/u)
        .map(soundOf)
        .filter(Boolean)

interface Known {
  words: Set<string>
  /** Phonetic keys of names that the text may write in Latin letters. */
  sounds: Set<string>
  text: string
  numbers: Set<number>
  /** Times in the recording; null without a recording. */
  times: Set<string> | null
}

/** Times of a recording, such as 1:02:03. */
const timesIn = (text: string) => new Set(text.match(/(?<![\d:])\d{1,3}(?::\d\d){1,2}(?![\d:])/gu))

type KnownMaterial = Pick<Brief, 'corrections' | 'guest' | 'show' | 'instructions' | 'recap'>

function knownIn({ corrections = [], guest, show, instructions, recap }: KnownMaterial): Known {
  // The host's own introductions are about other guests
  const { ownIntroductions: _others, wordsPerMinute: _pace, ...contentStyles } = show.contentStyles
  const said = recap ? textsIn(recapData(recap)) : []
  const corrected = corrections.map(({ after }) => after)
  const all = [...textsIn([guest, { ...show, contentStyles }, instructions, corrected]), ...said].join('\n')
  return { ...knownTexts(all), sounds: new Set(soundsIn(guest)), times: recap ? timesIn(all) : null }
}

function knownTexts(all: string): Known {
  const text = ` ${plain(all)} `
  return {
    words: new Set(text.trim().split(' ')),
    sounds: new Set(),
    times: null,
    text,
    numbers: new Set(numbersIn(all).map(({ value }) => value)),
  }
}

/** Normalizes singular and plural. */
const isKnownWord = (word: string, { words }: Known) => {
  const lower = word.toLowerCase().replace(/[’']s$/u, '')
  const has = (one: string) =>
    words.has(one) || words.has(`${one}s`) || (one.endsWith('s') && words.has(one.slice(0, -1)))
  return has(lower) || plain(word).split(' ').every(has)
}

/**
 * Names are capitalized words within a sentence. At its start, only two capitalized words in a row certainly
 * are one.
 */
const namesIn = (sentence: string): string[] =>
  [...sentence.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}’'.-]*/gu)].flatMap(({ 0: found, index }) => {
    const word = found.replace(/(?<![.’'-])[.’'-]+$/u, '').replace(/[’']s$/u, '')
    const isStart =
      /(?:^|[.!?:…]\s|[“"‘(]|^\d+[.)]\s|\n|^-\s)$/u.test(sentence.slice(Math.max(0, index - 4), index)) ||
      index === 0
    const goesOn = /^\s\p{Lu}/u.test(sentence.slice(index + found.length))
    return notNames.has(word.split(/[’']/u)[0]!) || (isStart && !goesOn) ? [] : [word]
  })

const maxQuoted = 400
/** Maximum quotes checked per text. */
const maxQuotations = 100

/** Quotes that are not the guest's, the host's or the show's own words. */
const inventedQuotes = (content: string, { text }: Known) =>
  [...content.matchAll(/[“"]([^“”"]{1,2000})[”"]/gu)]
    .slice(0, maxQuotations)
    .map(([, quotation]) => quotation!)
    .filter((quotation) => wordsIn(quotation).length > 2 && !text.includes(plain(quotation)))
    .map((quotation) => quotation.slice(0, maxQuoted))

const unknownIn = (sentence: string, known: Known): string[] => [
  ...namesIn(sentence).filter((name) => !isKnownWord(name, known) && !known.sounds.has(soundOf(name))),
  ...numbersIn(sentence)
    .filter(({ value }) => value >= fewestCounted && !known.numbers.has(value))
    .map(({ word }) => word),
  ...[...timesIn(sentence)].filter((time) => known.times && !known.times.has(time)),
  ...[...sentence.matchAll(titles)].map(([title]) => title).filter((title) => !isKnownWord(title, known)),
]

/**
 * Names, numbers, dates, titles and quotes in a text that come from neither guest, show nor instructions.
 * Checks words, not meaning: a false sentence made of known words passes.
 */
export const unsupportedClaims = (content: string, brief: KnownMaterial) =>
  claimsBeyond(content, knownIn(brief))

/** The same for a text that may use only these sources. */
export const unsupportedIn = (content: string, texts: readonly string[]) =>
  claimsBeyond(content, knownTexts(texts.join('\n')))

function claimsBeyond(content: string, known: Known) {
  const quotes = inventedQuotes(content, known)
  return content.split('\n').flatMap((line) =>
    sentenceParts(line.replace(/^\d{1,2}[.)]\s/u, '')).flatMap(({ text: sentence }): UnsupportedClaim[] => {
      const quoted = quotes.filter((quotation) => {
        const [first] = sentenceParts(quotation)
        return first !== undefined && sentence.includes(first.text.slice(0, 40))
      })
      const unknown = [...new Set([...unknownIn(sentence, known), ...quoted.map((text) => `“${text}”`)])]
      return unknown.length > 0 ? [{ sentence, unknown }] : []
    }),
  )
}

const maxNamed = 5

/** Note for the host; null if everything is supported. */
export function claimsNote(claims: UnsupportedClaim[]): string | null {
  const unknown = [...new Set(claims.flatMap((claim) => claim.unknown))]
  if (unknown.length === 0) return null
  const more = unknown.length > maxNamed ? ` and ${unknown.length - maxNamed} more` : ''
  return `Check this before you use it: neither you nor the guest mentioned ${unknown.slice(0, maxNamed).join(', ')}${more}.`
}
