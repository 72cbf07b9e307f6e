import type { ShowSettings } from '../show/show-settings.ts'

/** Used where the settings say nothing (specification 7). */
export const missingAudience = {
  audienceSize: 'not-specified',
  growthRate: 'steady',
  ageRange: '25-44',
  geographicFocus: 'national',
  preferredSponsorTypes: ['software', 'business-tools'],
  sponsorshipGoal: 'revenue',
  sponsorshipApproach: 'direct',
}

/** Whom sponsors would reach and what for, as a discovery is asked with it. Free text. */
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
