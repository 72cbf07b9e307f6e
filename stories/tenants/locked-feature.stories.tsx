import { LockedFeature } from '@cueroom/dashboard/tenants/locked-feature.tsx'
import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Dashboard/Tenants/Locked feature', component: LockedFeature })

export const WithAPrice = meta.story({
  args: { feature: 'analytics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It costs \$59\.00, paid once\. Ask your administrator/)).toBeVisible()
  },
})

export const WithoutAPrice = meta.story({
  args: { feature: 'contentGeneration', children: 'What was generated before can still be read.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ask your administrator to turn it on\. What was generated/)).toBeVisible()
  },
})
