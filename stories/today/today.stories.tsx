import type { TextState } from '@cueroom/core/content/content.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { episodeOf } from '@cueroom/core/testing/sample-episodes.ts'
import { inboxItem } from '@cueroom/core/testing/sample-inbox.ts'
import { TodayScreen } from '@cueroom/dashboard/today/today-screen.tsx'
import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { guestCards, never } from '../guests/sample-cards.ts'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** The cast before their recordings: two with a date, the others just added. */
const guests = guestCards.slice(0, 6).map((guest, index): GuestCard => ({
  ...guest,
  interviewDate: index < 2 ? soon(3 + 7 * index) : null,
  episodeStatus: index < 2 ? 'upcoming' : 'unscheduled',
  hasResponses: index % 2 === 0,
  createdAt: soon(-index),
}))
const state = (contentType: TextState['contentType'], stale: TextState['stale'] = []) => ({
  id: 1,
  guestId: guests[0]!.id,
  contentType,
  stale,
  createdAt: soon(-1),
  edited: null,
  factCheck: null,
  noteCheck: false,
})

const answers = (given: Answers = {}): { answers: Answers } => ({
  answers: {
    auth: signedInAs(),
    guests: { list: () => guests },
    episodes: { list: () => [] },
    content: { states: () => ({ texts: [state('introduction'), state('questions', ['answers'])] }) },
    show: { settings: () => null },
    sends: { states: () => ({ sends: [], stopped: [], missing: [] }) },
    inbox: {
      list: () => [
        inboxItem({ kind: 'inquiry', companyName: 'Ledgerly', message: 'We have a budget for December.' }),
      ],
    },
    ...given,
  },
})

const meta = preview.meta({
  title: 'Dashboard/Today',
  component: TodayScreen,
  beforeEach: asSignedIn,
  parameters: { path: '/today', ...answers() },
})

export const Planned = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Questions out of date')).toBeVisible()
    await expect(await canvas.findByText('Ledgerly asked about sponsoring')).toBeVisible()
  },
})

export const EpisodeWithoutGuest = meta.story({
  parameters: answers({
    episodes: {
      list: () => [
        episodeOf({ title: 'Mailbag', number: 42, recordingDate: soon(1) }),
        episodeOf({ title: 'Looking back', recordingDate: soon(5) }),
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Mailbag' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Run of show: Looking back' })).toBeVisible()
  },
})

export const NothingPlanned = meta.story({
  parameters: answers({ guests: { list: () => guests.slice(2) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No recording planned')).toBeVisible()
  },
})

export const FirstVisit = meta.story({
  parameters: answers({ guests: { list: () => [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Add your guests' })).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: answers({ guests: { list: never } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading your guests' })).toBeVisible()
  },
})

const broken = () => {
  throw failing(500, 'Broken')
}

export const CannotBeLoaded = meta.story({
  parameters: answers({ guests: { list: broken } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your guests")).toBeVisible()
  },
})

export const TextsCannotBeLoaded = meta.story({
  parameters: answers({ content: { states: broken } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your texts")).toBeVisible()
  },
})

export const FeaturesLocked = meta.story({
  parameters: answers({
    auth: signedInAs({
      features: Object.fromEntries(
        ['contentGeneration', 'questionnaires', 'sponsorDiscovery', 'sponsorOutreach'].map((name) => [
          name,
          false,
        ]),
      ) as never,
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Next recording' })).toBeVisible()
  },
})
