// @vitest-environment jsdom
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { sampleInvitation } from '@cueroom/core/testing/sample-marketing.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { guestCard, paste, renderApp, setClipboard, wholeGuest } from '../testing.tsx'
import { apiOf, broken, choose, field, invite, maya, press, show, tendai } from './testing.tsx'
// Loaded before the first test instead of within it
import '../shell/shell.tsx'
import './marketing-screen.tsx'
import './outreach-screen.tsx'

afterEach(() => {
  vi.useRealTimers()
})

test('an invitation without name, topic, style and ending is not asked for', async () => {
  const guestInvite = vi.fn(() => sampleInvitation)
  show('guest-outreach', { marketing: { guestInvite } })
  await press('Clear Invitation style')
  await press('Clear Email ending')
  await press('Generate invitation')
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

test('an email that could not be rewritten is not taken for the new one, and the host reads when to try again', async () => {
  const guestInvite = vi.fn(() => sampleInvitation)
  show('guest-outreach', { marketing: { guestInvite } })
  await invite()
  await screen.findByText(/Invitation to/)
  expect(screen.queryByText('This is still the earlier text')).toBeNull()
  guestInvite.mockImplementation(() => {
    throw failing(429, 'Too many requests. Please try again in 20 seconds.', 'too_many_requests', 20)
  })
  await press('Generate invitation')
  const note = await screen.findByRole('note')
  expect(note).toHaveTextContent('This is still the earlier text')
  expect(note).toHaveTextContent('Too many requests. Please try again in 20 seconds.')
  guestInvite.mockImplementation(() => sampleInvitation)
  await press('Generate invitation')
  await waitFor(() => expect(screen.queryByText('This is still the earlier text')).toBeNull())
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

test.each([
  ['', (signal: AbortSignal) => signal.reason],
  [', also where the server had failed by then', () => failing(500, 'Broken')],
])('Cancel ends the wait without an error%s', async (_, errorOf) => {
  const base = apiOf()
  const guestInvite: typeof base.marketing.guestInvite = ({ signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(errorOf(signal))))
  renderApp('/marketing', { ...base, marketing: { ...base.marketing, guestInvite } })
  await invite()
  await press('Cancel')
  expect(await screen.findByRole('button', { name: 'Generate invitation' })).toBeEnabled()
  expect(screen.queryByText('Generation failed')).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('the bar climbs every 200 ms to at most 95, is full for a second and then gone, while the email stays until Clear', async () => {
  let finish = () => {}
  const guestInvite = () =>
    new Promise<typeof sampleInvitation>((resolve) => (finish = () => resolve(sampleInvitation)))
  show('guest-outreach', { marketing: { guestInvite } })
  await userEvent.type(await field(/^Guest name/), 'Maya')
  await paste(await field(/^Show topic/), 'Reefs')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await press('Generate invitation')
  const percent = () => Number(screen.queryByRole('progressbar')?.getAttribute('aria-valuenow') ?? 0)
  await act(() => vi.advanceTimersByTimeAsync(450))
  expect(percent()).toBeGreaterThanOrEqual(4)
  expect(percent()).toBeLessThanOrEqual(20)
  await act(() => vi.advanceTimersByTimeAsync(60 * 200))
  expect(percent()).toBe(95)
  await act(async () => finish())
  await screen.findByText('Invitation generated')
  expect(percent()).toBe(100)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByRole('progressbar')).toBeNull()
  await press('Clear')
  expect(screen.getByText('No invitation yet')).toBeInTheDocument()
})

test('the invitation sends its fields, the ending only where it is chosen, and a guest of the show fills them in', async () => {
  const guestInvite = vi.fn((_call: object) => ({ ...sampleInvitation, label: 'Ada Lovelace' }))
  const website = 'https://ada.example'
  const email = 'ada@engine.example'
  const ada = guestCard({ id: 3, name: 'Ada Lovelace', email, socialLinks: { linkedin: null, website } })
  const guests = { list: () => [{ ...ada, bio: 'Cou' }], get: () => wholeGuest({ ...ada, bio: 'Counts.' }) }
  show('guest-outreach', { marketing: { guestInvite }, answers: { guests } })
  await userEvent.type(await field(/^Guest name/), 'Ada')
  await userEvent.click(await screen.findByRole('option', { name: 'Ada Lovelace' }))
  await waitFor(async () => expect((await field('Biography')).value).toBe('Counts.'))
  await paste(await field(/^Show topic/), 'Engines')
  expect(screen.queryByLabelText('Custom ending')).toBeNull()
  await choose(/^Email ending/, /^Custom/)
  await paste(await field('Custom ending'), 'Yours')
  await press('Generate invitation')
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
  expect(await screen.findByRole('link', { name: 'Open in email app' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:ada@engine\.example\?subject=/),
  )
})

test('another guest takes the place of what the first one filled in, not of what was typed', async () => {
  const whole = { 1: 'Counts reefs.', 2: 'Builds payments.' }
  const guests = {
    list: () => [maya, tendai],
    get: ({ params: { id } }: { params: { id: number } }) =>
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
  await paste(await field('Website URL'), 'https://mine.example')
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

test('Copy email copies it with its formats and as plain text, Copy HTML its HTML as text', async () => {
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
  await press('Copy email')
  expect(await screen.findByText('Email content copied to clipboard')).toBeInTheDocument()
  expect(written).toEqual([{ 'text/html': sampleInvitation.content, 'text/plain': sampleInvitation.text }])
  await press('Copy HTML')
  expect(writeText).toHaveBeenCalledWith(sampleInvitation.content)
  Reflect.deleteProperty(globalThis, 'ClipboardItem')
})
