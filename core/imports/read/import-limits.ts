import { numberText } from '../../text/format.ts'
import { ImportError } from './import-error.ts'

const megabyte = 1_000_000
const MiB = 2 ** 20

/** What one file may hold. Rows count without the header. */
export interface ImportLimits {
  workbookBytes: number
  textBytes: number
  workbookRows: number
  textRows: number
  columns: number
  /** Filled, linked or repeated cells of a workbook: what reading costs, whatever the rows are. */
  cells: number
  zipEntries: number
  entryBytes: number
  unpackedBytes: number
}

export const browserLimits: ImportLimits = {
  workbookBytes: 10 * megabyte,
  textBytes: 10 * megabyte,
  workbookRows: 10_000,
  textRows: 10_000,
  columns: 200,
  cells: 1_000_000,
  zipEntries: 64,
  entryBytes: 32 * MiB,
  unpackedBytes: 64 * MiB,
}

export const cliLimits: ImportLimits = { ...browserLimits, textBytes: 50 * megabyte, textRows: 100_000 }

/** How long reading one file may take, in milliseconds. */
export const importDeadline = 30_000

const count = (value: number) => numberText(value)

export const fileTooLarge = (bytes: number) =>
  new ImportError(
    'file_too_large',
    `This file is larger than ${bytes / megabyte} MB. Please split it into smaller files.`,
  )

export const tooManyRows = (rows: number) =>
  new ImportError(
    'too_many_rows',
    `This file has more than ${count(rows)} rows. Please split it into smaller files.`,
  )

export const tooManyColumns = (columns: number) =>
  new ImportError(
    'too_many_columns',
    `This file has more than ${count(columns)} columns. Please keep only the columns about your guests.`,
  )

export const tooManyCells = (cells: number) =>
  new ImportError(
    'too_many_cells',
    `This workbook has more than ${count(cells)} cells. Please copy only the rows of your guests into a new one.`,
  )

export const tooManyParts = (entries: number) =>
  new ImportError(
    'too_many_parts',
    `This workbook has more than ${entries} parts. Please copy the sheet with your guests into a new workbook.`,
  )

export const unpackedTooLarge = (bytes: number) =>
  new ImportError(
    'unpacked_too_large',
    `This workbook unpacks to more than ${bytes / MiB} MB. Please copy the rows of your guests into a new workbook.`,
  )

export const tooSlow = () =>
  new ImportError(
    'too_slow',
    `Reading this file took longer than ${importDeadline / 1000} seconds. Please split it into smaller files.`,
  )

export const tooMuchMemory = () =>
  new ImportError(
    'too_much_memory',
    'Reading this file needs too much memory. Please split it into smaller files.',
  )
