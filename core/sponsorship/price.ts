import { locale } from '../text/format.ts'

/** Shown where a price is agreed with each sponsor. */
export const onRequest = 'Price on request'

const dollars = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** A price in dollars as every page and text of the show writes it: `$1,250`, `$99.50`. */
export const amount = (price: number) => dollars.format(price)

/** `$320 per episode`, or that the price is agreed with each sponsor. */
export const priceText = (price: number | null) =>
  price === null ? onRequest : `${amount(price)} per episode`
