import { locale } from '../text/format.ts'

/** What packages are priced in, as ISO 4217 writes it. */
export const currencies = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'CAD',
  'AUD',
  'NZD',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'TRY',
  'JPY',
  'CNY',
  'INR',
  'BRL',
  'MXN',
  'ILS',
  'AED',
  'ZAR',
] as const
export type Currency = (typeof currencies)[number]

/** What a price is for. */
export const priceUnits = ['episode', 'issue', 'month', 'season'] as const
export type PriceUnit = (typeof priceUnits)[number]

export interface Price {
  /** Null where it is agreed with each sponsor. */
  price: number | null
  /** Dollars where there is none. */
  currency?: Currency | undefined
  /** An episode where there is none. */
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
