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

/** What the show's settings say of its audience, blank where they say nothing; null before they were saved. */
export function ownAudience(settings: Settings): DiscoveryAudience {
  const sponsorship = settings?.sponsorshipSettings
  const { monthlyDownloads, growthRate, primaryAgeRange, geographicFocus } =
    sponsorship?.audienceMetrics ?? {}
  return {
    audienceSize: monthlyDownloads ?? '',
    growthRate: growthRate ?? '',
    ageRange: primaryAgeRange ?? '',
    geographicFocus: geographicFocus ?? '',
    preferredSponsorTypes: sponsorship?.preferredSponsorTypes ?? [],
    sponsorshipGoal: sponsorship?.sponsorshipGoal ?? '',
    sponsorshipApproach: sponsorship?.sponsorshipApproach ?? '',
  }
}

/** Blanks filled with the defaults, as a request needs them. */
export function withDefaults(audience: DiscoveryAudience): DiscoveryAudience {
  const entered = Object.entries(audience).filter(([, value]) => value.length > 0)
  return { ...missingAudience, ...Object.fromEntries(entered) }
}

export const discoveryAudience = (settings: Settings) => withDefaults(ownAudience(settings))
