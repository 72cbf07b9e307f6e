// @vitest-environment jsdom
import type { FeaturePurchase } from '@cueroom/core/tenants/tenant.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { adminToken } from '../app/session.ts'
import { click, open, refuse, tenant, toast } from './testing.tsx'
// Loaded ahead: the application loads it when it is first opened
import './admin-dashboard-screen.tsx'
import { paste } from '../testing.tsx'

beforeEach(() => adminToken.set('admin-token'))

const purchase: FeaturePurchase = {
  id: 7,
  tenantId: tenant.id,
  featureName: 'analytics',
  price: 5900,
  isGrant: false,
  isOneTime: false,
  expiresAt: '2030-02-01T12:00:00Z',
  running: true,
  purchasedAt: '2026-10-02T08:00:00Z',
}
const subscriptions = '/admin-dashboard?tab=subscriptions&tenant=slow-radio'

test('purchases that cannot be loaded are told as such', async () => {
  open({ purchases: refuse(500, 'No') }, subscriptions)
  expect(await screen.findByRole('heading', { name: 'Failed to fetch feature purchases' })).toBeTruthy()
})

test('every feature with a price can be bought, for dollars with two decimals', async () => {
  open({ purchases: () => [] }, subscriptions)
  expect(await screen.findByText('$149.00 once')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Purchase / })).toHaveLength(7)
  expect(screen.getByText('On, bought until Feb 1, 2030')).toBeTruthy()
  expect(screen.getAllByText('No price')).toHaveLength(2)
})

test('a purchase never expires or ends on a date, at the price that was agreed', async () => {
  const sent: unknown[] = []
  open(
    {
      purchases: () => [],
      purchase: ({ body }) => {
        sent.push(body)
        return purchase
      },
    },
    subscriptions,
  )
  await click('Purchase API access')
  const price = await screen.findByLabelText<HTMLInputElement>('Price')
  expect(price.value).toBe('149.00')
  await userEvent.clear(price)
  await userEvent.type(price, 'free')
  await click('Purchase')
  expect(await screen.findByText('A price in dollars, such as 49.00')).toBeTruthy()
  await userEvent.clear(price)
  await userEvent.type(price, '99.5')
  await click('Purchase')
  await toast('Feature purchased')
  expect(sent).toEqual([
    { tenantId: tenant.id, featureName: 'apiAccess', price: 9950, isOneTime: true, expiresAt: null },
  ])
})

test('a failed purchase says so', async () => {
  open({ purchases: () => [], purchase: refuse(409, 'This feature has already been bought.') }, subscriptions)
  await click('Purchase API access')
  await click('Purchase')
  await toast('Purchase failed')
  expect(await toast('Failed to purchase feature')).toBeTruthy()
  expect(await toast('This feature has already been bought.')).toBeTruthy()
})

test('a purchase that runs can be ended, after asking', async () => {
  const ended: unknown[] = []
  open(
    {
      purchases: () => [purchase],
      endPurchase: ({ params }) => {
        ended.push(params)
        return { ...purchase, running: false }
      },
    },
    subscriptions,
  )
  await click('End the purchase of Analytics')
  await click('End the purchase')
  await toast('Purchase ended')
  expect(ended).toEqual([{ tenantId: tenant.id, id: 7 }])
})

test('after a purchase, an edit of the tenant in the other tab starts from what was bought', async () => {
  const saved: unknown[] = []
  let current = tenant
  open({
    list: () => [current],
    get: () => current,
    purchases: () => [],
    purchase: () => {
      current = { ...tenant, version: tenant.version + 1 }
      return purchase
    },
    update: ({ ifMatch }) => {
      saved.push(ifMatch)
      return current
    },
  })
  await screen.findByRole('button', { name: 'Edit Slow Radio' })
  await click('Subscription Management', 'tab')
  await userEvent.click(await screen.findByRole('combobox', { name: 'Tenant' }))
  await click(/Slow Radio/, 'option')
  await click('Purchase API access')
  await click('Purchase')
  await toast('Feature purchased')
  await click('Tenant Management', 'tab')
  await click('Edit Slow Radio')
  await paste(await screen.findByLabelText('Domain'), 'slow.example')
  await click('Save')
  await toast('Tenant updated')
  expect(saved).toEqual([current.version])
})
