import type { Cue } from '../transcripts/cue.ts'

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Finds words in the transcript, ignoring punctuation. */
interface Verbatim {
  /** The line in which the words start; null if they don't occur in this order. */
  lineOf(text: string): number | null
}

export function verbatimIn(cues: readonly Pick<Cue, 'text'>[]): Verbatim {
  const starts: number[] = []
  let said = ' '
  for (const { text } of cues) {
    starts.push(said.length)
    for (const word of wordsOf(text)) said += `${word} `
  }
  return {
    lineOf(text) {
      const words = wordsOf(text).join(' ')
      const found = words ? said.indexOf(` ${words} `) : -1
      if (found < 0) return null
      // The last line that starts at its first word or before; lines without words start there, too
      const after = starts.findIndex((start) => start > found + 1)
      const line = (after < 0 ? starts.length : after) - 1
      return line
    },
  }
}
