import { expect, test } from 'vitest'
import { unavailableFeatures } from './available.ts'
import { centsOf, dollars } from './dollars.ts'
import { entitlements } from './entitlements.ts'
import { explainFeature } from './explain.ts'
import { defaultFeatures, features, planFeatures } from './features.ts'
import { howToGet, whyInactive, whyLocked } from './refusals.ts'
import { renewedTrialEnd, trialEnd } from './trial.ts'

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

const [before, after] = ['2026-12-01T09:59:59.999Z', '2026-12-01T10:00:00.001Z']

test.each([
  ['an active subscription', 'active', null, true],
  ['a trial without an end', 'trial', null, true],
  ['a trial that ends in a moment', 'trial', after, true],
  ['a trial that ends now', 'trial', now.toISOString(), false],
  ['a trial that ended a moment ago', 'trial', before, false],
  ['an inactive subscription', 'inactive', after, false],
  ['a cancelled subscription', 'cancelled', null, false],
] as const)('%s may make something new: %#', (_, subscriptionStatus, trialEndsAt, active) => {
  const show = { subscriptionStatus, trialEndsAt, features: defaultFeatures }
  expect(entitlements(show, [], now).active).toBe(active)
})

test('a purchase carries its own feature until the moment it expires', () => {
  const analytics = (...expiries: (string | null)[]) =>
    entitlements(tenant, expiries.map(purchase), now).features.analytics
  expect([analytics(), analytics(before), analytics(now.toISOString())]).toEqual([false, false, false])
  expect([analytics(after), analytics(null), analytics(before, after)]).toEqual([true, true, true])
  const { features: on } = entitlements(tenant, [purchase(null)], now)
  expect(on).toEqual({ ...defaultFeatures, analytics: true })
})

test('a trial that begins lasts fourteen days; one that is ahead, or has an end of its own, stays', () => {
  const trial = { subscriptionStatus: 'trial' }
  const inTwoWeeks = new Date('2026-12-15T10:00:00Z')
  expect(trialEnd(now)).toEqual(inTwoWeeks)
  const renewed = (status: string, trialEndsAt: string | null | undefined, change: object = trial) =>
    renewedTrialEnd({ subscriptionStatus: status, trialEndsAt }, change, now)
  expect(renewed('cancelled', null)).toEqual(inTwoWeeks)
  expect(renewed('active', undefined)).toEqual(inTwoWeeks)
  expect(renewed('inactive', before)).toEqual(inTwoWeeks)
  expect(renewed('inactive', now.toISOString())).toEqual(inTwoWeeks)
  expect(renewed('inactive', after)).toBeUndefined()
  expect(renewed('trial', before)).toBeUndefined()
  expect(renewed('cancelled', before, { ...trial, trialEndsAt: after })).toBeUndefined()
  expect(renewed('cancelled', before, { subscriptionStatus: 'active' })).toBeUndefined()
  expect(renewed('cancelled', before, {})).toBeUndefined()
})

test('priority support is not sold by a server that names no contact', () => {
  expect(unavailableFeatures(false)).toEqual(['prioritySupport'])
  expect(unavailableFeatures(true)).toEqual([])
})

test('each reason has its own verdict', () => {
  expect(verdict({})).toBe('Off: not granted and not bought, although the plan pro includes it.')
  expect(verdict({ subscriptionPlan: 'free' })).toBe('Off: not granted and not bought.')
  expect(verdict({ subscriptionPlan: 'free' }, '2026-11-20T00:00:00Z', '2026-10-20T00:00:00Z')).toBe(
    "Off: its purchase ended on 2026-11-20, and it isn't granted.",
  )
  expect(verdict({ features: planFeatures.enterprise })).toBe('On: granted by an administrator.')
  expect(verdict({}, '2026-10-20T00:00:00Z', '2026-12-24T00:00:00Z')).toBe('On: bought until 2026-12-24.')
  expect(verdict({}, null)).toBe('On: bought.')
  expect(verdict({ subscriptionStatus: 'cancelled' }, null)).toBe(
    'On, bought, but nothing new can be created: the subscription is cancelled.',
  )
  const trial = { subscriptionStatus: 'trial', trialEndsAt: '2026-11-30T00:00:00Z' }
  expect(verdict(trial, null)).toContain('the trial ended on 2026-11-30.')
})

test('an explanation passes over purchases of other features, and says which ended last', () => {
  const other = { ...purchase(null), featureName: 'apiAccess' as const }
  const ended = [
    purchase('2026-10-20T00:00:00Z'),
    purchase('2026-11-20T00:00:00Z'),
    purchase('2026-09-20T00:00:00Z'),
  ]
  expect(explainFeature('analytics', tenant, [other, ...ended], now)).toMatchObject({
    on: false,
    usable: false,
    purchase: null,
    expiredAt: '2026-11-20T00:00:00Z',
  })
  const endedLater = { ...other, expiresAt: '2026-11-25T00:00:00Z' }
  expect(explainFeature('analytics', tenant, [other, endedLater], now).expiredAt).toBeNull()
  const cancelled = { ...tenant, subscriptionStatus: 'cancelled' as const }
  expect(explainFeature('analytics', cancelled, [purchase(null)], now)).toMatchObject({
    on: true,
    usable: false,
    active: false,
  })
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
    'Analytics is not part of this show’s subscription. It costs $59.00, paid once. Ask your administrator to turn it on.',
  )
  expect(whyLocked(['sponsorDiscovery', 'sponsorOutreach'])).toBe(
    'Sponsor discovery or sponsor outreach is not part of this show’s subscription. You only need one of them. Ask your administrator to turn one on.',
  )
  expect(howToGet('contentGeneration')).toBe('Ask your administrator to turn it on.')
  for (const feature of features) expect(whyLocked([feature])).toMatch(/Ask your administrator/)
  expect(whyInactive({ subscriptionStatus: 'trial', trialEndsAt: '2026-11-30T00:00:00Z' })).toMatch(
    /^The trial ended on Nov 30, 2026\. You can still read/,
  )
  const suspended = { subscriptionStatus: 'inactive', suspensionReason: 'Two invoices are open.' } as const
  expect(whyInactive({ ...suspended, trialEndsAt: null })).toContain('Reason: Two invoices are open.')
  const stillWorks = 'You can still read, export and delete. Ask your administrator to reactivate it.'
  const inactive = (
    subscriptionStatus: 'inactive' | 'cancelled' | 'trial',
    suspensionReason: string | null,
  ) => whyInactive({ subscriptionStatus, trialEndsAt: null, suspensionReason })
  expect(inactive('cancelled', 'An old reason.')).toBe(`The subscription is cancelled. ${stillWorks}`)
  expect(inactive('inactive', null)).toBe(`The subscription is inactive. ${stillWorks}`)
  expect(inactive('trial', null)).toBe(`The trial ended. ${stillWorks}`)
})
