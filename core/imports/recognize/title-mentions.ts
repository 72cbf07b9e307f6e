import { peopleWords } from './header-kinds.ts'
import {
  firstSentence,
  isClearlyPerson,
  isShow,
  maxPeople,
  nameAt,
  namesAt,
  withoutStop,
} from './leading-names.ts'
import { hasGivenName, hasJobWord, isPersonName, looksLikeJob } from './looks-like.ts'
import { normalizeWords } from './normalize.ts'
import { appearsPattern, behindAnnouncements, clausesOf, linesOf } from './title-announcements.ts'
import { inContexts } from './title-contexts.ts'
import { behindWords } from './title-leads.ts'
import { beforeClosing, behindOpening, type Series, stageNameAt } from './title-series.ts'
import { withSmallWords } from './usual-words.ts'
import { markerPattern, plainTitle, withoutLastNumber, withoutNumber } from './title-words.ts'

/** People that a title may name, where in the title, and what it says about them there. */
export interface TitleMention {
  /**
   * What is before the names: `with` or `presents` for words that mean so, `series` for the show's name, `^` for the beginning
   * of the title, and `-`, `|`, `:` or `(` for separators; `whole` where the title is the name. A star behind it says that
   * the name has the form of a stage name only, an underscore that the text just goes on behind the names. In texts of sentences,
   * `announced` is behind words such as "talks to", `appears` before words such as "joins us", `line` begins a line, and
   * `listed` does so under a line such as "Guests:".
   */
  place: string
  /** The place with the words or signs around the names: "with mit", "^:", "^ on". */
  slot: string
  people: string[]
  about: string
  /** Whether it is right behind the names, after a comma. */
  isBehind: boolean
}

const separatorPattern =
  / ?[|｜¦│┃→➜▶►] ?| (?:[-–—~•·]{1,3}|\/\/?) | ?[:：] |：| ?[()[\]（）【】「」"“”«»] ?/gu
/** What is presented is mostly no person. */
const presentsPattern = /^pr[eéä]sent/i
const maxSkipped = 6

/** All that could be people in a title: "Rivers, with Ana Ruiz", "#12 Ana Ruiz on rivers", "Ana Ruiz: rivers". */
export function mentionsIn(title: string, series: Series): TitleMention[] {
  const own = plainTitle(title)
  const whole = withSmallWords(own, series.usual)
  const open = beforeClosing(withoutLastNumber(whole), series)
  const behind = behindOpening(open, series)
  const text = behind ?? withoutNumber(open)
  const stage = behind === null ? null : stageNameAt(behind)
  return [
    ...afterMarkers(text),
    ...afterUnspacedMarkers(text),
    ...afterLeads(whole, series),
    ...(isKnownName(text) ? [nameOnly('whole', text)] : []),
    ...inSegments(text),
    ...(stage === null ? [] : [nameOnly('series', stage)]),
    ...inContexts(text),
    ...afterAnnouncements(title),
    ...beforeAppearances(title),
    ...inLines(title),
  ].map((mention) => (mention.about ? { ...mention, about: asWritten(mention.about, whole, own) } : mention))
}

/** A part of the changed text, with the capital letters that it has in its own. */
function asWritten(part: string, whole: string, own: string): string {
  const at = whole.indexOf(part)
  return at === -1 || whole.length !== own.length ? part : own.slice(at, at + part.length)
}

const nameOnly = (place: string, name: string): TitleMention => ({
  place,
  slot: place,
  people: [name],
  about: '',
  isBehind: false,
})

/** "Ana Ruiz" and nothing else. */
const isKnownName = (text: string) => isClearlyPerson(text) && nameAt(text) === text

/** Behind "with", "feat." and the like. */
function afterMarkers(text: string): TitleMention[] {
  const found: TitleMention[] = []
  for (const match of text.matchAll(markerPattern)) {
    const behind = withoutQuotes(text.slice(match.index + match[0].length)).replace(ofPattern, '')
    const names = namesBehind(behind)
    const stage = names ? null : stageNameAt(behind)
    const isPresented = presentsPattern.test(match[0])
    const place = isPresented ? 'presents' : 'with'
    if (names)
      found.push({ ...names, place, slot: `${place} ${match[0].trim().toLowerCase()}`, isBehind: true })
    else if (stage && !isPresented) found.push(nameOnly('with*', stage))
  }
  return found
}

/** "…嗎？ft. 艦長 程正樺", "專訪朱家泓、林穎": what Chinese, Japanese and Korean titles write without spaces. */
const afterUnspacedMarkers = (text: string): TitleMention[] =>
  [...text.matchAll(unspacedMarkerPattern)].flatMap((match) => {
    const behind = text.slice(match.index + match[0].length)
    const people = behind
      .slice(0, longestUnspaced)
      .split(unspacedEndPattern, 1)[0]!
      .split(betweenUnspacedPattern)
      .filter((piece) => isPersonName(piece) && hasGivenName(piece))
    return people.length === 0 ? [] : [{ ...nameOnly('with', ''), slot: 'with ft', people, isBehind: true }]
  })
const unspacedMarkerPattern =
  /(?:(?<![a-z])(?:ft|feat|featuring|with|w\/)|嘉宾|嘉賓|来宾|來賓|专访|專訪|对话|對話|对谈|對談|ゲスト|게스트)[.:：]? ?(?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])/giu
