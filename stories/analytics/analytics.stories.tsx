import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { emptyAnalytics, sampleAnalytics } from '@cueroom/core/testing/sample-analytics.ts'
import { AnalyticsScreen } from '@cueroom/dashboard/analytics/analytics-screen.tsx'
import { defaultFeatures } from '@cueroom/core/entitlements/features.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { never } from '../guests/sample-cards.ts'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'

const answers = (analytics: Answers['analytics'], as = {}): { answers: Answers } => ({
  answers: { auth: signedInAs(as), ...(analytics && { analytics }) },
})

const meta = preview.meta({
  title: 'Dashboard/Analytics',
  component: AnalyticsScreen,
  beforeEach: asSignedIn,
  parameters: { path: '/analytics', ...answers({ get: sampleAnalytics }) },
})

export const Full = meta.story({
  play: async ({ canvas }) => {
    const visits = await canvas.findByRole('region', { name: 'Visits to questionnaires' })
    await waitFor(() => expect(visits.querySelector('svg.recharts-surface')).not.toBeNull(), {
      timeout: 15_000,
    })
  },
})

export const Empty = meta.story({
  parameters: answers({ get: emptyAnalytics }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No data yet')).toBeVisible()
  },
})

export const OneChartIsEmpty = meta.story({
  parameters: answers({ get: () => ({ ...sampleAnalytics(), inquiries: [] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing in this period.')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: answers({ get: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading your analytics' })).toBeVisible()
  },
})

export const CannotBeLoaded = meta.story({
  parameters: answers({
    get: () => {
      throw failing(500, 'Broken')
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your analytics")).toBeVisible()
  },
})

export const Forbidden = meta.story({
  parameters: answers({}, { features: defaultFeatures }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Analytics is not part of your subscription')).toBeVisible()
  },
})
