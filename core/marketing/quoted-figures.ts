import { sentenceParts } from '../text/sentences.ts'
import { offerOf } from '../sponsorship/offer.ts'
import { priceText } from '../sponsorship/price.ts'
import type { Currency } from '../show/package-terms.ts'
import type { OfferedPackage } from '../sponsorship/sponsorship-page.ts'
import type { Show } from '../show/show-settings.ts'

const money =
  /(?:(?:US|CA|AU)?\$|€|£|\b(?:USD|EUR|GBP)\s?)\s?(\d(?:[\d,.]*\d)?)(\s?[kKmM]\b)?|\b(\d(?:[\d,.]*\d)?)(\s?[kKmM])?\s?(?:US )?(?:dollars?|euros?|pounds?|bucks|USD|EUR|GBP|€|£)(?![\p{L}\d])/gu
const signs: Partial<Record<Currency, RegExp>> = {
  USD: /\$|\bUSD|dollar|bucks/iu,
  EUR: /€|\bEUR|euro/iu,
  GBP: /£|\bGBP|pound/iu,
}
const figure = /\b\d[\d,.]*(?:\s?(?:k|m|thousand|million)\b)?\s?(?:%|percent\b)?/giu
const ofAudience =
  /\b(downloads?|listeners?|listens|subscribers?|followers?|audience|reach|grow(s|n|th|ing)?|impressions|plays|streams)\b/iu

const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 }

/** "24,500", "24.5k" and "1.2 million" as numbers. */
function numberOf(text: string): number {
  const [, digits = '', scale = ''] = /^(\d(?:[\d,.]*\d)?)\s?([a-z]*)/iu.exec(text.trim()) ?? []
  const plain = digits.replace(/,(?=\d{3}(?:\D|$))/gu, '').replace(/[.,]$/u, '')
  return Number(plain.replace(',', '.')) * (scales[scale.toLowerCase()] ?? 1)
}

const numbersIn = (text: string) => (text.match(figure) ?? []).map(numberOf)

const linesOf = (text: string) =>
  text.split('\n').flatMap((line) => sentenceParts(line).map((part) => part.text))

interface FigureSources {
  show: Show
  /** Other known data; figures from it aren't invented. */
  known: string
}

/**
 * What a text says about prices and audience that the show's settings do not: each in words for the host. Prices are
 * the show's packages, and one next to a package's name is that package's; numbers in sentences about the
 * audience are the show's audience figures.
 */
export function quotedFigures(text: string, { show, known }: FigureSources): string[] {
  const offer = offerOf(show.sponsorshipSettings)
  const prices = offer.packages.flatMap(({ price, ...terms }) =>
    price === null ? [] : [{ ...terms, price }],
  )
  const figures = new Set([...offer.audience.flatMap(({ value }) => numbersIn(value)), ...numbersIn(known)])
  const warnings = linesOf(text).flatMap((sentence) => [
    ...wrongPrices(sentence, prices, known),
    ...(ofAudience.test(sentence) ? wrongFigures(sentence, figures) : []),
  ])
  return [...new Set(warnings)]
}

type Price = Pick<OfferedPackage, 'name' | 'currency' | 'per'> & { price: number }

/** Whether a quoted price may be in the currency: only these have their own symbol. */
const isIn = (quoted: string, currency: Currency) => signs[currency]?.test(quoted) ?? true

const wrongPrices = (sentence: string, prices: Price[], known: string): string[] =>
  [...sentence.matchAll(money)].flatMap(
    ({ 0: quoted, 1: before, 2: scale, 3: after, 4: scaleAfter, index }) => {
      const value = numberOf(`${before ?? after ?? ''}${(scale ?? scaleAfter ?? '').trim()}`)
      const own = priceOfNearest(sentence.slice(0, index), prices)
      const isPrice = prices.some(({ price, currency }) => price === value && isIn(quoted, currency))
      if (own && own.price !== value && isPrice) {
        return [`The text gives ${quoted.trim()} as the price of ${own.name}, which costs ${priceText(own)}.`]
      }
      if (isPrice || known.includes(quoted.trim())) return []
      return [`${quoted.trim()} is not the price of one of your packages.`]
    },
  )

/** The package named last before the price; undefined if none is. */
function priceOfNearest(before: string, prices: Price[]): Price | undefined {
  const named = (name: string) => before.toLowerCase().lastIndexOf(name.toLowerCase())
  const last = Math.max(-1, ...prices.map(({ name }) => named(name)))
  const same = prices.filter(({ name }) => last >= 0 && named(name) === last)
  return same.length === 1 ? same[0] : undefined
}

function wrongFigures(sentence: string, figures: Set<number>): string[] {
  const withoutMoney = sentence.replace(money, ' ')
  return (withoutMoney.match(figure) ?? [])
    .map((found) => found.trim().replace(/[.,]$/u, ''))
    .filter((found) => !figures.has(numberOf(found)))
    .map((found) => `${found} is not among your audience figures.`)
}
