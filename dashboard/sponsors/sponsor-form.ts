import { NewSponsor, type SavedSponsor } from '@cueroom/core/sponsors/saved-sponsor.ts'
import { schemaResolver } from '@mantine/form'

/** A sponsor's fields as form values, never null. */
export const emptySponsor = {
  companyName: '',
  industry: '',
  websiteUrl: '',
  marketingContactEmail: '',
  estimatedBudgetRange: '',
  reasonForMatch: '',
  contactStrategy: '',
  outreachNotes: '',
  /** The website and email were checked; only suggested ones need that. */
  verified: true,
}
export type SponsorForm = typeof emptySponsor

export const sponsorLabels: Record<keyof SponsorForm, string> = {
  companyName: 'Company name',
  industry: 'Industry',
  websiteUrl: 'Website URL',
  marketingContactEmail: 'Marketing contact email',
  estimatedBudgetRange: 'Estimated budget range',
  reasonForMatch: 'Reason for match',
  contactStrategy: 'Contact strategy',
  outreachNotes: 'Outreach notes',
  verified: 'Website and email checked',
}

export const asSponsorForm = (sponsor: SavedSponsor): SponsorForm => ({
  companyName: sponsor.companyName,
  industry: sponsor.industry,
  websiteUrl: sponsor.websiteUrl ?? '',
  marketingContactEmail: sponsor.marketingContactEmail ?? '',
  estimatedBudgetRange: sponsor.estimatedBudgetRange,
  reasonForMatch: sponsor.reasonForMatch,
  contactStrategy: sponsor.contactStrategy,
  outreachNotes: sponsor.outreachNotes ?? '',
  verified: sponsor.verified,
})

export const validateSponsor = schemaResolver(NewSponsor, { sync: true })
