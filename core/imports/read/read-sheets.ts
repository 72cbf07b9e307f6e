import { ImportError, UNREADABLE } from './import-error.ts'
import { BROWSER_LIMITS } from './import-limits.ts'
import type { ImportLimits } from './import-limits.ts'
import type { Sheet } from '../plan/import-plan.ts'
import { readCsv } from './read-csv.ts'
import { isZip, readWorkbook } from './read-workbook.ts'

export type ImportFile = { name: string; bytes: Uint8Array }

/** File name endings that can be imported, for `accept` attributes and help texts. */
export const IMPORT_EXTENSIONS = ['.csv', '.tsv', '.txt', '.xlsx', '.xls', '.ods']
const WORKBOOKS = ['.xlsx', '.xls', '.ods']
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * The sheets of a file as text. What it is goes by its first bytes, so a workbook saved as .csv is read, and a web
 * page called .xls is refused. Throws ImportError.
 */
export async function readSheets(file: ImportFile, limits: ImportLimits = BROWSER_LIMITS): Promise<Sheet[]> {
  const extension = /\.[^.]*$/.exec(file.name.toLowerCase())?.[0] ?? ''
  if (!IMPORT_EXTENSIONS.includes(extension)) {
    throw new ImportError('unsupported-type', `Please choose a spreadsheet: ${IMPORT_EXTENSIONS.join(', ')}.`)
  }
  if (isZip(file.bytes) || COMPOUND_FILE.every((byte, index) => file.bytes[index] === byte)) {
    return readWorkbook(file.bytes, limits)
  }
  if (WORKBOOKS.includes(extension)) {
    throw new ImportError('unreadable', UNREADABLE)
  }
  return [readCsv(file.name.slice(0, -extension.length) || file.name, file.bytes, limits)]
}
