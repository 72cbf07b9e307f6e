import { decodeBytes } from './encoding.ts'
import { ImportError } from './import-error.ts'

interface DecodedText {
  text: string
  /** The delimiter that a first line `sep=;` names. */
  delimiter: string | null
}

const sepLinePattern = /^"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n)/i

/** Text of a CSV file in whatever encoding it was saved. Throws ImportError `not_a_spreadsheet` when it is not text. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const text = decodeBytes(bytes)
  refuseForeignFormats(text)
  const sep = sepLinePattern.exec(text)
  return sep ? { text: text.slice(sep[0].length), delimiter: sep[1]! } : { text, delimiter: null }
}

function refuseForeignFormats(text: string) {
  const start = text.slice(0, 4_000)
  if (/^\s*(?:<!doctype html|<html|<\?xml|<table)/i.test(start)) {
    throw notSpreadsheet('This file is a web page, not a spreadsheet.')
  }
  if (/^(?:%PDF-|\{\\rtf)/.test(start)) throw notSpreadsheet('This file is a document, not a spreadsheet.')
  if (/^ID;P|^BEGIN:VCALENDAR|^\s*(?:\[\s*[[{]|\{\s*")/.test(start))
    throw notSpreadsheet('This file is not a spreadsheet.')
  const odd = start.match(/(?![\t-\r\u007f-\u009f])\p{Cc}/gu)?.length ?? 0
  const lost = start.match(/\ufffd/g)?.length ?? 0
  if (odd > Math.max(2, start.length / 100) || lost > Math.max(2, start.length / 5))
    throw notSpreadsheet('This file is not a spreadsheet.')
}

const notSpreadsheet = (what: string) =>
  new ImportError('not_a_spreadsheet', `${what} Please save it as .xlsx or .csv and try again.`)
