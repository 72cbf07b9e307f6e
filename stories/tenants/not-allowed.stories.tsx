import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import { NotAllowed } from '@cueroom/dashboard/tenants/locked-feature.tsx'
import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'

const meta = preview.meta({
  title: 'Dashboard/Tenants/Not allowed',
  component: NotAllowed,
  beforeEach: asSignedIn,
  args: { feature: 'contentGeneration' as const, children: 'What was generated before can still be read.' },
})

export const WithoutTheFeature = meta.story({
  parameters: {
    answers: { auth: signedInAs({ features: { ...planFeatures.free, contentGeneration: false } }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Content generation is not part of your subscription')).toBeVisible()
  },
})

export const AfterTheTrial = meta.story({
  parameters: {
    answers: {
      auth: signedInAs({
        active: false,
        subscriptionStatus: 'trial',
        trialEndsAt: '2026-11-01T00:00:00Z',
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The trial ended on Nov 1, 2026/)).toBeVisible()
  },
})
