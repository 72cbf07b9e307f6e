import { hasGivenName } from './looks-like.ts'
import { normalizeWords } from './normalize.ts'
import { cancelledPhrases } from './status-words.ts'

/** That somebody isn't coming, in the words of the list. */
export interface Outcome {
  said: string
  /** What is before it in a name's cell, if only the last person there is meant. */
  before: string
}

const longestCell = 160
const firstWords = new Set([...cancelledPhrases].map((phrase) => phrase.split(' ')[0]!))
const longestPhrase = Math.max(...[...cancelledPhrases].map((phrase) => phrase.split(' ').length))

/** "ABGESAGT: Ana Ruiz", "Ana Ruiz (declined – ill)", "Ana Ruiz hat abgesagt": the name, and what is said; null for anything else. */
export function takeOutcome(cell: string): (Outcome & { name: string }) | null {
  if (cell.length > longestCell) return null
  const folded = normalizeWords(cell).split(' ')
  if (folded.length < 2 || !folded.some((word) => firstWords.has(word))) return null
  const found = markedOff(cell) ?? inOneLine(cell)
  return found && /\p{L}/u.test(found.name) ? found : null
}

/** Texts between signs; a hyphen inside a word is no such sign. */
const partPattern = /(?:[^:;|/*()[\]{}（）【】→,!~–—-]|(?<=\S)-(?=\S))+/gu

function markedOff(cell: string) {
  for (const { 0: part, index } of cell.matchAll(partPattern)) {
    const said = part.trim()
    if (said.length === cell.trim().length || !isOutcome(said)) continue
    const before = cell.slice(0, index).replace(/(?<![\s:;|/*([{（【→,!~–—-])[\s:;|/*([{（【→,!~–—-]+$/u, '')
    const behind = cell.slice(index + part.length).replace(/^[\s)\]}）】!*~]+/, '')
    if (!/\p{L}/u.test(before)) return { name: withoutSigns(behind), said, before: '' }
    const isInBracket = /[([{（【]$/.test(cell.slice(0, index))
    const glue = behind === '' || /^[,;|/:–—-]/.test(behind) ? '' : ' '
    return { name: withoutSigns(before + glue + behind), said, before: isInBracket ? before : '' }
  }
  return null
}

const withoutSigns = (text: string) => text.replace(/^[\s:;|/→,*~–—-]+/, '')

/** Begins with such a word, or ends with it in small letters: "Rejected Records" and "author of Rejected" are something else. */
function isOutcome(text: string): boolean {
  const words = text.split(/\s+/)
  const isLoud = text === text.toUpperCase()
  const start = phraseLength(words)
  if (start > 0) return isLoud || !/^\p{Lu}/u.test(words[start] ?? '')
  const end = phraseLength(words, true)
  return end > 0 && (isLoud || /^\p{Ll}/u.test(words.at(-end)!))
}

/** How many words at the start or at the end are such a phrase. */
function phraseLength(words: string[], atEnd = false): number {
  for (let length = Math.min(longestPhrase, words.length); length > 0; length--) {
    const some = atEnd ? words.slice(-length) : words.slice(0, length)
    if (cancelledPhrases.has(normalizeWords(some.join(' ')))) return length
  }
  return 0
}

const leastTitleCase = 7

/** "Cancelled Ana Ruiz", "Ana Ruiz ABGESAGT", "Ana Ruiz has declined": written otherwise than names, or as hardly anybody is called. */
function inOneLine(cell: string) {
  const words = cell.trim().split(/\s+/)
  const mayBe = (phrase: string, rest: string) =>
    /^[\p{L}\p{M}’' -]+$/u.test(phrase) &&
    !hasGivenName(phrase) &&
    (phrase.length >= leastTitleCase || isUnlike(phrase, rest))
  const start = phraseLength(words)
  const [first, rest] = [words.slice(0, start).join(' '), words.slice(start).join(' ')]
  if (start > 0 && rest && mayBe(first, rest)) return { name: rest, said: first, before: '' }
  const end = phraseLength(words, true)
  const [name, last] = [words.slice(0, -end), words.slice(-end).join(' ')]
  if (end === 0 || name.length === 0 || !mayBe(last, name.join(' '))) return null
  while (name.length > 1 && /^\p{Ll}{1,6}$/u.test(name.at(-1)!)) name.pop()
  return { name: name.join(' '), said: last, before: '' }
}

const isUnlike = (phrase: string, rest: string) =>
  /^\p{Ll}/u.test(phrase) || (phrase === phrase.toUpperCase() && rest !== rest.toUpperCase())
