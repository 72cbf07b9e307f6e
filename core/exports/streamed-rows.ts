import { byteOrderMark, csvLines } from './guests-sheet.ts'

/** Characters per chunk, written before the process yields to other work. */
const pieceLength = 64_000

/** Groups rows into chunks of text, with at least one row each. */
async function* joined<Row>(
  pages: AsyncIterable<readonly Row[]>,
  textOf: (row: Row, isFirst: boolean) => string,
  start = '',
): AsyncGenerator<string> {
  let piece = start
  let isFirst = true
  for await (const rows of pages) {
    for (const row of rows) {
      piece += textOf(row, isFirst)
      isFirst = false
      if (piece.length < pieceLength) continue
      yield piece
      piece = ''
    }
  }
  if (piece) yield piece
}

/** A CSV file as Excel opens it, written row by row; `numbers` as in `csvLines`. */
export const csvPieces = <Row>(
  headers: readonly string[],
  pages: AsyncIterable<readonly Row[]>,
  cells: (row: Row) => readonly string[],
  numbers?: ReadonlySet<number>,
): AsyncGenerator<string> =>
  joined(pages, (row) => csvLines([cells(row)], numbers), byteOrderMark + csvLines([headers]))

/** A JSON list, indented by two, written entry by entry. */
export async function* jsonPieces<Row>(
  pages: AsyncIterable<readonly Row[]>,
  shape: (row: Row) => unknown,
): AsyncGenerator<string> {
  let isEmpty = true
  const entry = (row: Row, isFirst: boolean) => {
    isEmpty = false
    const text = JSON.stringify(shape(row), null, 2).replaceAll('\n', '\n  ')
    return `${isFirst ? '[\n' : ',\n'}  ${text}`
  }
  yield* joined(pages, entry)
  yield isEmpty ? '[]' : '\n]'
}
