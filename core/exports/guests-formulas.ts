// What spreadsheet programs take for the start of a formula, in Japanese ones also at full width
const live = /^'*\s*[=+\-@＝＋－＠]|^'*[\t\r\n]/u
const unprintable = /(?![\t\n\r\u0080-\u009f])[\p{Cc}\ufffe\uffff]/gu

/**
 * Text for a cell of a file that leaves the show: control characters are dropped, and what a spreadsheet program would
 * run as a formula gets an apostrophe in front, which makes it text. `withoutGuard` takes the apostrophe off again.
 */
export function guarded(text: string): string {
  const clean = text.toWellFormed().replace(/\r\n?/g, '\n').replace(unprintable, '')
  return live.test(clean) ? `'${clean}` : clean
}

/** The text before `guarded` put its apostrophe in front. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && live.test(cell) ? cell.slice(1) : cell
