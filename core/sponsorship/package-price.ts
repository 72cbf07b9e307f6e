import type { Catalogue } from '../languages/english.ts'
import type { Language } from '../languages/languages.ts'
import { fill } from '../languages/text.ts'
import { type DateFormat, dayText } from '../text/dates.ts'
import { amount } from './price.ts'
import type { OfferedPackage } from './sponsorship-page.ts'

/** The language of a visitor, and its texts. */
interface Spoken {
  language: Language
  dateFormat?: DateFormat | undefined
  sponsorship: Catalogue['sponsorship']
}

const units = {
  episode: 'perEpisode',
  issue: 'perIssue',
  month: 'perMonth',
  season: 'perSeason',
} as const satisfies Record<OfferedPackage['per'], keyof Catalogue['sponsorship']>

/** What a package costs, in the visitor's language: the amount, and the words around it. */
export function priceParts(
  { sponsorship: texts, language }: Spoken,
  { price, currency, per }: OfferedPackage,
) {
  if (price === null) return { before: texts.onRequest, amount: '', after: '' }
  const [before = '', after = ''] = texts[units[per]].split('{price}')
  return { before, amount: amount(price, currency, language === 'en' ? undefined : language), after }
}

export function priceIn(speech: Spoken, offered: OfferedPackage): string {
  const { before, amount, after } = priceParts(speech, offered)
  return before + amount + after
}

/** The last day on which a package is booked; undefined if it is free. */
export function bookedText(spoken: Spoken, { bookedUntil }: OfferedPackage) {
  if (!bookedUntil || bookedUntil < new Date().toISOString().slice(0, 10)) return undefined
  return fill(spoken.sponsorship.bookedUntil, { date: dayText(bookedUntil, spoken) })
}
