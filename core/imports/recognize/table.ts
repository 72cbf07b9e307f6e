import type { ColumnProfile } from './column-profile.ts'
import { profileColumn } from './column-profile.ts'
import type { Header } from './header-row.ts'
import type { ImportField, Sheet } from '../plan/import-plan.ts'
import { shorten } from '../read/cell-text.ts'

/** What a column is taken for, and why. `also`: further fields whose values stand in the same cells. */
export type Guess = { field: ImportField | null; confidence: number; reason: string; also?: ImportField[] }

/** A sheet with what is known about its columns. */
export type Table = {
  sheet: Sheet
  /** First row under the header, from 0. */
  firstRow: number
  headers: string[]
  groups: string[]
  profiles: ColumnProfile[]
}

const HEADER_LENGTH = 200

export function toTable(sheet: Sheet, header: Header): Table {
  const width = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0)
  const firstRow = (header.row ?? -1) + 1
  const columns = Array.from({ length: width }, (_, column) => column)
  return {
    sheet,
    firstRow,
    headers: columns.map((column) => shorten(header.texts[column] ?? '', HEADER_LENGTH)),
    groups: columns.map((column) => header.groups[column] ?? ''),
    profiles: columns.map((column) => profileColumn(sheet, firstRow, column)),
  }
}
