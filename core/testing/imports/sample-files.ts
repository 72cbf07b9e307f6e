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

/** A zip whose entries unpack to so many MiB of blanks each; its headers claim `claimed` bytes. */
export function bomb(mebibytes: Record<string, number>, claimed: number): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(mebibytes).map(([path, size]) => [path, blanks(size)])
  const zip = new Uint8Array(zipSync(Object.fromEntries(entries), { level: 0 }))
  const view = new DataView(zip.buffer)
  for (let at = 0; at + 30 < zip.length; at++) {
    const signature = view.getUint32(at, true)
    const method = signature === 0x04034b50 ? at + 8 : signature === 0x02014b50 ? at + 10 : 0
    if (method === 0) continue
    view.setUint16(method, 8, true)
    view.setUint32(method + 14, claimed, true)
  }
  return zip
}

const madeBlanks = new Map<number, Uint8Array>()

/** Deflated blanks, written by hand because packing gigabytes takes time: one literal, then 258 more at a time. */
function blanks(mebibytes: number): Uint8Array {
  const made = madeBlanks.get(mebibytes)
  if (made) return made
  const repeats = Math.ceil((mebibytes * 2 ** 20) / 258)
  const packed = new Uint8Array(Math.ceil((3 + 8 + repeats * 13 + 7) / 8))
  let at = 0
  const put = (bits: string) => {
    for (const bit of bits) {
      if (bit === '1') packed[at >> 3]! |= 1 << (at & 7)
      at++
    }
  }
  const [lastFixedBlock, blank, copy258, end] = ['110', '01010000', '1100010100000', '0000000']
  put(lastFixedBlock + blank)
  for (let repeat = 0; repeat < repeats; repeat++) put(copy258)
  put(end)
  madeBlanks.set(mebibytes, packed)
  return packed
}

/** Rows as delimited text. */
export const delimited = (rows: string[][], delimiter = ',', lineEnd = '\n') =>
  rows
    .map((row) =>
      row.map((cell) =>
        /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell,
      ),
    )
    .map((row) => row.join(delimiter))
    .join(lineEnd)

const tables = new Map<string, Map<string, number[]>>()

/** Text in any encoding that TextDecoder reads: found by decoding every byte and every pair of bytes. */
export function encode(text: string, label: string): Uint8Array {
  if (label.startsWith('utf-16')) {
    const bytes = new Uint8Array(Uint16Array.from(text, (_, at) => text.charCodeAt(at)).buffer)
    return label === 'utf-16be' ? bytes.map((_, at) => bytes[at ^ 1]!) : bytes
  }
  const table = tables.get(label) ?? makeTable(label)
  tables.set(label, table)
  return Uint8Array.from([...text].flatMap((sign) => table.get(sign) ?? [0x3f]))
}

function makeTable(label: string): Map<string, number[]> {
  const decoder = new TextDecoder(label, { fatal: true })
  const table = new Map<string, number[]>()
  const learn = (bytes: number[]) => {
    try {
      const sign = decoder.decode(Uint8Array.from(bytes))
      if ([...sign].length === 1 && !table.has(sign)) table.set(sign, bytes)
    } catch {
      // No sign has these bytes.
    }
  }
  for (let byte = 0; byte < 256; byte++) learn([byte])
  if (label.startsWith('windows')) return table
  for (let lead = 0x81; lead < 0xff; lead++)
    for (let trail = 0x40; trail < 0xff; trail++) learn([lead, trail])
  return table
}
