import type { Currency, PriceUnit } from '../show/package-terms.ts'
import { locale } from '../text/format.ts'

export interface Price {
  /** Null if it is agreed with each sponsor. */
  price: number | null
  /** US dollars by default. */
  currency?: Currency | undefined
  /** An episode by default. */
  per?: PriceUnit | undefined
}

/** Shown where a price is agreed with each sponsor. */
export const onRequest = 'Price on request'

/** A price as every page and text of the show writes it: `$1,250`, `€99.50`. */
export const amount = (price: number, currency: Currency = 'USD', language: string = locale) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price)

/** `$320 per episode`, or that the price is agreed with each sponsor. */
export const priceText = ({ price, currency, per = 'episode' }: Price) =>
  price === null ? onRequest : `${amount(price, currency)} per ${per}`
