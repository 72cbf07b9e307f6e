const silentH = /^(hour|honest|honou?r|heir)/i
const consonantSound = /^(uni([^nm]|$)|unic|unif|us(e|u|a)|ut(e|i|o)|eu|ewe|one\b|once\b|ouija|u[bk][iu])/i
const spelledOutVowel = /^[AEFHILMNORSX]$/

/** Read letter by letter: MBA, UX, SEO, R&D. Longer capitals are taken for words. */
const isSpelledOut = (word: string) => /^[A-Z][A-Z&]{0,3}s?$/.test(word)

const soundsLikeVowel = (phrase: string) => {
  const word = phrase.split(/[\s-]/u)[0] ?? ''
  if (/^\d/.test(word)) return /^(8|11(\D|$)|18(\D|$))/.test(word)
  if (isSpelledOut(word) && (word.length > 1 || phrase.startsWith(`${word}-`)))
    return spelledOutVowel.test(word.charAt(0))
  if (silentH.test(word)) return true
  if (consonantSound.test(word)) return false
  return /^[aeiouáàâäãåæéèêëíìîïóòôöõøœúùûü]/i.test(word)
}

/** "a" or "an" in front of the phrase, by the sound of its first word. */
export const withArticle = (phrase: string) => `${soundsLikeVowel(phrase.trim()) ? 'an' : 'a'} ${phrase}`

/** "a, b and c". Items that hold a comma or an "and" themselves are set apart by semicolons. */
export const listed = (items: string[], last: 'and' | 'or' = 'and') => {
  if (items.length < 2) return items.join('')
  const compound = items.some((item) => item.includes(','))
  const [separator, final] = compound ? ['; ', `; ${last} `] : [', ', ` ${last} `]
  return items.slice(0, -1).join(separator) + final + items.at(-1)
}

export const possessive = (name: string) => `${name}’s`

export const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('en') + text.slice(1)

/** The entry of that id; ids are free, so that one may be called like a property every object has. */
export const entryOf = <T>(record: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined

const smallNumbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** "one word", "three words", "14 words": small numbers spelled out, the noun in its number. */
export const counted = (count: number, noun: string, plural = `${noun}s`) =>
  `${smallNumbers[count] ?? count} ${count === 1 ? noun : plural}`

const commonEnding =
  /(tion|sion|ing|ments?|ific|ity|ship|ology|ism|graphy|ness|ics|ance|ence|ture|ery|ogist|eer|itect|aker)$/
const commonFirstWords = new Set(
  (
    'avalanche art audio book botany brand business care child citizen city clean climate content cloud coral customer data deep digital early energy ' +
    'emergency family farm field film folk food forest game good grief growth health hip home how human land local long marine medical mental ' +
    'mountain music natural new ocean offline old open organic people personal plant product public quiet remote rural ' +
    'school science sea seed self senior slow small social soil sound space sports stone street tea team tower traditional type ' +
    'urban user water web what where why wild women work world young ' +
    'anxiety burnout cash comedy courage crime crypto death debt diet dreams failure fear football ' +
    'founder founders habits history jazz justice love luck marriage memory mindset money motherhood ' +
    'pain philosophy poetry pregnancy product relationships religion sales sex sleep sports stress ' +
    'success tax taxes therapy trauma trust ' +
    'assistant associate chef chief clinical co coach cook executive freelance general head host independent lead managing nurse vice ' +
    'principal research staff'
  ).split(' '),
)

/**
 * The phrase as used inside a sentence: "Coral restoration" becomes "coral restoration". A first word that may
 * be a name (Python, Tokyo) keeps its capital: better an odd capital than a name spelled wrong. `written` is other
 * text of the same author, where the word's own spelling can be seen.
 */
export const inSentence = (phrase: string, written = '', endings = commonEnding) => {
  const [first = '', ...rest] = phrase.split(' ')
  const isSentenceCase =
    /^\p{Lu}[\p{Ll}-]+$/u.test(first) && rest.every((word) => !/^\p{Lu}\p{Ll}/u.test(word))
  if (!isSentenceCase) return phrase
  const lower = first.toLocaleLowerCase('en')
  const singular = lower.replace(/s$/u, '')
  const seen = new Set(written.split(/[^\p{L}]+/u))
  const isCommon =
    endings.test(lower) || commonFirstWords.has(lower.split('-')[0]!) || seen.has(lower) || seen.has(singular)
  return isCommon ? [lower, ...rest].join(' ') : phrase
}

const roleEnding = /(er|or|ist|cian|tect)$/

/** A job title as used inside a sentence: "Marine biologist" becomes "marine biologist", "French teacher" stays. */
export const titleInSentence = (title: string, written = '') => {
  const first = title.split(' ')[0]!.toLowerCase()
  return inSentence(title, written, roleEnding.test(first) ? roleEnding : commonEnding)
}

/** One of the variants, always the same for the same key: two guests of a show need not be greeted alike. */
export const pick = <T>(variants: readonly T[], key: string): T => {
  let hash = 0x811c9dc5
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return variants[(hash >>> 13) % variants.length] as T
}
