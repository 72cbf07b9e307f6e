import { ImportError, unreadableText } from './import-error.ts'
import { browserLimits } from './import-limits.ts'
import type { ImportLimits } from './import-limits.ts'
import type { Sheet } from './sheet.ts'
import { readCsv } from './read-csv.ts'
import { isVcard, readVcards } from './read-vcard.ts'
import { isZip, readWorkbook } from './read-workbook.ts'

export interface ImportFile {
  name: string
  bytes: Uint8Array
}

/** File name endings that can be imported, for `accept` attributes and help texts. */
const importExtensions = ['.csv', '.tsv', '.txt', '.xlsx', '.xls', '.ods', '.vcf']
const workbooks = ['.xlsx', '.xls', '.ods']
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * The sheets of a file as text. What it is goes by its first bytes, so a workbook saved as .csv is read, and a web
 * page called .xls is refused. Throws ImportError.
 */
export async function readSheets(file: ImportFile, limits: ImportLimits = browserLimits): Promise<Sheet[]> {
  const extension = /\.[^.]*$/.exec(file.name.toLowerCase())?.[0] ?? ''
  if (!importExtensions.includes(extension)) {
    throw new ImportError('unsupported_type', `Please choose a spreadsheet: ${importExtensions.join(', ')}.`)
  }
  if (isZip(file.bytes) || compoundFile.every((byte, index) => file.bytes[index] === byte)) {
    return readWorkbook(file.bytes, limits)
  }
  if (workbooks.includes(extension)) {
    throw new ImportError('unreadable', unreadableText)
  }
  if (isVcard(new TextDecoder().decode(file.bytes.subarray(0, 200)).replaceAll('\0', '')))
    return [readVcards(file.name.slice(0, -extension.length) || file.name, file.bytes, limits)]
  return [readCsv(file.name.slice(0, -extension.length) || file.name, file.bytes, limits)]
}
