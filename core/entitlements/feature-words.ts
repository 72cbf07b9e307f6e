import type { Feature } from './features.ts'

interface FeatureWords {
  name: string
  /** Whether several things are named: "Guest invitations are", "Analytics is". */
  isPlural?: true
  does: string
}

/** How people call a feature, and what a show can do with it, as a sentence that follows "With it". */
export const featureWords: Record<Feature, FeatureWords> = {
  contentGeneration: {
    name: 'Content generation',
    does: 'Writes introductions, interview questions and show notes for each guest.',
  },
  guestInvitations: {
    name: 'Guest invitations',
    isPlural: true,
    does: 'Writes the mail that invites a guest, in the style of the show.',
  },
  sponsorDiscovery: {
    name: 'Sponsor discovery',
    does: 'Finds the kinds of company that fit the audience, and keeps the good ones.',
  },
  sponsorOutreach: {
    name: 'Sponsor outreach',
    does: 'Writes the mail to a sponsor around one guest and episode.',
  },
  socialMediaGeneration: {
    name: 'Social media posts',
    isPlural: true,
    does: 'Writes posts about a guest for each platform, in the tone of the show.',
  },
  questionnaires: {
    name: 'Questionnaires',
    isPlural: true,
    does: 'Asks guests before the recording, by a link that can be shared.',
  },
  analytics: {
    name: 'Analytics',
    does: 'Shows how guests, answers and texts develop over time.',
  },
  customBranding: {
    name: 'Custom branding',
    does: 'Puts the show’s own colour and logo on public pages and widgets, and nothing of ours.',
  },
  apiAccess: {
    name: 'API access',
    does: 'Makes API keys for the command line and for scripts.',
  },
  prioritySupport: {
    name: 'Priority support',
    does: 'Shows a contact that answers first.',
  },
}

/** "Guest invitations are", "Content generation is". */
export const featureIs = (feature: Feature) =>
  `${featureWords[feature].name} ${featureWords[feature].isPlural ? 'are' : 'is'}`
