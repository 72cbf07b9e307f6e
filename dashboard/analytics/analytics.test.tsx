// @vitest-environment jsdom
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { emptyAnalytics, sampleAnalytics } from '@cueroom/core/testing/sample-analytics.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { hostApi, renderScreen, tenant } from '../testing.tsx'
import { AnalyticsScreen } from './analytics-screen.tsx'

test('a show without the feature reads what it does and what it costs, and asks for nothing', async () => {
  const features = { ...tenant.features, analytics: false }
  renderScreen(<AnalyticsScreen />, hostApi({}, { features }), '/analytics')
  expect(await screen.findByText('Analytics is not part of your subscription')).toBeInTheDocument()
})

test('figures that cannot be loaded can be asked for again, and without events the screen says what to do', async () => {
  let broken = true
  const get = () => {
    if (broken) throw failing(500, 'Broken')
    return emptyAnalytics()
  }
  renderScreen(<AnalyticsScreen />, hostApi({ analytics: { get } }), '/analytics')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  broken = false
  await userEvent.click(retry)
  expect(await screen.findByText('No data yet')).toBeInTheDocument()
})

test('each chart has its table, and a questionnaire can be chosen', async () => {
  const asked: unknown[] = []
  const get = ({ query }: { query: object }) => {
    asked.push(query)
    return sampleAnalytics()
  }
  renderScreen(<AnalyticsScreen />, hostApi({ analytics: { get } }), '/analytics')
  const stops = within(await screen.findByRole('region', { name: 'Where guests stop answering, table' }))
  expect(stops.getByText('52%')).toBeInTheDocument()
  const times = within(screen.getByRole('region', { name: 'How long it takes, table' }))
  expect(times.getByText('32 h')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /^Download CSV/ })).toHaveLength(7)

  await userEvent.click(screen.getByRole('combobox', { name: 'Questionnaire' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Before we record' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ questionnaire: 'before' }))
})
