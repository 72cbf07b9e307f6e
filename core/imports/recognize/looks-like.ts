import { honorificsPattern, particlesPattern } from '../../guests/name-parts.ts'
import { jobEndings } from './job-endings.ts'
import { familySigns, familyStarts, givenNames } from './given-names.ts'
import { ipPattern, isFileName, searchedLength } from '../read/addresses.ts'
import { normalizeWords } from './normalize.ts'
import { jobSignsPattern, jobWords, organisationSignsPattern, organisationWords } from './word-lists.ts'

const webAddressPattern = /^https?:\/\/\S+$/i
const imagePattern = /.\.(?:png|jpe?g|webp|gif|avif)(?:[?#]|$)/i
const linkedinPattern = /(?:^|\/\/|\.|\s)linkedin\.com\/(?:in|pub|company|profile|mwlite)\/\S+/i
const datePattern =
  /^(?:\d{4}[-/.年](?:[0-2]?\d|3[01])[-/.月](?:[0-2]?\d|3[01])|\d{1,2}[-/.年](?:[0-2]?\d|3[01])[-/.月](?:\d{1,2}|\d{4}))日?(?:[ T,].*)?$|^\d{1,2}\. \d{1,2}\. \d{4}(?:[ ,].*)?$|^\d{4}[.년] ?\d{1,2}[.월] ?\d{1,2}[.일](?:[ ,].*)?$|^(?:\p{L}{2,10}\.?,? )?\d{1,2}(?:st|nd|rd|th|\.)? (?:de )?\p{L}{3,10}\.?,? (?:de )?\d{2,4}(?:[ T,].*)?$|^(?:\p{L}{2,10}\.?, )?\p{L}{3,10}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}(?:[ T,].*)?$|^\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?(?:\s*[-–]\s*\d{1,2}:\d{2}.*)?$/iu
const salutationWordPattern =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|professorin|doctor|doktor|sir|dame|lord|lady|rev|hon|herr|hr|frau|fr|fru|m|mme|mlle|monsieur|madame|sr|sra|srta|senor|senora|señor|señora|senhor|senhora|dott|dottssa|ssa|ing|dipl|diplom|mag|magister|dra|profa|dhr|mevr|pan|pani|bay|bayan|inz|mgr|phd|md|mba|msc|bsc|ma|ba|ph|d|hc|habil|rer|nat|phil|med|jur|г|н|господин|госпожа|先生|女士|小姐|博士|教授|様|さん|씨|님|السيد|السيدة|د|אדון|גברת)$/iu
const cjkNamePattern =
  /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2,5}$|^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{1,4}[ \u3000・][\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{1,5}$/
const postNominalsPattern =
  /(?:,?\s+(?:ph\.?\s?d\.?|m\.?d\.?|m\.?sc\.?|b\.?sc\.?|m\.?b\.?a\.?|m\.?p\.?h\.?|j\.?d\.?|mp|mep|msp|qc|kc|obe|cbe|mbe|jr\.?|sr\.?|ii|iii|iv|cpa|esq\.?|rn|m\.?a\.?|b\.?a\.?|dphil|frs|pmp|cfa|ed\.?d\.?|psy\.?d\.?|acca|ca|cissp|facs|lmft|lcsw))+\.?$/i

const jobEndingPattern =
  /.{2}(?:olog(?:ist|in|e|o|a)|ographer|maker|ician|iatrist|economist|wright|keeper|macher|macherin)$/

export const isImageFile = (text: string) =>
  isFileName(text) && /\.(?:png|jpe?g|gif|webp|avif|heic)$/i.test(text)

export const isImage = (text: string) => webAddressPattern.test(text) && imagePattern.test(text.slice(7))

export const isLinkedin = (text: string) => linkedinPattern.test(text.slice(0, searchedLength))

/** The first LinkedIn address in a text, or null. */
export function findLinkedin(text: string): string | null {
  const at = text.slice(0, searchedLength).search(/linkedin\.com\//i)
  if (at === -1) return null
  const start = text.slice(0, at).search(/(?<![^\s,;])[^\s,;]*$/)
  const address = /^[^\s,;]+/.exec(text.slice(start, searchedLength))![0]
  return address.replace(/(?<![),;])[),;]+$/, '')
}

