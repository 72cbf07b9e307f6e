// @vitest-environment jsdom
import { sampleDiscovery, sampleInvitation } from '@cueroom/core/testing/sample-marketing.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { paste, renderApp, tenant } from '../testing.tsx'
import { apiOf, field, invite, press, show } from './testing.tsx'
// Loaded before the first test instead of within it
import '../shell/shell.tsx'
import './marketing-screen.tsx'
import './outreach-screen.tsx'

test('the hub is the fifth entry; its tabs stand in the address, and Go to Show Settings leads there', async () => {
  const { address } = renderApp('/marketing', apiOf())
  expect(await screen.findByRole('heading', { level: 1, name: 'Marketing Hub' })).toBeInTheDocument()
  const names = (await screen.findAllByRole('tab')).slice(0, 4).map((tab) => tab.textContent)
  expect(names).toEqual(['Guest Outreach', 'Sponsor Discovery', 'Sponsor Outreach', 'Social Media'])
  await userEvent.click(screen.getByRole('tab', { name: 'Social Media' }))
  expect(address()).toBe('/marketing?tab=social-media')
  await userEvent.click(screen.getByRole('link', { name: 'Go to Show Settings' }))
  await waitFor(() => expect(address()).toBe('/show-settings'))
})

test.each([
  ['guest-outreach', 'guestInvitations', /Guest invitations are not part.*/, '$29.00', 'Generate invitation'],
  ['sponsor-discovery', 'sponsorDiscovery', /Sponsor discovery is not part.*/, '$49.00', 'Find sponsors'],
  ['sponsor-outreach', 'sponsorOutreach', /Sponsor outreach is not part.*/, '$39.00', 'Generate outreach'],
  ['social-media', 'socialMediaGeneration', /Social media posts are not part.*/, '$19.00', 'Generate posts'],
])(
  'without its feature the tab %s says what it costs and offers nothing',
  async (tab, feature, title, price, action) => {
    show(tab, { as: { features: { ...tenant.features, [feature]: false } } })
    expect(await screen.findByText(title)).toBeInTheDocument()
    expect(screen.getByText((text) => text.includes(`It costs ${price}, paid once.`))).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: action })).toBeNull()
    expect(screen.getByRole('tab', { name: 'History' })).toBeInTheDocument()
  },
)

test.each(['sponsor-outreach', 'social-media'])(
  'a show without guests is not sent for one on a locked tab %s',
  async (tab) => {
    const features = { ...tenant.features, sponsorOutreach: false, socialMediaGeneration: false }
    show(tab, { as: { features }, answers: { guests: { list: () => [] } } })
    expect(await screen.findByText(/not part of your subscription$/)).toBeInTheDocument()
    expect(screen.queryByText('No guests yet')).toBeNull()
  },
)

test('while the subscription is not active nothing is generated', async () => {
  show('guest-outreach', { as: { active: false } })
  expect(await screen.findByText('Generation is paused')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Generate invitation' })).toBeNull()
})

test('Back leads to the tab before, with what was typed there', async () => {
  const { address, back } = renderApp('/marketing?tab=guest-outreach', apiOf())
  await paste(await field(/^Show topic/), 'Reefs')
  await userEvent.click(screen.getByRole('tab', { name: 'Sponsor Discovery' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Sponsor Discovery' }))
  expect(address()).toBe('/marketing?tab=sponsor-discovery')
  await back()
  expect(address()).toBe('/marketing?tab=guest-outreach')
  expect((await field(/^Show topic/)).value).toBe('Reefs')
})

test('a result and a form outlive a change of tab', async () => {
  show('guest-outreach', { marketing: { guestInvite: () => sampleInvitation } })
  await invite()
  await screen.findByTitle('Invitation to Maya Okafor')
  await userEvent.click(screen.getByRole('tab', { name: 'Social Media' }))
  await field(/^Tone/)
  await userEvent.click(screen.getByRole('tab', { name: 'Guest Outreach' }))
  expect(await screen.findByTitle('Invitation to Maya Okafor')).toBeInTheDocument()
  expect((await field(/^Guest name/)).value).toBe('Maya')
})

test('Regenerate sends the entries of the result again, with the note and what it takes the place of', async () => {
  const guestInvite = vi.fn((_call: object) => ({ ...sampleInvitation, provider: 'openai' as const }))
  const answers = {
    auth: {
      session: () => ({
        tenant,
        expiresAt: '2030-01-01T00:00:00Z',
        drafting: { provider: 'openai' as const, model: 'm' },
      }),
    },
  }
  show('guest-outreach', { marketing: { guestInvite }, answers })
  await invite()
  await paste(await field('What should be different?'), 'Shorter')
  await press('Regenerate')
  await waitFor(() => expect(guestInvite).toHaveBeenCalledTimes(2))
  expect(guestInvite.mock.calls[1]![0]).toMatchObject({
    body: { ...sampleInvitation.request, note: 'Shorter', previousId: sampleInvitation.id },
  })
})

test('the history shows earlier results again, and a deleted one comes back with Undo', async () => {
  const removeResult = vi.fn((_call: object) => ({ deleted: 1, deletionId: 'gone' }))
  const restore = vi.fn((_call: object) => ({ restored: 1 }) as never)
  const older = { ...sampleInvitation, id: 5, label: 'Ada Lovelace' }
  show('guest-outreach', {
    marketing: { results: () => [sampleInvitation, older], removeResult },
    answers: { guests: { list: () => [], restore } },
  })
  await userEvent.click(await screen.findByRole('tab', { name: 'History' }))
  await press('View Guest invitation: Ada Lovelace')
  expect(await screen.findByTitle('Invitation to Ada Lovelace')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('tab', { name: 'History' }))
  await press('Delete Guest invitation: Ada Lovelace')
  await press('Undo')
  expect(removeResult).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 5 } }), expect.anything())
  await waitFor(() =>
    expect(restore).toHaveBeenCalledWith(
      expect.objectContaining({ body: { deletionId: 'gone' } }),
      expect.anything(),
    ),
  )
})

