import type { LeftOutRow } from '../imports.contract.ts'
import type { ExportedFile } from '../../contract/file.ts'
import { fileName } from '../../exports/file-name.ts'
import { csvBytes } from '../../exports/guests-sheet.ts'

/** Rows with their reasons as CSV. */
export const leftOutCsv = (rows: readonly LeftOutRow[]) =>
  csvBytes([
    ['Sheet', 'Row', 'Reason', 'Text'],
    ...rows.map(({ sheet, row, reason, text }) => [sheet, String(row), reason, text]),
  ])

/** The same as a file, named after the one they were read from. */
export const leftOutRows = (file: string, rows: readonly LeftOutRow[]): ExportedFile => ({
  name: fileName([file, 'left out'], 'csv'),
  type: 'text/csv; charset=utf-8',
  bytes: leftOutCsv(rows),
})
