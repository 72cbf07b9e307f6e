/** What a column can be imported as. */
export const importFields = [
  'name',
  'firstName',
  'middleName',
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
export type ImportField = (typeof importFields)[number]

/** The host's choice of columns, by header text or by label (`Column C`), ignoring case. */
export type ColumnMap = Record<string, ImportField | 'ignore'>

/** Why a column is imported as it is, or not at all. */
export type ColumnCode =
  | 'chosen'
  | 'remembered'
  | 'header'
  | 'values'
  | 'unrecognized'
  | 'other-column'
  | 'other-subject'
  | 'other-person'
  | 'salutation'
  | 'talk'

export interface ImportColumn {
  sheet: string
  /** From 0. */
  index: number
  /** The header's text, or `Column C` where there is none. */
  header: string
  /** Null: not imported. */
  field: ImportField | null
  /** Which person of a row the column is about, from 0, where rows name several in columns of their own. */
  person?: number
  /** 0 to 1. Below 0.9 the host should look at it. */
  confidence: number
  code: ColumnCode
  /** The same as `code`, for people. */
  reason: string
  /** The first few values, shortened. */
  samples: string[]
  /** Further fields that the same cells hold, as under "Name / Title". */
  also?: ImportField[]
}
