// @vitest-environment jsdom
import type { FeedPlan } from '@cueroom/core/feeds/feeds.contract.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, hostApi, paste, renderScreen } from '../testing.tsx'
import { FeedDialog } from './feed-dialog.tsx'

const episode = (guid: string, title: string) => ({
  ...{ guid, title, number: null, season: null, notes: null },
  publicationDate: '2026-11-04T06:00:00Z',
})
const plan: FeedPlan = {
  ...{ title: 'Unhurried Work', isLocked: true, isCut: false, known: 3, transcripts: 1 },
  ...{ unidentified: 1, unreadDates: ['Tuesday, last week'] },
  settings: [
    { setting: 'podcastName', before: 'My show', after: 'Unhurried Work', isFilled: true },
    { setting: 'podcastDescription', before: null, after: 'Slow talks.', isFilled: false },
  ],
  episodes: [episode('a', 'Kelp'), episode('b', 'Tea')],
  guests: [
    { name: 'Maya Chen', link: null, isSure: true, guids: ['a'], known: null },
    { name: 'Great Power', link: null, isSure: false, guids: ['b'], known: null },
  ],
}
const open = (feeds: Answers['feeds'], more: Answers = {}, as = {}) =>
  renderScreen(
    <FeedDialog onClose={() => {}} />,
    hostApi({ ...more, ...(feeds && { feeds }) }, as),
    '/episodes',
  )
const read = async (address: string) => {
  await paste(await screen.findByRole('textbox', { name: 'Feed address' }), address)
  await userEvent.click(screen.getByRole('button', { name: 'Read the feed' }))
}

test('nothing is read without a source or a subscription, and why a feed cannot be read is said', async () => {
  const { unmount } = open({}, {}, { active: false, subscriptionStatus: 'inactive' })
  expect(await screen.findByText(/nothing can be imported/)).toBeInTheDocument()
  unmount()
  open({
    plan: () => {
      throw failing(400, 'This is a web page, not a feed.')
    },
  })
  expect(await screen.findByRole('button', { name: 'Read the feed' })).toBeDisabled()
  await read('unhurried.example')
  expect(await screen.findByRole('alert')).toHaveTextContent('This is a web page, not a feed.')
})

test('a file is sent as its text, whatever its encoding', async () => {
  const asked: unknown[] = []
  const { container } = open({ plan: ({ body }) => (asked.push(body), plan) })
  await screen.findByRole('textbox', { name: 'Feed address' })
  const file = new File(
    [Uint8Array.from('<?xml version="1.0" encoding="latin1"?>Ærø', (sign) => sign.charCodeAt(0))],
    'feed.xml',
  )
  await userEvent.upload(container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]')!, file)
  await userEvent.click(screen.getByRole('button', { name: 'Read the feed' }))
  await waitFor(() => expect(asked).toEqual([{ text: '<?xml version="1.0" encoding="latin1"?>Ærø' }]))
})

test('what is accepted is imported, without guests that only a title names', async () => {
  const asked: unknown[] = []
  const sent: unknown[] = []
  const saved: unknown[] = []
  const apply = ({ body }: { body: { episodes?: unknown[]; guests?: unknown[] } }) => {
    sent.push(body)
    return { episodes: body.episodes?.length ?? 0, guests: body.guests?.length ?? 0 }
  }
  const show = {
    settings: () => null,
    create: ({ body }: { body: unknown }) => (saved.push(body), null as never),
  }
  open({ plan: ({ body }) => (asked.push(body), plan), apply }, { show })
  await read('feed://unhurried.example/rss')
  expect(await screen.findByText(/This feed is locked/)).toBeInTheDocument()
  expect(asked).toEqual([{ url: 'https://unhurried.example/rss' }])
  expect(
    screen.getByText(
      "1 episode has a date that couldn't be read: “Tuesday, last week”. It counts as published, without a date.",
    ),
  ).toBeInTheDocument()
  expect(screen.getByText('My show → Unhurried Work')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Podcast name' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Past guests: 1 of 2' })).toBePartiallyChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Description' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tea' }))
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(await screen.findByText('Added 1 episode and 1 guest.')).toBeInTheDocument()
  expect(saved).toEqual([])
  expect(sent).toMatchObject([
    { episodes: [{ guid: 'a' }], guests: [] },
    { episodes: [], guests: [{ name: 'Maya Chen', guids: ['a'] }] },
  ])
})

test('an import that stops says that it can be repeated; a feed without anything new says so', async () => {
  const apply = () => {
    throw failing(500, 'Broken')
  }
  const { unmount } = open({ plan: () => ({ ...plan, settings: [] }), apply })
  await read('https://unhurried.example/rss')
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }))
  expect(await screen.findByText(/Import again to add the rest/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled()
  unmount()
  open({ plan: () => ({ ...plan, settings: [], episodes: [], guests: [] }) })
  await read('https://unhurried.example/rss')
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Everything in this feed is already in your show.')).toBeInTheDocument()
})

test('of three thousand episodes fifty are drawn at first, and all are taken with one checkbox', async () => {
  const episodes = Array.from({ length: 3_000 }, (_, n) => episode(String(n), `Episode ${n}`))
  open({ plan: () => ({ ...plan, settings: [], guests: [], episodes }) })
  await read('https://unhurried.example/rss')
  const all = await screen.findByRole('checkbox', { name: 'Past episodes: 3000 of 3000' })
  expect(screen.getAllByRole('checkbox')).toHaveLength(51)
  await userEvent.click(all)
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Show 500 more' })).toBeInTheDocument()
})
