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
  /** Characters that each column is wide. */
  widths: readonly number[]
}

/** An Excel workbook of text cells, harmless for spreadsheet programs, with a filter on its headers. Loads the writer only when it is called. */
export async function workbookBytes({ name, rows, widths }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('xlsx')
  // An empty text would be a cell of its own
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((cell) => guarded(cell) || null)))
  sheet['!cols'] = widths.map((wch) => ({ wch }))
  sheet['!autofilter'] = { ref: sheet['!ref'] ?? 'A1' }
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, name)
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)
}
