import * as z from 'zod'
import { optionalEmail, optionalText } from '../contract/shapes.ts'
import { packageIds } from './package-ids.ts'

export const PackageId = z.enum(packageIds)
export type PackageId = z.infer<typeof PackageId>

/** A package on offer: its id alone, or with a price in dollars an episode. */
export const SponsorshipPackage = z.union([
  PackageId,
  z.strictObject({ id: PackageId, price: z.number().min(0).max(1_000_000) }),
])
export type SponsorshipPackage = z.infer<typeof SponsorshipPackage>

export const AudienceMetrics = z.strictObject({
  monthlyDownloads: optionalText(100),
  growthRate: optionalText(100),
  primaryAgeRange: optionalText(100),
  geographicFocus: optionalText(200),
})

export const MarketingContact = z.strictObject({
  name: optionalText(200),
  title: optionalText(200),
  email: optionalEmail(),
  phone: optionalText(60),
})

export const SponsorshipSettings = z
  .strictObject({
    sponsorshipPackages: z.array(SponsorshipPackage).max(50).default([]),
    audienceMetrics: AudienceMetrics.prefault({}),
    preferredSponsorTypes: z.array(z.string().trim().min(1).max(100)).max(30).default([]),
    marketingContact: MarketingContact.prefault({}),
    sponsorshipGoal: optionalText(1_000),
    sponsorshipApproach: optionalText(1_000),
  })
  .meta({ id: 'SponsorshipSettings' })
export type SponsorshipSettings = z.output<typeof SponsorshipSettings>
