import { numberText } from '@cueroom/core/text/format.ts'

/** The most that a package may cost. */
const most = 1_000_000

const amount = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/

/** A price as typed, such as `1,250.50`; undefined if it isn't one. */
export function priceOf(typed: string): number | undefined {
  const text = typed.trim()
  const price = Number(text.replaceAll(',', ''))
  return text.length < 20 && amount.test(text) && price <= most ? price : undefined
}

export const notAPrice = `Enter an amount such as 1,250.50, at most ${numberText(most)}`
