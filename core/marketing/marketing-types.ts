// Without zod, so that screens and the command line can name results without loading schemas

/** What the Marketing Hub makes. */
export const marketingTypes = [
  'guest_invitation',
  'sponsor_discovery',
  'sponsor_outreach',
  'social_media',
] as const
export type MarketingType = (typeof marketingTypes)[number]

export const marketingTypeLabels: Record<MarketingType, string> = {
  guest_invitation: 'Guest invitation',
  sponsor_discovery: 'Sponsor discovery',
  sponsor_outreach: 'Sponsor outreach',
  social_media: 'Social media posts',
}
