import { ImportError } from './import-error.ts'

export type DecodedText = {
  text: string
  /** The delimiter that a first line `sep=;` names. */
  delimiter: string | null
}

const SEP_LINE = /^"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n)/i

/**
 * Text of a CSV file in whatever encoding it was saved: byte order marks, UTF-16 with or without one, strict
 * UTF-8, else Windows-1252. Throws ImportError `not-a-spreadsheet` when it is not text.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const text = decode(bytes)
  refuseForeignFormats(text)
  const sep = SEP_LINE.exec(text)
  return sep ? { text: text.slice(sep[0].length), delimiter: sep[1]! } : { text, delimiter: null }
}

function decode(bytes: Uint8Array): string {
  const utf16 = utf16Label(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Without a byte order mark, UTF-16 shows in Latin text by its many zero bytes on one side. */
function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 2_000)
  const zeros = [0, 0]
  sample.forEach((byte, index) => byte === 0 && zeros[index % 2]!++)
  const half = sample.length / 2
  if (zeros[1]! > half * 0.4 && zeros[0]! < half * 0.05) return 'utf-16le'
  if (zeros[0]! > half * 0.4 && zeros[1]! < half * 0.05) return 'utf-16be'
  return null
}

function refuseForeignFormats(text: string) {
  const start = text.slice(0, 4_000)
  if (/^\s*(?:<!doctype html|<html|<\?xml|<table)/i.test(start)) {
    throw notSpreadsheet('This file is a web page, not a spreadsheet.')
  }
  if (/^(?:%PDF-|\{\\rtf)/.test(start)) throw notSpreadsheet('This file is a document, not a spreadsheet.')
  // eslint-disable-next-line no-control-regex
  const odd = start.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0
  if (odd > start.length / 100) throw notSpreadsheet('This file is not a spreadsheet.')
}

const notSpreadsheet = (what: string) =>
  new ImportError('not-a-spreadsheet', `${what} Please save it as .xlsx or .csv and try again.`)
