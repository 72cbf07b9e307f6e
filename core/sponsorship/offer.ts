import { packageChoices } from '../show/package-choices.ts'
import { settingFields } from '../show/setting-fields.ts'
import type { SponsorshipPackage, SponsorshipSettings } from '../show/sponsorship.ts'
import { priceText } from './price.ts'
import type { AudienceFigure, Offer, OfferContact, OfferedPackage } from './sponsorship-page.ts'
import { withEnDashes } from '../text/ranges.ts'

/** Fallback if the show has no contact (specification 2). */
const unnamedContact = { name: 'Marketing Team', email: 'marketing@example.com' }

/**
 * What a show offers its sponsors, from its settings: the one source of packages, prices, audience figures and
 * contact, for the public page and for every text that quotes them.
 */
export function offerOf(settings: SponsorshipSettings | null): Offer {
  const packages = offeredPackages(settings?.sponsorshipPackages ?? [])
  const audience = audienceFigures(settings)
  const named = Object.values(settings?.marketingContact ?? {}).some(Boolean)
  return {
    configured: packages.length > 0 || audience.length > 0 || named,
    packages,
    audience,
    contact: contactOf(settings),
  }
}

function offeredPackages(listed: SponsorshipPackage[]): OfferedPackage[] {
  const offered = listed.map((entry) => packageOf(typeof entry === 'string' ? { id: entry } : entry))
  // One id may be offered at several prices, but exact duplicates are dropped
  return [...new Map(offered.map((each) => [each.key, each])).values()]
}

function packageOf({ id, price = null, ...terms }: Exclude<SponsorshipPackage, string>): OfferedPackage {
  const { label: name, about: description } = packageChoices[id]
  const { currency = 'USD', per = 'episode', bookedUntil = null } = terms
  // An inquiry refers to the terms that its sender saw
  const unusual = [currency !== 'USD' && currency, per !== 'episode' && per].filter(Boolean)
  const key = price === null ? id : [id, price, ...unusual].join(':')
  const cost = { price, currency, per }
  return { key, id, name, description, ...cost, bookedUntil, priceText: priceText(cost) }
}

const figures = ['monthlyDownloads', 'growthRate', 'primaryAgeRange', 'geographicFocus'] as const

const audienceFigures = (settings: SponsorshipSettings | null): AudienceFigure[] =>
  figures.flatMap((key) => {
    const value = settings?.audienceMetrics[key]
    const { label } = settingFields[`sponsorshipSettings.audienceMetrics.${key}`]
    return value ? [{ key, label, value: withEnDashes(value) }] : []
  })

function contactOf(settings: SponsorshipSettings | null): OfferContact {
  const { name, title, email, phone } = settings?.marketingContact ?? {}
  return {
    name: name ?? unnamedContact.name,
    title: title ?? null,
    email: email ?? unnamedContact.email,
    placeholder: !email,
    phone: phone ?? null,
  }
}
