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

type Settings = Pick<ShowSettings, 'sponsorshipSettings'> | null

/** What the show's settings say of its audience, with the defaults where they say nothing; null before they were saved. */
export function discoveryAudience(settings: Settings): DiscoveryAudience {
  const sponsorship = settings?.sponsorshipSettings
  const { monthlyDownloads, growthRate, primaryAgeRange, geographicFocus } =
    sponsorship?.audienceMetrics ?? {}
  const given = {
    audienceSize: monthlyDownloads,
    growthRate,
    ageRange: primaryAgeRange,
    geographicFocus,
    preferredSponsorTypes: sponsorship?.preferredSponsorTypes,
    sponsorshipGoal: sponsorship?.sponsorshipGoal,
    sponsorshipApproach: sponsorship?.sponsorshipApproach,
  }
  return {
    ...missingAudience,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value?.length)),
  }
}
