import type { NewGuest } from '../../guests/guest.ts'
import type { ImportLimits } from '../read/import-limits.ts'

/** One sheet as text. Blank rows are kept: row 0 here is row 1 on the host's screen. */
export type Sheet = {
  name: string
  rows: string[][]
  /** Targets of hyperlinked cells, by `row:column` (both from 0). */
  links: Record<string, string>
  hidden: boolean
  /** Set when the file goes on below the rows that were read. */
  cutAfter?: number
}

/** What a column can be imported as. */
export const IMPORT_FIELDS = [
  'name',
  'firstName',
  'lastName',
  'title',
  'company',
  'email',
  'phone',
  'bio',
  'expertise',
  'social',
  'linkedin',
  'website',
  'photo',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** A guest the show already has; guest cards and whole guests both fit. */
export type KnownGuest = {
  id: number
  name: string
  email?: string | null
  company?: string | null
  socialLinks?: { linkedin?: string | null }
}

export type ImportOptions = {
  /** The host's word on columns, by header text or by label (`Column C`); upper and lower case are the same. */
  map?: Record<string, ImportField | 'ignore'>
  /** Mappings that a host corrected before, by `headerSignature` of the sheet; `map` beats them. */
  remembered?: Record<string, Record<string, ImportField | 'ignore'>>
  /** Only these sheets: names, or numbers from 1. */
  sheet?: string | number | (string | number)[]
  /** The header's row number as a spreadsheet shows it, or `none`; for all sheets, or by a sheet's name. */
  headerRow?: number | 'none' | Record<string, number | 'none'>
  /** Nameless rows become `Guest {row number}` instead of being reported. */
  nameNameless?: boolean
  /** False keeps "Ana Ruiz and Bo Lee" one guest; unless told so, a cell of several whole names becomes several guests. */
  splitPeople?: boolean
  /** Cells as the host corrected them, put in place before anything is read. */
  edits?: CellEdit[]
  /** Guests to look for duplicates among. */
  existing?: KnownGuest[]
  limits?: ImportLimits
}

/** `row` as a spreadsheet shows it, from 1; `column` from 0, as in ImportColumn. */
export type CellEdit = { sheet: string; row: number; column: number; value: string }

export type ImportColumn = {
  sheet: string
  /** From 0. */
  index: number
  /** The header's text, or `Column C` where there is none. */
  header: string
  /** Null: not imported. */
  field: ImportField | null
  /** 0 to 1. Below 0.9 the host should look at it. */
  confidence: number
  reason: string
  /** The first few values, shortened. */
  samples: string[]
  /** Further fields that the same cells hold, as under "Name / Title". */
  also?: ImportField[]
}

/** What shows that two people are one. */
export const duplicateReasons = ['email', 'linkedin', 'name'] as const
export type DuplicateBy = (typeof duplicateReasons)[number]

/** Row numbers everywhere are those a spreadsheet shows: from 1, header and blank rows counted. */
export type PlannedGuest = {
  sheet: string
  row: number
  guest: NewGuest
  /** The guest of the show whom this row repeats. */
  duplicateOf?: { id: number; name: string; by: DuplicateBy }
}

export type SkippedRow = {
  sheet: string
  row: number
  code: 'nameless' | 'placeholder' | 'footer' | 'repeated-header' | 'duplicate'
  reason: string
  /** The row's text, shortened, so that the host recognises it. */
  text: string
}

/** `sheet` is empty and `row` null where the warning is about the whole file. */
export type ImportWarning = { sheet: string; row: number | null; field: ImportField | null; message: string }

/** What would change the plan most if it were otherwise. A plan asks one question at most. */
export type ImportQuestion = {
  code: 'name-column' | 'uncertain-column' | 'nameless-rows' | 'several-people'
  sheet: string
  /** The column's header, where the question is about one. */
  header?: string
  text: string
  /** The answers; the first is what the plan assumes. */
  choices: QuestionChoice[]
}

/** Answering is analysing once more with these options; without any, the plan stays as it is. */
export type QuestionChoice = {
  label: string
  options: Pick<ImportOptions, 'map' | 'nameNameless' | 'splitPeople'>
}

export type PlannedSheet = {
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
export type ImportPlan = {
  file: string
  sheets: PlannedSheet[]
  columns: ImportColumn[]
  guests: PlannedGuest[]
  skipped: SkippedRow[]
  warnings: ImportWarning[]
  questions: ImportQuestion[]
}
