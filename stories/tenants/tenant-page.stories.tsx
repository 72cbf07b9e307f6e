import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { TenantPageScreen } from '@cueroom/dashboard/tenant-page/tenant-page-screen.tsx'
import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { adminSession, asAdministrator } from '../testing/admin-signed-in.ts'
import { sampleTenants } from './sample-tenants.ts'

const none = { used: 0, limit: 500_000 }
const usage = { guests: { used: 190_000, limit: 200_000 }, answers: none, texts: none, mediaBytes: none }
const session = {
  ...{ id: 's1', device: 'cueroom/1.0.0', address: '203.0.113.7', current: false },
  ...{ createdAt: '2026-11-20T08:00:00Z', lastUsedAt: '2026-11-20T09:00:00Z' },
  expiresAt: '2030-11-20T20:00:00Z',
}
const answers = (tenants: Answers['tenants'] = {}): { answers: Answers } => ({
  answers: {
    auth: { adminSession },
    audit: { listAll: () => [] },
    tenants: {
      get: () => sampleTenants[1]!,
      purchases: () => [],
      usage: () => usage,
      sessions: () => ({ sessions: [session], hasTwoFactor: true }),
      ...tenants,
    },
  },
})

const meta = preview.meta({
  title: 'Dashboard/Tenants/Tenant page',
  component: TenantPageScreen,
  beforeEach: asAdministrator,
  parameters: { path: '/admin-dashboard/tenant-1', ...answers() },
})

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Two-factor authentication is on.')).toBeVisible()
    await expect(await canvas.findByText('190,000 of 200,000')).toBeVisible()
  },
})

export const Suspended = meta.story({
  parameters: answers({
    get: () => ({
      ...sampleTenants[1]!,
      ...{ subscriptionStatus: 'inactive', suspensionReason: 'Two invoices are open.', active: false },
    }),
    sessions: () => ({ sessions: [], hasTwoFactor: false }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Two invoices are open.')).toBeVisible()
    await expect(await canvas.findByText('Nobody is signed in.')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: answers({ get: () => new Promise<never>(() => {}) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the tenant' })).toBeVisible()
  },
})

export const Missing = meta.story({
  parameters: answers({
    get: () => {
      throw failing(404, 'Tenant not found')
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tenant not found' })).toBeVisible()
  },
})
