import { locale } from '../text/format.ts'

const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })

/** Formats cents: 4900 is `$49.00`. */
export const dollars = (cents: number) => format.format(cents / 100)

/** Parses typed dollars to cents: `49`, `49.5`, `$1,049.00`. Undefined for anything else. */
export function centsOf(typed: string): number | undefined {
  const plain = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
  const [, whole, part = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
