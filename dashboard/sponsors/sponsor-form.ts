import { NewSponsor, type SavedSponsor, type SponsorChanges } from '@cueroom/core/sponsors/saved-sponsor.ts'
import { schemaResolver } from '@mantine/form'
import { differing } from '../ui/form-changes.ts'

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
})

export const validateSponsor = schemaResolver(NewSponsor, { sync: true })

/** Only the changed fields. */
export const sponsorChanges = (before: SponsorForm, after: SponsorForm): SponsorChanges =>
  Object.fromEntries(differing(before, after).map((field) => [field, after[field as keyof SponsorForm]]))
