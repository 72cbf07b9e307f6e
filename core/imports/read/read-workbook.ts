import type { CellObject, WorkBook, WorkSheet } from 'xlsx'
import { cellLink, cellText, spreadMerges } from './cells.ts'
import { ImportError, passwordProtected, readerFailedText, unreadableText } from './import-error.ts'
import { fileTooLarge, tooManyColumns, tooManyRows } from './import-limits.ts'
import type { ImportLimits } from './import-limits.ts'
import type { Sheet } from './sheet.ts'
import { repack } from './repack.ts'
import type { RepackedWorkbook } from './repack.ts'
import { isBlankRow } from './cell-text.ts'

/** Blank rows are read, too, so that row numbers stay true; this many may lie between guests. */
const blankRows = 1_000

/** Every sheet of an .xlsx, .xls or .ods workbook. Throws ImportError. */
export async function readWorkbook(bytes: Uint8Array, limits: ImportLimits): Promise<Sheet[]> {
  if (bytes.length > limits.workbookBytes) throw fileTooLarge(limits.workbookBytes)
  return readRepacked(isZip(bytes) ? repack(bytes, limits) : { bytes, formulas: false }, limits)
}

/** The same for bytes that are known to be harmless to the reader. Throws ImportError. */
export async function readRepacked(
  { bytes, formulas }: RepackedWorkbook,
  limits: ImportLimits,
): Promise<Sheet[]> {
  const { read } = await import('xlsx').catch((error: unknown) => {
    throw new ImportError('reader_failed', readerFailedText, { cause: error })
  })
  const rows = limits.workbookRows + blankRows
  let workbook: WorkBook
  try {
    // Without `dense` a lone cell in the last corner costs gigabytes; of formulas only links say something.
    workbook = read(bytes, {
      type: 'array',
      dense: true,
      sheetRows: rows,
      cellFormula: formulas,
      cellDates: true,
      UTC: true,
      cellHTML: false,
    })
  } catch (error) {
    throw explain(error)
  }
  const sheets = workbook.SheetNames.map((name, index) => {
    const hidden = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0
    return toSheet(name, workbook.Sheets[name], hidden, limits)
  })
  refuseManyRows(sheets, limits)
  return sheets
}

/** Rows count over all sheets that show, one header each aside. */
function refuseManyRows(sheets: Sheet[], limits: ImportLimits) {
  const counts = sheets
    .filter(({ hidden }) => !hidden)
    .map(({ rows }) => Math.max(0, rows.filter((row) => !isBlankRow(row)).length - 1))
  if (counts.reduce((sum, count) => sum + count, 0) > limits.workbookRows)
    throw tooManyRows(limits.workbookRows)
}

export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2]! < 8

function explain(error: unknown): ImportError {
  return error instanceof Error && /password|encrypt/i.test(error.message)
    ? passwordProtected(error)
    : new ImportError('unreadable', unreadableText, { cause: error })
}

function toSheet(
  name: string,
  worksheet: WorkSheet | undefined,
  hidden: boolean,
  limits: ImportLimits,
): Sheet {
  const cap = limits.workbookRows + blankRows
  const rows: string[][] = []
  const links: Record<string, string> = {}
  // Rows and cells may be sparse arrays of a million places: forEach visits only what is there.
  worksheet?.['!data']?.forEach((cells: CellObject[] | undefined, row: number) => {
    if (row >= cap) return
    const texts: string[] = []
    cells?.forEach((cell, column) => {
      const text = cellText(cell)
      if (text === '') return
      if (column >= limits.columns && hidden) return
      if (column >= limits.columns) throw tooManyColumns(limits.columns)
      while (texts.length < column) texts.push('')
      texts.push(text)
      const link = cellLink(cell)
      if (link) links[`${row}:${column}`] = link
    })
    while (rows.length < row) rows.push([])
    rows.push(texts)
  })
  while (rows.length && isBlankRow(rows.at(-1)!)) rows.pop()
  spreadMerges(rows, worksheet?.['!merges'])
  const sheet: Sheet = { name, rows, links, hidden }
  return rows.length === cap ? { ...sheet, cutAfter: cap } : sheet
}
