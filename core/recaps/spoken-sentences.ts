import type { Cue } from '../transcripts/cue.ts'
import type { Quote } from './recap.ts'
import { sentenceParts } from '../text/sentences.ts'
import { wordCount } from '../text/word-count.ts'

/** A sentence of a talk, which may go over several lines; `line` is the one it begins in. */
export type SpokenSentence = Quote

/** Words of a sentence that was spoken; automatic captions have no full stops. */
const longestSentence = 60
/** Characters in which sentences are looked for together. */
const longestTurn = 5_000

/** Consecutive lines of one speaker. */
function* turnsOf(cues: readonly Cue[]): Generator<{ first: number; lines: string[] }> {
  let turn: { first: number; lines: string[] } | undefined
  let length = 0
  for (const [place, { speaker, text }] of cues.entries()) {
    if (turn && (cues[place - 1]!.speaker !== speaker || length > longestTurn)) {
      yield turn
      turn = undefined
    }
    if (!turn) {
      turn = { first: place, lines: [] }
      length = 0
    }
    turn.lines.push(text)
    length += text.length
  }
  if (turn) yield turn
}

/** The sentences of a talk in order, each with the line it starts in. */
export function spokenSentences(cues: readonly Cue[]): SpokenSentence[] {
  const sentence = (text: string, line: number): SpokenSentence => {
    const { speaker, start } = cues[line]!
    return { text, line, speaker, start: start ?? null }
  }
  return [...turnsOf(cues)].flatMap(({ first, lines }) => {
    const ends: number[] = []
    for (const line of lines) ends.push((ends.at(-1) ?? -1) + line.length + 1)
    let at = 0
    return sentenceParts(lines.join(' ')).flatMap(({ text, start }) => {
      while (ends[at]! < start) at += 1
      if (wordCount(text) <= longestSentence) return [sentence(text, first + at)]
      const last = ends.findIndex((end) => end >= start + text.length)
      return lines.slice(at, last + 1).map((line, n) => sentence(line, first + at + n))
    })
  })
}
