import { ImportError, unreadableText } from './import-error.ts'
import { tooManyCells } from './import-limits.ts'

/**
 * Refuses a workbook part that would become too many cells. In addition to plain cells there are two places where a few bytes
 * of XML make the reader create cells without end, whatever row limit it is given: a hyperlink over a range (Excel)
 * and repeated cells (OpenDocument). Returns the cells found; throws ImportError
 * `too_many_cells`, or `unreadable` for a column that no spreadsheet has.
 */
export function countCells(path: string, xml: string, most: number): number {
  // The last column is XFD; a reader that trusts "ZZZZZZ9" fills millions of places.
  if (/\sr\s*=\s*["']\s*\$?[A-Z]{4}/i.test(xml)) throw new ImportError('unreadable', unreadableText)
  const cells = path === 'content.xml' ? repeatedCells(xml, most) : plainCells(xml, most) + linkedCells(xml)
  if (cells > most) throw tooManyCells(most)
  return cells
}

function plainCells(xml: string, most: number): number {
  const cell = /<(?:\w+:)?c[\s/>]/g
  let cells = 0
  // Not matchAll: a million matches would be a million arrays.
  while (cells <= most && cell.test(xml)) cells++
  return cells
}

function linkedCells(xml: string): number {
  let cells = 0
  for (const [tag] of xml.matchAll(/<(?:\w+:)?hyperlink\s[^<>]*>/g)) {
    const ref = /\bref\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? ''
    const [from, to = from] = ref.split(':').map(position)
    if (from && to) cells += (Math.abs(to.row - from.row) + 1) * (Math.abs(to.column - from.column) + 1)
  }
  return cells
}

function position(ref: string) {
  const [, letters = '', digits = ''] = /^\$?([A-Z]*)\$?(\d*)$/i.exec(ref.trim()) ?? []
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { column, row: Number(digits) }
}

/** Empty cells are self-closed and cost nothing, however often they are repeated. */
function repeatedCells(xml: string, most: number): number {
  let cells = 0
  let rows = 1
  for (const [tag, name] of xml.matchAll(/<([^\s<>/!?]+)(?:\s[^<>]*)?>/g)) {
    if (/(?:^|:)(?:table-row|行)$/.test(name!)) rows = repetition(tag, 'rows')
    else if (/(?:^|:)(?:table-cell|数据)$/.test(name!) && !tag.endsWith('/>'))
      cells += rows * repetition(tag, 'columns')
    if (cells > most) break
  }
  return cells
}

function repetition(tag: string, what: 'rows' | 'columns'): number {
  const value = new RegExp(`number-${what}-repeated\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]
  return value === undefined ? 1 : Math.max(1, Number(value) || Number.parseInt(value, 10) || 1)
}
