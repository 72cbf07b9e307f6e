import Papa from 'papaparse'
import { decodeText } from './decode.ts'
import { fileTooLarge, tooManyColumns, tooManyRows } from './import-limits.ts'
import type { ImportLimits } from './import-limits.ts'
import type { Sheet } from './sheet.ts'
import { cleanText, isBlankRow } from './cell-text.ts'

const delimiters = [',', ';', '\t', '|', '^', '~']
const sampleRows = 200
/** Blank rows are read, too, so that row numbers stay true; this many may lie between guests. */
const blankRows = 1_000

/** One sheet from delimited text in any common encoding. */
export function readCsv(name: string, bytes: Uint8Array, limits: ImportLimits): Sheet {
  if (bytes.length > limits.textBytes) throw fileTooLarge(limits.textBytes)
  const decoded = decodeText(bytes)
  const addresses = addressLines(decoded.text)
  if (addresses) return { name, rows: addresses, links: {}, hidden: false }
  const delimiter = decoded.delimiter ?? detectDelimiter(decoded.text)
  refuseWideText(decoded.text, delimiter, limits)
  const cap = limits.textRows + blankRows
  const parsed = parse(decoded.text, delimiter, cap + 1)
  const read = unwrapRows(parsed.rows)
  const rows = read.slice(0, cap).map((row) => trimEnd(row.map(cleanText)))
  const filled = rows.filter((row) => !isBlankRow(row)).length
  if (filled > limits.textRows + 1) throw tooManyRows(limits.textRows)
  if (rows.some((row) => row.length > limits.columns)) throw tooManyColumns(limits.columns)
  const notes = [...parsed.notes, ...lostNotes(rows)]
  const uneven = unevenRows(read.slice(0, cap))
  const sheet: Sheet = {
    name,
    rows,
    links: {},
    hidden: false,
    ...(notes.length > 0 && { notes }),
    ...(uneven && { uneven }),
  }
  return read.length > cap ? { ...sheet, cutAfter: cap } : sheet
}

/** A quotation mark that never closes would swallow the rest of the file: read such a file without quoting. */
function parse(text: string, delimiter: string, preview: number): { rows: string[][]; notes: string[] } {
  const config = { delimiter, preview, skipEmptyLines: false } as const
  const quoted = Papa.parse<string[]>(text, config)
  const broken = quoted.errors.filter(({ type }) => type === 'Quotes')
  const row = broken[0]?.row
  const notes =
    broken.length > 0
      ? [
          `Some quotation marks aren't closed or doubled${row === undefined ? '' : `, starting in row ${row + 1}`}. Check the cells there`,
        ]
      : []
  if (!broken.some(({ code }) => code === 'MissingQuotes')) return { rows: quoted.data, notes }
  return { rows: Papa.parse<string[]>(text, { ...config, quoteChar: '\u0000' }).data, notes }
}

/** "Ana Ruiz <ana@x.example>, Bo Lee <bo@x.example>" as a mail program copies addresses, one row each; else null. */
function addressLines(text: string): string[][] | null {
  if (text.length > 200_000 || text.trim().split('\n').length > 3) return null
  const parts = text
    .split(/(?<=>)\s*[,;\n]\s*/)
    .map((part) => part.trim())
    .filter(Boolean)
  const pairs = parts.map((part) => /^"?([^"<>@\n]{1,100}?)"?\s*<([^<>\s]{3,200})>[,;]?$/.exec(part))
  if (parts.length < 2 || !pairs.every((pair) => pair?.[2]!.includes('@'))) return null
  return [['Name', 'Email'], ...pairs.map((pair) => [pair![1]!.trim(), pair![2]!])]
}

/** Rows that a program put into quotation marks as a whole hold their cells in one. */
function unwrapRows(rows: string[][]): string[][] {
  const filled = rows.filter((row) => !isBlankRow(row))
  const wrapped = filled.filter((row) => row.filter(Boolean).length === 1 && /[,;\t|]/.test(row[0] ?? ''))
  if (filled.length < 2 || wrapped.length < filled.length * 0.9) return rows
  const lines = rows.map((row) => row[0] ?? '')
  const delimiter = detectDelimiter(lines.join('\n'))
  const widths = wrapped.map(([line = '']) => Papa.parse<string[]>(line, { delimiter }).data[0]?.length ?? 1)
  if (widths[0]! < 2 || widths.some((width) => width !== widths[0])) return rows
  return lines.map((line) => Papa.parse<string[]>(line, { delimiter }).data[0] ?? [''])
}

const mostlyEven = 0.6

/** Rows without as many cells as most have; null if there are none, or too many. */
function unevenRows(rows: string[][]): Sheet['uneven'] | null {
  const counts = new Map<number, number>()
  const lengths: Record<number, number> = {}
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [width = 0, most = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
  const filled = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (most === filled || most < filled * mostlyEven) return null
  for (const [at, { length }] of rows.entries()) if (length > 1 && length !== width) lengths[at] = length
  return { width, lengths }
}

/** Characters that the program that wrote the file replaced can't be restored. */
function lostNotes(rows: string[][]): string[] {
  const damaged = rows.flatMap((row, at) => (row.some((cell) => cell.includes('\ufffd')) ? [at + 1] : []))
  if (damaged.length === 0) return []
  const where =
    damaged.length === 1 ? `row ${damaged[0]}` : `${damaged.length} rows, first in row ${damaged[0]}`
  return [`Letters were lost when this file was saved: “\ufffd” in ${where}`]
}

/** The delimiter that cuts most rows to the same width; wider wins among equals. */
function detectDelimiter(text: string): string {
  const sample = text.slice(0, 200_000)
  let best = { delimiter: ',', score: 0 }
  // Dates and jobs hold commas; no cell holds tabs
  if (isTabbed(sample)) return '\t'
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

/** Whether most lines have several tabs, however many: reports have sections of different widths. */
function isTabbed(sample: string): boolean {
  const lines = sample.split(/[\r\n]+/, sampleRows).filter(Boolean)
  return lines.filter((line) => line.split('\t').length > 2).length > lines.length / 2
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
