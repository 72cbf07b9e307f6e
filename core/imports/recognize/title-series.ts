import { isSalutation, words } from './looks-like.ts'
import { leadsOf } from './title-leads.ts'
import { usualWords } from './usual-words.ts'
import { isPlainTitleWord, markerPattern, withoutNumber } from './title-words.ts'

/** Words with which most titles of a column begin and end, such as the name of the show, in lower case. */
export interface Series {
  opening: string[]
  closing: string[]
  /** Words behind which titles name people. */
  leads: string[]
  /** Words in lower case that come in title after title. */
  usual: string[]
}

const leastTitles = 4
const leastShare = 0.6
const longestOpening = 6
const shortestWord = 5
const wordPattern = /[\p{L}\p{N}]+/gu

/** What most titles begin and end with; empty if they do so differently. */
export function seriesOf(titles: string[]): Series {
  const opening = sharedBy(titles.map(wordsAt))
  const closing = sharedBy(titles.map(lastWords)).toReversed()
  const leads = leadsOf(titles).filter((lead) => !opening.includes(lead))
  return { opening, closing, leads, usual: usualWords(titles) }
}

function sharedBy(starts: { word: string }[][]): string[] {
  const counts = new Map<string, number>()
  for (const start of starts) {
    const words = start.map(({ word }) => word)
    for (let length = 1; length <= words.length; length++) {
      const shared = words.slice(0, length).join(' ')
      counts.set(shared, (counts.get(shared) ?? 0) + 1)
    }
  }
  const least = Math.max(Math.min(leastTitles, starts.length), starts.length * leastShare, 2)
  const [longest = ''] = [...counts]
    .filter(([, count]) => count >= least)
    .map(([shared]) => shared)
    .sort((a, b) => b.length - a.length)
  const words = longest.split(' ').filter(Boolean)
  // "The" and "How" begin titles that have nothing else in common
  return words.length > 1 || longest.length >= shortestWord ? words : []
}

/** The last words of a title, the very last first. */
const lastWords = (title: string) =>
  beforeNumbers([...title.slice(-startLength).matchAll(wordPattern)])
    .slice(-longestOpening)
    .map((match) => ({
      word: match[0].toLowerCase(),
      start: Math.max(0, title.length - startLength) + match.index,
    }))
    .toReversed()

/** Words without the numbers of episodes behind them. */
const beforeNumbers = (words: RegExpExecArray[]) =>
  words.slice(0, words.findLastIndex(([word]) => !/^\d+$/.test(word)) + 1)

/** A title without the words that most titles end with. */
export function beforeClosing(title: string, { closing }: Series): string {
  const end = closing.length === 0 ? [] : lastWords(title).slice(0, closing.length)
  const isClosed = end.length > 0 && end.every(({ word }, at) => word === closing[closing.length - 1 - at])
  return isClosed
    ? title.slice(0, end.at(-1)!.start).replace(/(?<![^\p{L}\p{N}.)”"’])[^\p{L}\p{N}.)”"’]+$/u, '')
    : title
}

/** The first words of a title, up to one that people are named after. */
function wordsAt(title: string) {
  const start = title.slice(0, startLength)
  const marker = start.search(markerPattern)
  const words = [...start.slice(0, marker === -1 ? startLength : marker).matchAll(wordPattern)]
  const number = start.length - withoutNumber(start).length
  return words
    .slice(words.findIndex(({ index }) => index >= number))
    .slice(0, longestOpening)
    .map((match) => ({ word: match[0].toLowerCase(), end: match.index + match[0].length }))
}
const startLength = 120

/** A title behind the show's name and the numbers of the episode and its part; null if it does not begin with that name. */
export function behindOpening(title: string, { opening }: Series): string | null {
  const start = wordsAt(title)
  let same = 0
  while (same < opening.length && start[same]?.word === opening[same]) same++
  if (same === 0 || same < opening.length / 2) return null
  let rest = title.slice(start[same - 1]!.end)
  for (let rounds = 0; rounds < maxNumbers; rounds++)
    rest = withoutNumber(rest.replace(separatorsPattern, '')).replace(ofPattern, '')
  return rest.replace(separatorsPattern, '')
}

const maxNumbers = 3
const separatorsPattern = /^[^\p{L}\p{N}#(«“"]+/u
/** "of 3" behind "part 2" */
const ofPattern = /^(?:of|von|de|di|\/) ?\d{1,3}\b/iu

const longestName = 40
const maxNameWords = 4
/** What ends a name: a separator, a part, or a word for where somebody comes from or is also called. */
const endPattern =
  /\s[-–—|~•]|[-–—|~•]\s|[:,;()[\]"“”«»!?]|\s(?:of|from|aka|a\.k\.a\.|on|about|von|aus|de|du|del|of the|pt|part|teil|parte)[\s.]|\s(?:part|pt)\.?\d/iu
/** "Special edition – " */
const labelPattern = /^(?:\p{L}+ ){0,2}(?:edition|special|episode|interview|bonus)\b ?[-–—:|] ?/iu
const capitalPattern = /^['’‘]?[\p{Lu}\p{Lo}\p{N}]/u

/** The stage name, nickname or name that a text begins with: "MF DOOM", "Cyclone", "B-Boy Flight from Boston". */
export function stageNameAt(text: string): string | null {
  const own = text.replace(labelPattern, '')
  const end = own.search(endPattern)
  const name = (end === -1 ? own : own.slice(0, end)).replace(/(?<=\p{Ll}{2})\.$/u, '').trim()
  if (name.length < 2 || name.length > longestName || words(name) > maxNameWords) return null
  const parts = name.split(' ')
  const isName =
    /\p{L}/u.test(name) &&
    parts.every((part) => capitalPattern.test(part) || isPlainTitleWord(part)) &&
    !isPlainTitleWord(parts[0]!) &&
    !isPlainTitleWord(parts.at(-1)!)
  return isName && !isSalutation(name) && !isStage(name) && !isCode(name) ? name : null
}

/** "NC" */
const isCode = (name: string) => /^\p{Lu}{2}$/u.test(name)

const isStage = (name: string) => /^(?:dj|mc|vj|b-?boy|b-?girl)$/i.test(name)
