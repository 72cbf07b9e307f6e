/** Marks an omission. */
export const cutMark = '[…]'

const stem = (word: string) => word.replace(/(?:ies|es|s|ing|ed)$/u, '')

/** The topic words of a text. */
export const topicWords = (text: string) =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]{4,40}/gu) ?? []).map(stem))

/** Without spaces between words, sentences can't be chosen. */
const cutAtWord = (text: string, longest: number) => {
  const start = text.slice(0, longest).toWellFormed()
  const end = start.search(/\s\S*$/u)
  return `${end > longest / 2 ? start.slice(0, end) : start} ${cutMark}`
}

/** Bonus for the first sentence, which introduces the rest. */
const firstBonus = 2
const figureBonus = 1

function scoreOf(sentence: string, at: number, topics: ReadonlySet<string>): number {
  const about = [...topicWords(sentence)].filter((word) => topics.has(word)).length
  return about * 2 + (/\d/u.test(sentence) ? figureBonus : 0) + (at === 0 ? firstBonus : 0)
}

/** Maximum sentences considered; longer texts aren't written by people. */
const maxSentences = 2_000

/** Without the rules of a language: a wrong end costs a mark, and hostile texts have thousands of lines. */
const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?…。！？])\s|\n/u, maxSentences).filter((sentence) => sentence.trim() !== '')

/** A text's sentences and their positions ranked by relevance; none if there is nothing to choose. */
interface Ranked {
  sentences: string[]
  places: number[]
}

function ranked(text: string, topics: ReadonlySet<string>): Ranked {
  const sentences = sentencesOf(text)
  const scored = sentences.map((sentence, at) => ({ at, score: scoreOf(sentence, at, topics) }))
  if (sentences.length < 2 || scored.slice(1).every(({ score }) => score <= figureBonus))
    return { sentences, places: [] }
  return {
    sentences,
    places: scored.toSorted((a, b) => b.score - a.score || a.at - b.at).map(({ at }) => at),
  }
}

/**
 * Shortens texts to the sentences about `topics`, in their original order; `[…]` marks each gap. A text of
 * one sentence, or without the topics, is cut at its end. Each text is analyzed once, however often it is
 * shortened.
 */
export function excerptsAbout(topics: ReadonlySet<string>) {
  const known = new Map<string, Ranked>()
  return (text: string, longest: number): string => {
    const { sentences, places } = known.get(text) ?? ranked(text, topics)
    if (!known.has(text)) known.set(text, { sentences, places })
    let room = longest - cutMark.length - 1
    const kept = new Set<number>()
    for (const at of places) {
      const size = sentences[at]!.length + cutMark.length + 2
      if (size > room) continue
      kept.add(at)
      room -= size
    }
    if (kept.size === 0) return cutAtWord(text, longest)
    return sentences
      .map((sentence, at) => (kept.has(at) ? sentence : cutMark))
      .filter((piece, at, all) => piece !== cutMark || all[at - 1] !== cutMark)
      .join(' ')
  }
}
