import * as z from 'zod'

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
export const Feature = z.enum(features)
export type Feature = z.infer<typeof Feature>
export const Features = z.record(Feature, z.boolean()).meta({ id: 'Features' })
export type Features = z.infer<typeof Features>

const every = (on: readonly Feature[]): Features =>
  Object.fromEntries(features.map((feature) => [feature, on.includes(feature)])) as Features

/** What a new show can do before anyone grants it more (specification 3). */
export const defaultFeatures = every(['contentGeneration', 'questionnaires'])

export const plans = ['free', 'starter', 'pro', 'enterprise'] as const
export const Plan = z.enum(plans)
export type Plan = z.infer<typeof Plan>

const starter = ['contentGeneration', 'questionnaires', 'guestInvitations', 'socialMediaGeneration'] as const
const pro = [...starter, 'sponsorDiscovery', 'sponsorOutreach', 'analytics', 'customBranding'] as const

/** The features a plan is sold with. A label for the admin's dialogs: nothing changes flags by itself. */
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

export const SubscriptionStatus = z.enum(['trial', 'active', 'inactive', 'cancelled'])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>
