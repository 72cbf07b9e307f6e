import { keysOf } from '../text/keys-of.ts'

// Without zod, so that screens and the command line can name results without loading schemas

/** What the Marketing Hub makes. */
export const marketingTypeLabels = {
  guest_invitation: 'Guest invitation',
  sponsor_discovery: 'Sponsor discovery',
  sponsor_outreach: 'Sponsor outreach',
  social_media: 'Social media posts',
} as const
export type MarketingType = keyof typeof marketingTypeLabels
export const marketingTypes = keysOf(marketingTypeLabels)
