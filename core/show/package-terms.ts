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
