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

test('tables begin with what happened, and say in one sentence on how many days nothing did', async () => {
  const analytics = sampleAnalytics()
  const visits = analytics.visits.map((visit, day) =>
    day === 6 ? visit : { ...visit, views: 0, starts: 0, completions: 0 },
  )
  const [busy] = analytics.questionnaires
  const unseen = { ...busy!, id: 'new', title: 'Not sent yet', views: 0, starts: 0, completions: 0 }
  const questionnaires = [{ ...unseen, medianSeconds: null }, busy!]
  const get = () => ({ ...analytics, visits, questionnaires })
  renderScreen(<AnalyticsScreen />, hostApi({ analytics: { get } }), '/analytics')
  const table = async (title: string) =>
    within(await screen.findByRole('region', { name: `${title}, table` }))
  const firstCells = (rows: HTMLElement[]) => rows.slice(1).map((row) => row.firstElementChild?.textContent)

  const days = await table('Visits to questionnaires')
  expect(firstCells(days.getAllByRole('row'))).toEqual(['Nov 20'])
  expect(days.getByText('Nothing on 9 other days.')).toBeInTheDocument()
  const weeks = await table('Sponsor inquiries per week')
  expect(weeks.getByText('Nothing in 1 other week.')).toBeInTheDocument()
  const forms = await table('By questionnaire')
  expect(firstCells(forms.getAllByRole('row'))).toEqual(['Before we record', 'Not sent yet'])
})
