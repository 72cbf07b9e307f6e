import { features, type Features } from '@cueroom/core/entitlements/features.ts'
import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import { hostToken } from '@cueroom/dashboard/app/session.ts'

/** Answers that make the visitor a host of a show that may do everything, unless `as` says otherwise. */
export const signedInAs = (as: Partial<SignedInTenant> = {}) => ({
  session: () => ({
    tenant: {
      id: 'default',
      name: 'Unhurried Work',
      email: 'host@cueroom.example',
      subscriptionStatus: 'active' as const,
      subscriptionPlan: 'pro' as const,
      trialEndsAt: null,
      active: true,
      features: Object.fromEntries(features.map((feature) => [feature, true])) as Features,
      ...as,
    },
    expiresAt: '2030-01-01T00:00:00Z',
    drafting: { provider: 'drafter' as const, model: null },
  }),
})

/** For a story's `beforeEach`: a browser that has a token and keeps nothing of the story before. */
export function asSignedIn() {
  localStorage.clear()
  hostToken.set('a-token')
  return () => hostToken.set(null)
}
