export type ImportErrorCode =
  | 'unsupported_type'
  | 'not_a_spreadsheet'
  | 'unreadable'
  | 'password_protected'
  | 'file_too_large'
  | 'too_many_parts'
  | 'unpacked_too_large'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'too_many_cells'
  | 'no_guests'
  | 'no_such_sheet'
  | 'no_such_file'
  | 'too_slow'
  | 'too_much_memory'
  | 'reader_failed'

/** Texts of the specification's error catalogue (§8); the first is also used when a plan holds no guests. */
export const noGuestsText =
  "Could not find any valid guest data in the Excel file. Please check that you have a 'name' column."
export const unreadableText = "Error parsing Excel file. Please ensure it's a valid Excel format."
export const readerFailedText = 'Error loading Excel parser. Please try again.'

/** A file that cannot be imported. `message` is meant for the host, `code` for programs. */
export class ImportError extends Error {
  readonly code: ImportErrorCode

  constructor(code: ImportErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ImportError'
    this.code = code
  }
}

/** What crosses a worker's or a process's border: the class itself does not. */
export interface ImportFailure {
  code: ImportErrorCode
  message: string
}

export const toFailure = (error: unknown): ImportFailure =>
  error instanceof ImportError
    ? { code: error.code, message: error.message }
    : { code: 'unreadable', message: unreadableText }

export const fromFailure = (failure: ImportFailure) => new ImportError(failure.code, failure.message)

export const passwordProtected = (cause?: unknown) =>
  new ImportError(
    'password_protected',
    'This workbook is protected by a password. Please save a copy without one and try again.',
    { cause },
  )
