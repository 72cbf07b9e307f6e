import { isShow, namesAt } from './leading-names.ts'
import { nameOnly, namesBehindJob, namesListed, type TitleMention } from './mentioned-names.ts'
import { stageNameAt } from './title-series.ts'

const separatorPattern =
  / ?[|｜¦│┃→➜▶►] ?| (?:[-–—~•·]{1,3}|\/\/?) | ?[:：] |：| ?[()[\]（）【】「」"“”«»] ?/gu

/** At the beginning of a title, and behind each of its dashes, bars, colons and brackets. */
export function inSegments(text: string): TitleMention[] {
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
