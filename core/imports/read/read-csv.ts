import Papa from 'papaparse'
import { decodeText } from './decode.ts'
import { fileTooLarge, tooManyColumns, tooManyRows } from './import-limits.ts'
import type { ImportLimits } from './import-limits.ts'
import type { Sheet } from './sheet.ts'
import { cleanText, isBlankRow } from './cell-text.ts'

const delimiters = [',', ';', '\t', '|']
const sampleRows = 200
/** Blank rows are read, too, so that row numbers stay true; this many may lie between guests. */
const blankRows = 1_000

/** One sheet from delimited text in any common encoding. */
export function readCsv(name: string, bytes: Uint8Array, limits: ImportLimits): Sheet {
  if (bytes.length > limits.textBytes) throw fileTooLarge(limits.textBytes)
  const decoded = decodeText(bytes)
  const delimiter = decoded.delimiter ?? detectDelimiter(decoded.text)
  refuseWideText(decoded.text, delimiter, limits)
  const cap = limits.textRows + blankRows
  const read = parse(decoded.text, delimiter, cap + 1)
  const rows = read.slice(0, cap).map((row) => trimEnd(row.map(cleanText)))
  const filled = rows.filter((row) => !isBlankRow(row)).length
  if (filled > limits.textRows + 1) throw tooManyRows(limits.textRows)
  if (rows.some((row) => row.length > limits.columns)) throw tooManyColumns(limits.columns)
  const sheet: Sheet = { name, rows, links: {}, hidden: false }
  return read.length > cap ? { ...sheet, cutAfter: cap } : sheet
}

/** A quotation mark that never closes would swallow the rest of the file: read such a file without quoting. */
function parse(text: string, delimiter: string, preview: number): string[][] {
  const config = { delimiter, preview, skipEmptyLines: false } as const
  const quoted = Papa.parse<string[]>(text, config)
  if (!quoted.errors.some((error) => error.code === 'MissingQuotes')) return quoted.data
  return Papa.parse<string[]>(text, { ...config, quoteChar: '\u0000' }).data
}

/** The delimiter that cuts most rows to the same width; wider wins among equals. */
export function detectDelimiter(text: string): string {
  const sample = text.slice(0, 200_000)
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of delimiters) {
    const rows = Papa.parse<string[]>(sample, {
      delimiter,
      preview: sampleRows,
      skipEmptyLines: 'greedy',
    }).data
    const score = consistency(rows.map((row) => row.length))
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

function consistency(widths: number[]): number {
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  const [width, rows] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [1, 0]
  if (width < 2) return 0
  return rows / widths.length + Math.min(width, 20) / 100
}

/** Before parsing: one line of ten million delimiters would become ten million cells. */
function refuseWideText(text: string, delimiter: string, limits: ImportLimits) {
  const most = (limits.textRows + blankRows) * limits.columns
  const lineBreak = text.includes('\n') ? '\n' : '\r'
  const after = (sign: string, at: number) => (text.indexOf(sign, at) + 1 || Infinity) - 1
  let [found, inLine, lineEnd, quote] = [0, 0, -1, -1]
  for (let at = text.indexOf(delimiter); at !== -1; at = text.indexOf(delimiter, at + 1)) {
    if (at > lineEnd) {
      lineEnd = after(lineBreak, at)
      inLine = 0
    }
    if (quote < at) quote = after('"', at)
    // Delimiters before a quotation mark may be text.
    if (quote >= lineEnd && ++inLine > limits.columns) throw tooManyColumns(limits.columns)
    if (++found > most) throw tooManyColumns(limits.columns)
  }
}

function trimEnd(row: string[]): string[] {
  let length = row.length
  while (length > 0 && row[length - 1] === '') length--
  return length === row.length ? row : row.slice(0, length)
}
