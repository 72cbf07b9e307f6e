// What spreadsheet programs take for the start of a formula, in Japanese ones also at full width
const formula = String.raw`'*[^\S\t\n]*[=+\-@＝＋－＠]`
const live = new RegExp(`^(?=${formula}|'*[\\t\\n])`, 'u')
// Excel splits a CSV file at semicolons where commas are decimal marks, other programs at tabs and bars. Such a split
// ignores our quotation marks, so a line break inside a cell starts a row there.
const liveAnywhere = new RegExp(`^(?='*[\\t\\n])|(?<=^|[;\\t|\\n])(?=${formula})`, 'gu')
const unprintable = /(?![\t\n\r\u0080-\u009f])[\p{Cc}\ufffe\uffff]/gu

const printable = (text: string) => text.toWellFormed().replace(/\r\n?/g, '\n').replace(unprintable, '')

/**
 * Text for a cell of a workbook: control characters are dropped, and what a spreadsheet program would run as a formula
 * gets an apostrophe in front, which makes it text. `withoutGuard` removes the apostrophe again.
 */
export const guarded = (text: string): string => printable(text).replace(live, "'")

/** The same for a cell of a CSV file, which programs of other locales split at other characters than commas. */
export const guardedInCsv = (text: string): string => printable(text).replace(liveAnywhere, "'")

const guard = new RegExp(`^'(?='*[\\t\\n])|(?<=^|[;\\t|\\n])'(?=${formula})`, 'gu')

/** The text before it was guarded. */
export const withoutGuard = (cell: string): string => (cell.includes("'") ? cell.replace(guard, '') : cell)
