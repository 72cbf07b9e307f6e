import { guarded } from './guests-formulas.ts'

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A column of a table of records. */
export interface Column<T> {
  header: string
  /** Characters that the column is wide in a workbook. */
  width: number
  cell(record: T): string | null
}

interface Sheet {
  name: string
  /** Headers and rows. */
  rows: readonly (readonly string[])[]
  /** Column widths in characters. */
  widths: readonly number[]
}

/**
 * An Excel workbook of text cells, safe for spreadsheet programs, with filters on its headers. Loads the
 * writer on demand.
 */
export async function workbookBytes({ name, rows, widths }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('xlsx')
  // An empty string would create a cell
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((cell) => guarded(cell) || null)))
  sheet['!cols'] = widths.map((wch) => ({ wch }))
  sheet['!autofilter'] = { ref: sheet['!ref'] ?? 'A1' }
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, name)
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)
}
