import { expect, test } from 'vitest'
import { centsOf, dollars } from './dollars.ts'
import { explainFeature } from './explain.ts'
import { defaultFeatures, features, planFeatures } from './features.ts'
import { whyInactive, whyLocked } from './refusals.ts'

const now = new Date('2026-12-01T10:00:00Z')
const tenant = {
  subscriptionStatus: 'active' as const,
  subscriptionPlan: 'pro' as const,
  trialEndsAt: null,
  features: defaultFeatures,
}
const purchase = (expiresAt: string | null) => ({
  featureName: 'analytics' as const,
  price: 5900,
  purchasedAt: '2026-11-01T10:00:00Z',
  expiresAt,
})
const verdict = (changes: object, ...expiries: (string | null)[]) =>
  explainFeature('analytics', { ...tenant, ...changes }, expiries.map(purchase), now).verdict

test('each reason has its own verdict', () => {
  expect(verdict({})).toBe('Off: not granted and not bought, although the plan pro is sold with it.')
  expect(verdict({ subscriptionPlan: 'free' })).toBe('Off: not granted and not bought.')
  expect(verdict({ subscriptionPlan: 'free' }, '2026-11-20T00:00:00Z', '2026-10-20T00:00:00Z')).toBe(
    'Off: its purchase ended on 2026-11-20 and it is not granted.',
  )
  expect(verdict({ features: planFeatures.enterprise })).toBe('On: granted by an administrator.')
  expect(verdict({}, '2026-10-20T00:00:00Z', '2026-12-24T00:00:00Z')).toBe('On: bought until 2026-12-24.')
  expect(verdict({}, null)).toBe('On: bought.')
  expect(verdict({ subscriptionStatus: 'cancelled' }, null)).toBe(
    'On, bought, but nothing new may be made: the subscription is cancelled.',
  )
  const trial = { subscriptionStatus: 'trial', trialEndsAt: '2026-11-30T00:00:00Z' }
  expect(verdict(trial, null)).toContain('the trial ended on 2026-11-30.')
})

test('an explanation carries every reason', () => {
  const explained = explainFeature('analytics', tenant, [purchase('2026-12-24T00:00:00Z')], now)
  expect(explained).toMatchObject({ on: true, usable: true, granted: false, inPlan: true, expiredAt: null })
  expect(explained.purchase).toEqual({
    price: 5900,
    purchasedAt: '2026-11-01T10:00:00Z',
    expiresAt: '2026-12-24T00:00:00Z',
  })
})

test.each([
  [4900, '$49.00'],
  [1, '$0.01'],
  [104_950, '$1,049.50'],
])('%i cents are %s, and back', (cents, text) => {
  expect(dollars(cents)).toBe(text)
  expect(centsOf(text)).toBe(cents)
})

test.each(['', 'free', '-1', '1.999', '1e3', '4,9', '99999999'])('"%s" is no price', (text) => {
  expect(centsOf(text)).toBeUndefined()
})

test('a refusal says what is missing, what it costs and whom to ask', () => {
  expect(whyLocked(['analytics'])).toBe(
    'Analytics is not part of this show’s subscription. It costs $59.00, paid once. Ask your administrator to switch it on.',
  )
  expect(whyLocked(['sponsorDiscovery', 'sponsorOutreach'])).toContain(
    'Sponsor discovery or sponsor outreach is not',
  )
  for (const feature of features) expect(whyLocked([feature])).toMatch(/Ask your administrator/)
  expect(whyInactive({ subscriptionStatus: 'trial', trialEndsAt: '2026-11-30T00:00:00Z' })).toMatch(
    /^The trial ended on Nov 30, 2026\. Reading/,
  )
  const suspended = { subscriptionStatus: 'inactive', suspensionReason: 'Two invoices are open.' } as const
  expect(whyInactive({ ...suspended, trialEndsAt: null })).toContain('Reason: Two invoices are open.')
  expect(whyInactive({ subscriptionStatus: 'cancelled', trialEndsAt: null })).toMatch(
    /^The subscription is cancelled\. /,
  )
})
