import { honorificsPattern, particlesPattern } from '../../guests/name-parts.ts'
import { givenNames } from './given-names.ts'
import {
  bareName,
  hasGivenName,
  hasJobWord,
  hasOrganisationWord,
  isPersonName,
  looksLikeJob,
} from './looks-like.ts'
import { normalizeWords } from './normalize.ts'
import { isPlainTitleWord } from './title-words.ts'
import { hasTopicWord } from './topic-words.ts'

const maxNameWords = 5
export const maxPeople = 6

/** A given name that many people have comes first, or "Prof.", so that it hardly is anything else. */
export const isKnownPerson = (name: string) =>
  honorificsPattern.test(name) ||
  stagePattern.test(name) ||
  kinPattern.test(name) ||
  (/^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(name)
    ? hasGivenName(name)
    : givenNames.has(normalizeWords(bareName(name).split(/[\s-]/)[0]!)))

/** What people on a stage put before their names. */
const stagePattern = /^(?:dj|mc|vj|b-?boy|b-?girl) \S/i

/** Whom families call so: "Grandma Audrey", "Onkel Fritz". */
const kinPattern =
  /^(?:grand(?:ma|pa|mother|father)|granny|aunt(?:ie|y)?|uncle|oma|opa|tante|onkel|abuel[ao]|t[ií][ao]|nonn[ao]|zi[ao]|v[oó]v[oóô]|mamie|papi|papy|tonton|babcia|dziadek|ciocia|wujek|бабушка|дедушка|тётя|дядя) \p{Lu}/iu

const alsoWords = new Set(
  'will mark grace faith hope april june may sky art rose joy summer dawn christian royal'.split(' '),
)

/** A known given name first that is no word of a title, either: "Will Power" says nothing. */
export const isClearlyPerson = (name: string) =>
  isKnownPerson(name) && !alsoWords.has(normalizeWords(bareName(name).split(' ')[0]!))

export interface LeadingNames {
  people: string[]
  /** What follows a comma behind them, up to the end of the sentence. */
  about: string
  /** Whether the text ends behind the names, or a comma or bracket follows. */
  isWhole: boolean
  /** The text behind the names. */
  rest: string
}

/**
 * The people a text begins with; null if it begins otherwise.
 * @param isNamed The text is behind a word such as "with", where two that "and" joins are people
 */
