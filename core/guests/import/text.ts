import { withoutGuard } from '../../exports/guests-formulas.ts'

/** What a cell of Excel holds at most; cells of text files are cut to it. */
const CELL_LENGTH = 32_767

/** A cell's text without invisible characters and the apostrophe that guards an exported one; line breaks inside stay. */
export const cleanText = (text: string) =>
  withoutGuard(
    text
      .slice(0, CELL_LENGTH)
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\ufeff\ufffe\uffff]/g, '')
      .replace(/[\u00a0\u202f]/g, ' ')
      .trim(),
  ).trim()

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

export const shorten = (text: string, length: number) =>
  text.length > length ? `${oneLine(text.slice(0, length * 2)).slice(0, length - 1)}…` : oneLine(text)

export const isBlankRow = (row: string[]) => row.every((cell) => cell === '')

const PLACEHOLDER = /^(?:#?n\/?a|none|null|nil|tb[acd]|unknown|undefined|[-–—_.?/]+)$/i

/** "n/a", "TBA", "-" and the like: filled in, and yet nothing. */
export const isPlaceholder = (text: string) => PLACEHOLDER.test(text)

/** `Column A` for 0, as spreadsheets count. */
export function columnLabel(index: number): string {
  let letters = ''
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return `Column ${letters}`
}
