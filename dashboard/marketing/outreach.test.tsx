// @vitest-environment jsdom
import { sampleInquiries, sampleOutreach, sampleSponsors } from '@cueroom/core/testing/sample-marketing.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type guestCard, paste, renderApp } from '../testing.tsx'
import { apiOf, broken, choose, field, maya, press, show } from './testing.tsx'
// Loaded before the first test instead of within it
import '../shell/shell.tsx'
import './marketing-screen.tsx'
import './outreach-screen.tsx'

test.each([
  ['/marketing?tab=sponsor-outreach', 'Missing required field', 'Please enter a sponsor company name'],
  ['/sponsor-outreach', 'Missing fields', 'Please enter sponsor name'],
  ['/sponsor-outreach-simple', 'Missing fields', 'Please enter sponsor name'],
])('%s: a mail without a sponsor is refused', async (path, title, message) => {
  renderApp(path, apiOf({ marketing: { sponsorOutreach: broken } }))
  await paste(await field('Recipient email'), 'nobody')
  await press('Generate outreach')
  expect(await screen.findByText(title)).toBeInTheDocument()
  expect(screen.getByText(message)).toBeInTheDocument()
  expect(screen.getByText('Valid email required')).toBeInTheDocument()
})

test('saved sponsors that cannot be loaded are told, also when that is known before the guests are', async () => {
  const guests = Promise.withResolvers<ReturnType<typeof guestCard>[]>()
  const list = vi.fn(broken)
  show('sponsor-outreach', { answers: { guests: { list: () => guests.promise }, sponsors: { list } } })
  await waitFor(() => expect(list).toHaveBeenCalledOnce())
  guests.resolve([maya])
  expect(await screen.findByText('Failed to fetch sponsors')).toBeInTheDocument()
  await press('Try again')
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
})

test('a mail without an episode status is refused', async () => {
  show('sponsor-outreach')
  await paste(await field(/^Sponsor name/), 'Kelpworks')
  await press('Clear Episode status')
  await press('Generate outreach')
  expect(await screen.findByText('Episode status required')).toBeInTheDocument()
  expect(
    screen.getByText('Please select whether the episode has been previously released or is upcoming'),
  ).toBeInTheDocument()
})

test.each([
  [
    '/marketing?tab=sponsor-outreach',
    broken,
    'Generation failed',
    /^Failed to generate the sponsor outreach/,
  ],
  ['/sponsor-outreach', broken, 'Failed', 'Failed to generate'],
  [
    '/sponsor-outreach-simple',
    () => Promise.reject(new TypeError('fetch failed')),
    'Failed',
    'Failed to generate sponsor outreach',
  ],
])('%s: a failed mail says so and keeps the form', async (path, sponsorOutreach, title, message) => {
  renderApp(path, apiOf({ marketing: { sponsorOutreach } }))
  await paste(await field(/^Sponsor name/), 'Kelpworks')
  await press('Generate outreach')
  expect(await screen.findByText(title)).toBeInTheDocument()
  expect(screen.getByText(message)).toBeInTheDocument()
  expect((await field(/^Sponsor name/)).value).toBe('Kelpworks')
})

test('a company that wrote gets a reply, about a guest only if the host chooses one', async () => {
  const reply = { ...sampleOutreach, request: { inquiryId: 1, recipientEmail: 'ines@harbour.example' } }
  const sponsorOutreach = vi.fn((_call: object) => reply)
  const changeInquiry = vi.fn((_call: object) => ({ ...sampleInquiries[0]!, state: 'answered' as const }))
  const sponsor = { ...sampleSponsors[0]!, id: 3, companyName: 'Harbour Roasters' }
  const answers = {
    sponsors: { list: () => [sponsor] },
    sponsorship: { inquiries: () => sampleInquiries, changeInquiry },
  }
  show('sponsor-outreach&sponsor=3', { answers, marketing: { sponsorOutreach } })
  expect(
    await screen.findByText(/^This is a reply to Harbour Roasters, who asked about Mid-roll/),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: /^Guest:/ })).toHaveTextContent('Choose a guest')
  expect(screen.queryByRole('combobox', { name: /^Episode status/ })).toBeNull()
  expect((await field('Additional context')).value).toBe('')
  await press('Generate reply')
  await waitFor(() => expect(sponsorOutreach).toHaveBeenCalledOnce())
  expect(sponsorOutreach.mock.calls[0]![0]).toMatchObject({
    body: { inquiryId: 1, guestId: null, recipientEmail: 'ines@harbour.example' },
  })
  expect(changeInquiry).not.toHaveBeenCalled()
  expect(await screen.findByRole('link', { name: 'Open in email app' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:ines@harbour\.example\?subject=/),
  )
  // Gives the page a clipboard
  userEvent.setup()
  await press('Copy HTML')
  expect(await screen.findByText('Inquiry marked as answered')).toBeInTheDocument()
  expect(changeInquiry.mock.calls[0]![0]).toMatchObject({ params: { id: 1 }, body: { state: 'answered' } })
})

test('the mail is about the show’s first guest; a release date belongs to an upcoming episode only', async () => {
  const sponsorOutreach = vi.fn((_call: object) => sampleOutreach)
  const { address } = renderApp('/sponsor-outreach', apiOf({ marketing: { sponsorOutreach } }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sponsor Outreach' })).toBeInTheDocument()
  const guest = await screen.findByRole('button', { name: /^Guest:/ })
  expect(guest.textContent).toMatch(/Maya Okafor.*Marine biologist/)
  await paste(await field('Release date'), '2026-12-01')
  await paste(await field(/^Sponsor name/), 'Kelpworks')
  await press('Generate outreach')
  expect(await screen.findByText('Success!')).toBeInTheDocument()
  expect(screen.getByText('Sponsor outreach email generated')).toBeInTheDocument()
  expect(sponsorOutreach.mock.calls[0]![0]).toMatchObject({
    body: { guestId: 1, sponsorName: 'Kelpworks', episodeStatus: 'upcoming', releaseDate: '2026-12-01' },
  })
  await choose(/^Episode status/, /^Previously released/)
  expect(screen.queryByLabelText('Release date')).toBeNull()
  await press('Generate outreach')
  await waitFor(() => expect(sponsorOutreach).toHaveBeenCalledTimes(2))
  expect(sponsorOutreach.mock.calls[1]![0]).toMatchObject({
    body: { episodeStatus: 'released', releaseDate: null },
  })
  expect(screen.queryByRole('button', { name: /test/i })).toBeNull()
  expect(address()).toBe('/sponsor-outreach')
})
