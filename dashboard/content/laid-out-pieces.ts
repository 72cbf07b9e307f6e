import type { ContentType } from '@cueroom/core/content/content.ts'
import { isHeading, listMark, type ListKind } from '@cueroom/core/content/text-blocks.ts'
import type { Piece } from './text-pieces.ts'

/** A paragraph as it is shown: a heading, or text and lists in order. */
export type LaidOut =
  | { kind: 'heading'; pieces: Piece[] }
  | { kind: 'text'; pieces: Piece[] }
  | { kind: ListKind; start: number; items: Piece[][] }

/** Headings and lists, as in Word. Introductions are read aloud and have neither. */
export function laidOut(type: ContentType, pieces: Piece[]): LaidOut[] {
  if (type === 'introduction') return [{ kind: 'text', pieces }]
  const lines = linesOf(pieces)
  if (type === 'show_notes' && isHeading(lines.map(textOf))) return [{ kind: 'heading', pieces }]
  const parts: LaidOut[] = []
  for (const line of lines) {
    const mark = listMark(textOf(line))
    const last = parts.at(-1)
    if (mark) {
      const item = withoutMark(line, mark.length)
      if (last && 'items' in last && last.kind === mark.kind) last.items.push(item)
      else parts.push({ kind: mark.kind, start: Number.parseInt(textOf(line), 10) || 1, items: [item] })
    } else if (last && 'items' in last) last.items.at(-1)!.push(lineBreak(line), ...line)
    else if (last?.kind === 'text') last.pieces.push(lineBreak(line), ...line)
    else parts.push({ kind: 'text', pieces: [...line] })
  }
  return parts
}

const textOf = (line: readonly Piece[]) => line.map(({ text }) => text).join('')

const lineBreak = (line: readonly Piece[]): Piece => ({
  text: '\n',
  start: (line[0]?.start ?? 0) - 1,
  source: null,
})

/** The pieces of each line; a sentence that goes over several lines stays whole. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const piece of pieces) {
    if (piece.source) {
      lines.at(-1)!.push(piece)
      continue
    }
    let at = piece.start
    for (const [index, text] of piece.text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (text) lines.at(-1)!.push({ text, start: at, source: null })
      at += text.length + 1
    }
  }
  return lines.filter((line) => textOf(line).trim() !== '')
}

function withoutMark(line: readonly Piece[], length: number): Piece[] {
  let left = length
  return line.flatMap((piece) => {
    const cut = Math.min(left, piece.text.length)
    left -= cut
    return cut === piece.text.length ? [] : [{ ...piece, text: piece.text.slice(cut) }]
  })
}
