import Papa from 'papaparse'
import { fieldText, type GuestField, guestFields, guestLabels } from '../guests/guest-fields.ts'
import type { Guest } from '../guests/guest.ts'
import { fileName } from './file-name.ts'
import { guardedInCsv } from './guests-formulas.ts'
import { csvType, type ExportedFile, xlsxType } from '../contract/file.ts'
import type { Show } from '../show/show-settings.ts'
import { clockText, type Column, datePlaces, workbookBytes } from './workbook.ts'

/** What a file of guests is made of. */
export interface GuestsExport {
  /** Null before the show's settings are saved. */
  show: Pick<Show, 'podcastName' | 'dateFormat'> | null
  guests: readonly Guest[]
}

const widths: Record<GuestField, number> = {
  ...{ name: 24, pronunciation: 24, title: 24, company: 24, email: 28, phone: 18 },
  ...{ bio: 60, expertise: 32, social: 28, linkedin: 32, website: 28 },
}

// Headers that the importer recognizes, so the file can be imported again
const columns: Column<Guest>[] = [
  ...guestFields.map((field) => ({
    header: field === 'title' ? 'Job title' : guestLabels[field],
    width: widths[field],
    cell: (guest: Guest) => (field === 'expertise' ? listed(guest.expertise) : fieldText(guest, field)),
  })),
  { header: 'Status', width: 12, cell: ({ episodeStatus }) => episodeStatus },
  {
    header: 'Interview date',
    width: 17,
    isDate: true,
    cell: ({ interviewDate, interviewTimeZone }) =>
      interviewDate && clockText(interviewDate, interviewTimeZone ?? 'UTC'),
  },
  {
    header: 'Time zone',
    width: 20,
    cell: ({ interviewDate, interviewTimeZone }) => interviewDate && (interviewTimeZone ?? 'UTC'),
  },
  { header: 'Added (UTC)', width: 17, isDate: true, cell: ({ createdAt }) => clockText(createdAt, 'UTC') },
]

// Semicolons part the entries; one at the end keeps a comma inside a single entry from being read as one
const listed = (entries: string[]) => {
  const text = entries.map((entry) => entry.replaceAll(';', ',')).join('; ')
  return /[,|\n]|:::/.test(text) && !text.includes(';') ? `${text};` : text
}

/** Headers and one row per guest. */
export const guestRows = (guests: readonly Guest[]): string[][] => [
  columns.map(({ header }) => header),
  ...guests.map((guest) => columns.map(({ cell }) => cell(guest) ?? '')),
]

export const byteOrderMark = '\ufeff'

const number = /^-?\d{1,30}(?:[.,]\d{1,30})?$/
const none: ReadonlySet<number> = new Set()

/**
 * CSV lines: every cell is quoted and safe for spreadsheet programs.
 * @param numbers places of columns, but the first, whose numbers are left as they are: sums need the minus sign
 */
export function csvLines(rows: readonly (readonly string[])[], numbers = none): string {
  const isNumber = (cell: string, place: number) => numbers.has(place) && number.test(cell)
  const cells = rows.map((row) =>
    row.map((cell, place) => (isNumber(cell, place) ? cell : guardedInCsv(cell))),
  )
  return `${Papa.unparse(cells, { quotes: true, newline: '\r\n' })}\r\n`
}

/** CSV as Excel opens it, with a byte order mark. */
export const csvBytes = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(byteOrderMark + csvLines(rows))

/** The guests as a CSV file, without answers and photos. */
export const guestsCsv = ({ show, guests }: GuestsExport): ExportedFile => ({
  name: nameOf(show, 'csv'),
  type: csvType,
  bytes: csvBytes(guestRows(guests)),
})

/** The guests as an Excel workbook. */
export async function guestsWorkbook({ show, guests }: GuestsExport): Promise<ExportedFile> {
  const widths = columns.map(({ width }) => width)
  const bytes = await workbookBytes({
    name: 'Guests',
    rows: guestRows(guests),
    widths,
    dates: datePlaces(columns),
  })
  return { name: nameOf(show, 'xlsx'), type: xlsxType, bytes }
}

const nameOf = (show: GuestsExport['show'], extension: string) =>
  fileName([show?.podcastName ?? '', 'guests'], extension)
