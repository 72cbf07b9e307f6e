import type { ColumnProfile } from './column-profile.ts'
import { profileColumn } from './column-profile.ts'
import type { Header } from './header-row.ts'
import { languageOf } from './header-vocabulary.ts'
import type { ColumnCode, ImportColumn, ImportField } from './import-column.ts'
import { normalizeWords } from './normalize.ts'
import type { Sheet } from '../read/sheet.ts'
import { shorten } from '../read/cell-text.ts'

/** What a column is taken for, and why. `also`: further fields whose values are in the same cells. */
export type ColumnGuess = Pick<
  ImportColumn,
  | 'field'
  | 'confidence'
  | 'code'
  | 'reason'
  | 'also'
  | 'frame'
  | 'rivals'
  | 'dateOrder'
  | 'ambiguousDate'
  | 'zoneColumn'
>

const reasons: Record<Exclude<ColumnCode, 'header'>, string> = {
  chosen: 'Chosen by you',
  remembered: 'As you chose last time',
  values: 'By its values',
  unrecognized: 'Not recognized',
  'other-column': 'Another column fits better',
  'other-subject': 'About something else',
  'other-person': 'About somebody else',
  salutation: 'Contains salutations',
  talk: 'Contains talk titles, not job titles',
}

/** A column that is not imported. */
export const leftOut = (code: Exclude<ColumnCode, 'header'>, reason = reasons[code]): ColumnGuess => ({
  field: null,
  confidence: 0,
  code,
  reason,
})

/** A column recognized by something other than its header. */
export const found = (
  field: ImportField,
  confidence: number,
  code: Exclude<ColumnCode, 'header'> = 'values',
): ColumnGuess => ({ field, confidence, code, reason: reasons[code] })

export const isName = ({ field }: ColumnGuess) =>
  field === 'name' || field === 'firstName' || field === 'lastName'

/** Where the names are. */
export const nameColumns = (guesses: ColumnGuess[]) =>
  guesses.flatMap((guess, at) => (isName(guess) ? [at] : []))

/** The words of a row's cells in these columns. */
export const wordsIn = (row: string[], columns: number[]) =>
  normalizeWords(columns.map((at) => (row[at] ?? '').slice(0, 80)).join(' '))
    .split(' ')
    .filter(Boolean)

/** A sheet with what is known about its columns. */
export interface Table {
  sheet: Sheet
  /** First row under the header, from 0. */
  firstRow: number
  headers: string[]
  groups: string[]
  /** ISO 639 code of the headers' language; null for English, and where none is plain. */
  language: string | null
  profiles: ColumnProfile[]
}

const headerLength = 200

export function toTable(sheet: Sheet, header: Header): Table {
  const width = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0)
  const firstRow = (header.row ?? -1) + 1
  const columns = Array.from({ length: width }, (_, column) => column)
  const headers = columns.map((column) => shorten(header.texts[column] ?? '', headerLength))
  return {
    sheet,
    firstRow,
    headers,
    language: languageOf(headers),
    groups: columns.map((column) => header.groups[column] ?? ''),
    profiles: columns.map((column) => profileColumn(sheet, firstRow, column)),
  }
}
