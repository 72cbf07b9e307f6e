import type { Currency } from '@cueroom/core/show/package-terms.ts'

/** Where people pay in each currency: ISO 3166 codes of regions. */
const regions: Record<Currency, string> = {
  USD: 'US PR EC SV',
  EUR: 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  GBP: 'GB GG IM JE',
  CHF: 'CH LI',
  CAD: 'CA',
  AUD: 'AU',
  NZD: 'NZ',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK FO GL',
  PLN: 'PL',
  TRY: 'TR',
  JPY: 'JP',
  CNY: 'CN',
  INR: 'IN',
  BRL: 'BR',
  MXN: 'MX',
  ILS: 'IL',
  AED: 'AE',
  ZAR: 'ZA',
}
const byRegion = new Map(
  Object.entries(regions).flatMap(([currency, codes]) =>
    codes.split(' ').map((code) => [code, currency as Currency] as const),
  ),
)

/** Not yet in TypeScript’s library, and not in every browser. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?: () => string[] | undefined
}

const regionOf = (timeZone: string) =>
  [...byRegion.keys()].find((code) =>
    (new Intl.Locale('und', { region: code }) as LocaleWithZones).getTimeZones?.()?.includes(timeZone),
  )

/** The currency of a show that has no prices yet: its time zone's, or else that of the browser's language. */
export function currencyIn(timeZone: string): Currency {
  const region = regionOf(timeZone) ?? new Intl.Locale(navigator.language).maximize().region
  return byRegion.get(region ?? '') ?? 'USD'
}
