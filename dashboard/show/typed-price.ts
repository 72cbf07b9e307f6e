import { currencies, type Currency } from '@cueroom/core/show/package-terms.ts'
import { locale, numberText } from '@cueroom/core/text/format.ts'

/** The most that a package may cost. */
const most = 1_000_000
const longest = 24

const amount = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/
const marked = /^(\D*)(\d(?:[\d.,]*\d)?)(\D*)$/

interface TypedPrice {
  /** The amount as typed, such as `1,250.50`. */
  amount: string
  price: number
  /** Undefined if the price has no sign. */
  currency?: Currency
}

/** A price as typed, such as `1,250.50`, `£60`, `60 €` or `CHF 80`; undefined if it isn't one. `current` decides between dollars. */
export function readPrice(typed: string, current: Currency = 'USD'): TypedPrice | undefined {
  const text = typed.trim()
  if (text.length > longest) return undefined
  const [, before = '', digits = '', after = ''] = marked.exec(text) ?? []
  const price = Number(digits.replaceAll(',', ''))
  if (!amount.test(digits) || price > most) return undefined
  const sign = (before + after).trim()
  if (sign === '') return { amount: digits, price }
  const meant = currencies.filter((currency) => signsOf(currency).includes(sign.toLowerCase()))
  const currency = meant.includes(current) ? current : meant[0]
  return currency && { amount: digits, price, currency }
}

/** `gbp` and `£`; `aud`, `a$` and `$` */
const signsOf = (currency: Currency) =>
  (['code', 'symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')!
      .value.toLowerCase(),
  )

export const notAPrice = `Enter an amount such as 1,250.50, at most ${numberText(most)}`
