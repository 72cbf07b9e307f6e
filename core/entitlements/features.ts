// Doesn't import zod, so screens that only name features don't load it
export const features = [
  'contentGeneration',
  'guestInvitations',
  'sponsorDiscovery',
  'sponsorOutreach',
  'socialMediaGeneration',
  'questionnaires',
  'analytics',
  'customBranding',
  'apiAccess',
  'prioritySupport',
] as const
export type Feature = (typeof features)[number]
export type Features = Record<Feature, boolean>

const every = (on: readonly Feature[]): Features =>
  Object.fromEntries(features.map((feature) => [feature, on.includes(feature)])) as Features

/** What a new show can do before anyone grants it more (specification 3). */
export const defaultFeatures = every(['contentGeneration', 'questionnaires'])

export const plans = ['free', 'starter', 'pro', 'enterprise'] as const
export type Plan = (typeof plans)[number]

const starter = ['contentGeneration', 'questionnaires', 'guestInvitations', 'socialMediaGeneration'] as const
const pro = [...starter, 'sponsorDiscovery', 'sponsorOutreach', 'analytics', 'customBranding'] as const

/** The features included in each plan. Only a suggestion in the admin dialogs: it doesn't change flags. */
export const planFeatures: Record<Plan, Features> = {
  free: defaultFeatures,
  starter: every(starter),
  pro: every(pro),
  enterprise: every(features),
}

/** List prices in cents; a feature without one cannot be bought. */
export const featurePrices: Partial<Record<Feature, number>> = {
  guestInvitations: 2900,
  sponsorDiscovery: 4900,
  sponsorOutreach: 3900,
  socialMediaGeneration: 1900,
  analytics: 5900,
  customBranding: 9900,
  apiAccess: 14900,
  prioritySupport: 7900,
}

export const subscriptionStatuses = ['trial', 'active', 'inactive', 'cancelled'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]
