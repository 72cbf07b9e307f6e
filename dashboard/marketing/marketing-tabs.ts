import type { Feature } from '@cueroom/core/entitlements/features.ts'
import { IconMail, IconSend, IconShare2, IconUserSearch, type Icon } from '../icons/index.ts'

interface Tab {
  label: string
  icon: Icon
  feature: Feature
}

/** The tabs of the Marketing Hub, as named in the URL. */
export const marketingTabs = {
  'guest-outreach': { label: 'Guest Outreach', icon: IconSend, feature: 'guestInvitations' },
  'sponsor-discovery': { label: 'Sponsor Discovery', icon: IconUserSearch, feature: 'sponsorDiscovery' },
  'sponsor-outreach': { label: 'Sponsor Outreach', icon: IconMail, feature: 'sponsorOutreach' },
  'social-media': { label: 'Social Media', icon: IconShare2, feature: 'socialMediaGeneration' },
} as const satisfies Record<string, Tab>

export type MarketingTab = keyof typeof marketingTabs

export const tabNames = Object.keys(marketingTabs) as MarketingTab[]
export const firstTab: MarketingTab = 'guest-outreach'