export function namesAt(text: string, isNamed = false): LeadingNames | null {
  if (isShow(text)) return null
  const couple = coupleAt(text)
  const first = couple ? null : nameAt(text)
  if (!couple && !first) return null
  const people = couple?.people ?? [first!]
  let rest = text.slice((couple?.whole ?? first!).length)
  while (people.length < maxPeople) {
    const described = describedPattern.exec(rest)
    const besides = described ? nameAt(rest.slice(described[0].length)) : null
    if (besides && !isOfThings(besides)) {
      rest = rest.slice(described![0].length + besides.length)
      people.push(besides)
      continue
    }
    const [joint] = jointPattern.exec(rest) ?? []
    const next = joint ? nameAt(rest.slice(joint.length)) : null
    const isNext = next && (isKnownPerson(next) || isJoined(joint!, next, rest.slice(joint!.length), isNamed))
    const role = isNext || !isNamed ? null : behindRolePattern.exec(rest)
    const other = role ? nameAt(rest.slice(role[0].length)) : null
    if (isNext) rest = rest.slice(joint!.length + next.length)
    else if (other && (role![1] || isClearlyPerson(other))) rest = rest.slice(role![0].length + other.length)
    else break
    people.push(isNext ? next : other!)
  }
  const isWhole = /^[\s.!?]*$|^ ?[,;(]/.test(rest)
  return {
    people: people.map(withoutStop),
    about: /^ ?[,;]/.test(rest) ? firstSentence(rest) : '',
    isWhole,
    rest,
  }
}

/** "Leonard and Marlene Zahnow": two given names and the family name of both. */
function coupleAt(text: string): { people: string[]; whole: string } | null {
  const [start = '', one = ''] = coupleStartPattern.exec(text) ?? []
  const other = start && givenNames.has(normalizeWords(one)) ? nameAt(text.slice(start.length)) : null
  if (!other || !isKnownPerson(other)) return null
  const family = other.slice(other.indexOf(' '))
  return { people: [one + family, other], whole: start + other }
}
const coupleStartPattern = /^(\p{Lu}[\p{L}\p{M}’'-]{1,30}) (?:&|\+|and|und|et|y|e|och|og|en|i) (?=\p{Lu})/u

/** Whether what has the form of a name is a further person: behind "and" and the like, or in a list that ends so. */
function isJoined(joint: string, next: string, text: string, isNamed: boolean): boolean {
  if (!/^, ?$/.test(joint)) return (isNamed && /\p{L}|&/u.test(joint)) || !isOfThings(next)
  const rest = text.slice(next.length)
  // "Ana Ruiz, Osvek Pimlet, chef": a job is behind a person
  const [, role = ''] = rolePattern.exec(rest) ?? []
  if (role && looksLikeJob(role) && !isOfThings(next)) return true
  const [further] = jointPattern.exec(rest) ?? []
  const other = further === undefined ? null : nameAt(rest.slice(further.length))
  return (
    other !== null &&
    !isOfThings(next) &&
    (isKnownPerson(other) || isJoined(further!, other, rest.slice(further!.length), isNamed))
  )
}

const rolePattern = /^, (\p{L}{2,30}(?: \p{L}{2,30})?)/u

const isOfThings = (name: string) => hasTopicWord(name) || hasOrganisationWord(name) || hasJobWord(name)

/** "Ana Ruiz Podcast #12" */
export const isShow = (text: string) => showPattern.test(text)
const showPattern =
  /^(?:\p{Lu}[^\s,;:|–—]* ){1,4}(?:Podcast|PODCAST|Show|SHOW|Experience|Lab|Radio|Hour|Report)(?!\p{L})/u

export const firstSentence = (text: string) => text.replace(/^[ ,;]+/, '').split(/[.!?)\]](?: |$)|; /, 1)[0]!

const jointPattern =
  /^(?:,? ?& |, (?:and|und|et|y|e|och|og|en|i) |[,;+/] ?| (?:and|und|et|y|e|och|og|en|i|a|и|та|with|mit|x|\+|\/) )/iu

/** "Ana Ruiz (chef), Bo Lee (author)", "Ana Ruiz, “Rivers” & Bo Lee" */
const describedPattern =
  /^,? ?(?:\([^()]{1,60}\)|["“][^"“”]{1,80}["”](?: \([^()]{1,30}\))?)(?:[,;] ?|,? (?:and|und|et|y|e|och|og|en|i|&|\/) )/iu

/** "Ana Ruiz, CEO of Acme, and Peter Quill" */
const behindRolePattern = /^, [^,;.]{2,80}, (and |und |et |y |e |och |og |en |i )?/iu

export const withoutStop = (name: string) => name.replace(/(?<=\p{Ll}{3})[.!?]$/u, '')

/** The name that a text begins with, as long as its words are those of names. */
export function nameAt(text: string): string | null {
  const words: string[] = []
  const all = text.split(slashPattern, 1)[0]!.split(' ', maxNameWords + 1)
  let isEnded = false
  for (const word of all) {
    const bare = word.replace(/(?<![,;:!?)])[,;:!?)]+$/, '')
    if (
      isPlainTitleWord(bare) ||
      !isOfName(bare) ||
      isBetween(all, words.length) ||
      isBehindName(bare, words)
    )
      break
    const isLast = sentenceEndPattern.test(bare) && !honorificsPattern.test(`${bare} `)
    words.push(isLast ? bare.slice(0, -1) : bare)
    isEnded = bare !== word || isLast || words.length === all.length
    if (isEnded) break
  }
  while (words.length > 0 && particlesPattern.test(words.at(-1)!)) words.pop()
  const isLong = words.length > 3 && !words.some(isInfix)
  // "Wilson Camilo Ruiz Caro", if nothing follows
  const isSpanish = isEnded && words.length === 4 && words.slice(0, 2).every(isKnownPerson)
  if (words.length > maxNameWords || (isLong && !isSpanish) || isOfCodes(words)) return null
  for (let length = words.length; length > 0; length--) {
    if (particlesPattern.test(words[length - 1]!)) continue
    const name = words.slice(0, length).join(' ')
    // "Screenwriter Ana Ruiz" is read behind the role
    if (length > 2 && !isKnownPerson(name) && looksLikeJob(words[0]!) && isKnownPerson(words[1]!)) return null
    if (isPersonName(name) || (length === 2 && isTitled(name))) return /['’]s$/.test(name) ? null : name
  }
  return null
}

/** "Ana Ruiz/Bo Lee" */
const slashPattern = /(?<=\p{L})\/(?=\p{Lu})/u

/** "López y Juan Álvarez": what joins the names of a family joins two people before a given name that another word follows. */
const isBetween = (all: string[], at: number) =>
  at > 1 &&
  joinsPattern.test(all[at]!) &&
  (/^\p{Ll}/u.test(all[at + 2] ?? '') ||
    // "Ana Ruiz y Salud Mental"
    (/^\p{Lu}/u.test(all[at + 2] ?? '') && /^\p{Lu}/u.test(all[at + 1]!)))

/** "Ana Ruiz Builds Rivers": a word of everyday language behind a known name. */
const isBehindName = (word: string, before: string[]) =>
  before.length > 1 && hasTopicWord(word) && isClearlyPerson(before.join(' '))
const joinsPattern = /^(?:y|e|i|und)$/

/** "Redondo." is followed by the next sentence, "Dr." and "J." by the name. */
const sentenceEndPattern = /\p{Ll}{2}\.$/u

/** "MO KY NC" */
const isOfCodes = (words: string[]) => words.length > 2 && words.every((word) => /^\p{Lu}{2}$/u.test(word))

/** "Dr. Loendorf" */
const isTitled = (name: string) => honorificsPattern.test(name) && /^\p{Lu}\p{Ll}{2}/u.test(bareName(name))

const isOfName = (word: string) =>
  /^['’‘]?[\p{Lu}\p{Lo}]/u.test(word) || particlesPattern.test(word) || /^(?:dr|prof)\.$/.test(word)

/** Particles, initials and titles make a name longer: "Dr. Maria de la Cruz". */
const isInfix = (word: string) => particlesPattern.test(word) || word.endsWith('.')
