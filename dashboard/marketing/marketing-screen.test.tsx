// @vitest-environment jsdom
import { failing } from '@cueroom/core/testing/fake-api.ts'
import {
  sampleDiscovery,
  sampleInvitation,
  sampleOutreach,
  samplePosts,
} from '@cueroom/core/testing/sample-marketing.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
// Loaded before the first test instead of within it
import '../app/shell.tsx'
import { type Answers, guestCard, hostApi, renderApp, setClipboard, tenant, wholeGuest } from '../testing.tsx'
import './marketing-screen.tsx'
import './outreach-screen.tsx'

const maya = guestCard({ id: 1, name: 'Maya Okafor', title: 'Marine biologist', company: 'Blue Shelf' })
const tendai = guestCard({ id: 2, name: 'Tendai Moyo', title: 'Co-founder', company: 'Msika Pay' })

type Marketing = NonNullable<Answers['marketing']>
interface Given {
  as?: Partial<typeof tenant>
  marketing?: Marketing
  answers?: Answers
}

const apiOf = ({ as = {}, marketing = {}, answers = {} }: Given = {}) =>
  hostApi(
    {
      guests: { list: () => [tendai, maya] },
      show: { settings: () => null },
      sponsors: { list: () => [] },
      questionnaires: { list: () => [] },
      marketing: { results: () => [], ...marketing },
      ...answers,
    },
    as,
  )
const show = (tab: string, given?: Given) => renderApp(`/marketing?tab=${tab}`, apiOf(given))
const field = (name: RegExp | string) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: RegExp, option: string | RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
async function invite() {
  await userEvent.type(await field(/^Guest name/), 'Maya')
  await userEvent.type(await field(/^Show topic/), 'Reefs')
  await press('Generate Invitation')
}
const broken = () => {
  throw failing(500, 'Broken')
}

