export const sponsorFormats = ['csv', 'xlsx', 'json'] as const
export type SponsorFormat = (typeof sponsorFormats)[number]
