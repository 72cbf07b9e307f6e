// @vitest-environment jsdom
import { sampleShow } from '@cueroom/core/testing/sample-show.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { hostApi, renderScreen } from '../testing.tsx'
import { ShowSettingsScreen } from './show-settings-screen.tsx'

const settings = {
  ...sampleShow,
  id: 1,
  showLogo: null,
  tenantId: 'default',
  organizationId: null,
  version: 1,
  createdAt: '2026-10-01T08:00:00Z',
  updatedAt: '2026-10-01T08:00:00Z',
}

test('the saved settings stand in five sections that fold away', async () => {
  renderScreen(<ShowSettingsScreen />, hostApi({ show: { settings: () => settings } }), '/show-settings')
  const sections = await screen.findAllByRole('button', { expanded: true })
  expect(sections.map((section) => section.textContent)).toEqual([
    'About the Podcast',
    'Show Methodology',
    'Host Information',
    'Content Refinements',
    'Sponsorship',
  ])
  expect(screen.getByText('Standard, 300 to 450 words')).toBeInTheDocument()

  await userEvent.click(sections[0]!)

  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(4)
})

test('every host is shown with role and biography', async () => {
  renderScreen(<ShowSettingsScreen />, hostApi({ show: { settings: () => settings } }), '/show-settings')

  const hosts = within(await screen.findByRole('region', { name: 'Host Information' }))

  for (const { name, bio } of sampleShow.hosts) {
    expect(hosts.getByText(name!)).toBeInTheDocument()
    expect(hosts.getByText(bio!)).toBeInTheDocument()
  }
})
