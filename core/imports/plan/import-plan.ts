import type { DateFormat } from '../../text/dates.ts'
import type { TidiedGuest } from '../../guests/guest.ts'
import type { DuplicateReason } from '../imports.contract.ts'
import type { ImportLimits } from '../read/import-limits.ts'
import type { ColumnMap, ImportColumn, ImportField } from '../recognize/import-column.ts'

/** A guest the show already has; guest cards and whole guests both fit. */
export interface KnownGuest {
  id: number
  name: string
  email?: string | null
  company?: string | null
  socialLinks?: { linkedin?: string | null }
}

export interface ImportOptions {
  /** The host's word on columns, by header text or by label (`Column C`); upper and lower case are the same. */
  map?: ColumnMap
  /** Mappings that a host corrected before, by `headerSignature` of the sheet; `map` beats them. */
  remembered?: Record<string, ColumnMap>
  /** Only these sheets: names, or numbers from 1. */
  sheet?: string | number | (string | number)[]
  /** The header's row number as a spreadsheet shows it, or `none`; for all sheets, or by a sheet's name. */
  headerRow?: number | 'none' | Record<string, number | 'none'>
  /** Nameless rows become `Guest {row number}` instead of being reported. */
  nameNameless?: boolean
  /** False keeps "Ana Ruiz and Bo Lee" one guest; by default a cell of several whole names becomes several guests. */
  splitPeople?: boolean
  /** Whether the rows are people, where the plan was not sure. */
  arePeople?: boolean
  /** Cells as the host corrected them, put in place before anything is read. */
  edits?: CellEdit[]
  /** IANA time zone of dates that name none: the show's; by default that of this computer. */
  timeZone?: string
  /** How the show writes dates, for questions about them. */
  dateFormat?: DateFormat | undefined
  /** Who hosts the show: no guests, unless the host of a show takes them in. */
  hosts?: readonly { name?: string | null | undefined; email?: string | null | undefined }[]
  /** Guests to look for duplicates among. */
  existing?: KnownGuest[]
  limits?: ImportLimits
}

/** `row` as a spreadsheet shows it, from 1; `column` from 0, as in ImportColumn. */
export interface CellEdit {
  sheet: string
  row: number
  column: number
  value: string
}

/** Row numbers everywhere are those a spreadsheet shows: from 1, header and blank rows counted. */
export interface PlannedGuest {
  sheet: string
  row: number
  guest: TidiedGuest
  /** The day of an interview, such as 2026-11-24, where the file gives no time: that of `guest` is assumed. */
  interviewDay?: string
  /** Why the row is left out unless the host takes it in: it says that the guest isn't coming, or is in the audience. */
  cancelled?: string
  /** The guest of the show whom this row repeats. */
  duplicateOf?: { id: number; name: string; by: DuplicateReason }
}

export interface SkippedRow {
  sheet: string
  row: number
  code: 'nameless' | 'placeholder' | 'footer' | 'repeated_header' | 'duplicate'
  reason: string
  /** The row's text, shortened, so that the host recognises it. */
  text: string
}

/** `sheet` is empty and `row` null if the warning is about the whole file. */
export interface ImportWarning {
  sheet: string
  row: number | null
  field: ImportField | null
  message: string
  /** Depends on the guests of the show, which change while a plan is saved. */
  code?: 'namesake'
}

/** What would change the plan most if it were otherwise. A plan asks one question at most. */
export interface ImportQuestion {
  code: 'name_column' | 'people' | 'uncertain_column' | 'date_order' | 'nameless_rows' | 'several_people'
  sheet: string
  /** The column's header, where the question is about one. */
  header?: string
  text: string
  /** The answers; the first is what the plan assumes. */
  choices: QuestionChoice[]
}

/** Answering is analysing once more with these options; without any, the plan stays as it is. */
export interface QuestionChoice {
  label: string
  options: Pick<ImportOptions, 'map' | 'nameNameless' | 'splitPeople' | 'arePeople'>
}

export interface PlannedSheet {
  name: string
  /** Rows that are not blank. */
  rows: number
  headerRow: number | null
  imported: boolean
  /** By which a corrected mapping is remembered; null without a header. */
  signature: string | null
  /** Why it is not imported, or what was noticed. */
  reason: string | null
}

/** What an import would do. Plain data: it can be cloned, stored as JSON and shown. */
export interface ImportPlan {
  file: string
  /** IANA time zone in which dates were read that name none. */
  timeZone: string
  sheets: PlannedSheet[]
  columns: ImportColumn[]
  guests: PlannedGuest[]
  skipped: SkippedRow[]
  warnings: ImportWarning[]
  questions: ImportQuestion[]
}
