import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { SubscriptionManagement } from '@cueroom/dashboard/tenants/subscription-management.tsx'
import { expect, screen } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { samplePurchases, sampleTenants } from './sample-tenants.ts'

const tenants = (changes: Answers['tenants'] = {}): { answers: Answers } => ({
  answers: {
    tenants: {
      list: () => sampleTenants,
      get: () => sampleTenants[0]!,
      purchases: () => samplePurchases,
      ...changes,
    },
  },
})

interface Stage {
  canvas: Pick<typeof screen, 'findByRole'>
  userEvent: { click: (element: Element) => Promise<void> }
}
const choose = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(await canvas.findByRole('combobox', { name: 'Tenant' }))
  await userEvent.click(await screen.findByRole('option', { name: /Slow Radio/ }))
}

const meta = preview.meta({
  title: 'Dashboard/Tenants/Subscription management',
  component: SubscriptionManagement,
})

export const NobodyChosen = meta.story({
  parameters: tenants(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Choose a tenant' })).toBeVisible()
  },
})

export const Chosen = meta.story({
  parameters: tenants(),
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent })
    await expect(await canvas.findByRole('button', { name: 'End the purchase of Analytics' })).toBeVisible()
    await expect(canvas.getByText('Grant ($0.00)')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: tenants({ get: () => new Promise<never>(() => {}) }),
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent })
    await expect(await canvas.findByRole('status', { name: 'Loading the subscription' })).toBeVisible()
  },
})

export const NothingBought = meta.story({
  parameters: tenants({ purchases: () => [] }),
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent })
    await expect(await canvas.findByText(/No purchases yet/)).toBeVisible()
  },
})

export const PurchasesFailing = meta.story({
  parameters: tenants({
    purchases: () => {
      throw failing(500, 'Something went wrong')
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent })
    await expect(
      await canvas.findByRole('heading', { name: 'Failed to fetch feature purchases' }),
    ).toBeVisible()
  },
})

export const Purchasing = meta.story({
  parameters: tenants(),
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: 'Purchase API access' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Until a date' }))
    await expect(screen.getByLabelText('Price')).toHaveValue('149.00')
  },
})