afterEach(() => {
  vi.useRealTimers()
})

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
  ['guest-outreach', 'guestInvitations', /Guest invitations are not part.*/, '$29.00', 'Generate Invitation'],
  ['sponsor-discovery', 'sponsorDiscovery', /Sponsor discovery is not part.*/, '$49.00', 'Find Sponsors'],
  ['sponsor-outreach', 'sponsorOutreach', /Sponsor outreach is not part.*/, '$39.00', 'Generate Outreach'],
  ['social-media', 'socialMediaGeneration', /Social media posts are not part.*/, '$19.00', 'Generate Posts'],
])(
  'without its feature the tab %s says what it costs and offers nothing',
  async (tab, feature, title, price, action) => {
    show(tab, { as: { features: { ...tenant.features, [feature]: false } } })
    expect(await screen.findByText(title)).toBeInTheDocument()
    expect(screen.getByText((text) => text.includes(`It costs ${price}.`))).toBeInTheDocument()
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
  expect(await screen.findByText('Generating is paused')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Generate Invitation' })).toBeNull()
})

test('an invitation without name, topic, style and ending is not asked for', async () => {
  const guestInvite = vi.fn(() => sampleInvitation)
  show('guest-outreach', { marketing: { guestInvite } })
  await press('Clear Invitation style')
  await press('Clear Email ending')
  await press('Generate Invitation')
  for (const what of ['Guest name', 'Show topic', 'Invitation style', 'Email ending']) {
    expect(await screen.findByText(`${what} is required`)).toBeInTheDocument()
  }
  expect(guestInvite).not.toHaveBeenCalled()
  expect(await field(/^Guest name/)).toHaveFocus()
})

test('a failed invitation says so, resets the bar and keeps what was typed, across a reload too', async () => {
  show('guest-outreach', { marketing: { guestInvite: broken } })
  await invite()
  expect(await screen.findByText('Generation failed')).toBeInTheDocument()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect((await field(/^Guest name/)).value).toBe('Maya')

  document.body.replaceChildren()
  show('guest-outreach')
  expect((await field(/^Guest name/)).value).toBe('Maya')
  expect((await field(/^Show topic/)).value).toBe('Reefs')
})

test('a session that ended asks to sign in over the form, which stays', async () => {
  show('guest-outreach', {
    marketing: {
      guestInvite: () => {
        throw failing(401, 'Sign in again', 'unauthorized')
      },
    },
  })
  await invite()
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  expect(screen.queryByText('Generation failed')).toBeNull()
  expect((await field(/^Guest name/)).value).toBe('Maya')
})

test('Cancel ends the wait without an error', async () => {
  const base = apiOf()
  const guestInvite: typeof base.marketing.guestInvite = ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  renderApp('/marketing', { ...base, marketing: { ...base.marketing, guestInvite } })
  await invite()
  await press('Cancel')
  expect(await screen.findByRole('button', { name: 'Generate Invitation' })).toBeEnabled()
  expect(screen.queryByText('Generation failed')).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('the bar climbs every 200 ms to at most 95, and stands at 100 until Clear', async () => {
  let finish = () => {}
  const guestInvite = () =>
    new Promise<typeof sampleInvitation>((resolve) => (finish = () => resolve(sampleInvitation)))
  show('guest-outreach', { marketing: { guestInvite } })
  await userEvent.type(await field(/^Guest name/), 'Maya')
  await userEvent.type(await field(/^Show topic/), 'Reefs')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await press('Generate Invitation')
  const percent = () => Number(screen.queryByRole('progressbar')?.getAttribute('aria-valuenow') ?? 0)
  await act(() => vi.advanceTimersByTimeAsync(450))
  expect(percent()).toBeGreaterThanOrEqual(4)
  expect(percent()).toBeLessThanOrEqual(20)
  await act(() => vi.advanceTimersByTimeAsync(60 * 200))
  expect(percent()).toBe(95)
  await act(async () => finish())
  await screen.findByText('Invitation generated')
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(percent()).toBe(100)
  await press('Clear')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByText('No invitation yet')).toBeInTheDocument()
})

test('the invitation sends its fields, the ending only where it is chosen, and a guest of the show fills them in', async () => {
  const guestInvite = vi.fn((_call: object) => sampleInvitation)
  const website = 'https://ada.example'
  const ada = guestCard({ id: 3, name: 'Ada Lovelace', socialLinks: { linkedin: null, website } })
  const guests = { list: () => [{ ...ada, bio: 'Cou' }], show: () => wholeGuest({ ...ada, bio: 'Counts.' }) }
  show('guest-outreach', { marketing: { guestInvite }, answers: { guests } })
  await userEvent.type(await field(/^Guest name/), 'Ada')
  await userEvent.click(await screen.findByRole('option', { name: 'Ada Lovelace' }))
  await waitFor(async () => expect((await field('Biography')).value).toBe('Counts.'))
  await userEvent.type(await field(/^Show topic/), 'Engines')
  expect(screen.queryByLabelText('Custom ending')).toBeNull()
  await choose(/^Email ending/, /^Custom/)
  await userEvent.type(await field('Custom ending'), 'Yours')
  await press('Generate Invitation')
  await waitFor(() => expect(guestInvite).toHaveBeenCalledOnce())
  expect(guestInvite.mock.calls[0]![0]).toMatchObject({
    body: {
      guestName: 'Ada Lovelace',
      showTopic: 'Engines',
      invitationStyle: 'professional',
      emailEnding: 'custom',
      customEnding: 'Yours',
      biography: 'Counts.',
      websiteUrl: website,
    },
  })
})

test('another guest takes the place of what the first one filled in, not of what was typed', async () => {
  const whole = { 1: 'Counts reefs.', 2: 'Builds payments.' }
  const guests = {
    list: () => [maya, tendai],
    show: ({ params: { id } }: { params: { id: number } }) =>
      wholeGuest({ ...(id === 1 ? maya : tendai), bio: whole[id as 1 | 2] }),
  }
  show('guest-outreach', { answers: { guests } })
  const pick = async (name: string) => {
    await userEvent.clear(await field(/^Guest name/))
    await userEvent.type(await field(/^Guest name/), name.slice(0, 3))
    await userEvent.click(await screen.findByRole('option', { name }))
  }
  await pick('Maya Okafor')
  await waitFor(async () => expect((await field('Biography')).value).toBe('Counts reefs.'))
  await userEvent.type(await field('Website URL'), 'https://mine.example')
  await pick('Tendai Moyo')
  await waitFor(async () => expect((await field('Biography')).value).toBe('Builds payments.'))
  expect((await field('Website URL')).value).toBe('https://mine.example')
})

test('the result is shut in a frame of 384 pixels, labelled by who wrote it, with its suggestions', async () => {
  show('guest-outreach', { marketing: { guestInvite: () => sampleInvitation } })
  await invite()
  const frame = await screen.findByTitle<HTMLIFrameElement>('Invitation to Maya Okafor')
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.getAttribute('height')).toBe('384')
  expect(frame.srcdoc).toContain(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`,
  )
  expect(frame.srcdoc).toContain('What reefs teach about patience'.toLowerCase().slice(5))
  expect(screen.getByText('Drafted by template')).toBeInTheDocument()
  expect(screen.getByText(/Offer two dates/)).toBeInTheDocument()
})

test('Copy HTML copies the mail with its formats and as text, Copy source its HTML as text', async () => {
  const written: Record<string, string>[] = []
  class Item {
    parts: Record<string, Blob>
    constructor(parts: Record<string, Blob>) {
      this.parts = parts
    }
  }
  Object.assign(globalThis, { ClipboardItem: Item })
  const write = async ([item]: Item[]) => {
    const parts = Object.entries(item!.parts).map(async ([type, blob]) => [type, await blob.text()])
    written.push(Object.fromEntries(await Promise.all(parts)))
  }
  const writeText = vi.fn(async () => {})
  setClipboard({ write, writeText })
  show('guest-outreach', { marketing: { guestInvite: () => sampleInvitation } })
  await invite()
  await press('Copy HTML')
  expect(await screen.findByText('Email content copied to clipboard')).toBeInTheDocument()
  expect(written).toEqual([{ 'text/html': sampleInvitation.content, 'text/plain': sampleInvitation.text }])
  await press('Copy source')
  expect(writeText).toHaveBeenCalledWith(sampleInvitation.content)
  Reflect.deleteProperty(globalThis, 'ClipboardItem')
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
  await userEvent.type(await field('What should be different?'), 'Shorter')
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
  await userEvent.type(await field('Biography'), 'Counts reefs')
  await userEvent.click(screen.getByRole('tab', { name: 'History' }))
  await press('Use the entries of Guest invitation: Ada Lovelace')
  await press('Undo')
  expect((await field('Biography')).value).toBe('Counts reefs')
  await press('Use the entries of Guest invitation: Ada Lovelace')
  expect((await field('Custom ending')).value).toBe('See you, Ines')
  expect((await field('Biography')).value).toBe('')
  await press('Generate Invitation')
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
  await press('Find Sponsors')
  await waitFor(() => expect(identifySponsors).toHaveBeenCalledOnce())
  expect(identifySponsors.mock.calls[0]![0]).toMatchObject({ body: { ...audience, filters } })
})

test('posts need a platform, one to ten of them, and begin with the specified choices', async () => {
  const socialMedia = vi.fn((_call: object) => samplePosts)
  show('social-media', { marketing: { socialMedia } })
  expect((await field(/^Number of posts/)).value).toBe('3')
  expect(screen.getByRole('switch', { name: 'Use emojis' })).toBeChecked()
  expect(screen.getByRole('combobox', { name: /^Tone/ })).toHaveValue('Professional')
  expect(screen.queryByLabelText('Custom hashtags')).toBeNull()
  await press('Generate Posts')
  expect(await screen.findByText('Please select at least one platform')).toBeInTheDocument()
  expect(socialMedia).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('checkbox', { name: 'TikTok' }))
  await userEvent.click(screen.getByText('Your own'))
  await userEvent.type(await field('Custom hashtags'), 'reefs')
  await press('Generate Posts')
  expect(await screen.findByText('Hashtags begin with # and are separated by spaces')).toBeInTheDocument()
  await userEvent.clear(await field('Custom hashtags'))
  await userEvent.type(await field('Custom hashtags'), '#reefs')
  await press('Generate Posts')
  await waitFor(() => expect(socialMedia).toHaveBeenCalledOnce())
  expect(socialMedia.mock.calls[0]![0]).toMatchObject({
    body: {
      guestId: 1,
      platforms: ['tiktok'],
      useEmojis: true,
      tone: 'professional',
      hashtagType: 'user-defined',
      customHashtags: '#reefs',
      postCount: 3,
    },
  })
})

test('each post shows its length and limit and is copied alone, and all of them together', async () => {
  const writeText = vi.fn(async () => {})
  setClipboard({ writeText })
  show('social-media', { marketing: { socialMedia: () => samplePosts } })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'X (Twitter)' }))
  await press('Generate Posts')
  expect(await screen.findByText('Posts generated')).toBeInTheDocument()
  const { text, count } = samplePosts.posts[0]!
  expect(screen.getByText(`${count} / 280 characters`)).toBeInTheDocument()
  expect(screen.getByText(/shortened to fit/)).toBeInTheDocument()
  await press('Copy X (Twitter) post 1')
  expect(writeText).toHaveBeenCalledWith(text)
  expect(screen.getByRole('button', { name: 'Copy All' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Strategy Suggestions' })).toBeInTheDocument()
})

test.each([
  ['/marketing?tab=sponsor-outreach', 'Missing required field', 'Please enter a sponsor company name'],
  ['/sponsor-outreach', 'Missing fields', 'Please enter sponsor name'],
  ['/sponsor-outreach-simple', 'Missing fields', 'Please enter sponsor name'],
])('%s: a mail without a sponsor is refused', async (path, title, message) => {
  renderApp(path, apiOf({ marketing: { sponsorOutreach: broken } }))
  await userEvent.type(await field('Recipient email'), 'nobody')
  await press('Generate Outreach')
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
  await userEvent.type(await field(/^Sponsor name/), 'Kelpworks')
  await press('Clear Episode status')
  await press('Generate Outreach')
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
  await userEvent.type(await field(/^Sponsor name/), 'Kelpworks')
  await press('Generate Outreach')
  expect(await screen.findByText(title)).toBeInTheDocument()
  expect(screen.getByText(message)).toBeInTheDocument()
  expect((await field(/^Sponsor name/)).value).toBe('Kelpworks')
})

test('the mail is about the show’s first guest; a release date belongs to an upcoming episode only', async () => {
  const sponsorOutreach = vi.fn((_call: object) => sampleOutreach)
  const { address } = renderApp('/sponsor-outreach', apiOf({ marketing: { sponsorOutreach } }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sponsor Outreach' })).toBeInTheDocument()
  const guest = await screen.findByRole('button', { name: /^Guest:/ })
  expect(guest.textContent).toMatch(/Maya Okafor.*Marine biologist/)
  await userEvent.type(await field('Release date'), '2026-12-01')
  await userEvent.type(await field(/^Sponsor name/), 'Kelpworks')
  await press('Generate Outreach')
  expect(await screen.findByText('Success!')).toBeInTheDocument()
  expect(screen.getByText('Sponsor outreach email generated')).toBeInTheDocument()
  expect(sponsorOutreach.mock.calls[0]![0]).toMatchObject({
    body: { guestId: 1, sponsorName: 'Kelpworks', episodeStatus: 'upcoming', releaseDate: '2026-12-01' },
  })
  await choose(/^Episode status/, /^Previously released/)
  expect(screen.queryByLabelText('Release date')).toBeNull()
  await press('Generate Outreach')
  await waitFor(() => expect(sponsorOutreach).toHaveBeenCalledTimes(2))
  expect(sponsorOutreach.mock.calls[1]![0]).toMatchObject({
    body: { episodeStatus: 'released', releaseDate: null },
  })
  expect(screen.queryByRole('button', { name: /test/i })).toBeNull()
  expect(address()).toBe('/sponsor-outreach')
})
