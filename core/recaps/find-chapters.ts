import { wordCount } from '../text/word-count.ts'
import type { Token } from './key-words.ts'
import type { Chapter } from './recap.ts'
import type { SpokenSentence } from './spoken-sentences.ts'

/** A sentence with its words. */
export interface ReadSentence extends SpokenSentence {
  tokens: Token[]
}

/** Sentences that are compared before and after a place. */
const windowSize = 14
/** Seconds of a chapter, at least. */
const shortestChapter = 60
/** Chapters of a talk of a minute; four times as long a talk has twice as many. */
const chaptersOfMinute = 1.6
/** Places that are compared; of a longer talk every second one, or third. */
const mostPlaces = 4_000
const mostChapters = 24
/** What a host's question adds to the depth of a change of subject. */
const questionBonus = 0.15
/** Sentences in which a chapter's question is asked. */
const openingSentences = 5
const longestTitle = 80
const fewestTitleWords = 4

const countOf = (sentences: readonly ReadSentence[]) => {
  const counts = new Map<string, number>()
  for (const { tokens } of sentences)
    for (const { stem, isKey } of tokens) if (isKey) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

/** How alike two parts of a talk are, 0 to 1. */
function likeness(one: Map<string, number>, other: Map<string, number>): number {
  const norm = (counts: Map<string, number>) => Math.hypot(...counts.values())
  const product = [...one].reduce((sum, [stem, count]) => sum + count * (other.get(stem) ?? 0), 0)
  return product === 0 ? 0 : product / (norm(one) * norm(other))
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('en') + text.slice(1)

const isQuestion = ({ text }: SpokenSentence) => /[?？؟]["”’]?$/u.test(text)

/** Places where the subject changes, the clearest first: Hearst's TextTiling, with a bonus for a question of the host. */
function changes(sentences: readonly ReadSentence[], host: string | null): number[] {
  const depth = (place: number) => {
    const before = sentences.slice(Math.max(0, place - windowSize), place)
    const change = 1 - likeness(countOf(before), countOf(sentences.slice(place, place + windowSize)))
    const asks = sentences
      .slice(place, place + 3)
      .some((sentence) => isQuestion(sentence) && (host === null || sentence.speaker === host))
    return change + (asks ? questionBonus : 0)
  }
  const every = Math.ceil(sentences.length / mostPlaces)
  return sentences
    .flatMap((sentence, place) => {
      if (place % every > 0) return []
      const last = sentences[place - 1]
      // A chapter begins where somebody else begins to speak, or where nobody is named
      const begins = last && (last.speaker !== sentence.speaker || sentence.speaker === null)
      const mayBegin = begins && (host === null || sentence.speaker === host || sentence.speaker === null)
      return mayBegin && sentence.start !== null ? [{ place, depth: depth(place) }] : []
    })
    .toSorted((one, other) => other.depth - one.depth)
    .map(({ place }) => place)
}

/** Chapters with the times of the talk; none of a talk without times, or of a short one. */
export function findChapters(
  sentences: readonly ReadSentence[],
  { host, seconds }: { host: string | null; seconds: number | null },
): Chapter[] {
  if (seconds === null || seconds < 3 * shortestChapter) return []
  const most = Math.min(mostChapters, Math.max(2, Math.round(chaptersOfMinute * Math.sqrt(seconds / 60))))
  const apart = Math.max(shortestChapter, seconds / most / 3)
  const places = [0]
  for (const place of changes(sentences, host)) {
    if (places.length === most) break
    const at = sentences[place]!.start!
    const isApart = places.every((other) => Math.abs(at - (sentences[other]!.start ?? 0)) >= apart)
    if (isApart && seconds - at >= shortestChapter) places.push(place)
  }
  const ordered = places.toSorted((one, other) => one - other)
  const all = countOf(sentences)
  const taken = new Set<string>()
  const chapters = ordered.map((place, n) => {
    const part = sentences.slice(place, ordered[n + 1])
    const title = n === 0 ? 'Introduction' : titleOf(part, { host, all, taken })
    taken.add(title)
    return { start: n === 0 ? 0 : Math.floor(part[0]!.start!), title }
  })
  // What goes on about the same is one chapter
  return chapters.filter(({ title }, n) => title !== chapters[n - 1]?.title)
}

interface TitleContext {
  host: string | null
  /** Of the whole talk. */
  all: Map<string, number>
  taken: ReadonlySet<string>
}

/** The question a part begins with, word for word; else the words that are said there more than elsewhere. */
function titleOf(part: readonly ReadSentence[], { host, all, taken }: TitleContext): string {
  const question = part
    .slice(0, openingSentences)
    .filter((sentence) => isQuestion(sentence) && (host === null || sentence.speaker === host))
    .map(({ text }) => capitalized(text.replace(/^(?:and|so|but|well|okay|now)[, ]+/iu, '')))
    .find((text) => text.length <= longestTitle && wordCount(text) >= fewestTitleWords && !taken.has(text))
  if (question) return question
  const words = new Map<string, string>()
  for (const { tokens } of part)
    for (const { word, stem, isKey } of tokens) if (isKey && !words.has(stem)) words.set(stem, word)
  const most = [...countOf(part)]
    .map(([stem, count]) => ({ stem, score: (count * count) / all.get(stem)! }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 2)
    .map(({ stem }) => words.get(stem)!)
  return capitalized(most.join(' and ')) || 'Another subject'
}
