import type { ContentStyles } from '@cueroom/core/show/content-styles.ts'
import type { ShowMethodology } from '@cueroom/core/show/methodology.ts'
import type { Host, NewShowSettings, ShowSettings } from '@cueroom/core/show/show-settings.ts'
import type { Currency, PriceUnit } from '@cueroom/core/show/package-terms.ts'
import { type DateFormat, usualDateFormat } from '@cueroom/core/text/dates.ts'
import { likelyDateFormat } from '@cueroom/core/show/date-format.ts'
import { numberText } from '@cueroom/core/text/format.ts'
import { ownTimeZone } from '../guests/time-zones.ts'
import { retentionChoices } from '@cueroom/core/show/retention-choices.ts'
import { methodologyDefaults, styleDefaults } from '@cueroom/core/show/setting-defaults.ts'
import { readPrice } from './typed-price.ts'
import { currencyIn } from './usual-currency.ts'
import type { PackageId, SponsorshipPackage, SponsorshipSettings } from '@cueroom/core/show/sponsorship.ts'

type Filled<T> = { [K in keyof T]-?: null extends T[K] ? string : T[K] }
type Signature = { enabled: boolean; text: string }

export type HostValues = Filled<Host>
export interface PackageValues {
  id: PackageId
  /** As typed, such as `1,250.50`, or empty. */
  price: string
  currency: Currency
  per: PriceUnit
  /** YYYY-MM-DD, or empty. */
  bookedUntil: string
}

/** `currency`: that of the show's other prices, or of its time zone. */
export const newPackage = (id: PackageId, currency: Currency): PackageValues => ({
  id,
  price: '',
  currency,
  per: 'episode',
  bookedUntil: '',
})

/** The settings as form values: texts are never absent. */
export interface SettingsValues {
  podcastName: string
  podcastDescription: string
  showLogo: string
  accent: string
  showMethodology: Filled<ShowMethodology>
  hosts: HostValues[]
  contentStyles: Omit<ContentStyles, 'signatureStatement' | 'ownIntroductions' | 'wordsPerMinute'> & {
    /** A number, or empty if it wasn't measured. */
    wordsPerMinute: number | string
    ownIntroductions: string[]
    signatureStatement: { atStart: Signature; atEndOfIntro: Signature }
  }
  /** IANA, or empty. */
  timeZone: string
  dateFormat: DateFormat
  privacy: { note: string; retentionMonths: string }
  sponsorshipSettings: {
    sponsorshipPackages: PackageValues[]
    audienceMetrics: Filled<SponsorshipSettings['audienceMetrics']>
    preferredSponsorTypes: string[]
    marketingContact: Filled<SponsorshipSettings['marketingContact']>
    sponsorshipGoal: string
    sponsorshipApproach: string
  }
}

const blankHost: HostValues = { name: '', role: '', bio: '', photo: '', email: '', phone: '' }
export const newHost = (): HostValues => ({ ...blankHost, role: 'Host' })

const blankMethodology: Filled<ShowMethodology> = {
  ...methodologyDefaults,
  coreExplorationAreas: [],
  topicFocusAreas: [],
  targetAudience: '',
  interviewPhilosophy: '',
  methodologyDescription: '',
  audienceExpectations: '',
}
const unsigned = { enabled: false, text: '' }
const blankStyles: ContentStyles = {
  ...styleDefaults,
  signatureStatement: { atStart: unsigned, atEndOfIntro: unsigned },
}
const blankMetrics = { monthlyDownloads: '', growthRate: '', primaryAgeRange: '', geographicFocus: '' }
const blankContact = { name: '', title: '', email: '', phone: '' }

/** `blank` with the values that `stored` has. */
function filled<B extends object>(blank: B, stored: object): B {
  const given = Object.entries(stored).filter(([, value]) => value !== null && value !== undefined)
  return { ...blank, ...Object.fromEntries(given) }
}

