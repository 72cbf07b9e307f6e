import type { Header } from '../recognize/header-row.ts'
import { normalize } from '../recognize/normalize.ts'

/** That of a sheet; null without headers. */
export const signatureOf = ({ texts }: Header) =>
  headerSignature(texts.map((text) => ({ header: text }))) || null

/**
 * The same for every file with the same headers, in whatever order, case and punctuation: the key under which a
 * corrected mapping is remembered. Empty if there are no headers. 16 hexadecimal digits.
 */
export function headerSignature(columns: readonly { header: string }[]): string {
  const headers = [
    ...new Set(columns.map(({ header }) => normalize(header)).filter((header) => header !== '')),
  ]
  return headers.length === 0 ? '' : hash(headers.sort().join('\n'))
}

const mask = (1n << 64n) - 1n

/** FNV-1a, 64 bits: short, stable, and the same in browsers and Node. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) value = ((value ^ BigInt(byte)) * 0x100000001b3n) & mask
  return value.toString(16).padStart(16, '0')
}
