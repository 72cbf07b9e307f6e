import { sentenceParts } from '../text/sentences.ts'

/** Stands where something was left out. */
export const cutMark = '[…]'

const stem = (word: string) => word.replace(/(?:ies|es|s|ing|ed)$/u, '')

/** The words of a text that say what it is about. */
export const topicWords = (text: string) =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]{4,40}/gu) ?? []).map(stem))

/** Without spaces between words there is no sentence to choose. */
const cutAtWord = (text: string, longest: number) => {
  const start = text.slice(0, longest).toWellFormed()
  const end = start.search(/\s\S*$/u)
  return `${end > longest / 2 ? start.slice(0, end) : start} ${cutMark}`
}

/** A first sentence says what the rest is about. */
const firstBonus = 2
const figureBonus = 1

function scoreOf(sentence: string, at: number, topics: ReadonlySet<string>): number {
  const about = [...topicWords(sentence)].filter((word) => topics.has(word)).length
  return about * 2 + (/\d/u.test(sentence) ? figureBonus : 0) + (at === 0 ? firstBonus : 0)
}

/**
 * As much of a text as fits, what is about `topics` first, in its own order; `[…]` shows each gap. A text that is one
 * sentence, or about none of the topics, is cut at its end.
 */
export function relevantExcerpt(text: string, longest: number, topics: ReadonlySet<string>): string {
  const parts = text.split('\n').flatMap((line) => sentenceParts(line).map((part) => part.text))
  const scored = parts.map((sentence, at) => ({ sentence, at, score: scoreOf(sentence, at, topics) }))
  if (parts.length < 2 || scored.slice(1).every(({ score }) => score <= figureBonus))
    return cutAtWord(text, longest)
  let room = longest - cutMark.length - 1
  const kept = new Set<number>()
  for (const { sentence, at } of scored.toSorted((a, b) => b.score - a.score || a.at - b.at)) {
    const size = sentence.length + cutMark.length + 2
    if (size > room) continue
    kept.add(at)
    room -= size
  }
  if (kept.size === 0) return cutAtWord(text, longest)
  return parts
    .map((sentence, at) => (kept.has(at) ? sentence : cutMark))
    .filter((piece, at, all) => piece !== cutMark || all[at - 1] !== cutMark)
    .join(' ')
}