/** A stored price without a currency is in US dollars. */
function packagesOf(stored: readonly SponsorshipPackage[], timeZone: string): PackageValues[] {
  const priced = stored.filter((offer) => typeof offer !== 'string').find(({ price }) => price != null)
  const usual = priced ? (priced.currency ?? 'USD') : currencyIn(timeZone)
  return stored.map((offer) => {
    if (typeof offer === 'string') return newPackage(offer, usual)
    if (offer.price == null) return { ...filled(newPackage(offer.id, usual), offer), price: '' }
    return { ...filled(newPackage(offer.id, 'USD'), offer), price: numberText(offer.price) }
  })
}

/** Only the id if a package has no terms; default terms are omitted. */
function packageOf({
  id,
  price: typed,
  currency: chosen,
  per,
  bookedUntil,
}: PackageValues): SponsorshipPackage {
  const { price, currency = chosen } = readPrice(typed, chosen) ?? {}
  const terms = {
    ...(price !== undefined && { price }),
    ...(price !== undefined && currency !== 'USD' && { currency }),
    ...(price !== undefined && per !== 'episode' && { per }),
    ...(bookedUntil && { bookedUntil }),
  }
  return Object.keys(terms).length > 0 ? { id, ...terms } : id
}

const sponsorshipValues = (
  stored: Partial<SponsorshipSettings>,
  timeZone: string,
): SettingsValues['sponsorshipSettings'] => ({
  sponsorshipPackages: packagesOf(stored.sponsorshipPackages ?? [], timeZone),
  audienceMetrics: filled(blankMetrics, stored.audienceMetrics ?? {}),
  preferredSponsorTypes: stored.preferredSponsorTypes ?? [],
  marketingContact: filled(blankContact, stored.marketingContact ?? {}),
  sponsorshipGoal: stored.sponsorshipGoal ?? '',
  sponsorshipApproach: stored.sponsorshipApproach ?? '',
})

/** The settings as form values; before the first save, the defaults with the tenant's name. */
export function valuesOf(settings: ShowSettings | null, showName = ''): SettingsValues {
  const styles = settings?.contentStyles ?? blankStyles
  const { atStart, atEndOfIntro } = styles.signatureStatement
  // A new show starts in its host's time zone
  const timeZone = settings ? (settings.timeZone ?? '') : ownTimeZone()
  return {
    podcastName: settings?.podcastName ?? showName,
    podcastDescription: settings?.podcastDescription ?? '',
    showLogo: settings?.showLogo ?? '',
    accent: settings?.accent ?? '',
    showMethodology: filled(blankMethodology, settings?.showMethodology ?? {}),
    hosts: settings?.hosts.length ? settings.hosts.map((host) => filled(blankHost, host)) : [newHost()],
    contentStyles: {
      ...styles,
      ownIntroductions: styles.ownIntroductions ?? [],
      wordsPerMinute: styles.wordsPerMinute ?? '',
      signatureStatement: {
        atStart: { ...atStart, text: atStart.text ?? '' },
        atEndOfIntro: { ...atEndOfIntro, text: atEndOfIntro.text ?? '' },
      },
    },
    timeZone,
    dateFormat: settings ? (settings.dateFormat ?? usualDateFormat) : likelyDateFormat(ownTimeZone()),
    privacy: {
      note: settings?.privacy?.note ?? '',
      retentionMonths: String(settings?.privacy?.retentionMonths ?? ''),
    },
    sponsorshipSettings: sponsorshipValues(settings?.sponsorshipSettings ?? {}, timeZone),
  }
}

const retentionOf = (months: string) => retentionChoices.find((choice) => String(choice) === months) ?? null

/** The settings in the API's shape, which reads empty text as absent. */
export function settingsOf(values: SettingsValues): NewShowSettings {
  const { sponsorshipPackages } = values.sponsorshipSettings
  const { wordsPerMinute, ...styles } = values.contentStyles
  return {
    ...values,
    contentStyles: {
      ...styles,
      ...(wordsPerMinute !== '' && { wordsPerMinute: Number(wordsPerMinute) }),
      ownIntroductions: values.contentStyles.ownIntroductions.filter((text) => text.trim() !== ''),
    },
    privacy: { note: values.privacy.note, retentionMonths: retentionOf(values.privacy.retentionMonths) },
    sponsorshipSettings: {
      ...values.sponsorshipSettings,
      sponsorshipPackages: sponsorshipPackages.map(packageOf),
    },
  }
}
