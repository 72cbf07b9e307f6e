import { clockTime, type Cue } from '../transcripts/cue.ts'

/** A piece of a transcript for one prompt. */
export interface RecapPiece {
  /** Place of its first line in the transcript. */
  first: number
  cues: Cue[]
}

/** Maximum characters of a piece in the prompt, to fit a context of 16,000 tokens. */
const pieceCharacters = 28_000
/** Maximum pieces: four hours of fast talk. */
const maxPieces = 14

/** A line for the prompt: number, speaker and words. */
export const numberedLine = ({ start, speaker, text }: Cue, number: number) =>
  `${number}${start === null ? '' : ` (${clockTime(start)})`}${speaker === null ? '' : ` ${speaker}`}: ${text}`

/** The transcript in pieces that fit into a prompt, up to the maximum number. */
export function piecesOf(cues: readonly Cue[]): { pieces: RecapPiece[]; isCut: boolean } {
  const pieces: RecapPiece[] = []
  let length = Infinity
  for (const [place, cue] of cues.entries()) {
    const size = numberedLine(cue, place).length + 4
    if (length + size > pieceCharacters) {
      if (pieces.length === maxPieces) return { pieces, isCut: true }
      pieces.push({ first: place, cues: [] })
      length = 0
    }
    pieces.at(-1)!.cues.push(cue)
    length += size
  }
  return { pieces, isCut: false }
}
