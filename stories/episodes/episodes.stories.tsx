import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { episodeOf } from '@cueroom/core/testing/sample-episodes.ts'
import { EpisodesScreen } from '@cueroom/dashboard/episodes/episodes-screen.tsx'
import { expect, screen, userEvent, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { never } from '../guests/sample-cards.ts'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const episodes = [
  episodeOf({
    ...{ title: 'The beekeeper of Ærø', number: 42, seriesId: 1, seriesName: 'Season 3' },
    recordingDate: inDays(2),
    guests: [
      { id: 1, name: 'Søren Østergaard' },
      { id: 2, name: 'Tendai Moyo' },
    ],
  }),
  episodeOf({ title: 'Maps that lie', number: 41, recordingDate: inDays(-6), publicationDate: inDays(4) }),
  episodeOf({ title: 'An idea about tea' }),
]
const undescribed = { showFormat: null, targetAudience: null, showLength: null }
const series = [
  {
    id: 1,
    name: 'Season 3',
    description: null,
    ...undescribed,
    episodes: 1,
    version: 1,
    createdAt: '2026-10-01T08:00:00Z',
  },
]

const answers = (given: Answers['episodes'], as = {}): { answers: Answers } => ({
  answers: {
    auth: signedInAs(as),
    show: { settings: () => null },
    guests: { list: () => [] },
    ...(given && { episodes: { listSeries: () => series, ...given } }),
  },
})

const meta = preview.meta({
  title: 'Dashboard/Episodes',
  component: EpisodesScreen,
  beforeEach: asSignedIn,
  parameters: { path: '/episodes', ...answers({ list: () => episodes }) },
})

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('42. The beekeeper of Ærø')).toBeVisible()
  },
})

export const MovingDates = meta.story({
  play: async ({ canvas }) => {
    for (const { title } of episodes)
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${title}` }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Move dates' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the dates of 3 episodes' }))
    await expect(await dialog.findByRole('button', { name: 'Move 2 episodes' })).toBeVisible()
  },
})

export const Calendar = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Calendar'))
    await expect(await canvas.findByRole('grid')).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: answers({ list: () => [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No episodes yet')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: answers({ list: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading your episodes' })).toBeVisible()
  },
})

export const CannotBeLoaded = meta.story({
  parameters: answers({
    list: () => {
      throw failing(500, 'Broken')
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your episodes")).toBeVisible()
  },
})

export const OnlyToRead = meta.story({
  parameters: answers({ list: () => episodes }, { active: false, subscriptionStatus: 'inactive' }),
  play: async ({ canvas }) => {
    await canvas.findByText('An idea about tea')
    await expect(canvas.getByRole('button', { name: 'Add episode' })).toBeDisabled()
  },
})

const openAddress = async (canvas: { findByRole: typeof screen.findByRole }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Calendar address' }))
const withAddress = (calendars: Answers['calendars']): { answers: Answers } => ({
  answers: { ...answers({ list: () => episodes }).answers, ...(calendars && { calendars }) },
})
const address = { createdAt: '2026-11-01T09:00:00Z', lastReadAt: '2026-11-22T18:00:00Z' }

export const WithoutCalendarAddress = meta.story({
  parameters: withAddress({ get: () => ({ address: null }) }),
  play: async ({ canvas }) => {
    await openAddress(canvas)
    await expect(await screen.findByRole('button', { name: 'Create a calendar address' })).toBeVisible()
  },
})

export const NewCalendarAddress = meta.story({
  parameters: withAddress({
    get: () => ({ address }),
    create: () => ({ address, url: 'https://cueroom.example/calendar/Zk3vQ8mR2xWc5tYb7nLpZaKd9sTf1uHe.ics' }),
  }),
  play: async ({ canvas }) => {
    await openAddress(canvas)
    await expect(await screen.findByText(/last read/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Create a new one' }))
    const question = within(await screen.findByRole('dialog', { name: 'Create a new calendar address?' }))
    await userEvent.click(question.getByRole('button', { name: 'Create a new one' }))
    await expect(await screen.findByRole('textbox', { name: 'Your calendar address' })).toBeVisible()
  },
})

export const CalendarAddressNotLoaded = meta.story({
  parameters: withAddress({
    get: () => {
      throw failing(500, 'Broken')
    },
  }),
  play: async ({ canvas }) => {
    await openAddress(canvas)
    await expect(await screen.findByText("Couldn't load your calendar address")).toBeVisible()
  },
})
