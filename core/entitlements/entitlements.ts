import { features, type Feature, type Features, type SubscriptionStatus } from './features.ts'

export interface Subscription {
  subscriptionStatus: SubscriptionStatus
  trialEndsAt: string | null
  features: Features
}

export interface Purchase {
  featureName: Feature
  expiresAt: string | null
}

export interface Entitlements {
  /** False while the subscription is inactive, cancelled or an expired trial: nothing new can be created. */
  active: boolean
  /** What the show may use now: granted by an admin or included in an unexpired purchase. */
  features: Features
}

/** The one place that decides what a show may do at a point in time. */
export function entitlements(tenant: Subscription, purchases: Purchase[], now: Date): Entitlements {
  const ahead = (time: string | null) => time === null || new Date(time) > now
  const bought = new Set(purchases.filter(({ expiresAt }) => ahead(expiresAt)).map((p) => p.featureName))
  const trialing = tenant.subscriptionStatus === 'trial' && ahead(tenant.trialEndsAt)
  return {
    active: tenant.subscriptionStatus === 'active' || trialing,
    features: Object.fromEntries(
      features.map((feature) => [feature, tenant.features[feature] || bought.has(feature)]),
    ) as Features,
  }
}
