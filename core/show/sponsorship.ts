import * as z from 'zod'
import { optionalEmail, optionalLine, optionalText, requiredLine } from '../contract/shapes.ts'
import { packageIds } from './package-choices.ts'
import { currencies, priceUnits } from './package-terms.ts'

export const PackageId = z.enum(packageIds)
export type PackageId = z.infer<typeof PackageId>

/** A package on offer: its id alone, or with its terms. */
export const SponsorshipPackage = z.union([
  PackageId,
  z.strictObject({
    id: PackageId,
    price: z.number().min(0).max(1_000_000).nullish().describe('Null if it is agreed with each sponsor'),
    currency: z.enum(currencies).optional().describe('ISO 4217; USD by default'),
    per: z.enum(priceUnits).optional().describe('Unit of the price; an episode by default'),
    bookedUntil: z.iso.date('Enter a date').nullish().describe('Fully booked until this day'),
  }),
])
export type SponsorshipPackage = z.infer<typeof SponsorshipPackage>

export const AudienceMetrics = z.strictObject({
  monthlyDownloads: optionalLine(100),
  growthRate: optionalLine(100),
  primaryAgeRange: optionalLine(100),
  geographicFocus: optionalLine(200),
})

export const MarketingContact = z.strictObject({
  name: optionalLine(200),
  title: optionalLine(200),
  email: optionalEmail(),
  phone: optionalLine(60),
})

export const SponsorshipSettings = z
  .strictObject({
    sponsorshipPackages: z.array(SponsorshipPackage).max(50).default([]),
    audienceMetrics: AudienceMetrics.prefault({}),
    preferredSponsorTypes: z.array(requiredLine(100, 'The sponsor type is empty')).max(30).default([]),
    marketingContact: MarketingContact.prefault({}),
    sponsorshipGoal: optionalText(1_000),
    sponsorshipApproach: optionalText(1_000),
  })
  .meta({ id: 'SponsorshipSettings' })
export type SponsorshipSettings = z.output<typeof SponsorshipSettings>
