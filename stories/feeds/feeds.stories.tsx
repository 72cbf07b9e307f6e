import type { FeedPlan } from '@cueroom/core/feeds/feeds.contract.ts'
import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { FeedDialog } from '@cueroom/dashboard/feeds/feed-dialog.tsx'
import { expect, screen, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { never } from '../guests/sample-cards.ts'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'

const titles = ['The beekeeper of Ærø', 'Maps that lie, with Tendai Moyo', 'An idea about tea']
const plan: FeedPlan = {
  ...{ title: 'Unhurried Work', isLocked: true, isCut: false, known: 12, transcripts: 2 },
  ...{ unidentified: 1, unreadDates: ['Tuesday, last week'] },
  settings: [
    {
      setting: 'podcastDescription',
      before: 'Slow talks.',
      after: 'Talks with people who take their time.',
      isFilled: true,
    },
    { setting: 'hosts', before: 'Ines Falkenberg', after: 'Jonah Adeyemi-Price', isFilled: true },
    { setting: 'showLogo', before: null, after: 'https://feeds.example.com/cover.jpg', isFilled: false },
  ],
  episodes: Array.from({ length: 120 }, (_, n) => ({
    ...{ guid: String(n), title: titles[n % titles.length]!, number: 120 - n, season: 3, notes: null },
    publicationDate: new Date(Date.UTC(2026, 9, 28) - n * 604_800_000).toISOString(),
  })),
  guests: [
    { name: 'Søren Østergaard', link: null, isSure: true, guids: ['0', '3'], known: 4 },
    { name: 'Tendai Moyo', link: null, isSure: false, guids: ['1'], known: null },
  ],
}

const answers = (feeds: Answers['feeds'], as = {}): { answers: Answers } => ({
  answers: { auth: signedInAs(as), ...(feeds && { feeds }) },
})

const meta = preview.meta({
  title: 'Dashboard/Feed import',
  component: FeedDialog,
  args: { onClose: () => {} },
  beforeEach: asSignedIn,
  parameters: { path: '/episodes', ...answers({ plan: () => plan }) },
})

const read = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Feed address' }), 'feeds.example.com/show')
  await userEvent.click(screen.getByRole('button', { name: 'Read the feed' }))
}

export const Empty = meta.story({
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Read the feed' })).toBeDisabled()
  },
})

export const Loading = meta.story({
  parameters: answers({ plan: never }),
  play: async () => {
    await read()
    await expect(await screen.findByRole('button', { name: 'Read the feed' })).toHaveAttribute('data-loading')
  },
})

export const NoFeed = meta.story({
  parameters: answers({
    plan: () => {
      throw failing(400, 'This is a web page, not a feed.')
    },
  }),
  play: async () => {
    await read()
    await expect(await screen.findByRole('alert')).toHaveTextContent('This is a web page, not a feed.')
  },
})

export const Full = meta.story({
  play: async () => {
    await read()
    await expect(await screen.findByText(/This feed is locked/)).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: 'Past episodes: 120 of 120' })).toBeChecked()
  },
})

export const NothingNew = meta.story({
  parameters: answers({ plan: () => ({ ...plan, settings: [], episodes: [], guests: [] }) }),
  play: async () => {
    await read()
    await expect(await screen.findByText('Everything in this feed is already in your show.')).toBeVisible()
  },
})

export const OnlyToRead = meta.story({
  parameters: answers({ plan: () => plan }, { active: false, subscriptionStatus: 'inactive' }),
  play: async () => {
    await expect(await screen.findByText(/nothing can be imported/)).toBeVisible()
  },
})
