import { planFeatures, plans, subscriptionStatuses } from '@cueroom/core/entitlements/features.ts'
import type { FeaturePurchase, SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'

const companies = ['Slow Radio', 'Harbour Radio', 'The Long Answer', 'Nachtfunk', 'Kelp & Co', 'Paper Trails']

/** Tenants of every plan and state, far enough from now to look the same for years. */
export const sampleTenants: SubscribedTenant[] = companies.map((name, n) => {
  const subscriptionPlan = plans[n % plans.length]!
  const subscriptionStatus = subscriptionStatuses[n % 4]!
  const granted = planFeatures[subscriptionPlan]
  const bought = n === 0
  return {
    id: `tenant-${n}`,
    name,
    email: `host@${name.toLowerCase().replace(/\W+/g, '-')}.example`,
    domain: n === 1 ? 'harbour.example' : null,
    subscriptionStatus,
    subscriptionPlan,
    active: subscriptionStatus === 'active' || n === 0,
    features: bought ? { ...granted, analytics: true } : granted,
    granted,
    purchased: bought ? [{ featureName: 'analytics', expiresAt: '2040-02-01T12:00:00Z' }] : [],
    billingEmail: null,
    trialEndsAt:
      subscriptionStatus === 'trial' ? (n === 0 ? '2040-01-15T12:00:00Z' : '2025-01-15T12:00:00Z') : null,
    suspensionReason: subscriptionStatus === 'inactive' ? 'Two invoices are open.' : null,
    isSetupComplete: n !== 2,
    setupTokenExpiresAt: n === 2 ? '2040-01-08T12:00:00Z' : null,
    lastLoginAt: null,
    version: 1,
    createdAt: '2026-10-01T08:00:00Z',
    updatedAt: '2026-10-01T08:00:00Z',
  }
})

const purchase: FeaturePurchase = {
  id: 3,
  tenantId: 'tenant-0',
  featureName: 'analytics',
  price: 5900,
  isGrant: false,
  isOneTime: false,
  expiresAt: '2040-02-01T12:00:00Z',
  running: true,
  purchasedAt: '2026-10-02T08:00:00Z',
}

export const samplePurchases: FeaturePurchase[] = [
  purchase,
  {
    ...purchase,
    id: 2,
    featureName: 'apiAccess',
    price: 14_900,
    running: false,
    expiresAt: '2026-09-01T08:00:00Z',
  },
  {
    ...purchase,
    id: 1,
    featureName: 'prioritySupport',
    price: 0,
    isGrant: true,
    isOneTime: true,
    expiresAt: null,
  },
]
