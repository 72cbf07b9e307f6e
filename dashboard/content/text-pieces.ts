import type { SentenceSource } from '@cueroom/core/content/sentence-source.ts'

/** A run of text: a sentence with known sources, or the text between two of them. */
export interface Piece {
  text: string
  start: number
  source: SentenceSource | null
}

/**
 * A text split into paragraphs of pieces, in order and complete. Sources that don't match the text are
 * ignored.
 */
export const textPieces = (text: string, sources: readonly SentenceSource[]): Piece[][] =>
  paragraphsOf(text).map(({ start, end }) => {
    const pieces: Piece[] = []
    let at = start
    const plain = (to: number) => {
      if (to > at) pieces.push({ text: text.slice(at, to), start: at, source: null })
    }
    for (const source of sources) {
      if (source.start < at || source.end > end || source.end <= source.start) continue
      plain(source.start)
      pieces.push({ text: text.slice(source.start, source.end), start: source.start, source })
      at = source.end
    }
    plain(end)
    return pieces
  })

function paragraphsOf(text: string) {
  let at = 0
  return text.split(/(\n{2,})/).flatMap((part, index) => {
    const start = at
    at += part.length
    return index % 2 === 0 ? [{ start, end: at }] : []
  })
}