export const isDate = (text: string) =>
  text.length >= 4 && text.length <= 40 && /\d/.test(text) && datePattern.test(text)

/** A count, an amount or a short id; from nine digits on it may be a phone number. */
export const isNumber = (text: string) =>
  text.length <= 20 &&
  /^[-+]?[$€£]?(?:\d{1,8}|\d{1,12}[.,]\d{1,4}|\d{1,3}(?:[.,]\d{3})+)(?:e[+-]?\d+)?\s?[%€$£]?$/i.test(text)

/** 7 to 15 digits and what people put between them; dates and IP addresses are not phones. */
export function isPhone(text: string): boolean {
  if (text.length > 60 || text.length < 7) return false
  if (
    !/^(?:(?:tel|phone|mobile|mobil|cell|whatsapp|ph|t|m)\b[.:]?\s*)?[+(]?[\d\s()./+\-–]+(?:\s*(?:x|ext\.?|#)\s*\d+)?$/i.test(
      text,
    )
  )
    return false
  const digits = text.replace(/\D/g, '').length
  if (digits < 7 || digits > 15 || decimalPattern.test(text) || stampPattern.test(text)) return false
  return !isDate(text) && !yearsPattern.test(text) && !ipPattern.test(text)
}

/** "-9.053832", as places on a map are written. */
const decimalPattern = /^[-+]?\d{1,3}\.\d{4,}$/

/** Seconds and milliseconds since 1970, and the numbers of books. */
const stampPattern = /^(?:1[5-9]\d{8}|1[5-9]\d{11}|97[89]\d{10})$/

/** "1991-2013" */
const yearsPattern = /^(?:19|20)\d\d ?[-–/] ?(?:19|20)\d\d$/

/** What comes before a family name and nothing else: "van der", "de la", "Graf von". */
export const isParticle = (text: string) =>
  text.length <= 30 &&
  text.split(/\s+/).every((part) => particlesPattern.test(part) || noblePattern.test(part)) &&
  /\p{L}/u.test(text)
const noblePattern =
  /^(?:graf|grafin|gräfin|freiherr|freifrau|baron|baronin|ritter|edler|prinz|prinzessin|jonkheer|jhr|d['’])$/iu

/** A title before a name and nothing else: "Mrs", "Prof. Dr.", "Herr Dr.". */
export function isSalutation(text: string): boolean {
  if (text.length > 30) return false
  const parts = text.split(/[\s.,/()-]+/).filter(Boolean)
  return parts.length > 0 && parts.length <= 5 && parts.every((part) => salutationWordPattern.test(part))
}

export const wordsOf = (text: string) => normalizeWords(text.slice(0, searchedLength)).split(' ')

export const hasJobWord = (text: string) =>
  wordsOf(text).some((word) => jobWords.has(word) || jobEndingPattern.test(word)) ||
  jobSignsPattern.test(text)

const maxJobWords = 8
const endingLengths = [3, 4, 5, 6]

/** Has a job word, or in a few words one that ends as job words do. For whole columns: single names end so, too. */
export function looksLikeJob(text: string): boolean {
  if (hasJobWord(text)) return true
  const parts = wordsOf(text)
  return parts.length <= maxJobWords && parts.some(endsLikeJob)
}

const endsLikeJob = (word: string) =>
  jobSuffixPattern.test(word) ||
  endingLengths.some((length) => word.length > length + 1 && jobEndings.has(word.slice(-length)))

/**
 * "Thatcher", "Drystone waller", "Weaver, Nairn Tweed": an English occupation's ending in small letters. For columns next
 * to names: surnames, firms and much else end so, too.
 */
export const mayBeJob = (text: string) => looksLikeJob(text) || isOccupation(text.slice(0, 80))
const occupationPattern = /.(?:er|or|ist|smith|wright|man|woman|hand|ess)$/

function isOccupation(text: string): boolean {
  const [first = '', ...others] = text.split(/,| at | of | for | in /)[0]!.split(' ')
  if (others.length > 3 || others.some((word) => !/^\p{Ll}/u.test(word))) return false
  return others.length > 0
    ? occupationPattern.test(others.at(-1)!)
    : /^\p{Lu}\p{Ll}+$/u.test(first) && occupationPattern.test(first)
}

/** In Chinese, Japanese and Korean. */
const jobSuffixPattern =
  /.(?:师|師|师傅|员|員|士|家|者|工|匠|手|职人|職人|看守人|守|翻译|翻訳|가|사|원|자|공|관|인|지기)$/

/** An account on a social network: "@name", "@name@social.example". */
export const isHandle = (text: string) => /^@[\p{L}\p{N}_.-]{2,40}(?:@[\w.-]{4,60})?$/u.test(text)

export const hasOrganisationWord = (text: string) =>
  wordsOf(text).some((word) => organisationWords.has(word) && !isSmall(word, text)) ||
  organisationSignsPattern.test(text) ||
  text.startsWith('PT ')

/** "Guro sa agham" names no S.A. */
const isSmall = (word: string, text: string) => word.length < 3 && text.includes(` ${word} `)

/** Holds a given name that many people have, or begins with a common Chinese, Japanese or Korean family name. */
export const hasGivenName = (text: string) =>
  cjkNamePattern.test(text)
    ? familySigns.has(text[0]!) || familyStarts.some((start) => text.startsWith(start))
    : wordsOf(text).some((word) => givenNames.has(word))

export const words = (text: string) => text.split(/\s+/).filter(Boolean).length

const unspacedSignPattern = /[\u3040-\u30ff\u3400-\u9fff]/g

/** Words, where three Chinese or Japanese signs count as one: they are written without spaces. */
export const wordsOfAnyScript = (text: string) =>
  words(text) + Math.floor((text.match(unspacedSignPattern)?.length ?? 0) / 3)

export const isLongText = (text: string) =>
  (text.length > 100 && words(text) > 12) || (text.length > 40 && wordsOfAnyScript(text) > 15)

/** Characters of a text that may be a name. The pattern of degrees takes quadratic time on a longer one. */
export const longestName = 200

/** A name without titles before and after it: "Dr.", "PhD". */
export const bareName = (text: string) =>
  text.length > longestName ? text : text.replace(honorificsPattern, '').replace(postNominalsPattern, '')

/** What titles hold and names hardly: "RIVERS WITH ANA RUIZ". */
const titleWords = new Set(
  'with com feat featuring ft about from episode podcast vs versus your why what when avec mit met guests gast invite convidado'.split(
    ' ',
  ),
)

/** Two to six capitalised words, or two to five Chinese, Japanese or Korean signs; no job, no organisation. */
export function isPersonName(text: string): boolean {
  if (text.length > 70 || text.length < 2 || /[\d@/_=<>|:;!?#+&]/.test(text)) return false
  if (cjkNamePattern.test(text)) return !jobSignsPattern.test(text) && !organisationSignsPattern.test(text)
  const bare = bareName(text).replace(/\s*["“”(][^"“”()]{1,25}["“”)]/g, '')
  const parts = bare.split(/[\s,]+/).filter(Boolean)
  if (parts.length < 2 || parts.length > 6) return false
  if (!parts.every((part) => /^['’‘]?\p{L}[\p{L}\p{M}.'’`´ʼ-]*$/u.test(part))) return false
  const capitalised = parts.filter((part) => /^['’‘]?[\p{Lu}\p{Lo}]/u.test(part)).length
  if (
    capitalised < 2 ||
    parts.some(
      (part) =>
        !/^(?:d['’]|\p{Ll}{1,3}-(?=\p{Lu})|\p{Ll}{2,3}(?=\p{Lu}\p{Ll})|['’‘]?[\p{Lu}\p{Lo}])/u.test(part) &&
        !particlesPattern.test(part),
    )
  )
    return false
  const folded = wordsOf(bare)
  if (folded.some((word) => titleWords.has(word))) return false
  return !folded.some((word) => jobWords.has(word) || organisationWords.has(word)) || isKnownName(folded)
}

/** "Dean Smith" and "Will Page": a given name first makes later words that also mean jobs part of the name. */
const isKnownName = (folded: string[]) =>
  folded.length === 2 && givenNames.has(folded[0]!) && !organisationWords.has(folded[1]!)