const unspacedEndPattern = /[|｜#@\d()（）【】《》「」。！？!?]/
const betweenUnspacedPattern = /[、,，&/ ]+/
const longestUnspaced = 60

/** "Interview de Ana Ruiz" */
const ofPattern = /^(?:de|d[’']|di|du|of|von|van|af|av|à|a) ?(?=\p{Lu})/u

const withoutQuotes = (text: string) =>
  text
    .replace(/^[:：] ?/, '')
    .replace(quotedPattern, '')
    .trimStart()

/** The people whom a text names first, after what they do. */
function namesBehind(text: string) {
  const first = namesAt(text.replace(ownerPattern, ''), true)
  const isFirst = first && (first.people.length > 1 || isClearlyPerson(first.people[0]!))
  return namesListed(text) ?? (isFirst ? first : (namesBehindRole(text) ?? first))
}

/** "Today we talk to Ana Ruiz", "In deze aflevering praat Tom met Ana Ruiz". */
const afterAnnouncements = (text: string): TitleMention[] =>
  behindAnnouncements(text).flatMap((behind) => {
    const names = namesBehind(withoutQuotes(behind))
    return names ? [{ place: 'announced', slot: 'announced', ...names, isBehind: true }] : []
  })

/** "Ana Ruiz joins us", "Heute ist …: Ana Ruiz erzählt". */
const beforeAppearances = (text: string): TitleMention[] =>
  clausesOf(text).flatMap((clause) => {
    const names = namesAt(clause) ?? namesBehindRole(clause)
    return names && appearsPattern.test(names.rest)
      ? [{ ...nameOnly('appears', ''), people: names.people }]
      : []
  })

/** "Ana Ruiz | Acme" in a line of its own, perhaps under "Panelists:". */
function inLines(text: string): TitleMention[] {
  let place = 'line'
  return linesOf(text).flatMap((line) => {
    if (labelPattern.test(line)) {
      place = isOfPeople(line) ? 'listed' : 'line'
      return []
    }
    const name = nameAt(line)
    const [separator] = name === null ? [] : (lineEndPattern.exec(line.slice(name.length)) ?? [])
    if (name === null || separator === undefined) return []
    const about = line.slice(name.length + separator.length).split(/ ?[|] ?|https?:/, 1)[0]!
    return [{ place, slot: place, people: [name], about: about.replace(/\)$/, '').trim(), isBehind: true }]
  })
}
const labelPattern = /^\p{L}[\p{L} ]{2,30}[:：]$/u
const isOfPeople = (label: string) =>
  normalizeWords(label)
    .split(' ')
    .some((word) => peopleWords.has(word))
const lineEndPattern = /^(?:$|,? ?[|(–—] ?| - |, )/

/** Behind words with which the titles of this column name people. */
const afterLeads = (text: string, { leads }: Series): TitleMention[] =>
  leads.length === 0
    ? []
    : behindWords(text).flatMap(({ lead, behind }) => {
        const names = leads.includes(lead) ? namesAt(behind, true) : null
        return names ? [{ place: 'lead', slot: 'lead', ...names, isBehind: true }] : []
      })

/** "with ‘The Quiet Hour’ creator Ana Ruiz" */
const quotedPattern = /(?:‘[^‘]{1,60}?’|“[^“”]{1,60}”|"[^"]{1,60}")(?: |$)/g

/** "with Fjord Radio’s Ana Ruiz" */
const ownerPattern = /^(?:\p{Lu}[\p{L}\p{N}&.-]* ){0,3}\p{Lu}[\p{L}\p{N}&.-]*['’]s (?=\p{Lu})/u

/** A bracket or a comma. */
const endOfRolePattern = /^[([]|[,;:!?)]$|(?<!(?:^|\.)\p{Lu})\.$/u

/** "with bestselling author Ana Ruiz" */
function namesBehindRole(text: string) {
  const words = text.split(' ')
  for (let skipped = 1; skipped <= maxSkipped && skipped < words.length; skipped++) {
    const role = words.slice(0, skipped)
    if (endOfRolePattern.test(role.at(-1)!)) return null
    const names = namesAt(words.slice(skipped).join(' '))
    const isJob = hasJobWord(role.at(-1)!) || (/^\p{Ll}/u.test(role.at(-1)!) && hasJobWord(role.join(' ')))
    const isRole = isJob || /^\p{Ll}/u.test(role.at(-1)!) || looksLikeJob(role.at(-1)!)
    if (names && isRole && (isJob || isClearlyPerson(names.people[0]!))) return names
  }
  return null
}

/** "Engineer Ana Ruiz on rivers", "professor of history Ana Ruiz": behind a job and nothing else. */
function namesBehindJob(text: string) {
  const start = text.split(' ', maxJobWords + 1)
  const capital = start.findIndex((word) => /^\p{Lu}/u.test(word))
  const isRole = capital > 0 && hasJobWord(start.slice(0, capital).join(' '))
  const jobs = isRole ? capital : start.findIndex((word) => !looksLikeJob(word))
  const names = jobs > 0 ? namesAt(text.slice(start.slice(0, jobs).join(' ').length + 1)) : null
  return names && (isRole || isClearlyPerson(names.people[0]!)) ? names : null
}
const maxJobWords = 4

/** "with the City Garden, Ana Ruiz, Bo Lee and Peter Quill": a list of people, of whom some are known. */
function namesListed(text: string) {
  const lines = text.split(/; /)
  const pieces =
    lines.length > 2
      ? lines
      : firstSentence(text)
          .split(/ ?[([]/, 1)[0]!
          .split(listPattern)
  const people = pieces.filter((piece) => isPersonName(piece)).slice(0, maxPeople)
  const known = people.filter(isClearlyPerson).length
  const isList = people.length > 1 && pieces.length > 2 && people.length >= pieces.length - 1
  return isList && known >= (lines.length > 2 ? 1 : pieces.length / 2)
    ? { people: people.map(withoutStop), about: '', rest: '' }
    : null
}
const listPattern = /[,;] (?:(?:&|and|und|et|y|e|och|og) )?| (?:&|and|und|et|y|e|och|og) /iu

/** At the beginning of a title, and behind each of its dashes, bars, colons and brackets. */
function inSegments(text: string): TitleMention[] {
  const cuts = [...text.matchAll(separatorPattern)]
  const segments = [{ before: '^', start: 0 }]
  for (const cut of cuts) segments.push({ before: kindOf(cut[0].trim()), start: cut.index + cut[0].length })
  return segments.flatMap(({ before, start }, at) => {
    const whole = text.slice(start, cuts[at]?.index ?? text.length)
    const [leading] = leadingPattern.exec(whole) ?? []
    const segment = whole.slice(leading?.length ?? 0).trim()
    const names = segment ? (namesAt(segment) ?? namesBehindJob(segment)) : null
    const listed =
      names && mayGoOn(cuts[at])
        ? namesAt(text.slice(text.indexOf(segment, start)))
        : segment
          ? namesListed(segment)
          : null
    const kind = leading ? kindOf(leading.trim()) : before
    if (!names && listed)
      return [{ place: kind, slot: `${kind}$`, people: listed.people, about: '', isBehind: false }]
    if (!names)
      return stageNameAt(segment) === segment && !isShow(segment) ? [nameOnly(`${kind}*`, segment)] : []
    const isWhole = names.about === '' && names.isWhole
    const next = segments[at + 1]
    const about =
      isWhole && next ? text.slice(next.start, cuts[at + 1]?.index ?? text.length).trim() : names.about
    const place = names.isWhole ? kind : `${kind}_`
    const slot = `${place}${signBehind(names.rest) || (next ? next.before : '$')}`
    const isList = listed !== null && listed.people.length > names.people.length
    return [
      isList
        ? { place, slot, people: listed.people, about: '', isBehind: false }
        : { place, slot, people: names.people, about, isBehind: !isWhole },
    ]
  })
}

/** Behind a bracket, a quotation mark or a slash the names of a list may go on. */
const mayGoOn = (cut: RegExpExecArray | undefined) =>
  cut !== undefined && (cut[0] === ' / ' || kindOf(cut[0].trim()) === '(')

/** The comma or the word in small letters that follows names: " on". */
const signBehind = (rest: string) => /^(?:,| \p{Ll}{1,12}(?![\p{L}\p{N}]))/u.exec(rest)?.[0] ?? ''

/** A dash behind a quotation mark. */
const leadingPattern = /^ ?[-–—:|,] /

const kindOf = (separator: string) => {
  if (/^[-–—~•·]/.test(separator)) return '-'
  if (/^[|｜¦│┃→➜▶►/]/.test(separator)) return '|'
  return /^[:：]/.test(separator) ? ':' : '('
}
