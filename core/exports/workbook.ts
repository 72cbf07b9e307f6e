import type { WorkSheet } from 'xlsx'
import { clockIn } from '../guests/interview-time.ts'
import { guarded } from './guests-formulas.ts'

/** A column of a table of records. */
export interface Column<T> {
  header: string
  /** Characters that the column is wide in a workbook. */
  width: number
  /** Whether the cells are days or `clockText`. */
  isDate?: true
  cell(record: T): string | null
}

/** A moment (ISO 8601) as tables show it: `2026-11-24 15:30` on the zone's clock. */
export function clockText(timestamp: string, timeZone: string): string {
  const { date, time } = clockIn(timestamp, timeZone)
  return `${date} ${time}`
}

interface Sheet {
  name: string
  /** Headers and rows. */
  rows: readonly (readonly string[])[]
  /** Column widths in characters. */
  widths: readonly number[]
  /** Places of columns from 0 whose cells are days or `clockText`. */
  dates: readonly number[]
}

/**
 * An Excel workbook of texts and dates, safe for spreadsheet programs, with filters on its headers. Loads the
 * writer on demand.
 */
export async function workbookBytes({ name, rows, widths, dates }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('xlsx')
  // An empty string would create a cell
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((cell) => guarded(cell) || null)))
  for (let row = 1; row < rows.length; row++)
    for (const column of dates) setDate(sheet, utils.encode_cell({ r: row, c: column }))
  sheet['!cols'] = widths.map((wch) => ({ wch }))
  sheet['!autofilter'] = { ref: sheet['!ref'] ?? 'A1' }
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, name)
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)
}

// Midnight stays text: as a date it would read back as a day without a time
const datePattern = /^(\d{4}-\d\d-\d\d)(?: (?!00:00)(\d\d:\d\d))?$/
const dayLength = 86_400_000
/** The day from which spreadsheets count, in days before 1970. */
const firstDay = 25_569

/** Makes a date of a cell that holds the text of one, so that spreadsheet programs sort and calculate with it. */
function setDate(sheet: WorkSheet, address: string) {
  const [, date, time] = datePattern.exec(String(sheet[address]?.v ?? '')) ?? []
  if (!date) return
  const days = Date.parse(`${date}T${time ?? '00:00'}Z`) / dayLength
  sheet[address] = { t: 'n', v: days + firstDay, z: time ? 'yyyy-mm-dd hh:mm' : 'yyyy-mm-dd' }
}

/** Places of the columns that hold dates, from 0. */
export const datePlaces = (columns: readonly Column<never>[]): number[] =>
  columns.flatMap(({ isDate }, place) => (isDate ? [place] : []))
