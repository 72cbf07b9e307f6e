import type { Feature } from './features.ts'

interface FeatureWords {
  name: string
  /** Whether the name is plural: "Guest invitations are", "Analytics is". */
  isPlural?: true
  does: string
}

/** A feature's name and what it does. */
export const featureWords: Record<Feature, FeatureWords> = {
  contentGeneration: {
    name: 'Content generation',
    does: 'Writes introductions, interview questions and show notes for each guest.',
  },
  guestInvitations: {
    name: 'Guest invitations',
    isPlural: true,
    does: 'Writes an email that invites a guest, in the style of the show.',
  },
  sponsorDiscovery: {
    name: 'Sponsor discovery',
    does: 'Suggests companies that fit the audience, and lets you save the good ones.',
  },
  sponsorOutreach: {
    name: 'Sponsor outreach',
    does: 'Writes an email to a sponsor about one guest and episode.',
  },
  socialMediaGeneration: {
    name: 'Social media posts',
    isPlural: true,
    does: 'Writes posts about a guest for each platform, in the tone of the show.',
  },
  questionnaires: {
    name: 'Questionnaires',
    isPlural: true,
    does: 'Asks guests questions before the recording, with a link you can share.',
  },
  analytics: {
    name: 'Analytics',
    does: 'Shows how guests, answers and texts change over time.',
  },
  customBranding: {
    name: 'Custom branding',
    does: 'Shows your colour and logo on public pages and widgets, without our branding.',
  },
  apiAccess: {
    name: 'API access',
    does: 'Creates API keys for the command line and scripts.',
  },
  prioritySupport: {
    name: 'Priority support',
    does: 'Gives you a priority contact.',
  },
}

/** "Guest invitations are", "Content generation is". */
export const featureIs = (feature: Feature) =>
  `${featureWords[feature].name} ${featureWords[feature].isPlural ? 'are' : 'is'}`