test('the history fills the form again as it was, and empties what was not entered then', async () => {
  const guestInvite = vi.fn((_call: object) => sampleInvitation)
  const request = {
    guestName: 'Ada Lovelace',
    showTopic: 'The first program',
    invitationStyle: 'enthusiastic',
    emailEnding: 'custom',
    customEnding: 'See you, Ines',
    biography: null,
  }
  const older = { ...sampleInvitation, id: 5, label: 'Ada Lovelace', request }
  show('guest-outreach', { marketing: { results: () => [older], guestInvite } })
  await userEvent.type(await field(/^Guest name/), 'Maya')
  await paste(await field('Biography'), 'Counts reefs')
  await userEvent.click(screen.getByRole('tab', { name: 'History' }))
  await press('Use the entries of Guest invitation: Ada Lovelace')
  await press('Undo')
  expect((await field('Biography')).value).toBe('Counts reefs')
  await press('Use the entries of Guest invitation: Ada Lovelace')
  expect((await field('Custom ending')).value).toBe('See you, Ines')
  expect((await field('Biography')).value).toBe('')
  await press('Generate invitation')
  await waitFor(() => expect(guestInvite).toHaveBeenCalledOnce())
  expect(guestInvite.mock.calls[0]![0]).toMatchObject({ body: request })
})

test('a discovery of the history comes back with its audience and filters', async () => {
  const identifySponsors = vi.fn((_call: object) => sampleDiscovery)
  const filters = { mileRadius: 100, geography: 'local', companySize: 'startup', budget: 'large' }
  const audience = {
    audienceSize: '24,500',
    growthRate: 'steady',
    ageRange: '25-44',
    geographicFocus: 'Lisbon',
    preferredSponsorTypes: ['bookshops'],
    sponsorshipGoal: 'revenue',
    sponsorshipApproach: 'direct',
  }
  const older = { ...sampleDiscovery, request: { ...audience, filters } }
  show('sponsor-discovery', { marketing: { results: () => [older], identifySponsors } })
  await userEvent.click(await screen.findByRole('tab', { name: 'History' }))
  await press(/^Use the entries of Sponsor discovery/)
  await press('Find sponsors')
  await waitFor(() => expect(identifySponsors).toHaveBeenCalledOnce())
  expect(identifySponsors.mock.calls[0]![0]).toMatchObject({ body: { ...audience, filters } })
})

test('a discovery whose matches are all saved says so, and how many', async () => {
  const nothing = { ...sampleDiscovery, sponsors: [], strategyNotes: [], savedMatches: 7 }
  show('sponsor-discovery', { marketing: { identifySponsors: () => nothing } })
  await press('Find sponsors')
  expect(await screen.findByText(/^All 7 sponsors that match these filters are already saved/)).toBeVisible()
  expect(screen.queryByText('Strategy notes')).toBeNull()
})
