import { honorificsPattern, particlesPattern } from '../../guests/name-parts.ts'
import { oneLine } from '../read/cell-text.ts'
import { givenNames } from './given-names.ts'
import { bareName, hasGivenName, hasJobWord, isPersonName, looksLikeJob } from './looks-like.ts'
import { normalizeWords } from './normalize.ts'
import { beforeClosing, behindOpening, type Series, stageNameAt } from './title-series.ts'
import { isPlainTitleWord, markerPattern, withoutNumber } from './title-words.ts'

/** People that a title may name, where in the title, and what it says about them there. */
export interface TitleMention {
  /**
   * What comes before the names: `with` or `presents` for such words, with a star before a name in any form, `whole` for a title that is
   * nothing else, `series` for
   * the show's name, `^` for the beginning, else the separator.
   */
  place: string
  people: string[]
  about: string
  /** Whether it is right behind the names, after a comma. */
  isBehind: boolean
}

const longestTitle = 300
const separatorPattern =
  / ?[|｜¦│┃→➜▶►] ?| (?:[-–—~•·]{1,3}|\/\/?) | ?[:：] |：| ?[()[\]（）【】「」"“”«»] ?/gu
/** What is presented is mostly no person. */
const presentsPattern = /^pr[eéä]sent/i
const maxNameWords = 5
const maxPeople = 6
const maxSkipped = 6

/** A given name that many people have comes first, or "Prof.", so that it hardly is anything else. */
export const isKnownPerson = (name: string) =>
  honorificsPattern.test(name) ||
  stagePattern.test(name) ||
  (/^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(name)
    ? hasGivenName(name)
    : givenNames.has(normalizeWords(bareName(name).split(/[\s-]/)[0]!)))

/** What people on a stage put before their names. */
const stagePattern = /^(?:dj|mc|vj|b-?boy|b-?girl) \S/i

const alsoWords = new Set(
  'will mark grace faith hope april june may sky art rose joy summer dawn christian royal'.split(' '),
)

/** A known given name first that is no word of a title, either: "Will Power" says nothing. */
export const isClearlyPerson = (name: string) =>
  isKnownPerson(name) && !alsoWords.has(normalizeWords(bareName(name).split(' ')[0]!))

const lineBreakPattern = /(?<!\s)\s*\n\s*/g

/** All that could be people in a title: "Rivers, with Ana Ruiz", "#12 Ana Ruiz on rivers", "Ana Ruiz: rivers". */
const noSeries: Series = { opening: [], closing: [] }

export function mentionsIn(title: string, series: Series = noSeries): TitleMention[] {
  const whole = oneLine(title.slice(0, longestTitle).replace(lineBreakPattern, '; ').replace(/: ?; /g, ': '))
  const open = beforeClosing(whole, series)
  const behind = behindOpening(open, series)
  const text = behind ?? withoutNumber(open)
  const stage = behind === null ? null : stageNameAt(behind)
  return [
    ...afterMarkers(text),
    ...(isKnownName(text) ? [{ place: 'whole', people: [text], about: '', isBehind: false }] : []),
    ...inSegments(text),
    ...(stage === null ? [] : [{ place: 'series', people: [stage], about: '', isBehind: false }]),
  ]
}

/** "Ana Ruiz" and nothing else. */
const isKnownName = (text: string) => isClearlyPerson(text) && nameAt(text) === text

function afterMarkers(text: string): TitleMention[] {
  const found: TitleMention[] = []
  for (const match of text.matchAll(markerPattern)) {
    const behind = text
      .slice(match.index + match[0].length)
      .replace(/^[:：] ?/, '')
      .replace(quotedPattern, '')
      .trimStart()
    const first = namesAt(behind.replace(ownerPattern, ''), true)
    const isFirst = first && (first.people.length > 1 || isClearlyPerson(first.people[0]!))
    const names = namesListed(behind) ?? (isFirst ? first : (namesBehindRole(behind) ?? first))
    const stage = names ? null : stageNameAt(behind)
    const isPresented = presentsPattern.test(match[0])
    if (names) found.push({ place: isPresented ? 'presents' : 'with', ...names, isBehind: true })
    else if (stage && !isPresented)
      found.push({ place: 'with*', people: [stage], about: '', isBehind: false })
  }
  return found
}

/** "with ‘The Quiet Hour’ creator Ana Ruiz" */
const quotedPattern = /(?:‘[^‘]{1,60}?’|“[^“”]{1,60}”|"[^"]{1,60}")(?: |$)/g

/** "with Fjord Radio’s Ana Ruiz" */
const ownerPattern = /^(?:\p{Lu}[\p{L}\p{N}&.-]* ){0,3}\p{Lu}[\p{L}\p{N}&.-]*['’]s (?=\p{Lu})/u

/** A bracket or a comma. */
const endOfRolePattern = /^[([]|[,.;:!?)]$/

/** "with bestselling author Ana Ruiz" */
function namesBehindRole(text: string) {
  const words = text.split(' ')
  for (let skipped = 1; skipped <= maxSkipped && skipped < words.length; skipped++) {
    const role = words.slice(0, skipped)
    if (endOfRolePattern.test(role.at(-1)!)) return null
    const names = namesAt(words.slice(skipped).join(' '))
    const isJob = hasJobWord(role.at(-1)!)
    const isRole = isJob || /^\p{Ll}/u.test(role.at(-1)!) || looksLikeJob(role.at(-1)!)
    if (names && isRole && (isJob || isClearlyPerson(names.people[0]!))) return names
  }
  return null
}

/** "with the City Garden, Ana Ruiz, Bo Lee and Peter Quill": a list of people, of whom some are known. */
function namesListed(text: string) {
  const lines = text.split(/; /)
  const pieces = lines.length > 2 ? lines : firstSentence(text).split(listPattern)
  const people = pieces.filter((piece) => isPersonName(piece)).slice(0, maxPeople)
  const known = people.filter(isClearlyPerson).length
  const isList = people.length > 2 && people.length >= pieces.length - 1
  return isList && known >= (lines.length > 2 ? 1 : pieces.length / 2)
    ? { people: people.map(withoutStop), about: '' }
    : null
}
const listPattern = /[,;] (?:(?:and|und|et|y|e|och|og) )?| (?:&|and|und|et|y|e|och|og) /iu

function inSegments(text: string): TitleMention[] {
  const cuts = [...text.matchAll(separatorPattern)]
  const segments = [{ before: '^', start: 0 }]
  for (const cut of cuts) segments.push({ before: kindOf(cut[0].trim()), start: cut.index + cut[0].length })
  return segments.flatMap(({ before, start }, at) => {
    const whole = text.slice(start, cuts[at]?.index ?? text.length)
    const [leading] = leadingPattern.exec(whole) ?? []
    const segment = whole.slice(leading?.length ?? 0).trim()
    const names = segment ? namesAt(segment) : null
    const kind = leading ? kindOf(leading.trim()) : before
    if (!names)
      return stageNameAt(segment) === segment
        ? [{ place: `${kind}*`, people: [segment], about: '', isBehind: false }]
        : []
    const isWhole = names.about === '' && names.isWhole
    const next = segments[at + 1]
    const about =
      isWhole && next ? text.slice(next.start, cuts[at + 1]?.index ?? text.length).trim() : names.about
    const place = names.isWhole ? kind : `${kind}_`
    return [{ place, people: names.people, about, isBehind: !isWhole }]
  })
}

/** A dash behind a quotation mark. */
const leadingPattern = /^ ?[-–—:|,] /

const kindOf = (separator: string) => {
  if (/^[-–—~•·]/.test(separator)) return '-'
  if (/^[|｜¦│┃→➜▶►/]/.test(separator)) return '|'
  return /^[:：]/.test(separator) ? ':' : '('
}

/**
 * The people a text begins with, and what follows a comma behind them; `isWhole` unless the text just goes on. `isNamed`
 * behind words such as "with", where two that "and" joins are people.
 */
function namesAt(
  text: string,
  isNamed = false,
): { people: string[]; about: string; isWhole: boolean } | null {
  const first = nameAt(text)
  if (!first) return null
  const people = [first]
  let rest = text.slice(first.length)
  while (people.length < maxPeople) {
    const [joint] = jointPattern.exec(rest) ?? []
    const next = joint ? nameAt(rest.slice(joint.length)) : null
    const isNext = next && (isKnownPerson(next) || (isNamed && /\p{L}|&/u.test(joint!)))
    const role = isNext || !isNamed ? null : behindRolePattern.exec(rest)
    const other = role ? nameAt(rest.slice(role[0].length)) : null
    if (isNext) rest = rest.slice(joint!.length + next.length)
    else if (other && (role![1] || isClearlyPerson(other))) rest = rest.slice(role![0].length + other.length)
    else break
    people.push(isNext ? next : other!)
  }
  const isWhole = /^[\s.!?]*$|^ ?[,;(]/.test(rest)
  return { people: people.map(withoutStop), about: /^ ?[,;]/.test(rest) ? firstSentence(rest) : '', isWhole }
}

const firstSentence = (text: string) => text.replace(/^[ ,;]+/, '').split(/[.!?](?: |$)/, 1)[0]!

const jointPattern =
  /^(?:, (?:and|und|et|y|e|och|og|en|i) |,? ?& |[,;+/] ?| (?:and|und|et|y|e|och|og|en|i|a|и|та|with|mit|x|\+|\/) )/iu

/** "Ana Ruiz, CEO of Acme, and Peter Quill" */
const behindRolePattern = /^, [^,;.]{2,80}, (and |und |et |y |e |och |og |en |i )?/iu

const withoutStop = (name: string) => name.replace(/(?<=\p{Ll}{3})[.!?]$/u, '')

/** The name that a text begins with, as long as its words are those of names. */
function nameAt(text: string): string | null {
  const words: string[] = []
  const all = text.split(' ', maxNameWords + 1)
  let isEnded = false
  for (const word of all) {
    const bare = word.replace(/(?<![,;:!?)])[,;:!?)]+$/, '')
    if (isPlainTitleWord(bare) || !isOfName(bare)) break
    const isLast = sentenceEndPattern.test(bare) && !honorificsPattern.test(`${bare} `)
    words.push(isLast ? bare.slice(0, -1) : bare)
    isEnded = bare !== word || isLast || words.length === all.length
    if (isEnded) break
  }
  while (words.length > 0 && particlesPattern.test(words.at(-1)!)) words.pop()
  const isLong = words.length > 3 && !words.some(isInfix)
  // "Wilson Camilo Ruiz Caro", if nothing follows
  const isSpanish = isEnded && words.length === 4 && words.slice(0, 2).every(isKnownPerson)
  if (words.length > maxNameWords || (isLong && !isSpanish)) return null
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join(' ')
    // "Screenwriter Ana Ruiz" is read behind the role
    if (length > 2 && !isKnownPerson(name) && looksLikeJob(words[0]!) && isKnownPerson(words[1]!)) return null
    if (isPersonName(name) || (length === 2 && isTitled(name))) return /['’]s$/.test(name) ? null : name
  }
  return null
}

/** "Redondo." is followed by the next sentence, "Dr." and "J." by the name. */
const sentenceEndPattern = /\p{Ll}{2}\.$/u

/** "Dr. Loendorf" */
const isTitled = (name: string) => honorificsPattern.test(name) && /^\p{Lu}\p{Ll}{2}/u.test(bareName(name))

const isOfName = (word: string) =>
  /^['’‘]?[\p{Lu}\p{Lo}]/u.test(word) || particlesPattern.test(word) || /^(?:dr|prof)\.$/.test(word)

/** Particles, initials and titles make a name longer: "Dr. Maria de la Cruz". */
const isInfix = (word: string) => particlesPattern.test(word) || word.endsWith('.')
