import type { ShowSettings } from '../show/show-settings.ts'

/** Defaults for missing settings (specification 7). */
export const missingAudience = {
  audienceSize: 'not-specified',
  growthRate: 'steady',
  ageRange: '25-44',
  geographicFocus: 'national',
  preferredSponsorTypes: ['software', 'business-tools'],
  sponsorshipGoal: 'revenue',
  sponsorshipApproach: 'direct',
}

/** Audience and goals for a discovery. Free text. */
export type DiscoveryAudience = typeof missingAudience

/** The audience of a discovery from the show's settings; null before they were saved. */
export function discoveryAudience(
  settings: Pick<ShowSettings, 'sponsorshipSettings'> | null,
): DiscoveryAudience {
  const sponsorship = settings?.sponsorshipSettings
  const { monthlyDownloads, growthRate, primaryAgeRange, geographicFocus } =
    sponsorship?.audienceMetrics ?? {}
  const types = sponsorship?.preferredSponsorTypes ?? []
  return {
    audienceSize: monthlyDownloads || missingAudience.audienceSize,
    growthRate: growthRate || missingAudience.growthRate,
    ageRange: primaryAgeRange || missingAudience.ageRange,
    geographicFocus: geographicFocus || missingAudience.geographicFocus,
    preferredSponsorTypes: types.length > 0 ? types : missingAudience.preferredSponsorTypes,
    sponsorshipGoal: sponsorship?.sponsorshipGoal || missingAudience.sponsorshipGoal,
    sponsorshipApproach: sponsorship?.sponsorshipApproach || missingAudience.sponsorshipApproach,
  }
}
