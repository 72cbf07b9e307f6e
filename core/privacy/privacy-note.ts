import { type Language, localeOf } from '../languages/languages.ts'
import { fill } from '../languages/text.ts'
import type { ShowPrivacy } from '../show/privacy.ts'
import { privacyTexts } from './privacy-texts.ts'

interface Told {
  show: string
  privacy: ShowPrivacy
  language: Language
  /** The kind of data: a guest's answers, or a sponsor's inquiry. */
  sent?: 'answers' | 'inquiry'
}

/** The privacy note of a form: the host's own, or two sentences in the guest's language. */
export function privacyNote({ show, privacy, language, sent = 'answers' }: Told): string {
  if (privacy.note) return privacy.note
  const { stored, storedFor, storedInquiry, ask } = privacyTexts[language]
  if (sent === 'inquiry') return `${fill(storedInquiry, { show })} ${fill(ask, { show })}`
  const { retentionMonths } = privacy
  const time = retentionMonths ? monthsText(retentionMonths, language) : ''
  return `${fill(time ? storedFor : stored, { show, time })} ${fill(ask, { show })}`
}

const monthsText = (months: number, language: Language) =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: 'month', unitDisplay: 'long' }).format(
    months,
  )
