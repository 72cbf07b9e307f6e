import { isFirstPerson, sentences } from '../text/sentences.ts'
import { isCredential } from './title-parts.ts'
import { statedPronouns } from './titles-of-names.ts'

/** Letters of orders and degrees between commas: "Declan, SJ, studies …" */
const lettersInside =
  /(?:, (?:SJ|OP|OFM|OSB|PhD|Ph\.D\.|MD|M\.D\.|MBBS|MBA|MPH|MSW|RN|CPA|OBE|MBE|CBE)){1,3}(?:,|(?= (?:is|has|was)\b))/gu

/** "Ana Gold, M.S., CCC-SLP, is a …" */
const afterName =
  /^((?:[^\s,]+ ){1,5}[^\s,]+), ((?:[A-Z][A-Za-z.-]{1,8}(?: [A-Z]{2,6})?, ){0,4}[A-Z][A-Za-z.-]{1,8}),?(?= (?:is|has|was|works|leads)\b)/u
const withoutCredentials = (text: string) =>
  text.replace(afterName, (found, name: string, letters: string) =>
    letters.split(/,? /u).every(isCredential) ? name : found,
  )

/** "a CERTIFIED FINANCIAL PLANNER" is said like any other. */
const shouted = /(?<=\b(?:an?|the) )[A-Z]{4,}(?: [A-Z]{4,}){1,5}\b/gu

/** "Asheville, NC" */
const state =
  /(?<=\p{Ll}), (?!AI|AM|HR|IT|PR|TV|UK|US|UX)[A-Z]{2}(?=[,.](?:\s|$)| (?:and|at|in|since|to|where|with)\b)/gu

/** "Ngaire (Ngāti Porou) was appointed …": what nobody can hear. */
const aside = /\s\([^()]{1,60}\)/gu

/** "is a fellow (2017–2022)": it is over. */
const years = /\((?:19|20)\d\d ?[–-] ?(?:(?:19|20)\d\d|\d\d)\)/u
const isOver = (sentence: string) =>
  years.test(sentence) && /\b(?:is|leads|runs|serves|teaches|works)\b/u.test(sentence)

/** "plays in \"Polka Dot Dash,\"": the marks around what something is called have no sound. */
const inMarks = /["“]([^"“”]{1,60})["”]/gu
const smallWord = /^(?:an?|and|at|de|for|in|la|of|on|the|to)$/u
const isTitle = (words: string) =>
  /^\p{Lu}/u.test(words) &&
  words.split(' ').every((word) => /^[\p{Lu}\d&]/u.test(word) || smallWord.test(word))
const withoutMarks = (text: string) =>
  isFirstPerson(text)
    ? text
    : text.replace(inMarks, (found, words: string) => (isTitle(words) ? words : found))

/** A text without what is in brackets or only marked, and without what they say has ended. */
export const withoutAsides = (text: string) =>
  withoutMarks(
    sentences(text)
      .filter(isOver)
      .reduce((left, sentence) => left.replace(sentence, ''), text)
      .replace(aside, ''),
  )

/** "Former teacher, that’s part of the bio, leave it in." */
const leftIn =
  /^(?!(?:If|When)\b)(\S.{3,80}?)(?:[,;]| [–—-]) (?:(?:that[’']s|this is|it[’']s) part of (?:her|his|my|the|their) (?:bio(?:graphy)?|story), ?)?(?:and |so )?(?:please )?(?:keep|leave) (?:it|that|this) in(?:, please)?[.!]$/iu

/** A biography with what the guest wants left in before everything else, and without the request. */
export function withLeftIn(text: string): string {
  const all = sentences(text)
  const wanted = all.flatMap((one) => leftIn.exec(one)?.[1] ?? [])
  if (wanted.length === 0) return text
  return [...wanted.map((one) => `${one}.`), ...all.filter((one) => !leftIn.test(one))].join(' ')
}

/** "was published this spring": true, without the time, on any day */
const isOut = /\b(?:appeared|came out|published|released)\b/u
const lately = / (?:earlier this year|(?:last|this) (?:autumn|fall|month|spring|summer|week|winter|year))\.$/u

/** "was writer in residence at a library 2019–21", as one says it */
const isOfPost = /\b(?:chaired|edited|led|ran|sat|served|taught|was|worked)\b/u
const inYears = / ((?:19|20)\d\d) ?[–-] ?((?:19|20)?\d\d)\.$/u

/** A sentence of a biography with its times as somebody says them on another day. */
export const onAnyDay = (sentence: string) =>
  (isOut.test(sentence) ? sentence.replace(lately, '.') : sentence).replace(
    inYears,
    (typed, start: string, end: string) =>
      isOfPost.test(sentence) && !/[:;]/u.test(sentence)
        ? ` from ${start} to ${end.length === 2 ? start.slice(0, 2) + end : end}.`
        : typed,
  )

/** "…, age 71." */
const age = /, (?:age|aged) \d{1,3}(?=[,.])/gu

/** A text without what is written of a person and never said: pronouns, ages, degrees and abbreviated states. */
export const withoutUnsaid = (text: string) =>
  withoutCredentials(text.replace(statedPronouns, ''))
    .replace(state, '')
    .replace(age, '')
    .replace(lettersInside, '')
    .replace(/[®™©]|,? (?:PLLC|LLC|LLP|GmbH|Ltd)\b\.?(?=[ ,.])(?! \d)/gu, '')
    .replace(shouted, (words) => words.toLowerCase())
