import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { utils, write } from 'xlsx'
import type { BookType } from 'xlsx'

/** Files for tests: made by the programs that make such files, then damaged where a test needs that. */

export const utf8 = (text: string) => new TextEncoder().encode(text)

export function workbook(
  sheets: Record<string, unknown[][]>,
  bookType: BookType = 'xlsx',
): Uint8Array<ArrayBuffer> {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  return new Uint8Array(write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer)
}

/** The same zip with one entry's text changed. */
export function rewrite(zip: Uint8Array, path: string, change: (text: string) => string): Uint8Array {
  const files = unzipSync(zip)
  return zipSync({ ...files, [path]: strToU8(change(strFromU8(files[path]!))) })
}

/** The same zip, whose headers claim that every entry unpacks to `size` bytes. */
export function lie(zip: Uint8Array, size: number): Uint8Array {
  const lying = zip.slice()
  const view = new DataView(lying.buffer)
  for (let at = 0; at + 30 < lying.length; at++) {
    const signature = view.getUint32(at, true)
    if (signature === 0x04034b50) view.setUint32(at + 22, size, true)
    if (signature === 0x02014b50) view.setUint32(at + 24, size, true)
  }
  return lying
}
