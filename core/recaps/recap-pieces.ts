import { clockTime, type Cue } from '../transcripts/cue.ts'

/** Lines of a transcript that a model reads together. */
export interface RecapPiece {
  /** Place of its first line in the transcript. */
  first: number
  cues: Cue[]
}

/** Characters of the lines of a piece, as they are in the prompt: it fits into a context of 16,000 tokens. */
const pieceCharacters = 28_000
/** Pieces that are read: four hours of quick talk. */
const maxPieces = 14

/** A line as a model reads it: its number, who speaks, and the words. */
export const numberedLine = ({ start, speaker, text }: Cue, number: number) =>
  `${number}${start === null ? '' : ` (${clockTime(start)})`}${speaker === null ? '' : ` ${speaker}`}: ${text}`

/** The transcript in pieces that fit into a prompt, as far as that many reach. */
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
