import { type Feature, planFeatures } from '@cueroom/core/entitlements/features.ts'
import type { SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'
import { failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderApp } from '../testing.tsx'

type Answers = NonNullable<Parameters<typeof fakeApi>[0]['tenants']>

export const tenant: SubscribedTenant = {
  id: 'slow-radio',
  name: 'Slow Radio',
  email: 'ines@slow.example',
  domain: null,
  subscriptionStatus: 'active',
  subscriptionPlan: 'free',
  active: true,
  features: { ...planFeatures.free, analytics: true },
  granted: planFeatures.free,
  purchased: [{ featureName: 'analytics', expiresAt: '2030-02-01T12:00:00Z' }],
  billingEmail: null,
  suspensionReason: null,
  trialEndsAt: null,
  isSetupComplete: true,
  setupTokenExpiresAt: null,
  lastLoginAt: null,
  version: 3,
  createdAt: '2026-10-01T08:00:00Z',
  updatedAt: '2026-10-01T08:00:00Z',
}
export const refuse = (status: number, error: string, code?: string) => (): never => {
  throw failing(status, error, code)
}

/** The admin dashboard over the answers given, on a server that offers every feature but these. */
export function open(tenants: Answers, path = '/admin-dashboard', unavailable: Feature[] = []) {
  const admin = { id: 1, email: 'root@platform.example', name: 'Root', role: 'admin', lastLoginAt: null }
  const api = fakeApi({
    instance: { about: () => ({ version: '1.0.0', demo: null, unavailable }) },
    auth: { adminSession: () => ({ admin, expiresAt: '2030-01-01T00:00:00Z' }) },
    tenants: { list: () => [tenant], get: () => tenant, ...tenants },
  })
  return renderApp(path, api, { signedIn: false })
}
export const click = async (name: string | RegExp, role = 'button') =>
  userEvent.click(await screen.findByRole(role, { name }))
export const toast = (text: string) => screen.findByText(text)
