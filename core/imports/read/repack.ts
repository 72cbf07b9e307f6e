import { Inflate, zipSync } from 'fflate'
import { ImportError, passwordProtected, unreadableText } from './import-error.ts'
import { tooManyCells, tooManyParts, unpackedTooLarge } from './import-limits.ts'
import type { ImportLimits } from './import-limits.ts'
import { countCells } from './count-cells.ts'

/** `formulas`: there are HYPERLINK formulas, whose addresses are nowhere else. */
export interface RepackedWorkbook {
  bytes: Uint8Array
  formulas: boolean
}
interface Entry {
  path: string
  method: number
  packed: Uint8Array
}

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localHeader = 0x04034b50
const encrypted = 1
const stored = 0
const deflated = 8
/** Pictures, fonts and binary settings: a workbook's text needs none of them, so they stay packed. */
const unneededPattern =
  /^(?:xl\/(?:media|embeddings|printerSettings)|Pictures|Thumbnails|Configurations\d?)\/|\.(?:bin|png|jpe?g|gif|emf|wmf)$/i
const inputStep = 16_384

/**
 * The same workbook, unpacked under limits and stored uncompressed. Sizes are counted while inflating, so a
 * header that lies about them gains nothing. Throws ImportError.
 */
export function repack(bytes: Uint8Array, limits: ImportLimits): RepackedWorkbook {
  const entries = readDirectory(bytes).filter(
    ({ path }) => !unneededPattern.test(path) && !path.endsWith('/') && path !== '__proto__',
  )
  if (entries.length > limits.zipEntries) throw tooManyParts(limits.zipEntries)
  const files = new Map<string, Uint8Array>()
  let left = limits.unpackedBytes
  for (const entry of entries) {
    const content = inflate(entry, Math.min(limits.entryBytes, left), limits)
    left -= content.length
    files.set(entry.path, content)
  }
  if (!files.has('[Content_Types].xml') && !files.has('content.xml')) throw unreadable()
  let cells = 0
  let formulas = false
  for (const [path, content] of files) {
    if (!path.endsWith('.xml')) continue
    const xml = new TextDecoder('latin1').decode(content)
    cells += countCells(path, xml, limits.cells)
    formulas ||= xml.includes('HYPERLINK(')
  }
  if (cells > limits.cells) throw tooManyCells(limits.cells)
  return { bytes: zipSync(Object.fromEntries(files), { level: 0 }), formulas }
}

const unreadable = () => new ImportError('unreadable', unreadableText)

/** Entries of the central directory, which is what spreadsheet programs go by. */
function readDirectory(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  const entries: Entry[] = []
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== directoryEntry) throw unreadable()
    if (view.getUint16(at + 8, true) & encrypted) throw passwordProtected()
    const nameLength = view.getUint16(at + 28, true)
    const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/')
    entries.push({ path, method: view.getUint16(at + 10, true), packed: packedBytes(view, bytes, at) })
    at = next
  }
  return entries
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  throw unreadable()
}

function packedBytes(view: DataView, bytes: Uint8Array, entryAt: number): Uint8Array {
  const size = view.getUint32(entryAt + 20, true)
  const local = view.getUint32(entryAt + 42, true)
  if (local + 30 > bytes.length || view.getUint32(local, true) !== localHeader) throw unreadable()
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (start + size > bytes.length) throw unreadable()
  return bytes.subarray(start, start + size)
}

function inflate(entry: Entry, most: number, limits: ImportLimits): Uint8Array {
  const refusal = () => unpackedTooLarge(most < limits.entryBytes ? limits.unpackedBytes : limits.entryBytes)
  if (entry.method === stored) {
    if (entry.packed.length > most) throw refusal()
    return entry.packed
  }
  if (entry.method !== deflated) throw unreadable()
  const chunks: Uint8Array[] = []
  let size = 0
  const stream = new Inflate((chunk) => {
    size += chunk.length
    if (size > most) throw refusal()
    chunks.push(chunk)
  })
  try {
    for (let at = 0; at < entry.packed.length; at += inputStep) {
      stream.push(entry.packed.subarray(at, at + inputStep), at + inputStep >= entry.packed.length)
    }
  } catch (error) {
    throw error instanceof ImportError
      ? error
      : new ImportError('unreadable', unreadableText, { cause: error })
  }
  return join(chunks, size)
}

function join(chunks: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
