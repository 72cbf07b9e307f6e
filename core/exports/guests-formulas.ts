// Characters that start a formula in spreadsheet programs, also full-width in Japanese ones
const signs = '[=+\\-@＝＋－＠]'
const formula = String.raw`'*[^\S\t\n]*${signs}`
// A quotation mark behind a separator opens a cell of its own there, and programs drop it
const splitFormula = String.raw`(?:['"]|[^\S\t\n])*${signs}`
const live = new RegExp(`^(?=${formula}|'*[\\t\\n])`, 'u')
// Excel splits a CSV file at semicolons where commas are decimal marks, other programs at tabs and bars. Such a split
// ignores our quotation marks, so a line break inside a cell starts a row there.
const liveAnywhere = new RegExp(`^(?=${formula}|'*[\\t\\n])|(?<=[;\\t|\\n])(?=${splitFormula})`, 'gu')
const unprintable = /(?![\t\n\r\u0080-\u009f])[\p{Cc}\ufffe\uffff]/gu

const printable = (text: string) => text.toWellFormed().replace(/\r\n?/g, '\n').replace(unprintable, '')

/**
 * Text for a workbook cell: drops control characters, and prefixes formulas with an apostrophe, which makes
 * them text. `withoutGuard` removes the apostrophe again.
 */
export const guarded = (text: string): string => printable(text).replace(live, "'")

/** The same for a CSV cell, which programs in other locales split at characters other than commas. */
export const guardedInCsv = (text: string): string => printable(text).replace(liveAnywhere, "'")

const guard = new RegExp(`^'(?=${formula}|'*[\\t\\n])|(?<=[;\\t|\\n])'(?=${splitFormula})`, 'gu')

/** The text without the guard. */
export const withoutGuard = (cell: string): string => (cell.includes("'") ? cell.replace(guard, '') : cell)
