import { peopleWords } from './header-kinds.ts'
import { isClearlyPerson, nameAt, namesAt } from './leading-names.ts'
import { hasGivenName, isPersonName } from './looks-like.ts'
import { nameOnly, namesBehind, namesBehindRole, type TitleMention } from './mentioned-names.ts'
import { normalizeWords } from './normalize.ts'
import { appearsPattern, behindAnnouncements, clausesOf, linesOf } from './title-announcements.ts'
import { inContexts } from './title-contexts.ts'
import { behindWords } from './title-leads.ts'
import { inSegments } from './title-segments.ts'
import { beforeClosing, behindOpening, type Series, stageNameAt } from './title-series.ts'
import { withSmallWords } from './usual-words.ts'
import { markerPattern, plainTitle, withoutLastNumber, withoutNumber } from './title-words.ts'

/** What is presented is mostly no person. */
const presentsPattern = /^pr[eéä]sent/i

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
